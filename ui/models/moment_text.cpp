// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/moment_text.h"

#include <QLocale>

#include "ui/models/plain_text.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace lockscope::ui {

namespace {

QString eventsText(std::uint64_t count)
{
    constexpr std::uint64_t most = std::numeric_limits<int>::max();
    return Cursor::tr("%Ln event(s)", nullptr, static_cast<int>(std::min(count, most)));
}

} // namespace

QString textOf(EventNumber number)
{
    return QLocale().toString(static_cast<qulonglong>(number.value()));
}

MomentText momentText(const Cursor &cursor)
{
    MomentText text;
    text.mode = cursor.isLive() ? Cursor::tr("LIVE") : Cursor::tr("PAST");
    text.place = Cursor::tr("event %1 of %2").arg(textOf(cursor.position()), textOf(cursor.newest()));
    text.time = textOf(cursor.now().wall);
    if (!cursor.isLive())
        text.behind = Cursor::tr("%1 and %2 behind")
                          .arg(eventsText(cursor.newest().value() - cursor.position().value()),
                               textOf(cursor.clock().steady - cursor.now().steady));
    return text;
}

} // namespace lockscope::ui
