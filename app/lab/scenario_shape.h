// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/lab_shape.h"
#include "core/scenario/setup.h"

#include <cstdint>

namespace lockscope::lab {

/// The lab that a scenario declares. What it leaves out is the lab's own, but for what would surprise whoever wrote it:
/// a node that comes back finds its port, and I13 is not judged.
[[nodiscard]] LabShape shapeOf(const scenario::Setup &setup, std::uint64_t seed);

} // namespace lockscope::lab
