// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/state_look.h"

namespace lockscope::ui {

std::optional<ShownState> lookOf(const QVariant &state)
{
    return state.isValid() ? std::optional(static_cast<ShownState>(state.toInt())) : std::nullopt;
}

} // namespace lockscope::ui
