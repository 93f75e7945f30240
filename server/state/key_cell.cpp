// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/state/key_cell.h"

#include "core/base/planted_fault.h"

#include <cassert>
#include <utility>

namespace lockscope::server {

bool KeyCell::isIdle() const
{
    return laneIsEmpty() && !m_holder && m_waiters.empty() && m_releases.empty() && !m_awaitedHold;
}

bool KeyCell::knows(const Owner &owner) const
{
    if (m_holder && m_holder->grant.owner == owner)
        return true;
    if (m_lane.candidate && m_lane.candidate->owner == owner)
        return true;
    return m_owners.contains(owner);
}

bool KeyCell::isLiveGrant(const WaitingRelease &release) const
{
    if (!m_holder)
        return false;
    if (planted(PlantedFault::AnyTokenReleases))
        return true;
    if (planted(PlantedFault::LiveTokenNotFound) && m_holder->orphan)
        return false;
    if (planted(PlantedFault::V1ReleasesAny) && !release.token)
        return true;
    return release.token ? m_holder->grant.token == *release.token : !m_holder->grant.owner;
}

bool KeyCell::isHeldBy(ConnectionId connection) const
{
    return m_holder && !m_holder->orphan && m_holder->grant.connection == connection;
}

NextStep KeyCell::takeNext(TimePoint now)
{
    assert(laneIsEmpty());
    const auto early =
        planted(PlantedFault::ExpireEarly) ? std::chrono::milliseconds(300) : std::chrono::milliseconds(0);
    if (m_holder && m_holder->deadline <= now + early)
        return ExpireNext{};
    if (!m_releases.empty()) {
        const auto release = m_releases.front();
        m_releases.pop_front();
        if (isLiveGrant(release))
            return ReleaseNext{release};
        return MissNext{release};
    }
    if (!m_holder && !m_waiters.empty())
        return GrantNext{};
    return std::monostate{};
}

void KeyCell::queue(Arrival arrival, Waiter waiter)
{
    if (waiter.owner)
        m_owners.emplace(*waiter.owner, arrival);
    waiter.wasQueued = true;
    const auto added = m_waiters.emplace(arrival, std::move(waiter)).second;
    assert(added);
    static_cast<void>(added);
}

Waiter KeyCell::takeWaiter(Arrival arrival)
{
    auto node = m_waiters.extract(arrival);
    assert(!node.empty());
    auto waiter = std::move(node.mapped());
    if (waiter.owner)
        m_owners.erase(*waiter.owner);
    return waiter;
}

void KeyCell::occupy(Lane lane)
{
    assert(laneIsEmpty());
    m_lane = std::move(lane);
    m_lane.state = LaneState::Writing;
}

void KeyCell::hold(bool throughStop)
{
    assert(laneIsEmpty());
    m_lane = {.state = LaneState::Held, .occupant = TransitionKind::Hold, .throughStop = throughStop};
}

void KeyCell::follow(Lsn lsn)
{
    assert(m_lane.state == LaneState::Writing && m_lane.occupant == TransitionKind::FateAtKey);
    m_lane.followers.push_back(lsn);
}

bool KeyCell::passLaneOn()
{
    if (m_lane.followers.empty())
        return false;
    m_lane.lsn = m_lane.followers.front();
    m_lane.followers.pop_front();
    return true;
}

Lane KeyCell::drain()
{
    assert(!laneIsEmpty());
    return std::exchange(m_lane, Lane{});
}

void KeyCell::markAmbiguous()
{
    if (m_lane.state == LaneState::Writing)
        m_lane.state = LaneState::Ambiguous;
}

void KeyCell::orphanGrant()
{
    assert(m_holder);
    m_holder->orphan = true;
}

} // namespace lockscope::server
