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

/// The lab of a seed: its network, its limits and its disk differ from seed to seed.
[[nodiscard]] LabShape shapeOf(std::uint64_t seed, const PlanOptions &options);

} // namespace lockscope::lab
