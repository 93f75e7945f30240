// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"
#include "core/scenario/action.h"
#include "core/scenario/facts.h"

#include <optional>
#include <string>
#include <vector>

namespace lockscope::scenario {

/// What one part of a condition was, and the last event that had a part in it.
struct Sighting
{
    /// As it stands in the condition; of a state the thing alone: "a1", "a1.token". Empty: the request that is waited
    /// for.
    std::string what;
    /// Of that request: as the server has it.
    bool isServersSide = false;
    /// None: nobody knows.
    std::optional<std::string> value{};
    std::optional<Entry> because{};
};

/// Every part of the condition that was asked, once each, from left to right.
[[nodiscard]] std::vector<Sighting> sightingsOf(const Condition &condition, const BoardFacts &facts);
/// The request by itself: what came of it, and what the server did with it where the two differ.
[[nodiscard]] std::vector<Sighting> sightingsOf(const Booked &request);

/// In the largest unit that says it exactly: "2s", "350us".
[[nodiscard]] std::string textOf(Duration span);

} // namespace lockscope::scenario
