// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/truth_fold.h"

#include <algorithm>
#include <utility>

namespace lockscope {

void Truth::apply(const ServerEvent &event, TimePoint at, Touched &touched)
{
    std::visit(Fold{.truth = *this, .at = at, .touched = touched}, event);
}

const KeyTruth *Truth::find(const Key &key) const
{
    const auto found = m_keys.find(key);
    return found == m_keys.end() ? nullptr : &found->second;
}

// The server and its nodes

void Truth::Fold::operator()(const ServerStarted &e) const
{
    auto before = std::exchange(truth, Truth());
    truth.m_phase = ServerPhase::Running;
    truth.m_start = e.start;
    truth.m_journal.durableLsn = e.durableLsn;
    keepRecovered(before, e.start);
    touched.server = true;
}

void Truth::Fold::operator()(const NodeListening &e) const
{
    truth.m_nodes[e.node].address = e.address;
    touched.cluster = true;
}

void Truth::Fold::operator()(const NodeRoleChanged &e) const
{
    truth.m_nodes[e.node].role = e.role;
    touched.cluster = true;
}

void Truth::Fold::operator()(const TermBegan &e) const
{
    truth.m_term = e.term;
    truth.m_leader = e.leader;
    touched.cluster = true;
}

void Truth::Fold::operator()(const ServerStopping & /*e*/) const
{
    truth.m_phase = ServerPhase::Stopping;
    touched.cluster = true;
}

void Truth::Fold::operator()(const ServerStopped &e) const
{
    truth.m_phase = ServerPhase::Stopped;
    truth.m_leader.reset();
    truth.m_unsettled = e.unsettled;
    std::sort(truth.m_unsettled.begin(), truth.m_unsettled.end());
    truth.m_recoveredCount = 0;
    touched.cluster = true;
}

// Connections

void Truth::Fold::operator()(const ConnectionAccepted &e) const
{
    auto &connection = truth.m_connections[e.connection];
    connection.node = e.node;
    connection.peer = e.peer;
    connection.since = at;
    touched.connections.insert(e.connection);
}

void Truth::Fold::operator()(const ConnectionReady &e) const
{
    truth.m_connections[e.connection].version = e.version;
    touched.connections.insert(e.connection);
}

void Truth::Fold::operator()(const ConnectionRefused &e) const
{
    if (!e.connection)
        return;
    truth.m_connections[*e.connection].refusal = e.error;
    touched.connections.insert(*e.connection);
}

void Truth::Fold::operator()(const ConnectionEnded &e) const
{
    auto &connection = truth.m_connections[e.connection];
    touched.connections.insert(e.connection);
    if (connection.endedAt)
        return;
    connection.endedAt = at;
    connection.cause = e.cause;
    truth.m_endedConnections.push_back(e.connection);
    if (truth.m_endedConnections.size() <= recentMax)
        return;
    const auto oldest = truth.m_endedConnections.front();
    truth.m_endedConnections.pop_front();
    truth.m_connections.erase(oldest);
    touched.connections.insert(oldest);
}

// The journal, and beginning anew

void Truth::Fold::operator()(const JournalSynced &e) const
{
    auto &journal = truth.m_journal;
    journal.durableLsn = e.durableLsn;
    ++journal.syncCount;
    journal.lastSyncTook = e.took;
    journal.slowestSyncTook = std::max(journal.slowestSyncTook, e.took);
    touched.journal = true;
}

void Truth::Fold::operator()(const JournalFailed &e) const
{
    truth.m_journal.fatal = e.failure;
    truth.m_journal.fatalDetail = e.detail;
    touched.journal = true;
}

void Truth::Fold::operator()(const StateResumed &e) const
{
    const auto &snapshot = *e.snapshot;
    auto before = std::exchange(truth, Truth());
    truth.m_start = before.m_start;
    truth.m_phase = before.m_phase == ServerPhase::NotVisible ? ServerPhase::Running : before.m_phase;
    truth.m_term = snapshot.term;
    truth.m_leader = snapshot.leader;
    truth.m_journal = before.m_journal;
    truth.m_journal.durableLsn = snapshot.durableLsn;
    truth.m_journal.fatal = snapshot.fatal;
    truth.m_journal.fatalDetail = snapshot.fatalDetail;
    truth.m_unsettled = before.m_unsettled;
    for (const auto &node : snapshot.nodes)
        truth.m_nodes.emplace(node.node, NodeTruth{node.address, node.role});
    for (const auto &connection : snapshot.connections)
        resumeConnection(connection, before);
    for (const auto &key : snapshot.keys)
        resumeKey(key, before);
    resumeFates(snapshot, before);
    touched.server = true;
}

// A snapshot does not say since when connections and lanes are as they are; what the fold knew of the same one still
// holds.

void Truth::Fold::resumeConnection(const ConnectionSnapshot &connection, const Truth &before) const
{
    const auto known = before.m_connections.find(connection.connection);
    truth.m_connections.emplace(connection.connection,
                                ConnectionTruth{.node = connection.node,
                                                .peer = connection.peer,
                                                .version = connection.version,
                                                .refusal = std::nullopt,
                                                .since = known == before.m_connections.end() ? at : known->second.since,
                                                .endedAt = std::nullopt,
                                                .cause = std::nullopt,
                                                .boundCount = 0,
                                                .fate = std::nullopt});
}

void Truth::Fold::resumeKey(const KeySnapshot &key, const Truth &before) const
{
    auto &state = truth.m_keys[key.key];
    const auto *known = before.find(key.key);
    if (known != nullptr)
        state.laneTrack = known->laneTrack;
    if (known == nullptr || known->lane != key.lane || known->occupant != key.occupant) {
        state.laneTrack.lsn.reset();
        state.laneTrack.since = at;
    }
    state.lane = key.lane;
    state.occupant = key.occupant;
    if (key.holder) {
        const bool isSame = known != nullptr && known->holder && known->holder->token == key.holder->token;
        setHolder(state,
                  Holder{.token = key.holder->token,
                         .owner = key.holder->owner,
                         .connection = key.holder->connection,
                         .since = isSame ? known->holder->since : key.holder->since,
                         .deadline = key.holder->deadline,
                         .orphan = key.holder->orphan});
    }
    for (const auto &waiter : key.waiters) {
        state.waiters.emplace(Arrival(++truth.m_arrivalCount),
                              Waiter{waiter.owner, waiter.connection, waiter.since, waiter.until});
        ++truth.m_waiterCount;
        bind(waiter.connection, 1);
    }
    settle(key.key, state);
}

} // namespace lockscope
