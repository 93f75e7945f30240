// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/cell_filter.h"
#include "ui/models/lock_cells.h"

/// What filters and the cells of LockModel have to do with each other.
namespace lockscope::ui {

query::Thing LockCells::thingOf(const Key &key, const KeyTruth &lock) const
{
    query::Thing thing{.key = key.text(), .state = stateOf(lock)};
    if (lock.holder) {
        const auto &owner = lock.holder->owner;
        thing.request = owner ? m_cursor.world().beliefs().requestOf(*owner) : std::nullopt;
        thing.token = lock.holder->token;
        thing.owner = owner;
        thing.connection = lock.holder->connection;
    }
    thing.waiters = lock.waiters.size();
    thing.lane = lock.lane;
    return thing;
}

/// A waiter whose client does not know whether it waits is that, too, and a filter for either means it.
query::Thing LockCells::thingOf(const Key &key, const Waiter &waiter) const
{
    const auto &beliefs = m_cursor.world().beliefs();
    query::Thing thing{.key = key.text(), .state = ShownState::Waiting};
    thing.request = waiter.owner ? beliefs.requestOf(*waiter.owner) : std::nullopt;
    const auto *belief = thing.request ? beliefs.find(*thing.request) : nullptr;
    if (belief != nullptr && belief->state == BeliefState::Indeterminate)
        thing.state = ShownState::Indeterminate;
    thing.owner = waiter.owner;
    thing.connection = waiter.connection;
    return thing;
}

QString LockCells::lockFilter(const Key &key, const KeyTruth &lock, LockModel::Column column) const
{
    const auto thing = thingOf(key, lock);
    switch (column) {
    case LockModel::KeyColumn:
        return sameIn(thing, {"key"});
    case LockModel::StateColumn:
        return sameIn(thing, {"state"});
    case LockModel::HolderColumn:
        return sameIn(thing, {"client", "connection"});
    case LockModel::TokenColumn:
        return sameIn(thing, {"token"});
    case LockModel::WaitersColumn:
        return sameIn(thing, {"waiters"});
    case LockModel::LaneColumn:
        return sameIn(thing, {"lane"});
    case LockModel::LeaseColumn:
    case LockModel::OldestWaitColumn:
    case LockModel::ColumnCount:
        break;
    }
    return {};
}

QString LockCells::waiterFilter(const Key &key, const Waiter &waiter, LockModel::Column column) const
{
    const auto thing = thingOf(key, waiter);
    switch (column) {
    case LockModel::KeyColumn:
        return sameIn(thing, {"client", "connection"});
    case LockModel::StateColumn:
        return sameIn(thing, {"state"});
    case LockModel::HolderColumn:
        return sameIn(thing, {"owner"});
    case LockModel::TokenColumn:
    case LockModel::WaitersColumn:
    case LockModel::LaneColumn:
    case LockModel::LeaseColumn:
    case LockModel::OldestWaitColumn:
    case LockModel::ColumnCount:
        break;
    }
    return {};
}

} // namespace lockscope::ui
