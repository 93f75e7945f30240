// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/pictures.h"

#include <algorithm>

namespace lockscope::ui {

Pictures::Pictures(Cursor &cursor, QObject *parent)
    : QObject(parent)
    , m_cursor(cursor)
{
    connect(&cursor, &Cursor::historyGrew, this, &Pictures::follow);
    follow();
}

void Pictures::follow()
{
    const auto &history = m_cursor.history();
    m_next = std::max(m_next, history.first());
    for (std::size_t count = 0; count < eventsMax && m_next < history.end(); ++count) {
        const auto *entry = history.find(m_next);
        m_sequence.apply(*entry);
        m_timeline.apply(*entry, m_sequence.parties());
        m_series.apply(*entry);
        m_bands.apply(*entry);
        m_next = EventNumber(m_next.value() + 1);
    }
    if (m_next < history.end())
        m_cursor.leaveRest();
    m_changedItems = m_sequence.takeChangedItems();
    m_changedSegments = m_timeline.takeChanges();
    emit changed();
}

} // namespace lockscope::ui
