// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/why/event_search.h"

namespace lockscope::why {

EventSearch::EventSearch(const EventSource &history, EventNumber last)
    : m_history(history)
    , m_first(history.first())
    , m_last(std::min(last.value(), history.end().value() - 1))
{
    if (m_last >= m_first)
        m_first = history.beginOfRun(m_last);
}

const Entry *EventSearch::find(EventNumber number) const
{
    return number > m_last ? nullptr : m_history.find(number);
}

std::uint64_t EventSearch::firstNotBefore(TimePoint time) const
{
    auto low = m_first.value();
    auto high = m_last.value() + 1;
    while (low < high) {
        const auto middle = low + (high - low) / 2;
        const auto *entry = m_history.find(EventNumber(middle));
        if (entry != nullptr && entry->at.steady < time)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

} // namespace lockscope::why
