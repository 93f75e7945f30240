// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/world_route.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>

namespace lockscope {

namespace {

/// Events between two stops: an event costs about as much to fold as some things of a world cost to copy.
constexpr std::size_t thingsPerEvent = 8;
constexpr std::size_t strideMin = 64;

/// A power of two, so that journeys whose worlds are about as large stop at the same places.
std::uint64_t strideFor(const World &world)
{
    return std::bit_ceil(std::max(strideMin, world.weight() / thingsPerEvent));
}

} // namespace

WorldJourney travel(const WorldRoute &route)
{
    if (route.length() == 0)
        return {route.from.world, {}};
    const auto world = std::make_shared<World>(*route.from.world);
    WorldJourney journey{world, {}};
    const auto stride = strideFor(*world);
    Touched ignored;
    for (const auto &page : route.pages) {
        for (const auto &entry : page.entries) {
            world->apply(entry, ignored);
            const auto left = route.to.value() - entry.number.value();
            if (left > 0 && left <= stopsMax * stride && entry.number.value() % stride == 0)
                journey.stops.push_back({entry.number, std::make_shared<const World>(*world)});
        }
    }
    return journey;
}

} // namespace lockscope
