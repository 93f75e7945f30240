// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "server/wal/record.h"

namespace lockscope::server {

/// Both clocks at this moment: CLOCK_BOOTTIME, which runs on while the machine sleeps, and the wall clock.
[[nodiscard]] Moment readClocks();

/// This boot of the machine. Where the kernel does not say, one that equals no other: every lease then goes by the wall
/// clock (S5).
[[nodiscard]] BootId readBootId();

} // namespace lockscope::server
