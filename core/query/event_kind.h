// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"

#include <span>
#include <string>
#include <string_view>

namespace lockscope::query {

/// The name of what happened, as `--events` writes it: "Granted", "ConnectionChanged". Never translated.
[[nodiscard]] std::string_view kindOf(const Event &event);
/// Who said it, in the same place: "client 1", "node 1", "journal", "user".
[[nodiscard]] std::string sourceOf(const Origin &origin);
/// Every name that kindOf() can give.
[[nodiscard]] std::span<const std::string_view> allKinds();

} // namespace lockscope::query
