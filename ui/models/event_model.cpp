// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/event_model.h"

#include "ui/models/event_text.h"
#include "ui/models/plain_text.h"
#include "ui/models/roles.h"

namespace lockscope::ui {

namespace {

QString cellText(const Entry &entry, EventModel::Column column, const World &world)
{
    switch (column) {
    case EventModel::NumberColumn:
        return QString::number(entry.number.value());
    case EventModel::TimeColumn:
        return textOf(entry.at.wall);
    case EventModel::SourceColumn:
        return std::holds_alternative<EventsSkipped>(entry.event) ? EventModel::tr("console")
                                                                  : sourceText(entry.origin, world);
    case EventModel::KindColumn:
        return textOf(entry).kind;
    case EventModel::KeyColumn:
        return plain(textOf(entry).key);
    case EventModel::TextColumn:
        return textOf(entry).sentence;
    case EventModel::RuleColumn:
        return QString::fromLatin1(nameOf(entry.rule).data(), static_cast<qsizetype>(nameOf(entry.rule).size()));
    case EventModel::ColumnCount:
        break;
    }
    return {};
}

} // namespace

EventModel::EventModel(const Cursor &cursor, QObject *parent)
    : QAbstractTableModel(parent)
    , m_cursor(cursor)
{
    connect(&cursor, &Cursor::advanced, this, &EventModel::follow);
    follow();
}

/// The history has moved on already: rows whose events went are taken away, then the new ones come.
void EventModel::follow()
{
    const auto first = m_cursor.history().first().value();
    const auto end = m_cursor.history().end().value();
    if (first >= m_end && m_end > m_first) {
        beginResetModel();
        m_first = first;
        m_end = end;
        endResetModel();
        return;
    }
    if (first > m_first) {
        if (m_end > m_first) {
            beginRemoveRows({}, 0, static_cast<int>(first - m_first) - 1);
            m_first = first;
            endRemoveRows();
        } else {
            m_first = first;
            m_end = first;
        }
    }
    if (end > m_end) {
        beginInsertRows({}, rowCount(), static_cast<int>(end - m_first) - 1);
        m_end = end;
        endInsertRows();
    }
}

QModelIndex EventModel::indexOf(const Selection &selection) const
{
    const auto *number = std::get_if<EventNumber>(&selection);
    if (number == nullptr || number->value() < m_first || number->value() >= m_end)
        return {};
    return index(static_cast<int>(number->value() - m_first), 0);
}

int EventModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_end - m_first);
}

int EventModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant EventModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const EventNumber number(m_first + static_cast<std::uint64_t>(index.row()));
    const auto *entry = m_cursor.history().find(number);
    if (entry == nullptr)
        return {};
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shortened(cellText(*entry, column, m_cursor.world()));
    case FullTextRole:
        return cellText(*entry, column, m_cursor.world());
    case SelectionRole:
        return QVariant::fromValue(Selection(number));
    case SortRole:
        return static_cast<qint64>(number.value());
    case Qt::TextAlignmentRole:
        return column == NumberColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default:
        return {};
    }
}

QVariant EventModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    // Above numbers that stand at the right.
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == NumberColumn)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case NumberColumn:
        return tr("#");
    case TimeColumn:
        return tr("Time");
    case SourceColumn:
        return tr("Source");
    case KindColumn:
        return tr("Event");
    case KeyColumn:
        return tr("Key");
    case TextColumn:
        return tr("What happened");
    case RuleColumn:
        return tr("Rule");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace lockscope::ui
