// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/spot.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace lockscope::picture {

namespace {

double distance(Point point, const Spot &spot)
{
    const double dx = spot.to.x - spot.from.x;
    const double dy = spot.to.y - spot.from.y;
    const double length = dx * dx + dy * dy;
    const double along =
        length > 0 ? std::clamp(((point.x - spot.from.x) * dx + (point.y - spot.from.y) * dy) / length, 0.0, 1.0) : 0.0;
    return std::hypot(point.x - spot.from.x - along * dx, point.y - spot.from.y - along * dy);
}

/// Along time, and what stands at the same time in the order in which it was drawn.
using Place = std::pair<double, std::size_t>;

} // namespace

std::optional<std::size_t> spotAt(const std::vector<Spot> &spots, Point point, double reach)
{
    std::optional<std::size_t> nearest;
    double least = reach;
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const auto away = distance(point, spots[i]);
        if (away > least)
            continue;
        least = away;
        nearest = i;
    }
    return nearest;
}

std::optional<std::size_t>
nextSpot(const std::vector<Spot> &spots, std::optional<std::size_t> from, Heading heading, bool timeRunsDown)
{
    if (spots.empty())
        return std::nullopt;
    if (!from || *from >= spots.size())
        return spots.size() - 1;
    const bool isAlong = timeRunsDown == (heading == Heading::Up || heading == Heading::Down);
    const bool isOn = heading == Heading::Right || heading == Heading::Down;
    const auto timeOf = [&](std::size_t i) { return timeRunsDown ? spots[i].from.y : spots[i].from.x; };
    const Place here{timeOf(*from), *from};
    const auto group = spots[*from].group;

    std::optional<std::size_t> best;
    auto least = std::tuple(std::numeric_limits<double>::max(), 0.0);
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const Place there{timeOf(i), i};
        const bool isAhead = isOn ? there > here : there < here;
        const bool isNextGroup = isOn ? spots[i].group > group : spots[i].group < group;
        if (i == *from || (isAlong ? spots[i].group != group || !isAhead : !isNextGroup))
            continue;
        const auto groupsAway = std::abs(static_cast<double>(spots[i].group) - static_cast<double>(group));
        const auto away = std::tuple(groupsAway, std::abs(there.first - here.first));
        // At equal distance the one that comes first in the direction of the key.
        const bool isBetter = away < least || (away == least && best && (isOn ? i < *best : i > *best));
        if (isBetter) {
            least = away;
            best = i;
        }
    }
    return best;
}

} // namespace lockscope::picture
