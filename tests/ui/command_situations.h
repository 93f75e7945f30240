// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/window_bench.h"
#include "ui/shell/action_specs.h"

#include <functional>
#include <map>

namespace lockscope::ui {

/// What has to be done to a busy window so that a command makes sense there.
using Situation = std::function<void(WindowBench &)>;
using Situations = std::map<ActionId, Situation>;

/// For the commands that are not in it a busy window is enough.
[[nodiscard]] const Situations &situations();

} // namespace lockscope::ui
