// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace lockscope::ui {

/// Which of the kept events have a row in a list: all of them, or those that a filter let through.
///
/// Rows are in the order of the events. Of a chosen one 8 bytes are kept, of all of them nothing.
class EventRows
{
public:
    /// Every event from `begin` to, not including, `end`.
    void showAll(EventNumber begin, EventNumber end);
    /// Those that are chosen from now on, of the events before `end`.
    void showChosen(EventNumber begin, EventNumber end);

    [[nodiscard]] bool isFiltered() const { return m_isFiltered; }
    /// The events that were looked at are from `begin` to, not including, `end`.
    [[nodiscard]] EventNumber begin() const { return EventNumber(m_begin); }
    [[nodiscard]] EventNumber end() const { return EventNumber(m_end); }

    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] EventNumber at(std::size_t row) const;
    [[nodiscard]] std::optional<std::size_t> rowOf(EventNumber number) const;
    /// Rows of events before `number`.
    [[nodiscard]] std::size_t rowsBefore(EventNumber number) const;

    /// The events go that are older than `begin`.
    void dropBefore(EventNumber begin);
    /// There are events up to `end` now; `chosen` are those of them that the filter lets through, where there is one.
    void append(EventNumber end, const std::vector<EventNumber> &chosen);
    /// Older than every row; the newest first.
    void prepend(const std::vector<EventNumber> &chosen);

private:
    bool m_isFiltered = false;
    std::uint64_t m_begin = 1;
    std::uint64_t m_end = 1;
    std::deque<std::uint64_t> m_chosen;
};

} // namespace lockscope::ui
