// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/engine/lock_server.h"

#include "core/base/match.h"
#include "server/engine/command_traffic.h"
#include "server/engine/fate_traffic.h"
#include "server/engine/key_traffic.h"
#include "server/engine/leadership_traffic.h"
#include "server/engine/snapshot.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace lockscope::server {

LockServer::LockServer(LockServerOptions options, DurableState state, BootMoment start)
    : m_core{.limits = options.limits,
             .cluster = Cluster(options.addresses),
             .start = StartNumber(state.start().value() + 1),
             .boot = start.boot,
             .state = std::move(state),
             .out = Outbox(options.tellsEvents)}
    , m_options(std::move(options))
{
    // Records of kinds to come are in the journal, too, and the state does not see them.
    m_core.lastAppended = std::max(m_options.last, m_core.state.last());
    m_core.durableLsn = m_core.lastAppended;
}

void LockServer::begin(Moment now)
{
    Turn turn{m_core, now};
    resumeFates(turn);
    tendDrainedLanes(turn);
    expireDueLeases(turn);
    advance(turn);
}

LinkNumber LockServer::accepted(NodeId node, std::string peer, const wire::Nonce &nonce, Moment now)
{
    Turn turn{m_core, now};
    return acceptConnection(turn, node, std::move(peer), nonce);
}

void LockServer::received(LinkNumber link, ByteView bytes, Moment now)
{
    Turn turn{m_core, now};
    receiveBytes(turn, link, bytes);
}

void LockServer::verified(LinkNumber link, bool isRight, Moment now)
{
    Turn turn{m_core, now};
    digestChecked(turn, link, isRight);
}

void LockServer::closed(LinkNumber link, PeerEnd end, Moment now)
{
    Turn turn{m_core, now};
    peerEnded(turn, link, end);
}

void LockServer::unsent(LinkNumber link, std::size_t size, Moment now)
{
    const ConnectionId connection{m_core.start, link.value()};
    if (size <= unsentSizeMax || !m_core.sessions.contains(connection))
        return;
    Turn turn{m_core, now};
    refuseConnection(turn, connection, ServerError::SlowConsumer, FateClass::ProtocolError);
}

void LockServer::durable(const JournalSynced &report, Moment now)
{
    if (m_core.fatal)
        return;
    Turn turn{m_core, now};
    m_core.durableLsn = report.durableLsn;
    turn.tell(report, Rule::J2);
    while (!m_core.inFlight.empty() && m_core.inFlight.front().logged.lsn <= report.durableLsn) {
        const auto record = std::move(m_core.inFlight.front());
        m_core.inFlight.pop_front();
        recordDurable(turn, record);
    }
    tendDrainedLanes(turn);
    advance(turn);
}

void LockServer::journalFailed(JournalFailed failed, Moment now)
{
    if (m_core.fatal)
        return;
    Turn turn{m_core, now};
    m_core.fatal = Fatality{failed.failure, failed.detail};
    for (const auto &record : m_core.inFlight) {
        if (record.slot)
            m_core.state.locks().cell(*record.slot).markAmbiguous();
    }
    refuseAwaitedHolds(turn, CommandRefusal::JournalFailed);
    refuseAwaitedLeader(turn, CommandRefusal::JournalFailed);
    const auto rule = failed.failure == JournalFailure::DiskFull ? Rule::J7 : Rule::J3;
    turn.tell(std::move(failed), rule);
    advance(turn);
}

void LockServer::nodeOpened(NodeId node, bool isListening, Moment now)
{
    Turn turn{m_core, now};
    server::nodeOpened(turn, node, isListening);
}

void LockServer::perform(CommandNumber command, const ServerCommand &request, Moment now)
{
    Turn turn{m_core, now};
    performCommand(turn, command, request);
    if (std::holds_alternative<StopServerCommand>(request))
        stop(turn);
    advance(turn);
}

void LockServer::beginStop(Moment now)
{
    Turn turn{m_core, now};
    stop(turn);
    advance(turn);
}

void LockServer::tick(Moment now)
{
    Turn turn{m_core, now};
    tickConnections(turn);
    timeOutDueWaits(turn);
    if (m_core.phase == ServerPhase::Serving)
        tickElection(turn);
    if (mayExpire())
        expireDueLeases(turn);
}

void LockServer::tellState(Moment now)
{
    Turn turn{m_core, now};
    turn.tell(StateResumed{snapshot()});
}

std::optional<TimePoint> LockServer::deadline() const
{
    const auto &locks = m_core.state.locks();
    auto candidates =
        std::array{m_core.sessionTimers.next(), locks.nextWait(), electionEnd(m_core.cluster), locks.nextLease()};
    // A deadline at which nothing can be done must not spin the driver.
    if (m_core.phase > ServerPhase::Serving)
        candidates[2].reset();
    if (!mayExpire())
        candidates[3].reset();
    std::optional<TimePoint> earliest;
    for (const auto &each : candidates) {
        if (each && (!earliest || *each < *earliest))
            earliest = each;
    }
    return earliest;
}

ServerSnapshot LockServer::snapshot() const
{
    return snapshotOf(m_core);
}

void LockServer::recordDurable(Turn &turn, const InFlight &record)
{
    const auto &logged = record.logged;
    match(
        logged.record,
        [&](const StartupRecord &) { m_core.state.install(logged, turn.now.steady); },
        [&](const TermRecord &) {
            m_core.state.install(logged, turn.now.steady);
            termDurable(turn);
        },
        [&](const GrantRecord &) { transitionDurable(turn, logged, *record.slot); },
        [&](const HandOffRecord &) { transitionDurable(turn, logged, *record.slot); },
        [&](const ReleaseRecord &) { transitionDurable(turn, logged, *record.slot); },
        [&](const ExpiryRecord &) { transitionDurable(turn, logged, *record.slot); },
        [&](const FateOpenRecord &) { fateOpenDurable(turn, logged); },
        [&](const FateAtKeyRecord &) { fateAtKeyDurable(turn, logged, *record.slot); },
        [&](const FateCompleteRecord &) { fateCompleteDurable(turn, logged); },
        [](const SnapshotEndRecord &) { assert(false); });
}

void LockServer::advance(Turn &turn)
{
    if (m_core.phase == ServerPhase::Starting)
        advanceStart(turn);
    if (m_core.phase == ServerPhase::Serving)
        finishSteppingDown(turn);
    if (m_core.phase == ServerPhase::Stopping)
        advanceStop(turn);
}

void LockServer::advanceStart(Turn &turn)
{
    if (turn.isFatal() || m_startIssued || !m_core.inFlight.empty())
        return;
    // Nothing is in flight, and no lane was held in this process: every Open is complete.
    assert(m_core.fates.empty());
    m_startIssued = true;
    turn.persist(StartupRecord{m_core.start, m_core.boot});
    m_core.cluster.become(Elected{NodeId(1), std::nullopt});
    turn.persist(TermRecord{Term(m_core.state.term().value() + 1), NodeId(1)});
}

bool LockServer::mayExpire() const
{
    return !m_core.fatal && m_core.phase <= ServerPhase::Serving && isLed(m_core);
}

void LockServer::termDurable(Turn &turn)
{
    if (m_core.phase == ServerPhase::Starting)
        beginAccepting(turn);
    else if (m_core.phase == ServerPhase::Serving)
        leadershipBegan(turn);
}

void LockServer::beginAccepting(Turn &turn)
{
    m_core.phase = ServerPhase::Serving;
    turn.tell(ServerStarted{m_core.start, m_core.durableLsn, m_options.recordCount, m_options.tornBytes}, Rule::F10);
    if (const auto by = m_core.state.wallClockWentBackBy())
        turn.tell(WallClockWentBack{*by}, Rule::S5);
    const NodeId first(1);
    m_core.cluster.become(Leads{first});
    for (const auto &node : m_core.cluster.nodes())
        turn.tellOf(node.id, NodeListening{node.id, node.address});
    turn.tell(TermBegan{m_core.state.term(), first}, Rule::N1);
    for (const auto &node : m_core.cluster.nodes())
        turn.tellOf(node.id, NodeRoleChanged{node.id, m_core.cluster.roleOf(node)}, Rule::N1);
    tellOrphans(turn, m_core.state.locks().orphanOlderThan(m_core.start));
    if (m_core.out.tellsEvents())
        turn.tell(StateResumed{snapshot()});
    m_core.out.add(BeginAccepting{});
    if (m_stopWanted)
        stop(turn);
}

/// What the starts before left held, in the order of the keys.
void LockServer::tellOrphans(Turn &turn, std::vector<KeySlot> orphans) const
{
    if (!m_core.out.tellsEvents())
        return;
    const auto &locks = m_core.state.locks();
    locks.sortByKey(orphans);
    for (const auto slot : orphans) {
        const auto &cell = locks.cell(slot);
        const auto &grant = cell.holder()->grant;
        turn.tell(GrantOrphaned{cell.key(), grant.token, grant.connection, std::nullopt}, Rule::F10a);
    }
}

void LockServer::stop(Turn &turn)
{
    if (m_core.phase == ServerPhase::Starting && !turn.isFatal()) {
        m_stopWanted = true;
        return;
    }
    if (m_core.phase > ServerPhase::Serving)
        return;
    const bool wasLed = isLed(m_core);
    m_core.phase = ServerPhase::Stopping;
    m_core.out.add(EndAccepting{});
    turn.tell(ServerStopping{}, Rule::F9);
    refuseAwaitedHolds(turn, CommandRefusal::Stopping);
    refuseAwaitedLeader(turn, CommandRefusal::Stopping);
    std::vector<ConnectionId> connections;
    connections.reserve(m_core.sessions.size());
    for (const auto &[id, session] : m_core.sessions)
        connections.push_back(id);
    std::sort(connections.begin(), connections.end());
    for (const auto id : connections)
        refuseConnection(turn, id, ServerError::ShuttingDown, FateClass::ServerShutdown);
    // What waits for a leader is settled all the same, as the next start would.
    if (!wasLed && !turn.isFatal())
        takeUp(turn);
}

void LockServer::advanceStop(Turn &turn)
{
    while (!turn.isFatal()) {
        if (!m_core.inFlight.empty())
            return;
        if (!drainAwaitedLanes(turn))
            break;
    }
    // What is not complete now is parked on a lane that this process cannot drain, or the journal has failed.
    auto unsettled = nameUnsettled(turn);
    m_core.phase = ServerPhase::Stopped;
    turn.tell(ServerStopped{unsettled}, Rule::F9);
    m_core.out.add(Stopped{std::move(unsettled)});
}

} // namespace lockscope::server
