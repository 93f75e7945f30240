// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/queue_rules.h"

#include <algorithm>
#include <utility>

namespace lockscope::check {

namespace {

Violation leftBehind(const Key &key,
                     const std::optional<Owner> &owner,
                     ConnectionId connection,
                     std::vector<EventNumber> evidence)
{
    return {.breach = Breach::WaiterAfterComplete,
            .evidence = std::move(evidence),
            .key = key.text(),
            .token = std::nullopt,
            .owner = owner,
            .connection = connection,
            .fate = std::nullopt,
            .request = std::nullopt};
}

} // namespace

void QueueRules::queued(Step &step, const WaiterQueued &e)
{
    if (const auto *completed = m_settled.find(e.connection))
        step.found.push_back(leftBehind(e.key, e.owner, e.connection, {*completed, step.number}));
    add(e.key, {e.owner, e.connection, e.until, step.number});
}

void QueueRules::add(const Key &key, Waiting waiter)
{
    const Arrival arrival(++m_arrivalCount);
    auto &queue = m_queues[key];
    queue.names.emplace(waiter.connection, waiter.owner, arrival);
    m_keysOf[waiter.connection].emplace(arrival, key);
    queue.waiters.emplace(arrival, std::move(waiter));
}

std::optional<Arrival> QueueRules::find(const Queue &queue, const std::optional<Owner> &owner, ConnectionId connection)
{
    const auto found = queue.names.lower_bound({connection, owner, Arrival(0)});
    if (found == queue.names.end() || std::get<0>(*found) != connection || std::get<1>(*found) != owner)
        return std::nullopt;
    return std::get<2>(*found);
}

void QueueRules::remove(const Key &key, Queue &queue, Arrival arrival)
{
    const auto waiter = queue.waiters.extract(arrival);
    const auto connection = waiter.mapped().connection;
    queue.names.erase({connection, waiter.mapped().owner, arrival});
    auto &keys = m_keysOf.at(connection);
    keys.erase(arrival);
    if (keys.empty()) {
        m_keysOf.erase(connection);
        m_ended.erase(connection);
    }
    if (queue.waiters.empty() && !queue.choice)
        m_queues.erase(key);
}

void QueueRules::left(const Key &key, const std::optional<Owner> &owner, ConnectionId connection)
{
    const auto queue = m_queues.find(key);
    if (queue == m_queues.end())
        return;
    if (const auto arrival = find(queue->second, owner, connection))
        remove(key, queue->second, *arrival);
}

void QueueRules::grantBegan(const Key &key, Lsn lsn, TimePoint at)
{
    const auto queue = m_queues.find(key);
    if (queue == m_queues.end())
        return;
    const auto &waiters = queue->second.waiters;
    const auto first = std::find_if(waiters.begin(), waiters.end(), [&](const auto &entry) {
        const auto &waiter = entry.second;
        return !m_ended.contains(waiter.connection) && (!waiter.until || *waiter.until > at);
    });
    if (first != waiters.end())
        queue->second.choice = Choice{lsn, first->first, first->second.queued};
}

void QueueRules::granted(Step &step, const Granted &e)
{
    if (const auto *completed = m_settled.find(e.connection))
        step.found.push_back(leftBehind(e.key, e.owner, e.connection, {*completed, step.number}));
    const auto found = m_queues.find(e.key);
    if (found == m_queues.end())
        return;
    auto &queue = found->second;
    const auto choice = std::exchange(queue.choice, std::nullopt);
    const auto arrival = e.owner || e.waited ? find(queue, e.owner, e.connection) : std::nullopt;
    const bool isLater = choice && choice->lsn == e.lsn && (!arrival || *arrival > choice->first);
    if (isLater && m_isComplete) {
        step.found.push_back({.breach = Breach::GrantedOutOfTurn,
                              .evidence = {choice->firstQueued, step.number},
                              .key = e.key.text(),
                              .token = e.token,
                              .owner = e.owner,
                              .connection = e.connection,
                              .fate = std::nullopt,
                              .request = std::nullopt});
    }
    if (arrival)
        remove(e.key, queue, *arrival);
    else if (queue.waiters.empty())
        m_queues.erase(found);
}

void QueueRules::connectionEnded(ConnectionId connection)
{
    if (m_keysOf.contains(connection))
        m_ended.insert(connection);
}

void QueueRules::completed(Step &step, const FateIntent &fate)
{
    m_settled.put(fate.connection, step.number);
    const auto keys = m_keysOf.find(fate.connection);
    if (keys == m_keysOf.end())
        return;
    for (const auto &[arrival, key] : keys->second) {
        const auto &waiter = m_queues.at(key).waiters.at(arrival);
        step.found.push_back(leftBehind(key, waiter.owner, fate.connection, {waiter.queued, step.number}));
    }
}

void QueueRules::forget()
{
    emptied();
    m_settled.clear();
    m_isComplete = false;
}

void QueueRules::emptied()
{
    m_queues.clear();
    m_keysOf.clear();
    m_ended.clear();
    m_isComplete = true;
}

void QueueRules::resumed(const Step &step, const ServerSnapshot &snapshot)
{
    emptied();
    std::unordered_set<ConnectionId> alive;
    for (const auto &connection : snapshot.connections)
        alive.insert(connection.connection);
    for (const auto &key : snapshot.keys) {
        for (const auto &waiter : key.waiters) {
            add(key.key, {waiter.owner, waiter.connection, waiter.until, step.number});
            if (!alive.contains(waiter.connection))
                m_ended.insert(waiter.connection);
        }
    }
}

} // namespace lockscope::check
