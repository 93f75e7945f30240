// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/recent_map.h"
#include "core/check/violation.h"
#include "core/history/truth.h"
#include "core/vocabulary/fate_event.h"
#include "core/vocabulary/lock_event.h"
#include "core/vocabulary/server_snapshot.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

namespace lockscope::check {

/// The queues of all keys: waiters are granted in their order (I12), and a complete fate leaves none behind (I10).
///
/// Whom a transition grants is decided when it takes the lane; so the queue is judged as it was then, without the
/// waiters that may be passed over: those whose connection had ended or whose wait was over.
/// Bounded by the waiters and by `settledMax`.
class QueueRules
{
public:
    /// Connections whose fate is complete and that are still looked for in queues.
    static constexpr std::size_t settledMax = 4'096;

    void queued(Step &step, const WaiterQueued &e);
    void left(const Key &key, const std::optional<Owner> &owner, ConnectionId connection);
    /// A transition that grants took the key's lane.
    void grantBegan(const Key &key, Lsn lsn, TimePoint at);
    void granted(Step &step, const Granted &e);
    void connectionEnded(ConnectionId connection);
    void completed(Step &step, const FateIntent &fate);

    /// Nothing is known any more until a snapshot comes.
    void forget();
    /// A server began or ended: no connection of the one before is left.
    void emptied();
    void resumed(const Step &step, const ServerSnapshot &snapshot);

private:
    struct Waiting
    {
        std::optional<Owner> owner;
        ConnectionId connection;
        std::optional<TimePoint> until;
        EventNumber queued;
    };
    /// A grant in flight that has a waiter who may not be passed over.
    struct Choice
    {
        Lsn lsn;
        Arrival first;
        EventNumber firstQueued;
    };
    struct Queue
    {
        std::map<Arrival, Waiting> waiters;
        std::set<std::tuple<ConnectionId, std::optional<Owner>, Arrival>> names;
        std::optional<Choice> choice;
    };

    void add(const Key &key, Waiting waiter);
    [[nodiscard]] static std::optional<Arrival>
    find(const Queue &queue, const std::optional<Owner> &owner, ConnectionId connection);
    void remove(const Key &key, Queue &queue, Arrival arrival);

    std::unordered_map<Key, Queue> m_queues;
    std::unordered_map<ConnectionId, std::map<Arrival, Key>> m_keysOf;
    /// Ended ones that still have waiters.
    std::unordered_set<ConnectionId> m_ended;
    RecentMap<ConnectionId, EventNumber> m_settled{settledMax};
    std::uint64_t m_arrivalCount = 0;
    bool m_isComplete = false;
};

} // namespace lockscope::check
