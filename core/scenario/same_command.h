// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/command.h"

namespace lockscope::scenario {

/// Both ask for the same, word by word.
[[nodiscard]] bool isSame(const ServerCommand &left, const ServerCommand &right);

} // namespace lockscope::scenario
