// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lockscope::scenario {

/// What was perhaps meant by a word: one of the known ones that is written much alike or begins with it, or what the
/// language says for it. Empty: no idea.
[[nodiscard]] std::string hintFor(std::string_view word, const std::vector<std::string> &known);
/// The same for options such as `lease=`: the word may carry a value, and another sign than `=`.
[[nodiscard]] std::string optionFor(std::string_view word, const std::vector<std::string> &known);
/// A time as it is written: "5" may have been "5s". Empty: no idea.
[[nodiscard]] std::string durationFor(std::string_view word);

} // namespace lockscope::scenario
