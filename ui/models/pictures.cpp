// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/pictures.h"

#include <algorithm>

namespace lockscope::ui {

Pictures::Pictures(Cursor &cursor, QObject *parent)
    : QObject(parent)
    , m_cursor(cursor)
{
    connect(&cursor, &Cursor::historyGrew, this, &Pictures::follow);
    connect(&cursor, &Cursor::historyReplaced, this, &Pictures::beginAnew);
    connect(&cursor, &Cursor::moved, this, &Pictures::lookAround);
    connect(&cursor, &Cursor::eventsCame, this, &Pictures::follow);
    follow();
}

void Pictures::follow()
{
    const auto &history = m_cursor.history();
    m_next = std::max(m_next, history.first());
    const auto end = m_cursor.isRecording() ? m_wanted : history.end();
    const Entry *entry = nullptr;
    for (std::size_t count = 0; count < eventsMax && m_next < end; ++count) {
        entry = history.find(m_next);
        if (entry == nullptr)
            break;
        m_sequence.apply(*entry);
        m_timeline.apply(*entry, m_sequence.parties());
        m_series.apply(*entry);
        m_bands.apply(*entry);
        m_next = EventNumber(m_next.value() + 1);
    }
    if (m_next < end && entry == nullptr)
        m_cursor.want(m_next);
    else if (m_next < end)
        m_cursor.leaveRest();
    m_changedItems = m_sequence.takeChangedItems();
    m_changedSegments = m_timeline.takeChanges();
    emit changed();
}

void Pictures::beginAnew()
{
    m_wanted = m_cursor.history().first();
    restartAt(m_wanted);
}

/// Another part of a recording, where the cursor has left the one that is there.
void Pictures::lookAround()
{
    if (!m_cursor.isRecording())
        return;
    const auto first = m_cursor.history().first().value();
    const auto place = m_cursor.position().value();
    const bool isTooEarly = m_begin.value() > first && place < m_begin.value() + behind / 4;
    const bool isTooLate = place > m_next.value() + ahead;
    if (isTooEarly || isTooLate)
        restartAt(EventNumber(std::max(first, place - std::min(place, behind))));
    m_wanted = std::min(m_cursor.history().end(), EventNumber(std::max(m_next.value(), place + ahead)));
    follow();
}

void Pictures::restartAt(EventNumber begin)
{
    m_begin = begin;
    m_next = begin;
    m_sequence.forget();
    m_timeline.forget();
    m_series = {};
    m_bands.forget();
}

} // namespace lockscope::ui
