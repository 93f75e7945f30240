// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/picture/time_span.h"

#include <vector>

namespace lockscope::picture {

/// Where a span of time lies on paper: `begin` is where its beginning is, `length` its length there.
struct TimeScale
{
    TimeSpan span;
    double begin = 0;
    double length = 1;

    [[nodiscard]] double placeOf(TimePoint at) const
    {
        const auto share = static_cast<double>((at - span.from).count()) / static_cast<double>(span.length().count());
        return begin + share * length;
    }
    /// The same, but no further away than the paper is long.
    [[nodiscard]] double nearPlaceOf(TimePoint at) const
    {
        return placeOf(std::clamp(at, span.from - span.length(), span.to + span.length()));
    }
    [[nodiscard]] TimePoint timeAt(double place) const
    {
        const auto share = (place - begin) / length;
        return span.from + Duration(static_cast<Duration::rep>(share * static_cast<double>(span.length().count())));
    }
};

/// Round times to write beside a scale, evenly apart and never more than `countMax`.
struct Ticks
{
    Duration step{};
    std::vector<TimePoint> times;
};
/// `offset` is what a clock that people read is ahead of the steady one: ticks are round on that clock.
[[nodiscard]] Ticks ticksFor(const TimeSpan &span, int countMax, Duration offset);

} // namespace lockscope::picture
