// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/beliefs.h"
#include "core/history/entry.h"

#include <cstddef>
#include <map>
#include <set>
#include <span>

namespace lockscope::scenario {

/// What came of commands later on. Events are told by their places.
struct Aftermath
{
    /// Commands that the server refused.
    std::set<std::size_t> refused{};
    /// Commands that nobody gave by hand: an armed fault did.
    std::set<std::size_t> sprung{};
    /// Armed faults that struck.
    std::set<FaultId> fired{};
    /// When acquires came to the server; those that are missing never did.
    std::map<lockscope::RequestRef, std::size_t> arrived{};
};

[[nodiscard]] Aftermath aftermathOf(std::span<const Entry> entries);

} // namespace lockscope::scenario
