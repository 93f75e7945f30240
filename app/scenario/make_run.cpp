// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/real_run.h"
#include "app/scenario/scenario_run.h"
#include "app/scenario/virtual_run.h"

#include <utility>

namespace lockscope::app {

std::unique_ptr<ScenarioRun> makeRun(scenario::Program program, scenario::Clock clock, std::uint64_t seed)
{
    if (clock == scenario::Clock::Real)
        return std::make_unique<RealRun>(std::move(program));
    return std::make_unique<VirtualRun>(std::move(program), seed);
}

} // namespace lockscope::app
