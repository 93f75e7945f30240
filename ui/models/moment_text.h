// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/models/cursor.h"

namespace lockscope::ui {

/// The cursor's moment in words for people.
struct MomentText
{
    /// "LIVE" or "PAST".
    QString mode;
    /// "event 1,234 of 18,204"
    QString place;
    /// Local time of day of the moment.
    QString time;
    /// "12 events and 9.2 s behind"; empty in LIVE.
    QString behind;
};

[[nodiscard]] MomentText momentText(const Cursor &cursor);
/// "1,234"
[[nodiscard]] QString textOf(EventNumber number);

} // namespace lockscope::ui
