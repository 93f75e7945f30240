// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/client/engine.h"

#include "core/base/match.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

namespace lockscope::client {

namespace {

Rule ruleOf(CloseReason reason)
{
    switch (reason) {
    case CloseReason::PeerClosed:
    case CloseReason::ServerError:
    case CloseReason::Malformed:
    case CloseReason::Oversized:
    case CloseReason::UnknownReply:
        return Rule::C6;
    case CloseReason::ConnectFailed:
    case CloseReason::TlsFailed:
    case CloseReason::HandshakeFailed:
    case CloseReason::V1OnlyServer:
    case CloseReason::NoLeader:
    case CloseReason::NotActive:
    case CloseReason::AuthFailed:
        return Rule::C11;
    case CloseReason::Moved:
        return Rule::C10;
    case CloseReason::UnmatchedReply:
        return Rule::C9;
    case CloseReason::CancelledAfterSend:
        return Rule::C5;
    case CloseReason::IdleTimeout:
        return Rule::C13;
    case CloseReason::Shutdown:
        return Rule::None;
    }
    return Rule::None;
}

CloseReason closeReasonOf(std::string_view error)
{
    for (const auto reason : {CloseReason::NoLeader, CloseReason::NotActive, CloseReason::AuthFailed}) {
        if (error == nameOf(reason))
            return reason;
    }
    return CloseReason::ServerError;
}

} // namespace

Engine::Engine(const EngineOptions &options)
    : m_options(options)
    , m_leaders(options.endpoints)
    , m_random(options.seed)
    , m_backoff(options.backoff, m_leaders.endpoints().size(), m_random.fork())
    , m_requests(options, m_random.fork())
{
}

void Engine::start(TimePoint now)
{
    assert(!m_connection);
    assert(!m_isStopped);
    ClientStarted started{m_options.name, {}};
    for (const auto &endpoint : m_leaders.endpoints())
        started.endpoints.push_back(endpoint.text());
    m_events.tell(std::move(started), Rule::None);
    dial(now);
}

void Engine::dial(TimePoint now)
{
    m_redialAt.reset();
    m_connection = Connection{m_leaders.takeNext(), now, false, std::nullopt, {}};
    tellConnection(ClientConnectionState::Connecting);
    m_actions.push(Dial{m_connection->endpoint});
}

void Engine::connected(TimePoint /*now*/)
{
    assert(m_connection);
    assert(!m_connection->isOpen);
    m_connection->isOpen = true;
    tellConnection(ClientConnectionState::Handshaking);
}

void Engine::disconnected(TimePoint now)
{
    assert(m_connection);
    m_requests.settle(now, m_events);
    closed(m_connection->isOpen ? CloseReason::PeerClosed : CloseReason::ConnectFailed, now);
}

void Engine::tlsFailed(TimePoint now)
{
    assert(m_connection);
    assert(!m_connection->isOpen);
    m_requests.settle(now, m_events);
    closed(CloseReason::TlsFailed, now);
}

void Engine::received(ByteView bytes, TimePoint now)
{
    assert(m_connection);
    assert(m_connection->isOpen);
    m_requests.settle(now, m_events);
    if (m_connection->readyAt)
        m_connection->lastByteAt = now;
    m_connection->session.feed(bytes);
    hear(now);
    send(now);
}

void Engine::digestReady(const Digest &digest, TimePoint now)
{
    assert(m_connection);
    m_actions.push(Send{wire::digestLine(digest, WireVersion::V2)});
    m_connection->session.digestSent();
    hear(now);
    send(now);
}

void Engine::perform(const ClientCommand &command, TimePoint now)
{
    if (!m_isStopped)
        expire(now);
    match(
        command,
        [&](const AcquireCommand &acquire) { m_requests.acquire(acquire, now, m_events); },
        [&](const ReleaseAcquiredCommand &release) { m_requests.release(release, m_events); },
        [&](const ReleaseTokenCommand &release) { m_requests.release(release, now, m_events); },
        [&](const CancelCommand &cancelling) { cancel(cancelling, now); },
        [&](const CutCommand &) {
            if (m_connection) {
                m_actions.push(HangUp{Farewell::Reset});
                closed(CloseReason::PeerClosed, now, std::nullopt);
            }
        },
        [&](const StopCommand &) { stop(now); });
    send(now);
}

void Engine::cancel(const CancelCommand &command, TimePoint now)
{
    if (m_requests.cancel(command.acquire, m_events))
        hangUp(CloseReason::CancelledAfterSend, now, command.acquire);
}

void Engine::tick(TimePoint now)
{
    if (m_isStopped)
        return;
    expire(now);
    if (m_redialAt && *m_redialAt <= now)
        dial(now);
}

void Engine::expire(TimePoint now)
{
    m_requests.settle(now, m_events);
    if (const auto due = connectionDeadline(); due && *due <= now)
        hangUp(m_connection->readyAt ? CloseReason::IdleTimeout : CloseReason::HandshakeFailed, now);
}

void Engine::stop(TimePoint now)
{
    if (m_isStopped)
        return;
    m_isStopped = true;
    m_requests.settle(now, m_events);
    if (m_connection)
        hangUp(CloseReason::Shutdown, now);
    m_redialAt.reset();
    m_requests.stop(m_events);
    m_events.tell(ClientStopped{}, Rule::None);
}

std::optional<TimePoint> Engine::deadline() const
{
    std::optional<TimePoint> next = m_redialAt;
    for (const auto due : {connectionDeadline(), m_isStopped ? std::nullopt : m_requests.deadline()}) {
        if (due)
            next = next ? std::min(*next, *due) : *due;
    }
    return next;
}

std::optional<TimePoint> Engine::connectionDeadline() const
{
    if (!m_connection)
        return std::nullopt;
    if (!m_connection->readyAt)
        return m_connection->lastByteAt + m_options.handshakeLimit;
    const auto idleAt = m_connection->lastByteAt + m_options.idleLimit;
    return std::min(idleAt, m_requests.replyDeadline().value_or(idleAt));
}

void Engine::hear(TimePoint now)
{
    while (m_connection) {
        const auto heard = m_connection->session.next();
        if (!heard)
            return;
        handle(*heard, now);
    }
}

void Engine::handle(const Heard &heard, TimePoint now)
{
    match(
        heard,
        [&](const Challenged &challenged) { m_actions.push(ComputeDigest{challenged.challenge}); },
        [&](const Welcomed &welcome) { welcomed(welcome, now); },
        [&](const Answered &answered) { handle(answered.reply, now); },
        [&](const Faulted &fault) {
            if (fault.violation)
                m_events.tell(*fault.violation, ruleOf(fault.reason));
            hangUp(fault.reason, now);
        });
}

void Engine::welcomed(const Welcomed &welcome, TimePoint now)
{
    m_connection->readyAt = now;
    m_connection->lastByteAt = now;
    m_backoff.ready();
    hint(welcome.leader, HintSource::L);
    tellConnection(ClientConnectionState::Ready);
}

void Engine::handle(const wire::Reply &reply, TimePoint now)
{
    match(
        reply,
        [&](const wire::GrantedReply &granted) {
            if (m_requests.answer(granted, now, m_events))
                return;
            // Before the connection is closed, so that the token is on the lane whatever comes next (C9).
            m_requests.takeOrphan(granted, now, m_events);
            unmatched("A", now);
        },
        [&](const wire::TimedOutReply &timedOut) {
            if (!m_requests.answer(timedOut, m_events))
                unmatched("T", now);
        },
        [&](const wire::BusyReply &busy) {
            if (!m_requests.answer(busy, m_events))
                unmatched("B", now);
        },
        [&](const wire::ReleasedReply &released) {
            if (!m_requests.answer(released, m_events))
                unmatched("R", now);
        },
        [&](const wire::NotFoundReply &notFound) {
            if (!m_requests.answer(notFound, m_events))
                unmatched("N", now);
        },
        [&](const wire::MovedReply &redirect) { moved(redirect, now); },
        [&](const wire::LeaderNotice &notice) { hint(notice.address, HintSource::L); },
        [&](const wire::ErrorReply &error) { refused(error, now); },
        [](const wire::KeepAlive &) {});
}

void Engine::moved(const wire::MovedReply &reply, TimePoint now)
{
    hint(reply.address, HintSource::M);
    hangUp(CloseReason::Moved, now);
}

void Engine::refused(const wire::ErrorReply &reply, TimePoint now)
{
    const auto reason = closeReasonOf(reply.reason);
    if (reason == CloseReason::NoLeader)
        m_leaders.dropHint();
    if (reason == CloseReason::NotActive)
        m_leaders.dropHintTo(m_connection->endpoint);
    hangUp(reason, now);
}

void Engine::unmatched(std::string_view what, TimePoint now)
{
    m_events.tell(PeerViolated{ViolationRule::UnmatchedReply, std::string(what) + " that answers no request"},
                  Rule::C9);
    hangUp(CloseReason::UnmatchedReply, now);
}

void Engine::hint(const std::string &address, HintSource source)
{
    const bool isAccepted = m_leaders.hint(address);
    m_events.tell(LeaderHinted{address, source, isAccepted}, Rule::C10);
}

void Engine::send(TimePoint now)
{
    // At the end of an input, so that what follows an `L` in the same segment is known before anything goes out (C3).
    if (!m_connection || !m_connection->readyAt)
        return;
    Bytes out;
    m_requests.send(out, now, m_events);
    if (!out.empty())
        m_actions.push(Send{std::move(out)});
    if (m_requests.releaseAnswersDue() > m_options.releaseAnswersMax)
        hangUp(CloseReason::IdleTimeout, now);
}

void Engine::hangUp(CloseReason reason, TimePoint now, std::optional<RequestId> cancelled)
{
    m_actions.push(HangUp{});
    closed(reason, now, cancelled);
}

void Engine::closed(CloseReason reason, TimePoint now, std::optional<RequestId> cancelled)
{
    assert(m_connection);
    const auto connection = *std::exchange(m_connection, std::nullopt);
    // A node that says that it leads, and then answers nothing, would keep its clients for ever.
    if (reason == CloseReason::IdleTimeout)
        m_leaders.dropHintTo(connection.endpoint);
    std::optional<Duration> pause;
    if (reason != CloseReason::Shutdown) {
        const auto readyFor = connection.readyAt ? std::optional(now - *connection.readyAt) : std::nullopt;
        pause = m_backoff.pauseAfter({reason, readyFor});
        m_redialAt = now + *pause;
    }
    m_events.tell(ConnectionChanged{ClientConnectionState::Closed, connection.endpoint.text(), reason, pause},
                  ruleOf(reason));
    m_requests.connectionEnded(reason, cancelled, m_events);
}

void Engine::tellConnection(ClientConnectionState state)
{
    const auto rule = state == ClientConnectionState::Connecting ? Rule::C10 : Rule::None;
    m_events.tell(ConnectionChanged{state, m_connection->endpoint.text(), std::nullopt, std::nullopt}, rule);
}

} // namespace lockscope::client
