// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/state/lock_table.h"

#include "core/base/planted_fault.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

namespace lockscope::server {

template<typename Change>
auto LockTable::changing(KeySlot slot, Change change)
{
    auto &subject = cell(slot);
    const bool before = subject.isOccupied();
    struct Recount
    {
        KeyCell &subject;
        std::size_t &count;
        bool before;
        ~Recount()
        {
            const bool after = subject.isOccupied();
            if (after && !before)
                ++count;
            if (before && !after)
                --count;
        }
    } const recount{subject, m_keyCount, before};
    return change(subject);
}

Result<void, RecordConflict> LockTable::apply(const GrantRecord &record, TimePoint deadline)
{
    const auto slot = findOrMake(record.key);
    if (cell(slot).holder())
        return failure(RecordConflict::GrantWhileHeld);
    return install(slot, record.grant, deadline);
}

Result<void, RecordConflict> LockTable::apply(const HandOffRecord &record, TimePoint deadline)
{
    if (const auto ended = endGrant(record.key, record.ended); !ended)
        return ended;
    return install(findOrMake(record.key), record.grant, deadline);
}

Result<void, RecordConflict> LockTable::apply(const ReleaseRecord &record)
{
    return endGrant(record.key, record.ended);
}

Result<void, RecordConflict> LockTable::apply(const ExpiryRecord &record)
{
    return endGrant(record.key, record.ended);
}

Result<void, RecordConflict> LockTable::apply(const FateAtKeyRecord &record, ConnectionId connection)
{
    const auto slot = find(record.key);
    if (record.orphaned) {
        if (!slot)
            return failure(RecordConflict::OrphanOfOtherGrant);
        auto &subject = cell(*slot);
        if (!subject.isHeldBy(connection) || subject.holder()->grant.token != *record.orphaned)
            return failure(RecordConflict::OrphanOfOtherGrant);
        subject.orphanGrant();
        if (planted(PlantedFault::OrphanRunsAgain))
            subject.install({subject.holder()->grant, subject.holder()->deadline + std::chrono::seconds(5), true});
        unbindGrant(connection, *slot);
    }
    if (!slot)
        return {};
    if (planted(PlantedFault::FoldKeepsWaiters))
        return {};
    for (const auto arrival : waitersOf(connection, *slot))
        takeWaiter(*slot, arrival);
    return {};
}

std::vector<KeySlot> LockTable::orphanOlderThan(StartNumber start)
{
    std::vector<KeySlot> orphaned;
    for (std::uint32_t place = 0; place < m_cells.size(); ++place) {
        auto &subject = m_cells[place];
        if (!subject || !subject->holder() || subject->holder()->orphan
            || subject->holder()->grant.connection.start >= start)
            continue;
        const KeySlot slot(place);
        unbindGrant(subject->holder()->grant.connection, slot);
        subject->orphanGrant();
        orphaned.push_back(slot);
    }
    return orphaned;
}

Token LockTable::takeToken()
{
    assert(m_lastToken.value() < std::numeric_limits<std::uint64_t>::max());
    m_lastToken = Token(m_lastToken.value() + 1);
    return m_lastToken;
}

std::optional<KeySlot> LockTable::find(const Key &key) const
{
    const auto found = m_slots.find(key);
    return found == m_slots.end() ? std::nullopt : std::optional(found->second);
}

KeySlot LockTable::findOrMake(const Key &key)
{
    if (const auto found = find(key))
        return *found;
    auto slot = KeySlot(static_cast<std::uint32_t>(m_cells.size()));
    if (m_free.empty()) {
        m_cells.emplace_back(KeyCell(key));
    } else {
        slot = m_free.back();
        m_free.pop_back();
        m_cells[slot.value()].emplace(key);
    }
    m_slots.emplace(key, slot);
    return slot;
}

KeyCell &LockTable::cell(KeySlot slot)
{
    auto &place = m_cells[slot.value()];
    assert(place);
    return *place;
}

const KeyCell &LockTable::cell(KeySlot slot) const
{
    const auto &place = m_cells[slot.value()];
    assert(place);
    return *place;
}

void LockTable::retireIfIdle(KeySlot slot)
{
    auto &place = m_cells[slot.value()];
    assert(place);
    if (!place->isIdle())
        return;
    m_slots.erase(place->key());
    place.reset();
    m_free.push_back(slot);
}

void LockTable::queue(KeySlot slot, Waiter waiter)
{
    const auto arrival = Arrival(++m_lastArrival);
    m_bindings[waiter.connection][slot].waiters.push_back(arrival);
    if (waiter.until) {
        m_waits.push(*waiter.until, {slot, arrival});
        m_waits.compact(m_waiterCount, [this](const WaitEnd &end) { return isLive(end); });
    }
    changing(slot, [&](KeyCell &subject) { subject.queue(arrival, std::move(waiter)); });
    ++m_waiterCount;
}

Waiter LockTable::takeWaiter(KeySlot slot, Arrival arrival)
{
    auto waiter = changing(slot, [&](KeyCell &subject) { return subject.takeWaiter(arrival); });
    unbind(waiter.connection, slot, [arrival](Binding &binding) {
        const auto at = std::lower_bound(binding.waiters.begin(), binding.waiters.end(), arrival);
        assert(at != binding.waiters.end());
        binding.waiters.erase(at);
    });
    --m_waiterCount;
    return waiter;
}

std::vector<WaitingRelease> LockTable::takeReleases()
{
    std::vector<WaitingRelease> taken;
    for (auto &place : m_cells) {
        if (!place)
            continue;
        const auto releases = place->takeReleases();
        taken.insert(taken.end(), releases.begin(), releases.end());
    }
    return taken;
}

void LockTable::occupy(KeySlot slot, Lane lane)
{
    if (lane.candidate)
        ++m_bindings[lane.candidate->connection][slot].grantCount;
    changing(slot, [&](KeyCell &subject) { subject.occupy(std::move(lane)); });
}

Lane LockTable::drain(KeySlot slot)
{
    auto lane = changing(slot, [](KeyCell &subject) { return subject.drain(); });
    if (lane.candidate)
        unbindGrant(lane.candidate->connection, slot);
    return lane;
}

std::vector<Key> LockTable::keysOf(ConnectionId connection) const
{
    std::vector<Key> keys;
    const auto found = m_bindings.find(connection);
    if (found == m_bindings.end())
        return keys;
    keys.reserve(found->second.size());
    for (const auto &[slot, binding] : found->second)
        keys.push_back(cell(slot).key());
    std::sort(keys.begin(), keys.end());
    return keys;
}

bool LockTable::isBound(ConnectionId connection, KeySlot slot) const
{
    return bindingOf(connection, slot) != nullptr;
}

std::vector<Arrival> LockTable::waitersOf(ConnectionId connection, KeySlot slot) const
{
    const auto *binding = bindingOf(connection, slot);
    if (binding == nullptr)
        return {};
    return binding->waiters;
}

std::optional<KeySlot> LockTable::takeDueLease(TimePoint now)
{
    while (const auto end = m_leases.popDue(now)) {
        if (isLive(*end))
            return end->slot;
    }
    return std::nullopt;
}

std::optional<LockTable::DueWait> LockTable::takeDueWait(TimePoint now)
{
    while (const auto end = m_waits.popDue(now)) {
        if (isLive(*end))
            return DueWait{end->slot, end->arrival};
    }
    return std::nullopt;
}

std::vector<KeySlot> LockTable::slotsByKey() const
{
    std::vector<KeySlot> slots;
    slots.reserve(m_slots.size());
    for (const auto &[key, slot] : m_slots)
        slots.push_back(slot);
    sortByKey(slots);
    return slots;
}

void LockTable::sortByKey(std::vector<KeySlot> &slots) const
{
    std::sort(slots.begin(), slots.end(), [this](KeySlot a, KeySlot b) { return cell(a).key() < cell(b).key(); });
}

Result<void, RecordConflict> LockTable::install(KeySlot slot, const GrantFacts &grant, TimePoint deadline)
{
    // Live, takeToken() has counted this token already, and later ones of other keys too; a journal never goes back.
    if (!planted(PlantedFault::TokenReuseAfterRestart))
        m_lastToken = std::max(m_lastToken, grant.token);
    changing(slot, [&](KeyCell &subject) { subject.install({.grant = grant, .deadline = deadline}); });
    ++m_bindings[grant.connection][slot].grantCount;
    ++m_holderCount;
    m_leases.push(deadline, {slot, grant.token});
    m_leases.compact(m_holderCount, [this](const LeaseEnd &end) { return isLive(end); });
    return {};
}

Result<void, RecordConflict> LockTable::endGrant(const Key &key, Token token)
{
    const auto slot = find(key);
    if (!slot || !cell(*slot).holder() || cell(*slot).holder()->grant.token != token)
        return failure(RecordConflict::EndOfOtherGrant);
    const auto &holder = *cell(*slot).holder();
    if (!holder.orphan)
        unbindGrant(holder.grant.connection, *slot);
    changing(*slot, [](KeyCell &subject) { subject.endGrant(); });
    --m_holderCount;
    return {};
}

const LockTable::Binding *LockTable::bindingOf(ConnectionId connection, KeySlot slot) const
{
    const auto keys = m_bindings.find(connection);
    if (keys == m_bindings.end())
        return nullptr;
    const auto binding = keys->second.find(slot);
    return binding == keys->second.end() ? nullptr : &binding->second;
}

template<typename Change>
void LockTable::unbind(ConnectionId connection, KeySlot slot, Change change)
{
    const auto keys = m_bindings.find(connection);
    assert(keys != m_bindings.end());
    const auto binding = keys->second.find(slot);
    assert(binding != keys->second.end());
    change(binding->second);
    if (binding->second.grantCount > 0 || !binding->second.waiters.empty())
        return;
    keys->second.erase(binding);
    if (keys->second.empty())
        m_bindings.erase(keys);
}

void LockTable::unbindGrant(ConnectionId connection, KeySlot slot)
{
    unbind(connection, slot, [](Binding &binding) {
        assert(binding.grantCount > 0);
        --binding.grantCount;
    });
}

bool LockTable::isLive(const LeaseEnd &end) const
{
    const auto &place = m_cells[end.slot.value()];
    return place && place->holder() && place->holder()->grant.token == end.token;
}

bool LockTable::isLive(const WaitEnd &end) const
{
    const auto &place = m_cells[end.slot.value()];
    return place && place->waiters().contains(end.arrival);
}

} // namespace lockscope::server
