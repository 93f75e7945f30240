// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/shared_value.h"
#include "core/base/time.h"
#include "core/vocabulary/client_snapshot.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/words.h"

#include <chrono>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lockscope {

/// What one client engine came to believe. The closed list: everything a client can say is here.
///
/// Keys stand here as text, since a refused request keeps the key it was asked for, valid or not.

/// A client engine began; its endpoints are also its allowlist (C10).
struct ClientStarted
{
    std::string name;
    std::vector<std::string> endpoints;
};
/// The engine ended; nothing of it follows.
struct ClientStopped
{
};

/// The connection went into `state`. `reason` and, unless the engine stops, `retryIn` come with Closed (C11).
struct ConnectionChanged
{
    ClientConnectionState state = ClientConnectionState::Closed;
    std::string endpoint;
    std::optional<CloseReason> reason;
    std::optional<Duration> retryIn;
};
/// A peer named a leader; not accepted: it is not on the allowlist (C10).
struct LeaderHinted
{
    std::string address;
    HintSource source = HintSource::L;
    bool accepted = false;
};

/// A request was taken in and has no outcome yet. No `wait`: without limit.
struct AcquireQueued
{
    RequestId request;
    std::string key;
    std::optional<std::chrono::seconds> wait;
    std::chrono::seconds lease{};
};
/// Its frame was handed to the socket with what is left of the wait (C3).
struct AcquireSent
{
    RequestId request;
    std::string key;
    Owner owner;
    std::optional<std::chrono::seconds> wait;
    std::chrono::seconds lease{};
};

/// The lock is held: surely until `holdsUntil`, surely no longer after `overBy` (C14).
struct OutcomeGranted
{
    Token token;
    TimePoint holdsUntil;
    TimePoint overBy;
};
struct OutcomeTimedOut
{
};
struct OutcomeBusy
{
};
/// A byte was handed over and no definitive reply came (C3). No `reclaimBy`: nothing bounds it yet (C7).
struct OutcomeIndeterminate
{
    CloseReason reason = CloseReason::PeerClosed;
    std::optional<TimePoint> reclaimBy;
};
/// Cancelled before a byte was handed over (C5).
struct OutcomeCancelled
{
};
struct OutcomeFailed
{
    AcquireFailure reason = AcquireFailure::Stopped;
};
using AcquireOutcome =
    std::variant<OutcomeGranted, OutcomeTimedOut, OutcomeBusy, OutcomeIndeterminate, OutcomeCancelled, OutcomeFailed>;

/// Exactly one for each acquire (I4).
struct AcquireEnded
{
    RequestId request;
    std::string key;
    AcquireOutcome outcome;
};

/// A release went onto the reserved release lane (C8).
struct ReleaseQueued
{
    RequestId request;
    std::string key;
    Token token;
};
/// Its frame was handed to the socket; once for each time that it goes out.
struct ReleaseSent
{
    RequestId request;
    std::string key;
    Token token;
};

struct OutcomeReleased
{
};
struct OutcomeNotFound
{
};
/// The lease was over before an answer came.
struct OutcomeUnknown
{
};
struct OutcomeReleaseFailed
{
    ReleaseFailure reason = ReleaseFailure::Stopped;
};
using ReleaseOutcome = std::variant<OutcomeReleased, OutcomeNotFound, OutcomeUnknown, OutcomeReleaseFailed>;

/// Exactly one for each release (I4).
struct ReleaseEnded
{
    RequestId request;
    std::string key;
    ReleaseOutcome outcome;
};

/// An `A` that nobody waited for, and what became of it (C9).
struct OrphanSeen
{
    std::string key;
    Token token;
    OrphanAction action = OrphanAction::ReleaseQueued;
};
/// The peer broke the protocol. `detail` is English and for logs; what a person reads is made from `rule`.
struct PeerViolated
{
    ViolationRule rule = ViolationRule::Malformed;
    std::string detail;
};

/// A silent change made visible: one of a request's deadlines passed.
enum class RequestDeadline : std::uint8_t { SurelyHeld, SurelyOver, ReclaimBy };
struct DeadlinePassed
{
    RequestId request;
    std::string key;
    RequestDeadline deadline = RequestDeadline::SurelyHeld;
};

/// The whole belief of one client at this moment: what closes a gap in a console's feed (L32). No engine says it.
struct ClientResumed
{
    SharedValue<ClientSnapshot> snapshot;
};

using ClientEvent = std::variant<ClientStarted,
                                 ClientStopped,
                                 ConnectionChanged,
                                 LeaderHinted,
                                 AcquireQueued,
                                 AcquireSent,
                                 AcquireEnded,
                                 ReleaseQueued,
                                 ReleaseSent,
                                 ReleaseEnded,
                                 OrphanSeen,
                                 PeerViolated,
                                 DeadlinePassed,
                                 ClientResumed>;

} // namespace lockscope
