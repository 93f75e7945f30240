// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/bookmark_model.h"

#include "ui/models/plain_text.h"
#include "ui/models/roles.h"

#include <algorithm>

namespace lockscope::ui {

BookmarkModel::BookmarkModel(const Cursor &cursor, QObject *parent)
    : QAbstractTableModel(parent)
    , m_cursor(cursor)
{
    // Their times are known as soon as their events are.
    connect(&cursor, &Cursor::eventsCame, this, [this](EventNumber begin, EventNumber end) {
        for (int row = 0; row < rowCount(); ++row) {
            const auto event = m_marks[static_cast<std::size_t>(row)].event;
            if (event >= begin && event < end)
                emit dataChanged(index(row, TimeColumn), index(row, TimeColumn));
        }
    });
}

void BookmarkModel::take(const std::vector<Bookmark> &marks)
{
    if (marks == m_marks)
        return;
    beginResetModel();
    m_marks = marks;
    endResetModel();
    emit marksChanged();
}

const Bookmark *BookmarkModel::find(EventNumber event) const
{
    const auto found =
        std::find_if(m_marks.begin(), m_marks.end(), [event](const Bookmark &mark) { return mark.event == event; });
    return found == m_marks.end() ? nullptr : &*found;
}

std::optional<EventNumber> BookmarkModel::next(StepWay way) const
{
    const auto place = m_cursor.position();
    if (way == StepWay::On) {
        const auto found =
            std::find_if(m_marks.begin(), m_marks.end(), [place](const Bookmark &mark) { return mark.event > place; });
        return found == m_marks.end() ? std::nullopt : std::optional(found->event);
    }
    const auto found =
        std::find_if(m_marks.rbegin(), m_marks.rend(), [place](const Bookmark &mark) { return mark.event < place; });
    return found == m_marks.rend() ? std::nullopt : std::optional(found->event);
}

void BookmarkModel::keep(EventNumber event, const QString &note)
{
    const auto *known = find(event);
    emit keepWanted({known != nullptr ? known->id : 0, event, note.left(noteMax).toStdString()});
}

void BookmarkModel::remove(EventNumber event)
{
    if (const auto *known = find(event))
        emit removeWanted(Bookmark(*known));
}

QModelIndex BookmarkModel::indexOf(const Selection &selection) const
{
    const auto *event = std::get_if<EventNumber>(&selection);
    const auto *mark = event == nullptr ? nullptr : find(*event);
    return mark == nullptr ? QModelIndex() : index(static_cast<int>(mark - m_marks.data()), 0);
}

int BookmarkModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_marks.size());
}

int BookmarkModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant BookmarkModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &mark = m_marks[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shortened(cellText(mark, column));
    case FullTextRole:
        return cellText(mark, column);
    case SelectionRole:
        return QVariant::fromValue(Selection(mark.event));
    case SortRole:
        return static_cast<qint64>(mark.event.value());
    case Qt::TextAlignmentRole:
        return column == EventColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default:
        return {};
    }
}

QString BookmarkModel::cellText(const Bookmark &mark, Column column) const
{
    switch (column) {
    case EventColumn:
        return QString::number(mark.event.value());
    case TimeColumn: {
        const auto *entry = m_cursor.history().find(mark.event);
        if (entry == nullptr && m_cursor.isRecording())
            m_cursor.want(mark.event);
        return entry == nullptr ? QString() : textOf(entry->at.wall);
    }
    case NoteColumn:
        return plain(mark.note);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant BookmarkModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == EventColumn)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case EventColumn:
        return tr("Event");
    case TimeColumn:
        return tr("Time");
    case NoteColumn:
        return tr("Note");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace lockscope::ui
