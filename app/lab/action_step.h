// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/step.h"
#include "core/scenario/action.h"

#include <optional>

namespace lockscope::lab {

/// The step of a schedule that does what an action of a scenario says; none: no step does.
[[nodiscard]] std::optional<StepKind> stepKindOf(scenario::ActionKind kind);

} // namespace lockscope::lab
