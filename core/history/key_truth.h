// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/words.h"

#include <cstdint>
#include <map>
#include <optional>

namespace lockscope {

/// Place in the order of arrival at the embedded server, as this history counts it; names a waiter.
using Arrival = StrongId<struct ArrivalTag, std::uint64_t>;

struct Waiter
{
    std::optional<Owner> owner;
    ConnectionId connection;
    TimePoint since;
    /// None: without limit.
    std::optional<TimePoint> until;

    friend bool operator==(const Waiter &, const Waiter &) = default;
};

struct Holder
{
    Token token;
    std::optional<Owner> owner;
    ConnectionId connection;
    /// When the grant became durable, or when this history first heard of it.
    TimePoint since;
    TimePoint deadline;
    bool orphan = false;

    friend bool operator==(const Holder &, const Holder &) = default;
};

/// What has happened at a candidate lane, as far as this history saw it.
struct LaneTrack
{
    /// The record of the transition in flight; none for an operator's hold.
    std::optional<Lsn> lsn;
    /// When the lane came into its state.
    TimePoint since;
    /// Drains since the key is known: the generation that a fold looks at (F5), counted from here.
    std::uint32_t drainCount = 0;
    /// What the last drain ended, and when.
    std::optional<TransitionKind> drained;
    TimePoint drainedAt;

    friend bool operator==(const LaneTrack &, const LaneTrack &) = default;
};

/// One lock as the server has it.
struct KeyTruth
{
    LaneState lane = LaneState::Empty;
    std::optional<TransitionKind> occupant;
    LaneTrack laneTrack;
    std::optional<Holder> holder;
    /// The queue, first one first.
    std::map<Arrival, Waiter> waiters;
    /// Place among the idle keys, while it is one; 0: it is not.
    std::uint64_t idleSince = 0;

    [[nodiscard]] bool isIdle() const { return lane == LaneState::Empty && !holder && waiters.empty(); }
    friend bool operator==(const KeyTruth &, const KeyTruth &) = default;
};

} // namespace lockscope
