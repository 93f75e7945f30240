// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>

namespace lockscope {

/// All spans of time inside the program. Microseconds, since events carry `mono_us`.
using Duration = std::chrono::microseconds;

/// The steady clock of the machine, CLOCK_BOOTTIME: it runs on while the machine sleeps, so that a lease does too (S5).
///
/// It has no now(): time is a value handed in by whoever owns the clock (HP1).
struct SteadyClock
{
    using duration = Duration;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<SteadyClock>;
    static constexpr bool is_steady = true;
};
using TimePoint = SteadyClock::time_point;

/// The wall clock: microseconds since 1970-01-01 UTC. It may go back; only people and S5's reboot rule look at it.
struct WallClock
{
    using duration = Duration;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<WallClock>;
    static constexpr bool is_steady = false;
};
using WallTime = WallClock::time_point;

/// One reading of both clocks.
struct Moment
{
    TimePoint steady;
    WallTime wall;

    friend constexpr bool operator==(const Moment &, const Moment &) = default;
};

/// Where a steady time lies on the wall clock, as seen from `now`.
[[nodiscard]] constexpr WallTime wallAt(TimePoint time, const Moment &now)
{
    return now.wall + (time - now.steady);
}

} // namespace lockscope
