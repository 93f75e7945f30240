// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace lockscope::server {

/// Which of many deadlines comes next. A min-heap with lazy deletion: what an entry names may be gone when it is
/// popped, and the owner looks. Nothing is searched for, so a deadline that is never reached costs one push.
///
/// The owner calls compact() now and then with what is still live, so that the heap never grows with the history.
template<typename Id>
class DeadlineHeap
{
public:
    void push(TimePoint at, Id id)
    {
        m_entries.push_back({at, id});
        std::push_heap(m_entries.begin(), m_entries.end(), laterFirst);
    }

    /// The earliest deadline; it may belong to something that is gone.
    [[nodiscard]] std::optional<TimePoint> next() const
    {
        return m_entries.empty() ? std::nullopt : std::optional(m_entries.front().at);
    }

    /// Takes one entry that is due at `now`, the earliest first.
    [[nodiscard]] std::optional<Id> popDue(TimePoint now)
    {
        if (m_entries.empty() || m_entries.front().at > now)
            return std::nullopt;
        std::pop_heap(m_entries.begin(), m_entries.end(), laterFirst);
        const auto id = m_entries.back().id;
        m_entries.pop_back();
        return id;
    }

    /// Drops what `isLive(id)` denies, once the dead are more than the `liveCount` that there can be.
    template<typename IsLive>
    void compact(std::size_t liveCount, IsLive isLive)
    {
        if (m_entries.size() <= 2 * liveCount + deadEntriesAllowed)
            return;
        std::erase_if(m_entries, [&](const Entry &entry) { return !isLive(entry.id); });
        std::make_heap(m_entries.begin(), m_entries.end(), laterFirst);
    }

    [[nodiscard]] std::size_t size() const { return m_entries.size(); }

private:
    /// Below this there is nothing to win by compaction.
    static constexpr std::size_t deadEntriesAllowed = 256;

    struct Entry
    {
        TimePoint at;
        Id id;
    };
    static bool laterFirst(const Entry &a, const Entry &b) { return a.at > b.at; }

    std::vector<Entry> m_entries;
};

} // namespace lockscope::server
