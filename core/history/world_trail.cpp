// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/world_trail.h"

#include <algorithm>

namespace lockscope {

namespace {

std::uint64_t distance(EventNumber a, EventNumber b)
{
    return a > b ? a.value() - b.value() : b.value() - a.value();
}

} // namespace

std::optional<WorldRoute> WorldTrail::routeTo(const EventSource &history, EventNumber number) const
{
    auto route = history.routeTo(number);
    const auto behind = std::find_if(
        m_stops.rbegin(), m_stops.rend(), [number](const WorldStop &stop) { return stop.number <= number; });
    if (behind == m_stops.rend())
        return route;
    // What a history can begin at is never before the events that it still has.
    const bool isShorter = route ? behind->number > route->from.number : distance(behind->number, number) <= lengthMax;
    if (!isShorter)
        return route;
    WorldRoute near{
        *behind, number, history.pages(EventNumber(behind->number.value() + 1), EventNumber(number.value() + 1))};
    const bool isAtHand = behind->number == number || !near.pages.empty();
    return isAtHand ? std::optional(std::move(near)) : route;
}

void WorldTrail::keep(std::vector<WorldStop> stops, EventNumber number)
{
    for (auto &stop : stops) {
        const auto place = std::lower_bound(
            m_stops.begin(), m_stops.end(), stop.number, [](const WorldStop &kept, EventNumber wanted) {
                return kept.number < wanted;
            });
        if (place == m_stops.end() || place->number != stop.number)
            m_stops.insert(place, std::move(stop));
    }
    while (m_stops.size() > keptMax) {
        const bool isFirstFarther = distance(m_stops.front().number, number) > distance(m_stops.back().number, number);
        m_stops.erase(isFirstFarther ? m_stops.begin() : m_stops.end() - 1);
    }
}

} // namespace lockscope
