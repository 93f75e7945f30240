// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/schedule.h"

#include <cstdint>
#include <string>

namespace lockscope::lab {

/// Makes a schedule that fails as small as it can within `runsMax` runs: fewer steps, clients, keys and nodes, then
/// smaller times, then a plainer network. What is left fails in the same way: its finding has the name `finding`.
[[nodiscard]] Schedule shrink(const Schedule &schedule, const std::string &finding, std::uint32_t runsMax);

} // namespace lockscope::lab
