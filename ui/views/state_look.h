// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

#include "ui/style/state_palette.h"

#include <optional>

namespace lockscope::ui {

/// How a cell's StateRole is drawn; none where the cell has no state.
[[nodiscard]] std::optional<ShownState> lookOf(const QVariant &state);

} // namespace lockscope::ui
