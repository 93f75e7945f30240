// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/event_model.h"

#include "core/query/evaluation.h"
#include "core/query/event_facts.h"
#include "ui/models/cell_filter.h"
#include "ui/models/event_text.h"
#include "ui/models/plain_text.h"
#include "ui/models/roles.h"
#include "ui/models/sliced_finder.h"

#include <algorithm>
#include <utility>

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

QString cellFilter(const Entry &entry, EventModel::Column column)
{
    switch (column) {
    case EventModel::NumberColumn:
        return sameIn(entry, {"n"});
    case EventModel::SourceColumn:
        return sameIn(entry, {"source"});
    case EventModel::KindColumn:
        return sameIn(entry, {"kind"});
    case EventModel::KeyColumn:
        return sameIn(entry, {"key"});
    case EventModel::TextColumn:
        return sameIn(entry, {"outcome", "state", "kind"});
    case EventModel::RuleColumn:
        return sameIn(entry, {"rule"});
    case EventModel::TimeColumn:
    case EventModel::ColumnCount:
        break;
    }
    return {};
}

} // namespace

EventModel::EventModel(const Cursor &cursor, const Filter &filter, const ColourRules &colours, QObject *parent)
    : QAbstractTableModel(parent)
    , m_cursor(cursor)
    , m_filter(filter)
    , m_colours(colours)
{
    setFinder(*new SlicedFinder(cursor, this));
    connect(&filter, &Filter::changed, this, &EventModel::filterAnew);
    connect(&colours, &ColourRules::changed, this, [this] {
        if (rowCount() > 0)
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {MarkRole});
    });
    connect(&cursor, &Cursor::historyGrew, this, &EventModel::follow);
    connect(&cursor, &Cursor::historyReplaced, this, &EventModel::filterAnew);
    connect(&cursor, &Cursor::eventsCame, this, &EventModel::fill);
    connect(&cursor, &Cursor::moved, this, &EventModel::mark);
    follow();
}

void EventModel::setFinder(EventFinder &finder)
{
    if (m_finder != nullptr) {
        m_finder->stop();
        m_finder->disconnect(this);
    }
    m_finder = &finder;
    connect(m_finder, &EventFinder::found, this, &EventModel::take);
    if (m_isLooking)
        filterAnew();
}

void EventModel::filterAnew()
{
    m_finder->stop();
    const auto begin = m_cursor.history().first();
    const auto end = m_cursor.history().end();
    const auto &wanted = m_filter.ofEvents();
    beginResetModel();
    if (wanted)
        m_rows.showChosen(begin, end);
    else
        m_rows.showAll(begin, end);
    m_looked = 0;
    m_isStopped = false;
    m_isLooking = wanted && begin < end;
    endResetModel();
    if (m_isLooking)
        m_finder->find(*wanted, begin, end);
    emit countsChanged();
}

void EventModel::take(const EventHits &hits)
{
    if (!m_isLooking)
        return;
    auto chosen = hits.numbers;
    std::erase_if(chosen, [this](EventNumber number) { return number < m_rows.begin(); });
    if (!chosen.empty()) {
        beginInsertRows({}, 0, static_cast<int>(chosen.size()) - 1);
        m_rows.prepend(chosen);
        endInsertRows();
    }
    m_looked = hits.looked;
    m_isLooking = !hits.isDone;
    emit countsChanged();
}

void EventModel::stopLooking()
{
    if (!m_isLooking)
        return;
    m_finder->stop();
    m_isLooking = false;
    m_isStopped = true;
    emit countsChanged();
}

EventModel::Counts EventModel::counts() const
{
    return {.shown = m_rows.size(),
            .kept = m_rows.end().value() - m_rows.begin().value(),
            .looked = m_looked,
            .isLooking = m_isLooking,
            .isStopped = m_isStopped};
}

/// The history has moved on already: rows whose events went are taken away, then the new ones come.
void EventModel::follow()
{
    const auto &history = m_cursor.history();
    const auto before = counts();
    if (history.first() >= m_rows.end() && m_rows.size() > 0 && !m_rows.isFiltered()) {
        beginResetModel();
        m_rows.showAll(history.first(), history.end());
        endResetModel();
    } else {
        drop(history.first());
        grow(history.end());
    }
    if (counts() != before)
        emit countsChanged();
}

void EventModel::drop(EventNumber first)
{
    const auto count = static_cast<int>(m_rows.rowsBefore(first));
    if (count > 0)
        beginRemoveRows({}, 0, count - 1);
    m_rows.dropBefore(first);
    if (count > 0)
        endRemoveRows();
}

void EventModel::grow(EventNumber end)
{
    if (end <= m_rows.end())
        return;
    const auto chosen = chosenOf(m_rows.end(), end);
    const auto count = static_cast<int>(m_rows.isFiltered() ? chosen.size() : end.value() - m_rows.end().value());
    if (count > 0)
        beginInsertRows({}, rowCount(), rowCount() + count - 1);
    m_rows.append(end, chosen);
    if (count > 0)
        endInsertRows();
}

std::vector<EventNumber> EventModel::chosenOf(EventNumber begin, EventNumber end) const
{
    std::vector<EventNumber> chosen;
    const auto &wanted = m_filter.ofEvents();
    for (auto number = begin; wanted && number < end; number = EventNumber(number.value() + 1)) {
        const query::EventFacts facts(*m_cursor.history().find(number));
        if (query::evaluate(*wanted, facts) == query::Verdict::Yes)
            chosen.push_back(number);
    }
    return chosen;
}

/// Rows that stood for events which had not been read yet.
void EventModel::fill(EventNumber begin, EventNumber end)
{
    const auto first = m_rows.rowsBefore(begin);
    const auto after = m_rows.rowsBefore(end);
    if (first < after)
        emit dataChanged(index(static_cast<int>(first), 0), index(static_cast<int>(after) - 1, ColumnCount - 1));
}

/// The rows between where the cursor was and where it is stand on its other side now.
void EventModel::mark()
{
    const auto before = std::exchange(m_marked, m_cursor.position());
    const auto [from, to] = std::minmax(before, m_marked);
    const auto first = m_rows.rowsBefore(from);
    const auto end = m_cursor.isLive() ? m_rows.size() : m_rows.rowsBefore(EventNumber(to.value() + 1));
    if (first < end)
        emit dataChanged(
            index(static_cast<int>(first), 0), index(static_cast<int>(end) - 1, ColumnCount - 1), {EventTimeRole});
}

QVariant EventModel::timeOf(EventNumber number) const
{
    if (m_cursor.isLive())
        return {};
    const auto place = m_cursor.position();
    const auto time = number < place ? EventTime::Before : number == place ? EventTime::Here : EventTime::Later;
    return static_cast<int>(time);
}

QModelIndex EventModel::indexOf(const Selection &selection) const
{
    const auto *number = std::get_if<EventNumber>(&selection);
    const auto row = number == nullptr ? std::nullopt : m_rows.rowOf(*number);
    return row ? index(static_cast<int>(*row), 0) : QModelIndex();
}

int EventModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int EventModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant EventModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto number = m_rows.at(static_cast<std::size_t>(index.row()));
    const auto *entry = m_cursor.history().find(number);
    const auto column = static_cast<Column>(index.column());
    if (entry == nullptr && !m_cursor.isRecording())
        return {};
    if (entry == nullptr) {
        m_cursor.want(number);
        return placeholder(number, column, role);
    }
    switch (role) {
    case Qt::DisplayRole:
        return shortened(cellText(*entry, column, m_cursor.present()));
    case FullTextRole:
        return cellText(*entry, column, m_cursor.present());
    case SelectionRole:
        return QVariant::fromValue(Selection(number));
    case SortRole:
        return static_cast<qint64>(number.value());
    case MarkRole:
        return markOf(*entry);
    case FilterRole:
        return cellFilter(*entry, column);
    case EventTimeRole:
        return timeOf(number);
    case Qt::TextAlignmentRole:
        return column == NumberColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default:
        return {};
    }
}

/// Of an event that has not been read yet.
QVariant EventModel::placeholder(EventNumber number, Column column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case FullTextRole:
        if (column == NumberColumn)
            return QString::number(number.value());
        return column == TextColumn ? tr("is being read") : QString();
    case SelectionRole:
        return QVariant::fromValue(Selection(number));
    case SortRole:
        return static_cast<qint64>(number.value());
    case EventTimeRole:
        return timeOf(number);
    case Qt::TextAlignmentRole:
        return column == NumberColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default:
        return {};
    }
}

QVariant EventModel::markOf(const Entry &entry) const
{
    const auto mark = m_colours.markOf(entry);
    return mark ? QVariant(static_cast<int>(*mark)) : QVariant();
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
