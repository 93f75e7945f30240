// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <cstdint>

namespace lockscope::lab {

/// A client's steady clock: off by a number of its own, and a little too fast or too slow.
class ClientClock
{
public:
    /// `drift`: millionths, less than a tenth of all.
    constexpr ClientClock(Duration skew, std::int64_t drift)
        : m_skew(skew)
        , m_drift(drift)
    {
    }

    /// What it shows at the lab's `now`. It never goes back.
    [[nodiscard]] constexpr TimePoint at(TimePoint now) const { return now + m_skew + driftAt(now); }
    /// The lab's first moment at which it shows `shown` or more.
    [[nodiscard]] constexpr TimePoint labTimeOf(TimePoint shown) const
    {
        auto now = shown - m_skew;
        if (m_drift == 0)
            return now;
        now -= driftAt(now);
        while (at(now) >= shown)
            now -= Duration(1);
        while (at(now) < shown)
            now += Duration(1);
        return now;
    }

private:
    [[nodiscard]] constexpr Duration driftAt(TimePoint now) const
    {
        return Duration(now.time_since_epoch().count() * m_drift / 1'000'000);
    }

    Duration m_skew;
    std::int64_t m_drift;
};

} // namespace lockscope::lab
