// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace lockscope::scenario {

/// What may stand at one place of a scenario that is being written.
struct WordOffer
{
    /// Bytes before the cursor that one of the words takes the place of.
    std::size_t size = 0;
    /// In the order in which they are best shown.
    std::vector<std::string> words;
};

/// What may be written at the end of `line`, which is cut at the cursor: keys, clients, words and states that begin as
/// its last word does. Nothing within a comment or a text. `scenario` has the names, and need not be valid.
[[nodiscard]] WordOffer offerFor(const Scenario &scenario, std::string_view line);

} // namespace lockscope::scenario
