// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/event_rows.h"

#include <algorithm>
#include <cassert>

namespace lockscope::ui {

void EventRows::showAll(EventNumber begin, EventNumber end)
{
    m_isFiltered = false;
    m_begin = begin.value();
    m_end = end.value();
    m_chosen.clear();
}

void EventRows::showChosen(EventNumber begin, EventNumber end)
{
    showAll(begin, end);
    m_isFiltered = true;
}

std::size_t EventRows::size() const
{
    return m_isFiltered ? m_chosen.size() : static_cast<std::size_t>(m_end - m_begin);
}

EventNumber EventRows::at(std::size_t row) const
{
    assert(row < size());
    return EventNumber(m_isFiltered ? m_chosen[row] : m_begin + row);
}

std::optional<std::size_t> EventRows::rowOf(EventNumber number) const
{
    const auto row = rowsBefore(number);
    return row < size() && at(row) == number ? std::optional(row) : std::nullopt;
}

std::size_t EventRows::rowsBefore(EventNumber number) const
{
    const auto value = std::clamp(number.value(), m_begin, m_end);
    if (!m_isFiltered)
        return static_cast<std::size_t>(value - m_begin);
    return static_cast<std::size_t>(std::lower_bound(m_chosen.begin(), m_chosen.end(), value) - m_chosen.begin());
}

void EventRows::dropBefore(EventNumber begin)
{
    const auto count = static_cast<std::ptrdiff_t>(m_isFiltered ? rowsBefore(begin) : 0);
    m_chosen.erase(m_chosen.begin(), m_chosen.begin() + count);
    m_begin = std::max(m_begin, begin.value());
    m_end = std::max(m_end, m_begin);
}

void EventRows::append(EventNumber end, const std::vector<EventNumber> &chosen)
{
    assert(end.value() >= m_end);
    m_end = end.value();
    if (!m_isFiltered)
        return;
    for (const auto number : chosen)
        m_chosen.push_back(number.value());
}

void EventRows::prepend(const std::vector<EventNumber> &chosen)
{
    assert(m_isFiltered);
    for (const auto number : chosen) {
        assert(m_chosen.empty() || number.value() < m_chosen.front());
        m_chosen.push_front(number.value());
    }
}

} // namespace lockscope::ui
