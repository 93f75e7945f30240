// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

#include "ui/shell/action_registry.h"

namespace lockscope::ui {

/// Every action of the registry, in the order of its table.
void fillMenuBar(QMenuBar &bar, const ActionRegistry &registry);
/// Those that have a short text for it, a line between the menus that they come from.
void fillToolBar(QToolBar &bar, const ActionRegistry &registry);
/// What can be done with a row.
void fillRowMenu(QMenu &menu, const ActionRegistry &registry);

} // namespace lockscope::ui
