// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/lab_shape.h"
#include "app/lab/step.h"

#include <cstdint>
#include <vector>

namespace lockscope::lab {

/// One run of a lab: what it is made of and what is done to it. Everything else follows.
struct Schedule
{
    LabShape shape;
    std::vector<Step> steps;
};

/// What schedules are made of.
struct PlanOptions
{
    std::uint32_t clients = 5;
    std::uint32_t keys = 3;
    std::uint32_t nodes = 3;
    /// Which faults may come; requests always do.
    StepKinds faults = StepKinds::all();
};

/// One seed in eight is about the disk: all that may befall it and the process in front of it, short segments, and no
/// snapshot at a start, so that what one process left half done is what the next one stands on.
[[nodiscard]] bool isAboutDisk(std::uint64_t seed);

/// The lab of a seed: its network, its limits and its disk differ from seed to seed.
[[nodiscard]] LabShape shapeOf(std::uint64_t seed, const PlanOptions &options);

} // namespace lockscope::lab
