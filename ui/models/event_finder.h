// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QObject>

#include "core/history/entry.h"
#include "core/query/expression.h"

#include <cstdint>
#include <vector>

namespace lockscope::ui {

/// A part of what a search found.
struct EventHits
{
    /// The newest first, each older than all that were told before.
    std::vector<EventNumber> numbers;
    /// Events that were looked at so far.
    std::uint64_t looked = 0;
    bool isDone = false;
};

/// Looks for events while the window goes on. It belongs to the GUI thread, whatever it uses.
class EventFinder : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Looks for what `expression` holds for among the kept events from `begin` to, not including, `end`, the newest
    /// ones first, so that the end of a list can be shown at once. Whatever it looked for before is given up. found()
    /// follows, never before this returns.
    virtual void find(const query::Expression &expression, EventNumber begin, EventNumber end) = 0;
    /// Nothing is found any more.
    virtual void stop() = 0;

signals:
    void found(const lockscope::ui::EventHits &hits);
};

} // namespace lockscope::ui

Q_DECLARE_METATYPE(lockscope::ui::EventHits)
