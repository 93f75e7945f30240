// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <chrono>
#include <optional>

namespace lockscope::client {

using Seconds = std::chrono::seconds;

/// How far two clocks may go apart while a lease runs (C7).
inline constexpr Duration clockMargin = Seconds(1);
/// How long after its wait an answer may come (C13).
inline constexpr Duration replyGrace = Seconds(5);
/// The longest lease there is: what an unknown one is taken for (C8).
inline constexpr Duration leaseMax = Seconds(65'535);

/// What the holder knows of its lease (C14): it surely holds before `holdsUntil` and is surely over from `overBy` on.
struct LeaseWindow
{
    TimePoint holdsUntil;
    TimePoint overBy;

    friend bool operator==(const LeaseWindow &, const LeaseWindow &) = default;
};
/// The server granted somewhere between `sentAt` and `receivedAt`; the lease runs from there.
struct Exchange
{
    TimePoint sentAt;
    TimePoint receivedAt;
};
[[nodiscard]] LeaseWindow leaseWindow(const Exchange &exchange, Seconds lease);

/// A wait as a caller asked for it; none: without limit.
struct Wait
{
    TimePoint askedAt;
    std::optional<Seconds> length;

    /// When it is over.
    [[nodiscard]] std::optional<TimePoint> end() const;
    /// What is left of it as the wire says it: whole seconds, rounded up, never 0. Not asked once it is over.
    [[nodiscard]] std::optional<Seconds> leftAt(TimePoint now) const;
};

/// A request as it went out on the wire; no `wait`: without limit.
struct Sending
{
    TimePoint at;
    std::optional<Seconds> wait;
    Seconds lease{};

    /// The latest moment at which a grant of it is over (C7); none: nothing bounds it.
    [[nodiscard]] std::optional<TimePoint> reclaimBy() const;
    /// By when its answer must be here (C13).
    [[nodiscard]] std::optional<TimePoint> replyBy() const;
};

} // namespace lockscope::client
