// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/runner.h"
#include "ui/models/scenario_desk.h"

namespace lockscope::app {

/// How the run stands, line by line; times as a person's clock counts and orders are its caller's to add.
[[nodiscard]] ui::RunProgress progressOf(const scenario::Runner &runner);

/// It stands before a line, and only a person makes it go on.
[[nodiscard]] bool isWaitingForPerson(const scenario::Runner &runner);

} // namespace lockscope::app
