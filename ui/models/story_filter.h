// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/history/world.h"
#include "ui/models/selection.h"

namespace lockscope::ui {

/// A filter that lets through what is about the selected thing: of a request also what the server says of its owner and
/// its token, of a fate also its connection. Empty: nothing is selected, or it is gone.
[[nodiscard]] QString storyOf(const Selection &selection, const World &world);

} // namespace lockscope::ui
