// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/wait_cycles.h"

#include <utility>

namespace lockscope::check {

WaitCycles::Ring WaitCycles::queued(const Key &key, const ConnectionId &waiter, EventNumber number)
{
    auto &wanted = m_waits[waiter].try_emplace(key, Wanted{number, 0}).first->second;
    ++wanted.count;
    // Only a holder that waits itself can be part of a ring.
    const auto holder = m_holders.find(key);
    if (holder == m_holders.end() || holder->second.connection == waiter
        || !m_waits.contains(holder->second.connection))
        return {};
    return ringThrough(waiter);
}

WaitCycles::Ring WaitCycles::granted(const Key &key, const ConnectionId &holder, EventNumber number)
{
    left(key, holder);
    m_holders.insert_or_assign(key, Held{holder, number});
    return m_waits.contains(holder) ? ringThrough(holder) : Ring();
}

void WaitCycles::left(const Key &key, const ConnectionId &waiter)
{
    const auto wants = m_waits.find(waiter);
    if (wants == m_waits.end())
        return;
    const auto wanted = wants->second.find(key);
    if (wanted == wants->second.end() || --wanted->second.count > 0)
        return;
    wants->second.erase(wanted);
    if (wants->second.empty())
        m_waits.erase(wants);
}

WaitCycles::Ring WaitCycles::ringThrough(const ConnectionId &start) const
{
    Ring ring;
    std::unordered_set<ConnectionId> seen;
    std::size_t steps = stepsMax;
    if (!walk(start, start, ring, seen, steps))
        ring.clear();
    return ring;
}

bool WaitCycles::walk(const ConnectionId &at,
                      const ConnectionId &start,
                      Ring &ring,
                      std::unordered_set<ConnectionId> &seen,
                      std::size_t &steps) const
{
    const auto wants = m_waits.find(at);
    if (wants == m_waits.end() || !seen.insert(at).second)
        return false;
    for (const auto &[key, wanted] : wants->second) {
        if (steps == 0)
            return false;
        --steps;
        const auto holder = m_holders.find(key);
        if (holder == m_holders.end() || holder->second.connection == at)
            continue;
        ring.push_back({at, key, wanted.queued, holder->second.granted});
        if (holder->second.connection == start || walk(holder->second.connection, start, ring, seen, steps))
            return true;
        ring.pop_back();
    }
    return false;
}

void WaitCycles::clear()
{
    m_holders.clear();
    m_waits.clear();
}

void WaitCycles::resumed(const ServerSnapshot &snapshot, EventNumber number)
{
    clear();
    for (const auto &key : snapshot.keys) {
        if (key.holder && !key.holder->orphan)
            m_holders.emplace(key.key, Held{key.holder->connection, number});
        for (const auto &waiter : key.waiters)
            ++m_waits[waiter.connection].try_emplace(key.key, Wanted{number, 0}).first->second.count;
    }
}

} // namespace lockscope::check
