// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"
#include "core/vocabulary/server_snapshot.h"

#include <cstddef>
#include <map>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace lockscope::check {

/// Who waits for whom: a connection waits for the one that holds a lock that it wants. Finds rings of them, which
/// nobody in them can leave before a wait or a lease is over.
///
/// Where several workers share a connection a ring of connections need not be one of workers. Bounded by the live
/// grants and waiters; a search looks at `stepsMax` of them at most.
class WaitCycles
{
public:
    static constexpr std::size_t stepsMax = 256;

    /// One step of a ring: the connection waits for `key`, which the next one holds.
    struct Edge
    {
        ConnectionId waiter;
        Key key;
        EventNumber queued;
        EventNumber granted;
    };
    using Ring = std::vector<Edge>;

    /// The ring that this closed; empty: none.
    [[nodiscard]] Ring queued(const Key &key, const ConnectionId &waiter, EventNumber number);
    [[nodiscard]] Ring granted(const Key &key, const ConnectionId &holder, EventNumber number);
    void left(const Key &key, const ConnectionId &waiter);
    /// Its grant ended, or its connection did and waits for nobody any more.
    void freed(const Key &key) { m_holders.erase(key); }
    void ended(const ConnectionId &connection) { m_waits.erase(connection); }

    void clear();
    void resumed(const ServerSnapshot &snapshot, EventNumber number);

private:
    struct Held
    {
        ConnectionId connection;
        EventNumber granted;
    };
    struct Wanted
    {
        EventNumber queued;
        /// Waiters of one connection for one key.
        std::size_t count = 0;
    };
    using Wants = std::map<Key, Wanted>;

    [[nodiscard]] Ring ringThrough(const ConnectionId &start) const;
    /// Walks on from `at`; whether it came back to where `ring` began.
    bool walk(const ConnectionId &at,
              const ConnectionId &start,
              Ring &ring,
              std::unordered_set<ConnectionId> &seen,
              std::size_t &steps) const;

    std::unordered_map<Key, Held> m_holders;
    std::unordered_map<ConnectionId, Wants> m_waits;
};

} // namespace lockscope::check
