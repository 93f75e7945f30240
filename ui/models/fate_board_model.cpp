// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/fate_board_model.h"

#include "core/base/match.h"
#include "ui/models/roles.h"
#include "ui/models/row_diff.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace lockscope::ui {

namespace {

std::size_t placeOf(BoardColumn column)
{
    return static_cast<std::size_t>(column);
}

} // namespace

FateBoardModel::FateBoardModel(const Cursor &cursor, QObject *parent)
    : QAbstractListModel(parent)
    , m_cursor(cursor)
{
    connect(&cursor, &Cursor::worldChanged, this, &FateBoardModel::follow);
    connect(&cursor, &Cursor::worldReplaced, this, [this] {
        Touched all;
        all.server = true;
        follow(all);
    });
}

/// A flood of locks that come and go tells nothing new about fates.
bool FateBoardModel::mayConcern(const Touched &touched) const
{
    const bool hasFailed = touched.journal && m_cursor.world().truth().journal().fatal.has_value();
    return touched.server || touched.cluster || hasFailed || !touched.fates.empty() || !touched.connections.empty()
        || (!touched.keys.empty() && !m_rows.empty());
}

void FateBoardModel::follow(const Touched &touched)
{
    if (!mayConcern(touched))
        return;
    Counts counts{};
    show(wantedRows(counts));
    const bool isAll = touched.server || touched.cluster || touched.journal;
    for (std::size_t first = 0; first < m_rows.size();) {
        auto end = first;
        while (end < m_rows.size() && (isAll || isTouched(m_rows[end], touched)))
            ++end;
        if (end > first)
            emit dataChanged(index(static_cast<int>(first)), index(static_cast<int>(end) - 1));
        first = end + 1;
    }
    if (std::exchange(m_counts, counts) != counts)
        emit countsChanged();
}

std::vector<FateBoardModel::Row> FateBoardModel::wantedRows(Counts &counts) const
{
    const auto &truth = m_cursor.world().truth();
    std::array<std::vector<Row>, boardColumnCount> columns;
    const auto add = [&](BoardColumn column, std::uint64_t rank, const Selection &thing) {
        ++counts[placeOf(column)];
        if (columns[placeOf(column)].size() < cardsMax)
            columns[placeOf(column)].push_back({column, rank, thing});
    };
    const bool canOpen = !truth.journal().fatal && truth.phase() != ServerPhase::Stopped;
    for (const auto &id : truth.endedConnections()) {
        const auto &connection = truth.connections().at(id);
        if (connection.boundCount > 0 && !connection.fate)
            add(canOpen ? BoardColumn::UnderWay : BoardColumn::Stopped, 0, id);
    }
    // The last completed one first, so that it is seen when it comes.
    constexpr auto last = std::numeric_limits<std::uint64_t>::max();
    for (auto at = truth.fates().rbegin(); at != truth.fates().rend(); ++at) {
        if (ui::columnOf(at->second, truth) == BoardColumn::Complete)
            add(BoardColumn::Complete, last - at->first.value(), at->first);
    }
    for (const auto &[open, fate] : truth.fates()) {
        const auto column = ui::columnOf(fate, truth);
        if (column != BoardColumn::Complete)
            add(column, open.value(), open);
    }
    std::vector<Row> rows;
    for (auto &column : columns)
        std::move(column.begin(), column.end(), std::back_inserter(rows));
    std::sort(rows.begin(), rows.end());
    return rows;
}

void FateBoardModel::show(const std::vector<Row> &wanted)
{
    reconcile(
        m_rows,
        wanted,
        [](const Row &row) { return row; },
        [this](std::size_t first, std::size_t last) {
            beginRemoveRows({}, static_cast<int>(first), static_cast<int>(last));
            m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(first),
                         m_rows.begin() + static_cast<std::ptrdiff_t>(last) + 1);
            endRemoveRows();
        },
        [this, &wanted](std::size_t at, std::size_t first, std::size_t last) {
            beginInsertRows({}, static_cast<int>(at), static_cast<int>(at + last - first));
            m_rows.insert(m_rows.begin() + static_cast<std::ptrdiff_t>(at),
                          wanted.begin() + static_cast<std::ptrdiff_t>(first),
                          wanted.begin() + static_cast<std::ptrdiff_t>(last) + 1);
            endInsertRows();
        });
}

/// Whether what the card says may have changed: the fate itself, or a lock that it names.
bool FateBoardModel::isTouched(const Row &row, const Touched &touched) const
{
    if (const auto *id = std::get_if<ConnectionId>(&row.thing))
        return touched.connections.contains(*id);
    const auto open = std::get<OpenSequence>(row.thing);
    if (touched.fates.contains(open))
        return true;
    const auto found = m_cursor.world().truth().fates().find(open);
    if (found == m_cursor.world().truth().fates().end())
        return false;
    const auto isMoved = [&](const Key &key) { return touched.keys.contains(key); };
    const auto &targets = found->second.intent.targets;
    const auto shown = std::min(targets.size(), targetChipsMax);
    return std::any_of(targets.begin(), targets.begin() + static_cast<std::ptrdiff_t>(shown), isMoved)
        || std::any_of(found->second.refusals.begin(), found->second.refusals.end(), [&](const auto &refusal) {
               return isMoved(refusal.first);
           });
}

/// The world may be ahead of the rows until the model is told: what is gone by then has a card that says nothing.
FateCard FateBoardModel::card(int row) const
{
    const auto &truth = m_cursor.world().truth();
    const auto &[column, rank, thing] = m_rows[static_cast<std::size_t>(row)];
    if (const auto *id = std::get_if<ConnectionId>(&thing); id != nullptr && truth.connections().contains(*id))
        return openingCardOf(*id, m_cursor);
    const auto *open = std::get_if<OpenSequence>(&thing);
    const auto fate = open == nullptr ? truth.fates().end() : truth.fates().find(*open);
    if (fate != truth.fates().end())
        return cardOf(fate->second, m_cursor);
    FateCard gone;
    gone.thing = thing;
    gone.column = column;
    gone.look = ShownState::Done;
    gone.title = tr("gone");
    return gone;
}

QModelIndex FateBoardModel::indexOf(const Selection &selection) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &row) { return row.thing == selection; });
    return found == m_rows.end() ? QModelIndex() : index(static_cast<int>(found - m_rows.begin()));
}

int FateBoardModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant FateBoardModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: {
        const auto shown = card(index.row());
        return tr("%1: %2").arg(shown.title, shown.state);
    }
    case Qt::AccessibleTextRole:
    case FullTextRole:
        return card(index.row()).spoken();
    case SelectionRole:
        return QVariant::fromValue(row.thing);
    case StateRole:
        return static_cast<int>(card(index.row()).look);
    default:
        return {};
    }
}

} // namespace lockscope::ui
