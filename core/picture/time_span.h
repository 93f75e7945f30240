// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <algorithm>

namespace lockscope::picture {

/// From one moment up to, not including, another; never backwards.
struct TimeSpan
{
    TimePoint from;
    TimePoint to;

    [[nodiscard]] constexpr Duration length() const { return to - from; }
    [[nodiscard]] constexpr bool contains(TimePoint at) const { return at >= from && at < to; }
    /// Whether something that lasted from `begin` to `end` is to be seen in it.
    [[nodiscard]] constexpr bool meets(TimePoint begin, TimePoint end) const { return begin < to && end >= from; }
    friend constexpr bool operator==(const TimeSpan &, const TimeSpan &) = default;
};

/// The same span, later by `by`.
[[nodiscard]] constexpr TimeSpan shifted(const TimeSpan &span, Duration by)
{
    return {span.from + by, span.to + by};
}

/// `span` at `factor` of its length and between `shortest` and `longest`, with `anchor` at the same share of it.
[[nodiscard]] constexpr TimeSpan
scaled(const TimeSpan &span, double factor, TimePoint anchor, Duration shortest, Duration longest)
{
    const auto length = static_cast<double>(span.length().count());
    const auto wanted =
        std::clamp(length * factor, static_cast<double>(shortest.count()), static_cast<double>(longest.count()));
    const auto share = length > 0 ? static_cast<double>((anchor - span.from).count()) / length : 0.5;
    const TimePoint from = anchor - Duration(static_cast<Duration::rep>(share * wanted));
    return {from, from + Duration(static_cast<Duration::rep>(wanted))};
}

} // namespace lockscope::picture
