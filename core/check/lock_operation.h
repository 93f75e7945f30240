// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/history/beliefs.h"
#include "core/history/entry.h"
#include "core/vocabulary/ids.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace lockscope::check {

/// What one client saw of one lock. An operation takes effect at one point, from the moment it was sent to the moment
/// its end was known; nothing else is known of that point.

/// No `endedAt`: no reply came, so that it may have been granted at any time, or never. With one it was granted
/// `token`. Acquires that were answered `T` or `B` have no effect and are none of these.
struct AcquireOperation
{
    RequestRef request;
    TimePoint sentAt;
    std::optional<TimePoint> endedAt;
    Duration lease{};
    std::optional<Token> token;
};

enum class ReleaseAnswer : std::uint8_t { Released, NotFound, None };

/// A release may go out several times, and only the last time is answered: then NotFound can be the echo of its own
/// effect (C8).
struct ReleaseOperation
{
    ClientId client;
    Token token;
    TimePoint firstSentAt;
    TimePoint lastSentAt;
    std::uint32_t sentCount = 1;
    /// With an answer.
    std::optional<TimePoint> endedAt = std::nullopt;
    ReleaseAnswer answer = ReleaseAnswer::None;

    /// It may have ended the grant.
    [[nodiscard]] bool mayEndGrant() const { return answer != ReleaseAnswer::NotFound || sentCount > 1; }
};

/// An `A` that nobody waited for (C9): one of the client's acquires was granted, not known which.
struct GrantSighting
{
    ClientId client;
    Token token;
    TimePoint seenAt;
};

/// `number`: the event that showed it first.
struct LockOperation
{
    EventNumber number;
    std::variant<AcquireOperation, ReleaseOperation, GrantSighting> operation;
};

} // namespace lockscope::check
