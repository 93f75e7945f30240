// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/event_source.h"
#include "core/history/world_route.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockscope {

/// The worlds near the place where somebody moves about in a history, so that a step back need not begin at a keyframe.
class WorldTrail
{
public:
    /// Worlds that are kept; those far from where the last journey ended go first.
    static constexpr std::size_t keptMax = 2 * stopsMax;

    /// Events that are folded at most where only the trail knows a way: no more than a picture's time.
    static constexpr std::uint64_t lengthMax = 4'096;

    /// The shortest way to `number`, which is one that EventSource::routeTo() takes. None: neither that nor the trail
    /// knows one.
    [[nodiscard]] std::optional<WorldRoute> routeTo(const EventSource &history, EventNumber number) const;
    /// Stops of a journey to `number`.
    void keep(std::vector<WorldStop> stops, EventNumber number);

private:
    /// By their numbers.
    std::vector<WorldStop> m_stops;
};

} // namespace lockscope
