// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/why/chain_builder.h"
#include "core/why/event_cause.h"

namespace lockscope::why {

void ChainBuilder::addKey(const Key &key)
{
    const auto *lock = truth().find(key);
    if (lock == nullptr && truth().phase() == ServerPhase::NotVisible)
        return;
    static const KeyTruth free;
    const auto &state = lock != nullptr ? *lock : free;
    addHolder(key, state);
    addLane(key, state);
    if (!state.waiters.empty())
        add({.reason = QueueStands{.key = key, .place = 0, .count = state.waiters.size()},
             .rule = Rule::P2,
             .event = {},
             .thing = {}});
    addFatesAt(key);
    if (state.lane != LaneState::Empty || !state.waiters.empty())
        addServer();
}

void ChainBuilder::addHolder(const Key &key, const KeyTruth &lock)
{
    const auto end = EventNumber(m_search.last().value() + 1);
    if (!lock.holder) {
        const auto event = m_search.lastBefore(end, [&](const Entry &entry) {
            const auto *released = told<Released>(entry);
            const auto *expired = told<Expired>(entry);
            return (released != nullptr && released->key == key) || (expired != nullptr && expired->key == key);
        });
        add({.reason = LockFree{key}, .rule = Rule::None, .event = event, .thing = {}});
        addCauses(event);
        return;
    }
    const auto &holder = *lock.holder;
    const auto grant = m_search.at(holder.since, [&](const Entry &entry) {
        const auto *granted = told<Granted>(entry);
        return granted != nullptr && granted->token == holder.token;
    });
    const auto orphaned = !holder.orphan ? std::nullopt : m_search.lastBefore(end, [&](const Entry &entry) {
        const auto *event = told<GrantOrphaned>(entry);
        return event != nullptr && event->token == holder.token;
    });
    const auto request = requestOf(holder.owner);
    add({.reason = LockHeld{key, holder, request},
         .rule = holder.orphan ? Rule::P5 : Rule::S1,
         .event = orphaned ? orphaned : grant,
         .thing = request ? Subject(*request) : Subject(holder.connection)});
    addCauses(orphaned);
    if (orphaned && grant && !m_named.contains(*grant))
        add({.reason = EventHappened{*grant}, .rule = m_search.find(*grant)->rule, .event = grant, .thing = {}});
    addCauses(grant);
}

std::optional<EventNumber> ChainBuilder::occupationOf(const Key &key, const KeyTruth &lock) const
{
    return m_search.at(lock.laneTrack.since, [&](const Entry &entry) {
        const auto *occupied = told<LaneOccupied>(entry);
        const auto *held = told<LaneHeld>(entry);
        return (occupied != nullptr && occupied->key == key) || (held != nullptr && held->key == key);
    });
}

void ChainBuilder::addLane(const Key &key, const KeyTruth &lock)
{
    if (lock.lane == LaneState::Empty || !lock.occupant)
        return;
    const auto event = occupationOf(key, lock);
    add({.reason = LaneTaken{.key = key, .occupant = *lock.occupant, .since = lock.laneTrack.since},
         .rule = Rule::S2,
         .event = event,
         .thing = key});
    addCauses(event, 2);
}

void ChainBuilder::addFatesAt(const Key &key)
{
    std::size_t named = 0;
    for (const auto &[open, fate] : truth().fates()) {
        if (!fate.refusals.contains(key))
            continue;
        if (++named > namedMax)
            return;
        add({.reason = FateStands{fate.intent, stageOf(fate, truth())},
             .rule = Rule::F3,
             .event = eventOf(fate),
             .thing = open});
    }
}

} // namespace lockscope::why
