// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/engine/leadership_traffic.h"

#include "core/base/match.h"
#include "core/base/planted_fault.h"
#include "server/engine/connection_traffic.h"
#include "server/engine/fate_traffic.h"
#include "server/engine/key_traffic.h"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

namespace lockscope::server {

namespace {

/// The connections at one node, in their order.
std::vector<ConnectionId> connectionsAt(const ServerCore &core, NodeId node)
{
    std::vector<ConnectionId> connections;
    for (const auto &[id, session] : core.sessions) {
        if (session.node == node)
            connections.push_back(id);
    }
    std::sort(connections.begin(), connections.end());
    return connections;
}

/// None: it is still in its handshake, or gone.
std::optional<WireVersion> versionOf(const ServerCore &core, ConnectionId connection)
{
    const auto session = core.sessions.find(connection);
    const auto *serving = session == core.sessions.end() ? nullptr : std::get_if<Serving>(&session->second.phase);
    return serving == nullptr ? std::nullopt : std::optional(serving->version);
}

/// The record of the node's term goes out; it leads when that is durable. None: nobody can lead.
void elect(Turn &turn, std::optional<NodeId> node, std::optional<NodeId> predecessor)
{
    if (!node || turn.isFatal()) {
        turn.core.cluster.become(Vacant{});
        refuseAwaitedLeader(turn, CommandRefusal::NodeIsDown);
        return;
    }
    turn.core.cluster.become(Elected{*node, predecessor});
    turn.persist(TermRecord{Term(turn.core.state.term().value() + 1), *node});
}

void tellNobodyLeads(Turn &turn, std::optional<TimePoint> until, Rule rule)
{
    turn.tell(TermBegan{turn.core.state.term(), std::nullopt, until}, rule);
}

/// Releases that the last leader had read and not begun go with its term; their clients ask again. v2 hears of it with
/// the end of the connection.
void dropWaitingReleases(Turn &turn)
{
    for (const auto &release : turn.core.state.locks().takeReleases()) {
        const auto session = turn.core.sessions.find(release.connection);
        if (session == turn.core.sessions.end())
            continue;
        session->second.waitingReleases = 0;
        if (versionOf(turn.core, release.connection) == WireVersion::V1)
            tellWhoLeads(turn, session->second);
    }
}

void dropWaiters(Turn &turn, const Session &session)
{
    auto &locks = turn.core.state.locks();
    for (const auto &key : locks.keysOf(session.id)) {
        const auto slot = *locks.find(key);
        for (const auto arrival : locks.waitersOf(session.id, slot)) {
            locks.takeWaiter(slot, arrival);
            tellWhoLeads(turn, session);
            turn.tellOf(session.node, WaiterMoved{key, session.id}, Rule::N3);
        }
        // Not at once: whoever comes next in this queue may be dismissed as well.
        turn.core.untended.insert(key);
    }
}

/// The node has stepped down. Its v2 clients are told who leads now, and go; its v1 clients stay without their waiters
/// (N3).
void dismissClients(Turn &turn, NodeId node)
{
    dropWaitingReleases(turn);
    if (planted(PlantedFault::ClientsKeptAfterHandOver))
        return;
    for (const auto connection : connectionsAt(turn.core, node)) {
        const auto version = versionOf(turn.core, connection);
        if (version == WireVersion::V2)
            sendAway(turn, connection, FateClass::LeadershipLost);
        else if (version == WireVersion::V1)
            dropWaiters(turn, turn.core.sessions.at(connection));
    }
}

void stepDown(Turn &turn, const StepsDown &how)
{
    auto &cluster = turn.core.cluster;
    cluster.become(how);
    turn.tellOf(how.node, NodeRoleChanged{how.node, NodeRole::Follower}, how.successor ? Rule::N3 : Rule::N6);
    if (how.successor)
        tellNobodyLeads(turn, std::nullopt, Rule::N3);
    else
        tellNobodyLeads(turn, how.windowEnd, Rule::N6);
}

void giveNotice(Turn &turn, NodeId from, NodeId to)
{
    turn.tellOf(from, HandOverBegan{from, to}, Rule::N3);
    for (const auto connection : connectionsAt(turn.core, from)) {
        if (versionOf(turn.core, connection) == WireVersion::V2)
            turn.reply(connection, wire::LeaderNotice{turn.core.cluster.at(to).address});
    }
}

void answerAwaitedLeader(Turn &turn, NodeId leader)
{
    auto &awaited = turn.core.cluster.awaitedLeader;
    if (!awaited)
        return;
    if (awaited->node == leader)
        turn.core.out.add(AnswerCommand{awaited->command, CommandDone{}});
    else
        turn.core.out.add(AnswerCommand{awaited->command, CommandRefusal::NodeIsDown});
    awaited.reset();
}

/// What keeps any change of leader from being begun just now.
std::optional<CommandRefusal> refusalNow(const Turn &turn)
{
    if (turn.core.phase != ServerPhase::Serving)
        return CommandRefusal::Stopping;
    if (turn.isFatal())
        return CommandRefusal::JournalFailed;
    return std::nullopt;
}

/// A node that was to lead, or did, is gone.
void replaceLost(Turn &turn, NodeId node)
{
    auto &cluster = turn.core.cluster;
    match(
        Leadership(cluster.leadership()),
        [](const Vacant & /*none*/) {},
        [&](const Leads &leads) {
            if (leads.node != node)
                return;
            dropWaitingReleases(turn);
            tellNobodyLeads(turn, std::nullopt, Rule::N5);
            elect(turn, cluster.nextUp(node), std::nullopt);
        },
        [&](StepsDown change) {
            const bool isHandOver = change.successor.has_value();
            if (change.successor == node)
                change.successor = cluster.nextUp(node);
            cluster.become(change);
            if (change.node != node)
                return;
            // Nobody is left who could be answered; what is in flight ends by itself.
            dropWaitingReleases(turn);
            if (isHandOver)
                elect(turn, change.successor, std::nullopt);
            else
                cluster.become(Election{node, change.windowEnd});
        },
        [](const Election & /*nobody leads*/) {},
        [](const Elected & /*it is looked at when its term is durable*/) {});
}

} // namespace

NodeAnswer handOver(Turn &turn, CommandNumber command, NodeId node)
{
    auto &cluster = turn.core.cluster;
    if (cluster.find(node) == nullptr)
        return CommandRefusal::NoSuchNode;
    if (!cluster.isUp(node))
        return CommandRefusal::NodeIsDown;
    if (const auto refusal = refusalNow(turn))
        return *refusal;
    const auto await = [&]() -> NodeAnswer {
        cluster.awaitedLeader = {command, node};
        return std::nullopt;
    };
    return match<NodeAnswer>(
        Leadership(cluster.leadership()),
        [](const Vacant & /*none*/) { return NodeAnswer(CommandRefusal::NobodyLeads); },
        [&](const Leads &leads) -> NodeAnswer {
            if (leads.node == node)
                return CommandDone{};
            giveNotice(turn, leads.node, node);
            stepDown(turn, {leads.node, node});
            return await();
        },
        [](const StepsDown & /*change*/) { return NodeAnswer(CommandRefusal::LeaderChanging); },
        [&](const Election & /*window*/) {
            elect(turn, node, std::nullopt);
            return await();
        },
        [](const Elected & /*change*/) { return NodeAnswer(CommandRefusal::LeaderChanging); });
}

NodeAnswer crashNode(Turn &turn, NodeId node)
{
    auto &cluster = turn.core.cluster;
    auto *const subject = cluster.find(node);
    if (subject == nullptr)
        return CommandRefusal::NoSuchNode;
    if (!cluster.isUp(node))
        return CommandRefusal::NodeIsDown;
    if (turn.core.phase != ServerPhase::Serving)
        return CommandRefusal::Stopping;
    subject->life = ServerNode::Life::Down;
    turn.core.out.add(CloseNode{node});
    turn.tellOf(node, NodeRoleChanged{node, NodeRole::Down}, Rule::N5);
    for (const auto connection : connectionsAt(turn.core, node))
        abortConnection(turn, connection);
    replaceLost(turn, node);
    return CommandDone{};
}

NodeAnswer startNode(Turn &turn, CommandNumber command, NodeId node)
{
    auto *const subject = turn.core.cluster.find(node);
    if (subject == nullptr)
        return CommandRefusal::NoSuchNode;
    if (subject->life != ServerNode::Life::Down)
        return CommandRefusal::NodeIsUp;
    if (turn.core.phase != ServerPhase::Serving)
        return CommandRefusal::Stopping;
    subject->life = ServerNode::Life::Opening;
    subject->awaitedStart = command;
    turn.core.out.add(OpenNode{node});
    return std::nullopt;
}

NodeAnswer beginElection(Turn &turn, Duration length)
{
    auto &cluster = turn.core.cluster;
    if (const auto refusal = refusalNow(turn))
        return *refusal;
    const auto end = turn.now.steady + length;
    return match<NodeAnswer>(
        Leadership(cluster.leadership()),
        [](const Vacant & /*none*/) { return CommandRefusal::NobodyLeads; },
        [&](const Leads &leads) {
            stepDown(turn, {leads.node, std::nullopt, end});
            return CommandDone{};
        },
        [](const StepsDown & /*change*/) { return CommandRefusal::LeaderChanging; },
        [&](const Election &window) {
            cluster.become(Election{window.last, end});
            tellNobodyLeads(turn, end, Rule::N6);
            return CommandDone{};
        },
        [](const Elected & /*change*/) { return CommandRefusal::LeaderChanging; });
}

void nodeOpened(Turn &turn, NodeId node, bool isListening)
{
    auto &cluster = turn.core.cluster;
    auto &subject = *cluster.find(node);
    assert(subject.life == ServerNode::Life::Opening);
    subject.life = isListening ? ServerNode::Life::Up : ServerNode::Life::Down;
    const auto command = *std::exchange(subject.awaitedStart, std::nullopt);
    if (!isListening) {
        turn.core.out.add(AnswerCommand{command, CommandRefusal::AddressTaken});
        return;
    }
    turn.tellOf(node, NodeListening{node, subject.address}, Rule::N5);
    turn.tellOf(node, NodeRoleChanged{node, NodeRole::Follower}, Rule::N5);
    turn.core.out.add(AnswerCommand{command, CommandDone{}});
    if (std::holds_alternative<Vacant>(cluster.leadership()) && !turn.isFatal())
        elect(turn, node, std::nullopt);
}

void leadershipBegan(Turn &turn)
{
    auto &cluster = turn.core.cluster;
    const auto elected = std::get<Elected>(cluster.leadership());
    if (!cluster.isUp(elected.node)) {
        elect(turn, cluster.nextUp(elected.node), elected.predecessor);
        return;
    }
    cluster.become(Leads{elected.node});
    turn.tell(TermBegan{turn.core.state.term(), elected.node}, Rule::N1);
    turn.tell(NodeRoleChanged{elected.node, NodeRole::Leader}, Rule::N1);
    if (elected.predecessor)
        dismissClients(turn, *elected.predecessor);
    answerAwaitedLeader(turn, elected.node);
    takeUp(turn);
}

void finishSteppingDown(Turn &turn)
{
    auto &cluster = turn.core.cluster;
    const auto *found = std::get_if<StepsDown>(&cluster.leadership());
    if (found == nullptr || turn.isFatal() || !turn.core.inFlight.empty())
        return;
    const auto change = *found;
    if (change.successor) {
        elect(turn, change.successor, change.node);
        return;
    }
    cluster.become(Election{change.node, change.windowEnd});
    dismissClients(turn, change.node);
    tickElection(turn);
}

void tickElection(Turn &turn)
{
    const auto *window = std::get_if<Election>(&turn.core.cluster.leadership());
    if (window != nullptr && window->end <= turn.now.steady)
        elect(turn, turn.core.cluster.nextUp(window->last), std::nullopt);
}

std::optional<TimePoint> electionEnd(const Cluster &cluster)
{
    const auto *window = std::get_if<Election>(&cluster.leadership());
    return window == nullptr ? std::nullopt : std::optional(window->end);
}

void refuseAwaitedLeader(Turn &turn, CommandRefusal refusal)
{
    if (const auto awaited = std::exchange(turn.core.cluster.awaitedLeader, std::nullopt))
        turn.core.out.add(AnswerCommand{awaited->command, refusal});
}

void takeUp(Turn &turn)
{
    const auto &locks = turn.core.state.locks();
    for (const auto &key : std::exchange(turn.core.untended, {})) {
        const auto slot = locks.find(key);
        if (slot && locks.cell(*slot).laneIsEmpty())
            laneDrained(turn, *slot);
    }
    takeUpFates(turn);
    tendDrainedLanes(turn);
    expireDueLeases(turn);
}

void tellWhoLeads(Turn &turn, const Session &session)
{
    const auto &cluster = turn.core.cluster;
    if (const auto leader = cluster.leader()) {
        turn.reply(session.id, wire::MovedReply{cluster.at(*leader).address});
        turn.tellOf(session.node, ConnectionMoved{session.id, *leader}, Rule::N2);
        return;
    }
    turn.reply(session.id, wire::ErrorReply{std::string(nameOf(ServerError::NoLeader))});
    turn.tellOf(session.node, ConnectionRefused{session.id, ServerError::NoLeader}, Rule::N2);
}

void answerAsFollower(Turn &turn, const Session &session, const wire::Request &request)
{
    // A v2 client here is one whose leader steps down: it hears of that with the end of its connection.
    if (versionOf(turn.core, session.id) == WireVersion::V1 && !std::holds_alternative<wire::KeepAlive>(request))
        tellWhoLeads(turn, session);
}

} // namespace lockscope::server
