// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/ids.h"

#include <string>
#include <string_view>

namespace lockscope::query {

/// `text` as a literal that fits it and nothing else: in quotes, with a backslash before what would be a pattern.
[[nodiscard]] std::string literalOf(std::string_view text);
/// 32 hexadecimal digits.
[[nodiscard]] std::string hexOf(const Owner &owner);
/// "START.NUMBER"
[[nodiscard]] std::string textOf(const ConnectionId &connection);

} // namespace lockscope::query
