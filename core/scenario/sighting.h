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
    /// As it stands in the condition; of a state the thing alone: "a1", "a1.token".
    std::string what;
    /// None: nobody knows.
    std::optional<std::string> value{};
    std::optional<Entry> because{};
};

/// Every part of the condition that was asked, once each, from left to right.
[[nodiscard]] std::vector<Sighting> sightingsOf(const Condition &condition, const BoardFacts &facts);
/// The request by itself, under the name that a person gave it.
[[nodiscard]] Sighting sightingOf(const std::string &name, const Booked &request);

/// In the largest unit that says it exactly: "2s", "350us".
[[nodiscard]] std::string textOf(Duration span);

} // namespace lockscope::scenario
