// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/lock_cells.h"

#include "core/vocabulary/shown_state.h"
#include "ui/models/event_text.h"
#include "ui/models/phrases.h"
#include "ui/models/plain_text.h"
#include "ui/models/roles.h"

namespace lockscope::ui {

namespace {

qint64 microseconds(TimePoint time)
{
    return time.time_since_epoch().count();
}

} // namespace

/// Our client's name where the owner is one of ours, else its connection, as the nodes and the events name it.
QString LockCells::who(const std::optional<Owner> &owner, const ConnectionId &connection) const
{
    const auto &world = m_cursor.world();
    if (const auto request = owner ? world.beliefs().requestOf(*owner) : std::nullopt)
        return nameOf(request->client, world);
    return textOf(connection);
}

/// The server's grant belongs to a client of ours that does not know whether it has it.
bool LockCells::isHeldUnawares(const KeyTruth &lock) const
{
    if (!lock.holder || !lock.holder->owner)
        return false;
    const auto request = m_cursor.world().beliefs().requestOf(*lock.holder->owner);
    const auto *belief = request ? m_cursor.world().beliefs().find(*request) : nullptr;
    return belief != nullptr && belief->state == BeliefState::Indeterminate;
}

QString LockCells::stateText(const KeyTruth &lock) const
{
    if (lock.holder && lock.holder->orphan)
        return isHeldUnawares(lock) ? LockModel::tr("orphaned, client unsure") : LockModel::tr("orphaned");
    if (lock.holder)
        return isHeldUnawares(lock) ? LockModel::tr("held, client unsure") : LockModel::tr("held");
    return lock.waiters.empty() ? LockModel::tr("free") : LockModel::tr("waiting");
}

ShownState LockCells::stateOf(const KeyTruth &lock) const
{
    if (isHeldUnawares(lock))
        return ShownState::Indeterminate;
    if (lock.holder)
        return lock.holder->orphan ? ShownState::Orphaned : ShownState::Held;
    return lock.waiters.empty() ? ShownState::Done : ShownState::Waiting;
}

QString LockCells::lockText(const KeyTruth &lock, LockModel::Column column) const
{
    switch (column) {
    case LockModel::StateColumn:
        return stateText(lock);
    case LockModel::HolderColumn:
        return lock.holder ? who(lock.holder->owner, lock.holder->connection) : QString();
    case LockModel::TokenColumn:
        return lock.holder ? textOf(lock.holder->token) : QString();
    case LockModel::LeaseColumn:
        return lock.holder ? textOf(left(lock.holder->deadline)) : QString();
    case LockModel::WaitersColumn:
        return lock.waiters.empty() ? QString() : QString::number(lock.waiters.size());
    case LockModel::OldestWaitColumn:
        return lock.waiters.empty() ? QString() : textOf(m_cursor.now().steady - lock.waiters.begin()->second.since);
    case LockModel::LaneColumn:
        if (lock.lane == LaneState::Empty)
            return {};
        if (lock.lane == LaneState::Held)
            return lock.occupant && *lock.occupant != TransitionKind::Hold
                ? LockModel::tr("held: %1").arg(phraseOf(*lock.occupant))
                : LockModel::tr("held");
        return lock.occupant ? LockModel::tr("%1: %2").arg(phraseOf(lock.lane), phraseOf(*lock.occupant))
                             : phraseOf(lock.lane);
    case LockModel::KeyColumn:
    case LockModel::ColumnCount:
        break;
    }
    return {};
}

QVariant LockCells::lockData(const KeyTruth &lock, LockModel::Column column, int role) const
{
    if (role == StateRole)
        return column == LockModel::StateColumn || column == LockModel::LeaseColumn
            ? QVariant(static_cast<int>(stateOf(lock)))
            : QVariant();
    if (column != LockModel::LeaseColumn || !lock.holder)
        return {};
    if (role == SpanStartRole)
        return microseconds(lock.holder->since);
    if (role == SpanEndRole)
        return microseconds(lock.holder->deadline);
    if (role == SpanNowRole)
        return microseconds(m_cursor.now().steady);
    return {};
}

QString LockCells::waiterText(const Waiter &waiter, int place, LockModel::Column column) const
{
    switch (column) {
    case LockModel::KeyColumn:
        return who(waiter.owner, waiter.connection);
    case LockModel::StateColumn:
        return LockModel::tr("waits, place %1").arg(place);
    case LockModel::HolderColumn:
        return waiter.owner ? shortText(*waiter.owner) : QString();
    case LockModel::LeaseColumn:
        return waiter.until ? textOf(left(*waiter.until)) : LockModel::tr("no limit");
    case LockModel::OldestWaitColumn:
        return textOf(m_cursor.now().steady - waiter.since);
    case LockModel::TokenColumn:
    case LockModel::WaitersColumn:
    case LockModel::LaneColumn:
    case LockModel::ColumnCount:
        break;
    }
    return {};
}

QVariant LockCells::waiterData(const Waiter &waiter, int place, LockModel::Column column, int role) const
{
    switch (role) {
    case StateRole:
        return column == LockModel::StateColumn || column == LockModel::LeaseColumn
            ? QVariant(static_cast<int>(ShownState::Waiting))
            : QVariant();
    case PlaceRole:
        return column == LockModel::StateColumn ? QVariant(place) : QVariant();
    case SelectionRole:
        return QVariant::fromValue(selectionOf(waiter));
    case SpanStartRole:
        return column == LockModel::LeaseColumn ? QVariant(microseconds(waiter.since)) : QVariant();
    case SpanEndRole:
        return column == LockModel::LeaseColumn && waiter.until ? QVariant(microseconds(*waiter.until)) : QVariant();
    case SpanNowRole:
        return column == LockModel::LeaseColumn ? QVariant(microseconds(m_cursor.now().steady)) : QVariant();
    default:
        return {};
    }
}

Selection LockCells::selectionOf(const Waiter &waiter) const
{
    const auto request = waiter.owner ? m_cursor.world().beliefs().requestOf(*waiter.owner) : std::nullopt;
    return request ? Selection(*request) : Selection(waiter.connection);
}

} // namespace lockscope::ui
