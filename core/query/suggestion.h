// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lockscope::query {

/// The one of `known` that takes the fewest typing errors to become `word`; empty where that would be another word.
[[nodiscard]] std::string mostLike(std::string_view word, const std::vector<std::string> &known);

} // namespace lockscope::query
