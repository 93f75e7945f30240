// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"
#include "app/session.h"
#include "ui/shell/main_window.h"

#include <optional>

namespace lockscope::app {

/// Adds `--connect` and what goes with it.
void addOutsideOptions(CommandLine &line);

/// None: the console brings its own server.
[[nodiscard]] Result<std::optional<OutsideServers>, UsageError> readOutside(const CommandLine &line);

/// The window says which servers outside the session has, and one client is there at once, so that a person sees
/// whether they are.
void showOutside(Session &session, ui::MainWindow &window, ui::MainWindow::ReadOnly readOnly);

} // namespace lockscope::app
