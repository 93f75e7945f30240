// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <string>
#include <string_view>
#include <vector>

namespace lockscope::scenario {

/// Reads a whole scenario: the first source, and the others where it includes them. docs/scenario_language.md has the
/// grammar.
///
/// A line that is wrong does not keep the others from being read, so that several complaints come at once; at most
/// complaintsMax of them.
[[nodiscard]] Reading parse(const std::vector<Source> &sources);

/// The names behind each `include` of a file, in order; empty for one that is none. Who reads files follows them, and
/// puts the places of what it found into Source::includes.
[[nodiscard]] std::vector<std::string> includesOf(std::string_view text);

} // namespace lockscope::scenario
