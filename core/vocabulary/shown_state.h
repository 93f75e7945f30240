// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lockscope {

/// What a lock, a request or a fate is at a glance: the rows of the state table, each with a fill, a pattern, a letter
/// and a word of its own. Models name the state; ui/style decides what it looks like.
enum class ShownState : std::uint8_t { Held, Orphaned, Waiting, Indeterminate, Parked, Refused, Done };

} // namespace lockscope
