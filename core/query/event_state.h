// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"
#include "core/vocabulary/shown_state.h"

#include <optional>
#include <span>
#include <string_view>

namespace lockscope::query {

/// The state that the event brings to the lock, the request or the fate that it is about; none: it changes none.
[[nodiscard]] std::optional<ShownState> stateAfter(const Event &event);

/// "held", "waiting", ...: as they stand in expressions, never translated.
[[nodiscard]] std::string_view wordOf(ShownState state);
[[nodiscard]] std::span<const std::string_view> shownWords();

} // namespace lockscope::query
