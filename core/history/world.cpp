// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/world.h"

#include "core/base/match.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lockscope {

void World::apply(const Entry &entry, Touched &touched)
{
    m_at = entry.at;
    m_faults.apply(entry, touched);
    match(
        entry.event,
        [&](const ClientEvent &event) {
            if (const auto *client = std::get_if<ClientId>(&entry.origin))
                m_beliefs.apply(*client, event, entry.at.steady, touched);
        },
        [&](const ServerEvent &event) { m_truth.apply(event, entry.at.steady, touched); },
        [](const CommandGiven & /*event*/) {},
        [](const CommandRefused & /*event*/) {},
        [&](const EventsSkipped &event) { m_skippedCount += event.count; },
        [](const FaultEvent & /*event*/) {});
}

RequestTruth World::truthOf(const RequestBelief &belief) const
{
    if (m_truth.phase() == ServerPhase::NotVisible)
        return {};
    const auto key = Key::parse(belief.key);
    const auto *state = key ? m_truth.find(*key) : nullptr;
    if (state == nullptr || !belief.owner)
        return {.kind = TruthKind::Nothing, .place = 0, .waiter = nullptr, .holder = nullptr};
    if (state->holder && state->holder->owner == belief.owner)
        return {.kind = TruthKind::Holds, .place = 0, .waiter = nullptr, .holder = &*state->holder};
    std::size_t place = 0;
    for (const auto &[arrival, waiter] : state->waiters) {
        ++place;
        if (waiter.owner == belief.owner)
            return {.kind = TruthKind::Waits, .place = place, .waiter = &waiter, .holder = nullptr};
    }
    return {.kind = TruthKind::Nothing, .place = 0, .waiter = nullptr, .holder = nullptr};
}

std::size_t World::weight() const
{
    return m_truth.keys().size() + m_truth.waiterCount() + m_truth.connections().size() + m_truth.fates().size()
        + m_faults.standing().size() + m_faults.ended().size() + m_beliefs.liveCount()
        + m_beliefs.clients().size() * Beliefs::finishedMax;
}

} // namespace lockscope
