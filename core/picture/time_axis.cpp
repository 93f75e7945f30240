// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/time_axis.h"

#include <array>

using namespace std::chrono_literals;

namespace lockscope::picture {

namespace {

constexpr std::array<Duration, 20> stepsFromSeconds{1s,    2s,    5s, 10s, 15s, 30s, 1min, 2min, 5min,    10min,
                                                    15min, 30min, 1h, 2h,  3h,  6h,  12h,  24h,  7 * 24h, 28 * 24h};

Duration roundStep(Duration least)
{
    for (Duration decade = 1us; decade < 1s; decade *= 10) {
        for (const int factor : {1, 2, 5}) {
            if (factor * decade >= least)
                return factor * decade;
        }
    }
    const auto found = std::find_if(
        stepsFromSeconds.begin(), stepsFromSeconds.end(), [least](Duration step) { return step >= least; });
    if (found != stepsFromSeconds.end())
        return *found;
    return stepsFromSeconds.back() * (least / stepsFromSeconds.back() + 1);
}

} // namespace

Ticks ticksFor(const TimeSpan &span, int countMax, Duration offset)
{
    Ticks ticks;
    if (countMax < 1 || span.length() <= Duration::zero())
        return ticks;
    ticks.step = roundStep(std::max<Duration>(span.length() / countMax, 1us));
    const auto from = (span.from.time_since_epoch() + offset).count();
    const auto step = ticks.step.count();
    const auto remainder = ((from % step) + step) % step;
    for (auto at = span.from + Duration(remainder == 0 ? 0 : step - remainder); at < span.to; at += ticks.step)
        ticks.times.push_back(at);
    return ticks;
}

} // namespace lockscope::picture
