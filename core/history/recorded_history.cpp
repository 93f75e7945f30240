// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/recorded_history.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace lockscope {

RecordedHistory::RecordedHistory(Extent extent, std::shared_ptr<const World> live, Limits limits)
    : m_extent(extent)
    , m_live(std::move(live))
    , m_limits(limits)
{
    assert(m_extent.first <= m_extent.end);
    assert(m_live != nullptr);
}

bool RecordedHistory::put(EventPage page)
{
    assert(!page.entries.empty());
    const auto first = page.entries.front().number;
    if (first < m_extent.first || first >= m_extent.end)
        return false;
    // The last page may have grown since.
    const auto count = std::min(page.entries.size(), static_cast<std::size_t>(m_extent.end.value() - first.value()));
    page.entries = page.entries.first(count);
    const auto [place, isNew] = m_pages.try_emplace(first);
    if (!isNew)
        return false;
    place->second = {std::move(page), ++m_looks};
    m_atHand += count;
    dropUnused();
    return true;
}

/// A few hundred pages at most, and one goes for each that comes.
void RecordedHistory::dropUnused()
{
    while (m_atHand > m_limits.events && m_pages.size() > 2) {
        const auto begin = std::next(m_pages.begin(), m_pages.begin()->first == m_extent.first ? 1 : 0);
        const auto oldest = std::min_element(begin, m_pages.end(), [](const auto &one, const auto &other) {
            return one.second.used < other.second.used;
        });
        m_atHand -= oldest->second.page.entries.size();
        m_pages.erase(oldest);
    }
}

RecordedHistory::Pages::const_iterator RecordedHistory::pageWith(EventNumber number) const
{
    const auto behind = m_pages.upper_bound(number);
    if (behind == m_pages.begin())
        return m_pages.end();
    const auto page = std::prev(behind);
    const bool isIn = number.value() - page->first.value() < page->second.page.entries.size();
    if (!isIn)
        return m_pages.end();
    page->second.used = ++m_looks;
    return page;
}

const Entry *RecordedHistory::find(EventNumber number) const
{
    const auto page = pageWith(number);
    return page == m_pages.end() ? nullptr : &page->second.page.entries[number.value() - page->first.value()];
}

EventNumber RecordedHistory::beginOfRun(EventNumber number) const
{
    auto page = pageWith(number);
    if (page == m_pages.end())
        return EventNumber(number.value() + 1);
    while (page != m_pages.begin()) {
        const auto before = std::prev(page);
        if (before->first.value() + before->second.page.entries.size() != page->first.value())
            break;
        page = before;
    }
    return page->first;
}

std::vector<EventPage> RecordedHistory::pages(EventNumber begin, EventNumber end) const
{
    std::vector<EventPage> pages;
    for (auto next = begin; next < end;) {
        const auto kept = pageWith(next);
        if (kept == m_pages.end())
            return {};
        const auto &page = kept->second.page;
        const auto place = static_cast<std::size_t>(next.value() - kept->first.value());
        const auto count = std::min(page.entries.size() - place, static_cast<std::size_t>(end.value() - next.value()));
        pages.push_back({page.entries.subspan(place, count), page.owner});
        next = EventNumber(next.value() + count);
    }
    return pages;
}

/// Keyframes are in the file; what is at hand is the end of it.
std::optional<WorldRoute> RecordedHistory::routeTo(EventNumber number) const
{
    if (number.value() + 1 != m_extent.end.value())
        return std::nullopt;
    return WorldRoute{{number, m_live}, number, {}};
}

} // namespace lockscope
