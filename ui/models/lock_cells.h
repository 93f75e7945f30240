// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include "core/query/thing_facts.h"
#include "core/vocabulary/shown_state.h"
#include "ui/models/cursor.h"
#include "ui/models/lock_model.h"
#include "ui/models/selection.h"

namespace lockscope::ui {

/// What stands in the cells of the lock tree, worked out from the world each time it is asked for.
class LockCells
{
public:
    explicit LockCells(const Cursor &cursor)
        : m_cursor(cursor)
    {
    }

    [[nodiscard]] QString lockText(const KeyTruth &lock, LockModel::Column column) const;
    [[nodiscard]] ShownState stateOf(const KeyTruth &lock) const;
    [[nodiscard]] QVariant lockData(const KeyTruth &lock, LockModel::Column column, int role) const;
    /// `place` counts from 1.
    [[nodiscard]] QString waiterText(const Waiter &waiter, int place, LockModel::Column column) const;
    [[nodiscard]] QVariant waiterData(const Waiter &waiter, int place, LockModel::Column column, int role) const;
    /// The request of ours that waits, or the connection that does.
    [[nodiscard]] Selection selectionOf(const Waiter &waiter) const;

    /// What a filter may ask about the lock itself, and about one that waits for it.
    [[nodiscard]] query::Thing thingOf(const Key &key, const KeyTruth &lock) const;
    [[nodiscard]] query::Thing thingOf(const Key &key, const Waiter &waiter) const;
    /// A filter for what has the cell's value; empty: it has none that could be asked for.
    [[nodiscard]] QString lockFilter(const Key &key, const KeyTruth &lock, LockModel::Column column) const;
    [[nodiscard]] QString waiterFilter(const Key &key, const Waiter &waiter, LockModel::Column column) const;

private:
    [[nodiscard]] QString who(const std::optional<Owner> &owner, const ConnectionId &connection) const;
    [[nodiscard]] bool isHeldUnawares(const KeyTruth &lock) const;
    [[nodiscard]] QString stateText(const KeyTruth &lock) const;
    [[nodiscard]] Duration left(TimePoint until) const { return until - m_cursor.now().steady; }

    const Cursor &m_cursor;
};

} // namespace lockscope::ui
