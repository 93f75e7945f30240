// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/base/drained_queue.h"
#include "core/base/time.h"
#include "core/client/action.h"
#include "core/client/backoff.h"
#include "core/client/event_log.h"
#include "core/client/leader_book.h"
#include "core/client/options.h"
#include "core/client/request_ledger.h"
#include "core/client/session.h"
#include "core/vocabulary/client_event.h"
#include "core/vocabulary/command.h"
#include "core/vocabulary/rule.h"

#include <optional>
#include <string_view>

namespace lockscope::client {

/// One client's protocol brain: no socket, no timer, no thread, no clock (C1 to C14).
///
///            ┌────────── redial at ◀──────────┐
///            ▼                                │ closed
///     idle ─▶ dialing ──connected()──▶ handshake ──L──▶ ready
///
/// Tell it what happened; after each input drain nextAction(), then nextEvent(), and call tick() no later than
/// deadline(). Times must not go back from one input to the next. The same seed and the same inputs give the same
/// outputs. A copy is an engine of its own with the same past.
class Engine
{
public:
    explicit Engine(const EngineOptions &options);

    /// Dials the first endpoint. Once.
    void start(TimePoint now);
    /// The dial succeeded.
    void connected(TimePoint now);
    /// The dial failed, or the connection ended without a HangUp.
    void disconnected(TimePoint now);
    /// The dial reached somebody who is not to be trusted, or who does not speak TLS; nothing was handed over.
    void tlsFailed(TimePoint now);
    void received(ByteView bytes, TimePoint now);
    /// Answers ComputeDigest.
    void digestReady(const Digest &digest, TimePoint now);
    /// Request ids rise from command to command; a refusal is an outcome like any other (C12).
    void perform(const ClientCommand &command, TimePoint now);
    void tick(TimePoint now);
    /// Gives every request its outcome and hangs up. Nothing but failures follows.
    void stop(TimePoint now);

    [[nodiscard]] std::optional<Action> nextAction() { return m_actions.takeNext(); }
    [[nodiscard]] std::optional<Told<ClientEvent>> nextEvent() { return m_events.takeNext(); }
    [[nodiscard]] std::optional<TimePoint> deadline() const;

private:
    struct Connection
    {
        Endpoint endpoint;
        /// From here on the handshake has its time; later the time of the last byte.
        TimePoint lastByteAt;
        bool isOpen = false;
        std::optional<TimePoint> readyAt;
        Session session;
    };

    void dial(TimePoint now);
    /// Whatever a deadline has ended by now, so that a command finds it ended: nothing is sent on a connection whose
    /// time is over.
    void expire(TimePoint now);
    void cancel(const CancelCommand &command, TimePoint now);
    void hear(TimePoint now);
    void handle(const Heard &heard, TimePoint now);
    void handle(const wire::Reply &reply, TimePoint now);
    void welcomed(const Welcomed &welcome, TimePoint now);
    void moved(const wire::MovedReply &reply, TimePoint now);
    void refused(const wire::ErrorReply &reply, TimePoint now);
    void unmatched(std::string_view what, TimePoint now);
    void hint(const std::string &address, HintSource source);
    void send(TimePoint now);
    void hangUp(CloseReason reason, TimePoint now, std::optional<RequestId> cancelled = std::nullopt);
    void closed(CloseReason reason, TimePoint now, std::optional<RequestId> cancelled = std::nullopt);
    void tellConnection(ClientConnectionState state);
    [[nodiscard]] std::optional<TimePoint> connectionDeadline() const;

    EngineOptions m_options;
    LeaderBook m_leaders;
    Random m_random;
    Backoff m_backoff;
    RequestLedger m_requests;
    std::optional<Connection> m_connection;
    std::optional<TimePoint> m_redialAt;
    DrainedQueue<Action> m_actions;
    EventLog m_events;
    bool m_isStopped = false;
};

} // namespace lockscope::client
