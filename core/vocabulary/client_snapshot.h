// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/words.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockscope {

enum class RequestKind : std::uint8_t { Acquire, Release };

/// Where a request stands, as its client believes.
///
///     acquire: Queued -> Sent -> Granted -> Released | LeaseOver
///                        Sent -> TimedOut | Busy | Indeterminate -> Reclaimed
///              Queued -> TimedOut | Cancelled | Failed
///     release: Queued -> Sent -> Released | NotFound | Unknown | Failed
enum class BeliefState : std::uint8_t {
    Queued,
    Sent,
    Granted,
    Indeterminate,
    TimedOut,
    Busy,
    Cancelled,
    Failed,
    Released,
    NotFound,
    Unknown,
    LeaseOver,
    Reclaimed,
};

/// Nothing about the request is open any more, and no lock hangs on it.
[[nodiscard]] constexpr bool isFinished(BeliefState state)
{
    return state > BeliefState::Indeterminate;
}

/// Everything that a client knows about one of its requests.
struct RequestBelief
{
    RequestId request;
    RequestKind kind = RequestKind::Acquire;
    std::string key;
    BeliefState state = BeliefState::Queued;
    /// Of an acquire, once it was sent.
    std::optional<Owner> owner;
    /// Of a granted acquire, and of every release.
    std::optional<Token> token;
    /// None: without limit.
    std::optional<std::chrono::seconds> wait;
    std::chrono::seconds lease{};
    TimePoint queuedAt;
    std::optional<TimePoint> sentAt;
    std::optional<TimePoint> endedAt;
    /// The lease as a window (C14).
    std::optional<TimePoint> holdsUntil;
    std::optional<TimePoint> overBy;
    /// While Indeterminate; none: nothing bounds it yet (C7).
    std::optional<TimePoint> reclaimBy;
    /// Why it is Indeterminate.
    std::optional<CloseReason> closeReason;
    std::optional<AcquireFailure> acquireFailure;
    std::optional<ReleaseFailure> releaseFailure;

    friend bool operator==(const RequestBelief &, const RequestBelief &) = default;
};

/// A client engine's whole belief at one moment, as a console's resync needs it.
struct ClientSnapshot
{
    std::string name;
    std::vector<std::string> endpoints;
    ClientConnectionState connection = ClientConnectionState::Closed;
    /// The endpoint that the connection is, was or will be to.
    std::string endpoint;
    std::optional<CloseReason> closeReason;
    std::optional<TimePoint> retryAt;
    /// The last accepted leader hint (C10).
    std::string leaderHint;
    /// Those that are not finished, by number.
    std::vector<RequestBelief> requests;
};

} // namespace lockscope
