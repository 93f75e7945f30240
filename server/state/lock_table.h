// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/strong_id.h"
#include "server/state/deadline_heap.h"
#include "server/state/key_cell.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

namespace lockscope::server {

/// Place of a key's cell in the table; valid until the cell is retired.
using KeySlot = StrongId<struct KeySlotTag, std::uint32_t>;

/// What a record can contradict in what came before it. A sound journal never does.
enum class RecordConflict : std::uint8_t {
    GrantWhileHeld,
    EndOfOtherGrant,
    TokenNotAbove,
    OrphanOfOtherGrant,
    OpenTwice,
    NoSuchOpen,
    NoSuchTarget,
    StartNotAbove,
    TermNotAbove,
    ConnectionOfLaterStart,
};

/// All keys. Grants are changed by records and by nothing else, live and at boot through the same functions; queues and
/// lanes are volatile (D4).
///
/// Idle keys are retired; their fencing order survives since one counter hands out the tokens of all keys (S4, L24).
class LockTable
{
public:
    [[nodiscard]] Result<void, RecordConflict> apply(const GrantRecord &record, TimePoint deadline);
    [[nodiscard]] Result<void, RecordConflict> apply(const HandOffRecord &record, TimePoint deadline);
    [[nodiscard]] Result<void, RecordConflict> apply(const ReleaseRecord &record);
    [[nodiscard]] Result<void, RecordConflict> apply(const ExpiryRecord &record);
    /// `connection`: the one whose Open the record names. Its waiters leave the queue with its grant's orphaning.
    [[nodiscard]] Result<void, RecordConflict> apply(const FateAtKeyRecord &record, ConnectionId connection);
    /// F10a: grants of starts before `start` become orphans; where they are, in no order that means anything.
    std::vector<KeySlot> orphanOlderThan(StartNumber start);

    /// The next token: above every one before it (S4).
    [[nodiscard]] Token takeToken();
    /// The highest token that was ever granted or taken.
    [[nodiscard]] Token lastToken() const { return m_lastToken; }
    /// From a snapshot: `token` was granted once, be it that its grant is over.
    void raiseLastToken(Token token) { m_lastToken = std::max(m_lastToken, token); }

    [[nodiscard]] std::optional<KeySlot> find(const Key &key) const;
    [[nodiscard]] KeySlot findOrMake(const Key &key);
    [[nodiscard]] KeyCell &cell(KeySlot slot);
    [[nodiscard]] const KeyCell &cell(KeySlot slot) const;
    /// Call it when something left the key: an idle cell goes.
    void retireIfIdle(KeySlot slot);

    /// Adds a waiter at the end of the key's queue.
    void queue(KeySlot slot, Waiter waiter);
    Waiter takeWaiter(KeySlot slot, Arrival arrival);
    /// The releases that wait behind occupied lanes, of all keys.
    [[nodiscard]] std::vector<WaitingRelease> takeReleases();
    void occupy(KeySlot slot, Lane lane);
    Lane drain(KeySlot slot);

    /// The keys that a connection is bound to: it waits for them, is their candidate or holds them. Sorted (F1).
    [[nodiscard]] std::vector<Key> keysOf(ConnectionId connection) const;
    /// Something of `connection` is on the key: a waiter, a grant that is not orphaned, or the candidate.
    [[nodiscard]] bool isBound(ConnectionId connection, KeySlot slot) const;
    /// The queued waiters of one connection, in their order.
    [[nodiscard]] std::vector<Arrival> waitersOf(ConnectionId connection, KeySlot slot) const;

    /// One lease that is over at `now` and whose grant is still the key's.
    [[nodiscard]] std::optional<KeySlot> takeDueLease(TimePoint now);
    struct DueWait
    {
        KeySlot slot;
        Arrival arrival;
    };
    /// One waiter whose wait is over at `now` and who is still queued.
    [[nodiscard]] std::optional<DueWait> takeDueWait(TimePoint now);
    [[nodiscard]] std::optional<TimePoint> nextLease() const { return m_leases.next(); }
    [[nodiscard]] std::optional<TimePoint> nextWait() const { return m_waits.next(); }

    [[nodiscard]] std::size_t waiterCount() const { return m_waiterCount; }
    /// Keys that have a holder, a waiter or a candidate.
    [[nodiscard]] std::size_t keyCount() const { return m_keyCount; }
    /// Every cell that is there, in the order of the keys.
    [[nodiscard]] std::vector<KeySlot> slotsByKey() const;
    void sortByKey(std::vector<KeySlot> &slots) const;

private:
    struct LeaseEnd
    {
        KeySlot slot;
        Token token;
    };
    struct WaitEnd
    {
        KeySlot slot;
        Arrival arrival;
    };

    [[nodiscard]] Result<void, RecordConflict> install(KeySlot slot, const GrantFacts &grant, TimePoint deadline);
    [[nodiscard]] Result<void, RecordConflict> endGrant(const Key &key, Token token);
    /// What one connection has on one key.
    struct Binding
    {
        /// Its live grant and its candidacy: at most one of each.
        std::uint32_t grantCount = 0;
        /// In their order; a connection seldom waits twice for one key.
        std::vector<Arrival> waiters;
    };
    [[nodiscard]] const Binding *bindingOf(ConnectionId connection, KeySlot slot) const;
    /// Runs `change` on a binding that is there, and drops it when nothing of it is left.
    template<typename Change>
    void unbind(ConnectionId connection, KeySlot slot, Change change);
    void unbindGrant(ConnectionId connection, KeySlot slot);
    [[nodiscard]] bool isLive(const LeaseEnd &end) const;
    [[nodiscard]] bool isLive(const WaitEnd &end) const;

    /// Runs `change` on a cell and keeps the count of occupied keys right.
    template<typename Change>
    auto changing(KeySlot slot, Change change);

    /// Not noexcept, so that libstdc++ keeps each key's hash beside it: it would hash the neighbours in a bucket anew
    /// at every look otherwise, and all keys when the table grows.
    struct KeyHash
    {
        std::size_t operator()(const Key &key) const { return std::hash<Key>()(key); }
    };
    std::unordered_map<Key, KeySlot, KeyHash> m_slots;
    /// A free place is empty. A deque: cells stay where they are while others come.
    std::deque<std::optional<KeyCell>> m_cells;
    std::vector<KeySlot> m_free;
    std::unordered_map<ConnectionId, std::unordered_map<KeySlot, Binding>> m_bindings;
    DeadlineHeap<LeaseEnd> m_leases;
    DeadlineHeap<WaitEnd> m_waits;
    Token m_lastToken;
    std::uint64_t m_lastArrival = 0;
    std::size_t m_waiterCount = 0;
    std::size_t m_keyCount = 0;
    std::size_t m_holderCount = 0;
};

} // namespace lockscope::server
