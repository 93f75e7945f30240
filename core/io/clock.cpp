// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/clock.h"

#include <cassert>
#include <chrono>
#include <ctime>

namespace lockscope::io {

namespace {

Duration read(clockid_t clock)
{
    timespec time{};
    const auto result = clock_gettime(clock, &time);
    assert(result == 0);
    return std::chrono::seconds(time.tv_sec)
        + std::chrono::duration_cast<Duration>(std::chrono::nanoseconds(time.tv_nsec));
}

} // namespace

Moment readClock()
{
    return {TimePoint(read(CLOCK_BOOTTIME)), WallTime(read(CLOCK_REALTIME))};
}

} // namespace lockscope::io
