// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <cstdint>
#include <optional>

namespace lockscope::load {

/// The steady clock.
[[nodiscard]] TimePoint readNow();

/// Time that the calling thread had of a processor, in the kernel and outside.
[[nodiscard]] Duration threadProcessorTime();

/// What one process uses; `process` 0: this one.
struct ProcessUse
{
    Duration processorTime{};
    std::uint64_t residentBytes = 0;
};
/// None: there is no such process, or it is not ours to look at.
[[nodiscard]] std::optional<ProcessUse> readProcessUse(std::int64_t process);

/// Every connection is a descriptor, and the usual limit is far below what the system allows: raises the one to the
/// other.
void raiseDescriptorLimit();

} // namespace lockscope::load
