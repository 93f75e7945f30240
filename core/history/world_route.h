// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/event_page.h"
#include "core/history/world.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace lockscope {

/// A world that is kept for the way back or on.
struct WorldStop
{
    /// The last event that it has folded.
    EventNumber number;
    std::shared_ptr<const World> world;
};

/// How to get to the world after one event: a world before it, and the events in between. A value that any thread may
/// travel.
struct WorldRoute
{
    WorldStop from;
    EventNumber to;
    /// From the first event after `from` to `to`, and none else.
    std::vector<EventPage> pages;

    [[nodiscard]] std::uint64_t length() const { return to.value() - from.number.value(); }
};

/// The end of a route, and some of the worlds just before it, oldest first.
struct WorldJourney
{
    /// Shared, because it is large and crosses threads.
    std::shared_ptr<const World> world;
    std::vector<WorldStop> stops;
};

/// Stops that are kept of one journey.
inline constexpr std::size_t stopsMax = 8;

/// Folds its way along the route. How long it takes is the copy of a world and then the number of events; a route
/// without events costs nothing.
///
/// Stops lie so close that going on from the nearest one costs about as much as copying it.
[[nodiscard]] WorldJourney travel(const WorldRoute &route);

} // namespace lockscope
