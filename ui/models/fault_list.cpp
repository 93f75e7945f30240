// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/fault_list.h"

#include "core/base/match.h"
#include "ui/models/event_text.h"
#include "ui/models/fault_text.h"
#include "ui/models/phrases.h"
#include "ui/models/plain_text.h"
#include "ui/models/roles.h"
#include "ui/models/row_diff.h"

#include <algorithm>

namespace lockscope::ui {

namespace {

QString whomText(const StandingFault &what, const World &world)
{
    return match<QString>(
        what,
        [&](const FaultyLink &link) { return nameOf(link.client, world); },
        [](const FaultyDisk &) { return FaultList::tr("journal"); },
        [](const HeldLane &lane) { return plain(lane.key.text()); },
        [](const DownNode &node) { return FaultList::tr("node %1").arg(node.node.value()); },
        [](const NoLeader &) { return FaultList::tr("all nodes"); });
}

QString diskText(const FaultyDisk &disk)
{
    return disk.fault == DiskFault::Slow ? FaultList::tr("each sync takes %1 longer").arg(textOf(disk.delay))
                                         : FaultList::tr("%1 at the next write").arg(phraseOf(disk.fault));
}

QString whatText(const StandingFault &what)
{
    return match<QString>(
        what,
        [](const FaultyLink &link) { return phraseOf(link.fault); },
        [](const FaultyDisk &disk) { return diskText(disk); },
        [](const HeldLane &) { return FaultList::tr("the candidate lane is held"); },
        [](const DownNode &) { return FaultList::tr("it is down"); },
        [](const NoLeader &) { return FaultList::tr("nobody leads"); });
}

QString whomText(const FaultAction &action, const World &world)
{
    const auto *link = std::get_if<FaultyLink>(&action);
    return link == nullptr ? FaultList::tr("server") : nameOf(link->client, world);
}

QString whatText(const FaultAction &action)
{
    return match<QString>(
        action,
        [](const FaultyLink &link) { return phraseOf(link.fault); },
        [](const ServerCommand &command) { return phraseOf(FaultAction(command)); });
}

Selection selectionOf(const StandingFault &what)
{
    return match<Selection>(
        what,
        [](const FaultyLink &link) { return link.client; },
        [](const FaultyDisk &) { return NoSelection{}; },
        [](const HeldLane &lane) { return lane.key; },
        [](const DownNode &node) { return node.node; },
        [](const NoLeader &) { return NoSelection{}; });
}

} // namespace

FaultList::FaultList(const Cursor &cursor, QObject *parent)
    : QAbstractTableModel(parent)
    , m_cursor(cursor)
{
    connect(&cursor, &Cursor::worldChanged, this, &FaultList::follow);
    connect(&cursor, &Cursor::worldReplaced, this, &FaultList::show);
}

void FaultList::follow(const Touched &touched)
{
    // Clients have names only once they said them.
    if (touched.faults || (!touched.clients.empty() && !m_rows.empty()))
        show();
}

std::vector<FaultList::RowId> FaultList::wanted() const
{
    std::vector<RowId> rows;
    for (const auto &window : m_cursor.world().faults().standing())
        rows.push_back({false, window.beganBy.value(), window.what});
    for (const auto &[fault, armed] : m_cursor.world().faults().armed())
        rows.push_back({true, fault.value(), NoLeader{}});
    std::sort(rows.begin(), rows.end());
    return rows;
}

void FaultList::show()
{
    const auto rows = wanted();
    reconcile(
        m_rows,
        rows,
        [](const RowId &row) -> const RowId & { return row; },
        [this](std::size_t first, std::size_t last) {
            beginRemoveRows({}, static_cast<int>(first), static_cast<int>(last));
            m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(first),
                         m_rows.begin() + static_cast<std::ptrdiff_t>(last) + 1);
            endRemoveRows();
        },
        [this, &rows](std::size_t at, std::size_t first, std::size_t last) {
            beginInsertRows({}, static_cast<int>(at), static_cast<int>(at + last - first));
            m_rows.insert(m_rows.begin() + static_cast<std::ptrdiff_t>(at),
                          rows.begin() + static_cast<std::ptrdiff_t>(first),
                          rows.begin() + static_cast<std::ptrdiff_t>(last) + 1);
            endInsertRows();
        });
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

const FaultWindow *FaultList::windowOf(const RowId &row) const
{
    const auto &standing = m_cursor.world().faults().standing();
    const auto found = std::find_if(standing.begin(), standing.end(), [&](const FaultWindow &it) {
        return !row.isArmed && it.beganBy.value() == row.order && it.what == row.what;
    });
    return found == standing.end() ? nullptr : &*found;
}

const ArmedFault *FaultList::armedOf(const RowId &row) const
{
    const auto &armed = m_cursor.world().faults().armed();
    const auto found = row.isArmed ? armed.find(FaultId(row.order)) : armed.end();
    return found == armed.end() ? nullptr : &found->second;
}

std::optional<FaultRemedy> FaultList::remedyOf(int row) const
{
    const auto &id = m_rows.at(static_cast<std::size_t>(row));
    if (id.isArmed)
        return FaultCommand(EndFaultCommand{FaultId(id.order)});
    const auto *window = windowOf(id);
    if (window == nullptr)
        return std::nullopt;
    using Remedy = std::optional<FaultRemedy>;
    return lockscope::match<Remedy>(
        window->what,
        [&](const FaultyLink &) {
            return window->id ? Remedy(FaultCommand(EndFaultCommand{*window->id})) : std::nullopt;
        },
        [](const FaultyDisk &disk) {
            return disk.fault == DiskFault::Slow ? Remedy(ServerCommand(DiskFaultCommand{DiskFault::Slow, {}}))
                                                 : Remedy(RestartRemedy{});
        },
        [](const HeldLane &lane) { return Remedy(ServerCommand(DrainLaneCommand{lane.key.text()})); },
        [](const DownNode &node) { return Remedy(ServerCommand(StartNodeCommand{node.node})); },
        [](const NoLeader &) { return Remedy(); });
}

int FaultList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FaultList::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString FaultList::sinceText(TimePoint since) const
{
    return tr("%1 ago").arg(textOf(m_cursor.now().steady - since));
}

QString FaultList::cellText(const RowId &row, Column column) const
{
    const auto *armed = armedOf(row);
    const auto *window = windowOf(row);
    if (armed == nullptr && window == nullptr)
        return {};
    const auto &world = m_cursor.world();
    switch (column) {
    case WhomColumn:
        return armed != nullptr ? whomText(armed->action, world) : whomText(window->what, world);
    case WhatColumn:
        return armed != nullptr ? whatText(armed->action) : whatText(window->what);
    case StateColumn:
        return armed != nullptr ? tr("waits for %1").arg(plain(armed->when)) : tr("lasts");
    case SinceColumn:
        return sinceText(armed != nullptr ? armed->since : window->begin);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant FaultList::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &row = m_rows[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shortened(cellText(row, column));
    case FullTextRole:
        return cellText(row, column);
    case StateRole:
        return column == StateColumn
            ? QVariant(static_cast<int>(row.isArmed ? ShownState::Waiting : ShownState::Refused))
            : QVariant();
    case SelectionRole:
        return QVariant::fromValue(row.isArmed ? Selection(NoSelection{}) : selectionOf(row.what));
    default:
        return {};
    }
}

QVariant FaultList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case WhomColumn:
        return tr("Whom");
    case WhatColumn:
        return tr("What");
    case StateColumn:
        return tr("State");
    case SinceColumn:
        return tr("Since");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace lockscope::ui
