// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/timeline_folds.h"

#include <vector>

namespace lockscope::picture {

void TimelineFold::ServerFold::operator()(const WaiterQueued &e) const
{
    join(e.key, e.owner, e.connection, e.until.value_or(openEnd));
}

void TimelineFold::ServerFold::join(const Key &key,
                                    const std::optional<Owner> &owner,
                                    const ConnectionId &connection,
                                    TimePoint until) const
{
    const Waiter waiter{.key = fold.m_keys.rowOf(key.text()), .isStranger = !parties.clientOf(connection)};
    fold.m_keys.add(waiter.key, ShownState::Waiting, 1, cause(until));
    if (waiter.isStranger)
        fold.m_clients.add(fold.clientRow(std::nullopt), ShownState::Waiting, 1, cause(until));
    if (owner)
        fold.m_waiters.put(*owner, waiter);
}

void TimelineFold::ServerFold::leave(const Key &key,
                                     const std::optional<Owner> &owner,
                                     const ConnectionId &connection) const
{
    const auto *waiter = owner ? fold.m_waiters.find(*owner) : nullptr;
    const bool isStranger = waiter != nullptr ? waiter->isStranger : !parties.clientOf(connection);
    fold.m_keys.add(fold.m_keys.rowOf(key.text()), ShownState::Waiting, -1, cause());
    if (isStranger)
        fold.m_clients.add(fold.clientRow(std::nullopt), ShownState::Waiting, -1, cause());
    if (owner)
        fold.m_waiters.erase(*owner);
}

void TimelineFold::ServerFold::operator()(const Granted &e) const
{
    const bool waited = e.owner ? fold.m_waiters.find(*e.owner) != nullptr : e.waited;
    if (waited)
        leave(e.key, e.owner, e.connection);
    hold(e.key,
         {.token = e.token,
          .owner = e.owner,
          .connection = e.connection,
          .deadline = e.deadline,
          .orphan = false,
          .since = entry.at.steady});
}

void TimelineFold::ServerFold::hold(const Key &key, const HolderSnapshot &holder) const
{
    const auto client = parties.clientOf(holder.connection);
    const auto look = holder.orphan ? ShownState::Orphaned : ShownState::Held;
    Grant grant{.key = fold.m_keys.rowOf(key.text()),
                .client = std::nullopt,
                .deadline = holder.deadline,
                .isOrphan = holder.orphan};
    fold.m_keys.add(grant.key, look, 1, cause(holder.deadline));
    if (holder.orphan || !client) {
        grant.client = fold.clientRow(client);
        fold.m_clients.add(*grant.client, look, 1, cause(holder.deadline));
    }
    if (!client && holder.owner)
        fold.m_strangers.put(*holder.owner, holder.token);
    fold.m_grants.put(holder.token, grant);
}

void TimelineFold::ServerFold::operator()(const GrantOrphaned &e) const
{
    auto *grant = fold.m_grants.find(e.token);
    if (grant == nullptr || grant->isOrphan)
        return;
    fold.m_keys.add(grant->key, ShownState::Held, -1, cause());
    if (grant->client)
        fold.m_clients.add(*grant->client, ShownState::Held, -1, cause());
    grant->isOrphan = true;
    grant->client = fold.clientRow(parties.clientOf(e.connection));
    fold.m_keys.add(grant->key, ShownState::Orphaned, 1, cause(grant->deadline));
    fold.m_clients.add(*grant->client, ShownState::Orphaned, 1, cause(grant->deadline));
}

void TimelineFold::ServerFold::park(OpenSequence open,
                                    const ConnectionId &connection,
                                    const std::vector<Key> &targets) const
{
    const auto [place, isNew] = fold.m_parked.try_emplace(open);
    if (!isNew)
        return;
    auto &parked = place->second;
    parked.client = fold.clientRow(parties.clientOf(connection));
    for (const auto &key : targets) {
        parked.keys.push_back(fold.m_keys.rowOf(key.text()));
        fold.m_keys.add(parked.keys.back(), ShownState::Parked, 1, cause());
    }
    fold.m_clients.add(parked.client, ShownState::Parked, 1, cause());
}

/// Waiters and parked fates are gone with a server's process; grants stand in its journal.
void TimelineFold::ServerFold::endVolatile() const
{
    endAll(fold.m_keys, ShownState::Waiting);
    fold.m_clients.set(fold.clientRow(std::nullopt), ShownState::Waiting, 0, cause());
    while (!fold.m_parked.empty())
        fold.unpark(fold.m_parked.begin()->first, cause());
    fold.m_waiters.clear();
}

void TimelineFold::ServerFold::endAll(SpanBoard &board, ShownState look) const
{
    std::vector<RowId> rows;
    board.forEachIn(look, [&rows](RowId row) { rows.push_back(row); });
    for (const auto row : rows)
        board.set(row, look, 0, cause());
}

void TimelineFold::ServerFold::operator()(const StateResumed &e) const
{
    endVolatile();
    endAll(fold.m_keys, ShownState::Held);
    endAll(fold.m_keys, ShownState::Orphaned);
    fold.m_clients.set(fold.clientRow(std::nullopt), ShownState::Held, 0, cause());
    endAll(fold.m_clients, ShownState::Orphaned);
    fold.m_grants.clear();
    for (const auto &key : e.snapshot->keys)
        resume(key);
    for (const auto &fate : e.snapshot->fates) {
        if (fate.state == FateState::ParkedPrecedence)
            park(fate.open, fate.connection, fate.targets);
    }
}

void TimelineFold::ServerFold::resume(const KeySnapshot &key) const
{
    for (const auto &waiter : key.waiters)
        join(key.key, waiter.owner, waiter.connection, waiter.until.value_or(openEnd));
    if (key.holder)
        hold(key.key, *key.holder);
}

} // namespace lockscope::picture
