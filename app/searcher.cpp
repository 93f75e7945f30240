// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/searcher.h"

#include "core/query/evaluation.h"
#include "core/query/event_facts.h"

#include <algorithm>
#include <utility>

namespace lockscope::app {

namespace {

/// Events between two looks at the clock and at what is wanted: less than a millisecond of work.
constexpr std::size_t sliceSize = 1'024;
/// More than fit on a screen.
constexpr std::size_t firstHits = 256;
constexpr qint64 tellEachMs = 100;

} // namespace

void Searcher::look(std::uint64_t search, const query::Expression &expression, const std::vector<EventPage> &pages)
{
    m_hits = {};
    m_hasTold = false;
    m_sinceTold.start();
    for (auto page = pages.rbegin(); page != pages.rend(); ++page) {
        if (!lookAt(*page, expression, search))
            return;
    }
    tell(search, true);
}

/// Whether the search goes on.
bool Searcher::lookAt(const EventPage &page, const query::Expression &expression, std::uint64_t search)
{
    for (auto end = page.entries.size(); end > 0;) {
        if (search != m_wanted)
            return false;
        const auto begin = end - std::min(end, sliceSize);
        for (auto at = end; at > begin; --at) {
            const auto &entry = page.entries[at - 1];
            if (query::evaluate(expression, query::EventFacts(entry)) == query::Verdict::Yes)
                m_hits.numbers.push_back(entry.number);
        }
        m_hits.looked += end - begin;
        end = begin;
        tellIfDue(search);
    }
    return true;
}

void Searcher::tellIfDue(std::uint64_t search)
{
    const bool isFirstScreen = !m_hasTold && m_hits.numbers.size() >= firstHits;
    if (isFirstScreen || m_sinceTold.elapsed() >= tellEachMs)
        tell(search, false);
}

void Searcher::tell(std::uint64_t search, bool isDone)
{
    m_hits.isDone = isDone;
    emit found(search, m_hits);
    m_hits.numbers.clear();
    m_hasTold = true;
    m_sinceTold.start();
}

} // namespace lockscope::app
