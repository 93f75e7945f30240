// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/schedule.h"
#include "core/base/result.h"
#include "core/scenario/complaint.h"

#include <string>
#include <string_view>

namespace lockscope::lab {

/// A schedule as a scenario (docs/scenario_language.md): a head that says what the lab is made of, then a line for each
/// step and for each time that passes, then `conclude`. `comment` stands above the steps, line by line. `lockscope run`
/// does the same with it.
///
///     w1      acquire k1 wait=5s lease=10s as a1_1
///     +350us
///     cut     w1 torn reset
[[nodiscard]] std::string scenarioText(const Schedule &schedule, std::string_view comment);

/// The other way round: the steps of any scenario in virtual time, without what it checks. Requests that are called as
/// above keep their numbers.
[[nodiscard]] Result<Schedule, scenario::Complaint> parseScenario(std::string_view text);

} // namespace lockscope::lab
