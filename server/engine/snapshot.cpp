// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/engine/snapshot.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace lockscope::server {

namespace {

HolderSnapshot holderOf(const Holder &holder)
{
    const auto &grant = holder.grant;
    const auto since = holder.deadline - std::chrono::seconds(grant.leaseSeconds);
    return {grant.token, grant.owner, grant.connection, holder.deadline, holder.orphan, since};
}

KeySnapshot keyOf(const KeyCell &cell)
{
    KeySnapshot shown{cell.key(), cell.lane().state, std::nullopt, std::nullopt, {}};
    if (!cell.laneIsEmpty())
        shown.occupant = cell.lane().occupant;
    if (cell.holder())
        shown.holder = holderOf(*cell.holder());
    shown.waiters.reserve(cell.waiters().size());
    for (const auto &[arrival, waiter] : cell.waiters())
        shown.waiters.push_back({waiter.owner, waiter.connection, waiter.since, waiter.until});
    return shown;
}

FateSnapshot fateOf(const FateProgress &fate)
{
    const auto &intent = fate.intent;
    const auto state = fate.isParked ? FateState::ParkedPrecedence : FateState::OpenDurable;
    FateSnapshot shown{intent.open, intent.connection, intent.cause, state, intent.targets, {}};
    for (std::size_t i = 0; i < fate.targets.size(); ++i) {
        if (fate.targets[i] == FateProgress::Target::Done)
            shown.folded.push_back(intent.targets[i]);
    }
    return shown;
}

std::vector<ConnectionSnapshot> connectionsOf(const ServerCore &core)
{
    std::vector<ConnectionSnapshot> shown;
    shown.reserve(core.sessions.size());
    for (const auto &[id, session] : core.sessions) {
        const auto *serving = std::get_if<Serving>(&session.phase);
        shown.push_back({.connection = id,
                         .node = session.node,
                         .peer = session.peer,
                         .version = serving == nullptr ? std::nullopt : std::optional(serving->version)});
    }
    std::sort(shown.begin(), shown.end(), [](const ConnectionSnapshot &a, const ConnectionSnapshot &b) {
        return a.connection < b.connection;
    });
    return shown;
}

} // namespace

ServerSnapshot snapshotOf(const ServerCore &core)
{
    const auto &locks = core.state.locks();
    ServerSnapshot shown;
    shown.term = core.state.term();
    shown.leader = core.cluster.leader();
    shown.durableLsn = core.durableLsn;
    for (const auto &node : core.cluster.nodes())
        shown.nodes.push_back({node.id, node.address, core.cluster.roleOf(node)});
    shown.connections = connectionsOf(core);
    shown.counters = core.coordinator.counters();
    shown.isFateIndexBroken = core.coordinator.isBroken();
    if (core.fatal) {
        shown.fatal = core.fatal->failure;
        shown.fatalDetail = core.fatal->detail;
    }
    for (const auto slot : locks.slotsByKey()) {
        if (const auto &cell = locks.cell(slot); cell.isOccupied() || !cell.laneIsEmpty())
            shown.keys.push_back(keyOf(cell));
    }
    for (const auto &[open, fate] : core.fates)
        shown.fates.push_back(fateOf(fate));
    return shown;
}

} // namespace lockscope::server
