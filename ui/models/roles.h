// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace lockscope::ui {

/// Where an event stands to a cursor in PAST: it has happened, it is the last one that has, or it is yet to.
enum class EventTime : int { Before, Here, Later };

/// What delegates and views ask for beside Qt's own roles. All models use these; a role without a meaning for a cell is
/// an invalid QVariant.
enum Role : int {
    /// The cell's state as int(ShownState): fill, pattern and letter come from the palette.
    StateRole = Qt::UserRole + 1,
    /// Begin and end of what the cell's bar shows (a lease, a wait, a countdown), and the moment that the model shows,
    /// as qint64 microseconds of the steady clock. No end: without limit.
    SpanStartRole,
    SpanEndRole,
    SpanNowRole,
    /// Place in the queue as int, from 1.
    PlaceRole,
    /// The cell's whole text as QString where the cell shows it elided: plain, control characters visible.
    FullTextRole,
    /// What stands in the state's chip, where that is not the state's own letter, as QString.
    BadgeRole,
    /// The row's identity as Selection.
    SelectionRole,
    /// What the row is worth sorting by, as qint64 or QString.
    SortRole,
    /// The row's mark as int(RowMark).
    MarkRole,
    /// An expression as QString that lets through what has the cell's value.
    FilterRole,
    /// Where the row's event stands to the cursor as int(EventTime). In LIVE no event is anything but past, and none is
    /// worth marking.
    EventTimeRole,
};

} // namespace lockscope::ui
