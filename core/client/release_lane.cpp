// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/client/release_lane.h"

#include <cassert>

namespace lockscope::client {

ReleaseLane::ReleaseLane(std::size_t places)
    : m_requestsMax(places - places / 2)
    , m_orphansMax(places / 2)
{
}

bool ReleaseLane::addRequest(RequestId request, const ReleaseName &name, TimePoint overBy)
{
    // Every request takes a place, also where it shares an entry: so the lane is bounded whatever is asked.
    if (m_requestCount == m_requestsMax)
        return false;
    ++m_requestCount;
    entryFor(name, overBy).requests.push_back(request);
    return true;
}

bool ReleaseLane::addOrphan(const ReleaseName &name, TimePoint overBy)
{
    const auto known = m_places.find(name);
    if (known != m_places.end() && m_entries.at(known->second).isOrphan)
        return true;
    if (m_orphanCount == m_orphansMax)
        return false;
    ++m_orphanCount;
    entryFor(name, overBy).isOrphan = true;
    return true;
}

const LaneEntry *ReleaseLane::sendNext()
{
    const auto next = m_entries.lower_bound(m_firstUnsent);
    if (next == m_entries.end())
        return nullptr;
    m_firstUnsent = next->first + 1;
    next->second.wasSent = true;
    return &next->second;
}

std::optional<LaneEntry> ReleaseLane::take(const ReleaseName &name)
{
    const auto found = m_places.find(name);
    if (found == m_places.end())
        return std::nullopt;
    return takeAt(found->second);
}

std::optional<LaneEntry> ReleaseLane::takeOver(TimePoint now)
{
    if (m_overBys.empty() || m_overBys.begin()->first > now)
        return std::nullopt;
    return takeAt(m_overBys.begin()->second);
}

std::optional<LaneEntry> ReleaseLane::takeFirst()
{
    if (m_entries.empty())
        return std::nullopt;
    return takeAt(m_entries.begin()->first);
}

std::optional<TimePoint> ReleaseLane::deadline() const
{
    if (m_overBys.empty())
        return std::nullopt;
    return m_overBys.begin()->first;
}

LaneEntry &ReleaseLane::entryFor(const ReleaseName &name, TimePoint overBy)
{
    const auto [known, isNew] = m_places.emplace(name, m_nextPlace);
    if (!isNew)
        return m_entries.at(known->second);
    m_overBys.emplace(overBy, m_nextPlace);
    return m_entries.emplace(m_nextPlace++, LaneEntry{name, overBy, {}, false, false}).first->second;
}

LaneEntry ReleaseLane::takeAt(Place place)
{
    auto node = m_entries.extract(place);
    assert(!node.empty());
    auto entry = std::move(node.mapped());
    m_places.erase(entry.name);
    m_overBys.erase({entry.overBy, place});
    m_requestCount -= entry.requests.size();
    m_orphanCount -= entry.isOrphan ? 1 : 0;
    return entry;
}

} // namespace lockscope::client
