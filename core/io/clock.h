// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

namespace lockscope::io {

/// Reads both clocks of the machine, CLOCK_BOOTTIME and the wall clock, one right after the other. Any thread.
[[nodiscard]] Moment readClock();

} // namespace lockscope::io
