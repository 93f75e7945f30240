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
    if (m_chunks.empty() || m_chunks.back().entries.size() == m_limits.chunk)
        beginChunk();
    const auto number = end();
    m_chunks.back().entries.push_back({number, entry.at, std::move(entry.origin), std::move(entry.event), entry.rule});
    ++m_size;
    ++m_sinceKeyframe;
    m_live.apply(m_chunks.back().entries.back(), touched);
    return number;
}

void History::beginChunk()
{
    while (m_size + m_limits.chunk > m_limits.events)
        dropOldest();
    auto &chunk = m_chunks.emplace_back();
    chunk.entries.reserve(m_limits.chunk);
    const auto distance = std::min(eventsPerThing * m_live.weight(), m_limits.events / keyframesMin);
    if (m_chunks.size() == 1 || m_sinceKeyframe >= distance) {
        chunk.before = m_live;
        m_sinceKeyframe = 0;
    }
}

/// The first chunk goes, and with it all that follow up to the next keyframe.
void History::dropOldest()
{
    do {
        m_droppedCount += m_chunks.front().entries.size();
        m_size -= m_chunks.front().entries.size();
        m_chunks.pop_front();
    } while (!m_chunks.empty() && !m_chunks.front().before);
}

const Entry *History::find(EventNumber number) const
{
    if (number < first() || number >= end())
        return nullptr;
    const auto offset = static_cast<std::size_t>(number.value() - first().value());
    return &m_chunks[offset / m_limits.chunk].entries[offset % m_limits.chunk];
}

World History::worldAt(EventNumber number) const
{
    assert(number.value() >= m_droppedCount);
    assert(number < end());
    if (number.value() + 1 == end().value())
        return m_live;
    const auto count = static_cast<std::size_t>(number.value() - m_droppedCount);
    auto chunk = count / m_limits.chunk;
    while (!m_chunks[chunk].before)
        --chunk;
    World world = *m_chunks[chunk].before;
    Touched ignored;
    for (auto offset = chunk * m_limits.chunk; offset < count; ++offset)
        world.apply(m_chunks[offset / m_limits.chunk].entries[offset % m_limits.chunk], ignored);
    return world;
}

} // namespace lockscope
