// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/scenario_run.h"
#include "app/scenario/virtual_run.h"

#include <utility>

namespace lockscope::app {

std::unique_ptr<ScenarioRun> makeRun(scenario::Program program, scenario::Clock /*clock*/, std::uint64_t seed)
{
    return std::make_unique<VirtualRun>(std::move(program), seed);
}

} // namespace lockscope::app
