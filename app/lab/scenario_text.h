// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/schedule.h"
#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace lockscope::lab {

/// A schedule as the lines of a scenario (`.lks`): a head that says what the lab is made of, then a line for each step
/// and for each time that passes. `comment` stands above the steps, line by line.
///
///     w1      acquire k1 wait=5s lease=10s as a1_1
///     +350us
///     cut     w1 reset
[[nodiscard]] std::string scenarioText(const Schedule &schedule, std::string_view comment);

/// What keeps a text from being a scenario of a lab.
struct ScenarioComplaint
{
    /// Counted from 1.
    std::size_t line = 0;
    /// The word that is not understood; empty: something is missing at the line's end.
    std::string word;
};
/// The other way round. It understands what scenarioText() writes, with comments and blank lines anywhere.
[[nodiscard]] Result<Schedule, ScenarioComplaint> parseScenario(std::string_view text);

} // namespace lockscope::lab
