// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/names.h"

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

/// For a field of an event that somebody took for what a function gives: "fate(w1)". Empty: nothing is like it.
[[nodiscard]] std::string callFor(std::string_view field, const Names &names);
/// For what is done to the server by this word and was to be done to a client: "w1 stop".
[[nodiscard]] std::string clientsOwn(std::string_view word, std::string_view client);

} // namespace lockscope::scenario
