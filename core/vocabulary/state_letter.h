// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/shown_state.h"

#include <string_view>

namespace lockscope {

/// The letter by which a state is known where there is no room for its word; one character of UTF-8.
[[nodiscard]] constexpr std::string_view letterOf(ShownState state)
{
    switch (state) {
    case ShownState::Held:
        return "H";
    case ShownState::Orphaned:
        return "O";
    case ShownState::Waiting:
        return "W";
    case ShownState::Indeterminate:
        return "?";
    case ShownState::Parked:
        return "P";
    case ShownState::Refused:
        return "\xC3\x97";
    case ShownState::Done:
        return "\xE2\x80\x93";
    }
    return "";
}

} // namespace lockscope
