// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/history.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace lockscope {

namespace {

/// A keyframe is copied after so many events for each thing in the world, so that copying costs each event a bounded
/// amount however large the world is ...
constexpr std::size_t eventsPerThing = 16;
/// ... but at least so often in a full history, since what lies between two keyframes goes at once.
constexpr std::size_t keyframesMin = 4;

} // namespace

History::History(Limits limits)
    : m_limits(limits)
{
    assert(m_limits.chunk > 0);
    assert(m_limits.events >= 2 * m_limits.chunk);
}

EventNumber History::append(UnnumberedEntry entry, Touched &touched)
{
    if (m_chunks.empty() || m_chunks.back().entries->size() == m_limits.chunk)
        beginChunk();
    const auto number = end();
    auto &entries = *m_chunks.back().entries;
    entries.push_back({number, entry.at, std::move(entry.origin), std::move(entry.event), entry.rule});
    ++m_size;
    ++m_sinceKeyframe;
    m_live.apply(entries.back(), touched);
    return number;
}

void History::beginChunk()
{
    while (m_size + m_limits.chunk > m_limits.events)
        dropOldest();
    auto &chunk = m_chunks.emplace_back();
    chunk.entries = std::make_shared<std::vector<Entry>>();
    chunk.entries->reserve(m_limits.chunk);
    const auto distance = std::min(eventsPerThing * m_live.weight(), m_limits.events / keyframesMin);
    if (m_chunks.size() == 1 || m_sinceKeyframe >= distance) {
        chunk.before = std::make_shared<const World>(m_live);
        m_sinceKeyframe = 0;
    }
}

/// The first chunk goes, and with it all that follow up to the next keyframe.
void History::dropOldest()
{
    do {
        m_droppedCount += m_chunks.front().entries->size();
        m_size -= m_chunks.front().entries->size();
        m_chunks.pop_front();
    } while (!m_chunks.empty() && !m_chunks.front().before);
}

std::size_t History::offsetOf(EventNumber number) const
{
    return static_cast<std::size_t>(number.value() - first().value());
}

const Entry *History::find(EventNumber number) const
{
    if (number < first() || number >= end())
        return nullptr;
    const auto offset = offsetOf(number);
    return &(*m_chunks[offset / m_limits.chunk].entries)[offset % m_limits.chunk];
}

std::vector<EventPage> History::pages(EventNumber begin, EventNumber end) const
{
    assert(begin >= first());
    assert(end <= this->end());
    std::vector<EventPage> pages;
    for (auto offset = offsetOf(begin); offset < offsetOf(end);) {
        const auto &entries = m_chunks[offset / m_limits.chunk].entries;
        const auto place = offset % m_limits.chunk;
        const auto count = std::min(entries->size() - place, offsetOf(end) - offset);
        pages.push_back({std::span<const Entry>(*entries).subspan(place, count), entries});
        offset += count;
    }
    return pages;
}

std::optional<WorldRoute> History::routeTo(EventNumber number) const
{
    assert(number.value() >= m_droppedCount);
    assert(number < end());
    if (m_chunks.empty())
        return WorldRoute{{number, std::make_shared<const World>()}, number, {}};
    auto chunk = static_cast<std::size_t>(number.value() - m_droppedCount) / m_limits.chunk;
    while (chunk >= m_chunks.size() || !m_chunks[chunk].before)
        --chunk;
    const EventNumber from(m_droppedCount + chunk * m_limits.chunk);
    return WorldRoute{
        {from, m_chunks[chunk].before}, number, pages(EventNumber(from.value() + 1), EventNumber(number.value() + 1))};
}

World History::worldAt(EventNumber number) const
{
    return number.value() + 1 == end().value() ? m_live : *travel(*routeTo(number)).world;
}

} // namespace lockscope
