// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/history.h"
#include "core/history/world_route.h"

#include <cstddef>
#include <vector>

namespace lockscope {

/// The worlds near the place where somebody moves about in a history, so that a step back need not begin at a keyframe.
class WorldTrail
{
public:
    /// Worlds that are kept; those far from where the last journey ended go first.
    static constexpr std::size_t keptMax = 2 * stopsMax;

    /// The shortest way to `number`, which is one that History::routeTo() takes.
    [[nodiscard]] WorldRoute routeTo(const History &history, EventNumber number) const;
    /// Stops of a journey to `number`.
    void keep(std::vector<WorldStop> stops, EventNumber number);

private:
    /// By their numbers.
    std::vector<WorldStop> m_stops;
};

} // namespace lockscope
