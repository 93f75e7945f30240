// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/engine/connection_traffic.h"

#include "core/base/match.h"
#include "server/engine/fate_traffic.h"
#include "server/engine/key_traffic.h"
#include "server/engine/leadership_traffic.h"

#include <optional>
#include <utility>

namespace lockscope::server {

namespace {

ConnectionId idOf(const ServerCore &core, LinkNumber link)
{
    return {core.start, link.value()};
}

Session *findSession(Turn &turn, LinkNumber link)
{
    const auto found = turn.core.sessions.find(idOf(turn.core, link));
    return found == turn.core.sessions.end() ? nullptr : &found->second;
}

ServerError errorOf(wire::RequestError error)
{
    switch (error) {
    case wire::RequestError::BadRequest:
        return ServerError::BadRequest;
    case wire::RequestError::TooLong:
        return ServerError::TooLong;
    case wire::RequestError::BadKey:
        return ServerError::BadKey;
    }
    return ServerError::BadRequest;
}

/// The session is over: from here on the connection is fenced (F2a).
void endSession(Turn &turn, ConnectionId connection, FateClass cause)
{
    const auto session = turn.core.sessions.extract(connection);
    turn.tellOf(session.mapped().node, ConnectionEnded{connection, cause}, Rule::P5);
    openFate(turn, connection, cause);
}

std::optional<ServerError> serve(Turn &turn, Session &session, const wire::Request &request)
{
    using Refusal = std::optional<ServerError>;
    if (turn.isFatal() && !std::holds_alternative<wire::KeepAlive>(request))
        return ServerError::ShuttingDown;
    if (!turn.core.cluster.isLedBy(session.node)) {
        answerAsFollower(turn, session, request);
        return Refusal();
    }
    return match<Refusal>(
        request,
        [&](const wire::AcquireRequest &acquireRequest) { return acquire(turn, session, acquireRequest); },
        [&](const wire::ReleaseRequest &releaseRequest) { return release(turn, session, releaseRequest); },
        [](const wire::KeepAlive &) { return Refusal(); });
}

/// Works off the whole frames that are there.
void serveFrames(Turn &turn, Session &session)
{
    auto &reader = std::get<Serving>(session.phase).reader;
    for (;;) {
        const auto request = reader.next();
        if (!request) {
            refuseConnection(turn, session.id, errorOf(request.error()), FateClass::ProtocolError);
            return;
        }
        if (!*request)
            return;
        if (const auto refusal = serve(turn, session, **request)) {
            const bool isOurs = *refusal == ServerError::ShuttingDown;
            refuseConnection(turn, session.id, *refusal, isOurs ? FateClass::ServerShutdown : FateClass::ProtocolError);
            return;
        }
    }
}

void greet(Turn &turn, Session &session, ByteView bytes)
{
    auto &greeting = std::get<Greeting>(session.phase);
    if (greeting.stage == Greeting::Stage::Refusing)
        return;
    greeting.line.feed(bytes);
    if (greeting.stage == Greeting::Stage::Verifying) {
        if (greeting.line.rest().size() > earlyInputSizeMax)
            refuseConnection(turn, session.id, ServerError::TooLong, FateClass::ProtocolError);
        return;
    }
    const auto line = greeting.line.line();
    if (line && !*line)
        return;
    const auto answer = line ? wire::parseDigestLine(**line) : std::nullopt;
    if (!answer) {
        refuseConnection(turn, session.id, ServerError::Handshake, FateClass::ProtocolError);
        return;
    }
    greeting.stage = Greeting::Stage::Verifying;
    greeting.version = answer->version;
    turn.core.out.add(CheckDigest{linkOf(session.id), greeting.challenge, answer->digest});
}

/// The handshake is accepted; frames that came with it are read now.
void beginServing(Turn &turn, Session &session)
{
    const auto greeting = std::move(std::get<Greeting>(session.phase));
    auto &serving = session.phase.emplace<Serving>(
        Serving{.version = greeting.version, .reader = wire::RequestReader(greeting.version)});
    turn.tellOf(session.node, ConnectionReady{session.id, greeting.version}, Rule::None);
    if (greeting.version == WireVersion::V2) {
        if (!turn.core.cluster.isLedBy(session.node)) {
            sendAway(turn, session.id, FateClass::CleanDisconnect);
            return;
        }
        turn.reply(session.id, wire::LeaderNotice{turn.core.cluster.at(session.node).address});
    }
    serving.reader.feed(greeting.line.rest());
    serveFrames(turn, session);
}

/// When something is due for the session. One that is still greeting was challenged with its last output.
TimePoint nextDue(const Session &session)
{
    return match<TimePoint>(
        session.phase,
        [&](const Greeting &greeting) {
            const bool refusing = greeting.stage == Greeting::Stage::Refusing;
            return refusing ? greeting.refuseAt : session.lastOutput + handshakeTimeMax;
        },
        [&](const Serving &) { return session.lastOutput + keepAliveInterval; });
}

/// Does what is due for the session; when it wants to be looked at again, if it lives on.
std::optional<TimePoint> tickSession(Turn &turn, Session &session)
{
    const auto due = nextDue(session);
    if (due > turn.now.steady)
        return due;
    if (const auto *greeting = std::get_if<Greeting>(&session.phase)) {
        const bool refusing = greeting->stage == Greeting::Stage::Refusing;
        refuseConnection(
            turn, session.id, refusing ? ServerError::AuthFailed : ServerError::Handshake, FateClass::ProtocolError);
        return std::nullopt;
    }
    turn.reply(session.id, wire::KeepAlive{});
    return session.lastOutput + keepAliveInterval;
}

/// Why a connection is refused.
Rule ruleOf(ServerError error, bool isFatal)
{
    switch (error) {
    case ServerError::Busy:
        return Rule::F10a;
    case ServerError::ShuttingDown:
        return isFatal ? Rule::J3 : Rule::F9;
    case ServerError::NoLeader:
        return Rule::N2;
    case ServerError::NotActive:
        return Rule::N5;
    case ServerError::AuthFailed:
    case ServerError::Handshake:
    case ServerError::BadRequest:
    case ServerError::TooLong:
    case ServerError::BadKey:
    case ServerError::BadLease:
    case ServerError::DuplicateOwner:
    case ServerError::SlowConsumer:
        return Rule::P8;
    }
    return Rule::P8;
}

std::optional<ServerError> refusalAtAccept(const ServerCore &core, NodeId node)
{
    if (core.phase != ServerPhase::Serving)
        return ServerError::ShuttingDown;
    if (!core.cluster.isUp(node))
        return ServerError::NotActive;
    if (core.sessions.size() + core.fates.size() + core.openingCount >= core.limits.connectionsMax)
        return ServerError::Busy;
    return std::nullopt;
}

} // namespace

LinkNumber acceptConnection(Turn &turn, NodeId node, std::string peer, const wire::Nonce &nonce)
{
    auto &core = turn.core;
    const LinkNumber link(++core.lastConnection);
    if (const auto refusal = refusalAtAccept(core, node)) {
        core.out.send(link, wire::ErrorReply{std::string(nameOf(*refusal))}, WireVersion::V1);
        core.out.add(Close{link});
        turn.tellOf(node, ConnectionRefused{std::nullopt, *refusal}, ruleOf(*refusal, turn.isFatal()));
        return link;
    }
    const auto id = idOf(core, link);
    turn.tellOf(node, ConnectionAccepted{id, node, peer}, Rule::None);
    auto challenge = wire::challengeText(nonce);
    core.out.send(link, wire::challengeLine(challenge));
    core.sessions.emplace(id,
                          Session{.id = id,
                                  .node = node,
                                  .peer = std::move(peer),
                                  .phase = Greeting{.challenge = std::move(challenge)},
                                  .lastOutput = turn.now.steady});
    core.sessionTimers.push(turn.now.steady + handshakeTimeMax, id);
    core.sessionTimers.compact(core.sessions.size(), [&](ConnectionId each) { return core.sessions.contains(each); });
    return link;
}

void receiveBytes(Turn &turn, LinkNumber link, ByteView bytes)
{
    auto *session = findSession(turn, link);
    if (session == nullptr)
        return;
    match(
        session->phase,
        [&](const Greeting &) { greet(turn, *session, bytes); },
        [&](Serving &serving) {
            serving.reader.feed(bytes);
            serveFrames(turn, *session);
        });
}

void digestChecked(Turn &turn, LinkNumber link, bool isRight)
{
    auto *session = findSession(turn, link);
    auto *greeting = session == nullptr ? nullptr : std::get_if<Greeting>(&session->phase);
    if (greeting == nullptr || greeting->stage != Greeting::Stage::Verifying)
        return;
    if (!isRight) {
        greeting->stage = Greeting::Stage::Refusing;
        greeting->refuseAt = turn.now.steady + authFailureDelay;
        turn.core.sessionTimers.push(greeting->refuseAt, session->id);
        return;
    }
    if (turn.isFatal())
        refuseConnection(turn, session->id, ServerError::ShuttingDown, FateClass::ServerShutdown);
    else
        beginServing(turn, *session);
}

void peerEnded(Turn &turn, LinkNumber link, PeerEnd end)
{
    const auto *session = findSession(turn, link);
    if (session == nullptr)
        return;
    // Only an orderly end at a frame boundary is clean (F1).
    const auto *serving = std::get_if<Serving>(&session->phase);
    const bool isClean = end == PeerEnd::Orderly && (serving == nullptr || serving->reader.atBoundary());
    endSession(turn, session->id, isClean ? FateClass::CleanDisconnect : FateClass::ConnectionLost);
}

void refuseConnection(Turn &turn, ConnectionId connection, ServerError error, FateClass cause)
{
    turn.reply(connection, wire::ErrorReply{std::string(nameOf(error))});
    turn.core.out.add(Close{linkOf(connection)});
    turn.tellOf(
        turn.core.sessions.at(connection).node, ConnectionRefused{connection, error}, ruleOf(error, turn.isFatal()));
    endSession(turn, connection, cause);
}

void sendAway(Turn &turn, ConnectionId connection, FateClass cause)
{
    tellWhoLeads(turn, turn.core.sessions.at(connection));
    turn.core.out.add(Close{linkOf(connection)});
    endSession(turn, connection, cause);
}

void abortConnection(Turn &turn, ConnectionId connection)
{
    turn.core.out.add(Abort{linkOf(connection)});
    endSession(turn, connection, FateClass::ConnectionLost);
}

void tickConnections(Turn &turn)
{
    auto &core = turn.core;
    while (const auto id = core.sessionTimers.popDue(turn.now.steady)) {
        const auto found = core.sessions.find(*id);
        if (found == core.sessions.end())
            continue;
        if (const auto next = tickSession(turn, found->second))
            core.sessionTimers.push(*next, *id);
    }
}

} // namespace lockscope::server
