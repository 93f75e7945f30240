// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace lockscope::scenario {

/// What a scenario may grow to: steps of one run with its loops laid out, and runs of its orders.
inline constexpr std::uint64_t stepsMax = 100'000;
inline constexpr std::uint64_t ordersMax = 10'000;

struct ProgramSize
{
    std::uint64_t steps = 0;
    std::uint64_t orders = 1;
    /// The block that adds most.
    Place largest{};
};
[[nodiscard]] ProgramSize sizeOf(const std::vector<Statement> &body);

/// What each loop variable stands for, by its place among Scenario::variables.
using Values = std::vector<std::uint64_t>;

struct ProgramStep
{
    /// It stands in the program's scenario.
    const Statement *statement = nullptr;
    std::shared_ptr<const Values> values;
};

/// One run of a scenario: its steps in a row, with loops and orders laid out.
struct Program
{
    std::shared_ptr<const Scenario> scenario;
    std::vector<ProgramStep> steps;
};
/// `order` counts from 0, up to the size's orders.
[[nodiscard]] Program programOf(std::shared_ptr<const Scenario> scenario, std::uint64_t order);

} // namespace lockscope::scenario
