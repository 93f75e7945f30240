// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/story/story_player.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace lockscope::app {

namespace {

/// How much of a chapter's pace its clock decides; the rest goes to its events in equal parts, since many of them
/// happen at the same moment and would be seen at once.
constexpr double clockShare = 0.5;

double ratio(Duration part, Duration whole)
{
    return whole.count() == 0 ? 1.0 : static_cast<double>(part.count()) / static_cast<double>(whole.count());
}

Moment between(const Moment &from, const Moment &to, double share)
{
    const auto part = [share](Duration span) {
        return Duration(static_cast<Duration::rep>(static_cast<double>(span.count()) * share));
    };
    return {from.steady + part(to.steady - from.steady), from.wall + part(to.wall - from.wall)};
}

} // namespace

StoryPlayer::StoryPlayer(std::vector<Entry> entries, std::vector<StoryChapter> chapters)
    : m_entries(std::move(entries))
    , m_chapters(std::move(chapters))
{
    assert(!m_entries.empty() && !m_chapters.empty());
    for (const auto &chapter : m_chapters) {
        const auto begin = m_entries.begin() + static_cast<std::ptrdiff_t>(m_ends.empty() ? 0 : m_ends.back());
        const bool isLast = m_ends.size() + 1 == m_chapters.size();
        const auto last = isLast ? m_entries.end() : std::find_if(begin, m_entries.end(), chapter.ends);
        const auto end = last == m_entries.end() ? last : last + 1;
        m_ends.push_back(static_cast<std::size_t>(end - m_entries.begin()));
    }
}

void StoryPlayer::pass(Duration time)
{
    m_spent += time;
    if (!isLastChapter() && left() == Duration())
        goOn();
}

void StoryPlayer::goOn()
{
    if (isLastChapter()) {
        m_spent = std::max(m_spent, m_chapters[m_chapter].plays);
        return;
    }
    ++m_chapter;
    m_spent = {};
}

Duration StoryPlayer::left() const
{
    const auto &chapter = m_chapters[m_chapter];
    return std::max(Duration(), chapter.plays + chapter.reads - m_spent);
}

double StoryPlayer::progress() const
{
    return std::min(1.0, ratio(m_spent, m_chapters[m_chapter].plays));
}

/// The share of the chapter after which the event has happened.
double StoryPlayer::placeOf(std::size_t entry) const
{
    const auto begin = beginOf(m_chapter);
    const auto end = m_ends[m_chapter];
    const auto from = m_entries[begin == 0 ? 0 : begin - 1].at.steady;
    const auto byClock = ratio(m_entries[entry].at.steady - from, m_entries[end - 1].at.steady - from);
    const auto byCount = static_cast<double>(entry + 1 - begin) / static_cast<double>(end - begin);
    return clockShare * byClock + (1 - clockShare) * byCount;
}

std::size_t StoryPlayer::happened() const
{
    if (!isPlaying())
        return m_ends[m_chapter];
    auto entry = beginOf(m_chapter);
    while (entry < m_ends[m_chapter] && placeOf(entry) <= progress())
        ++entry;
    return entry;
}

Moment StoryPlayer::now() const
{
    const auto count = happened();
    if (count == 0 || count == m_ends[m_chapter])
        return m_entries[count == 0 ? 0 : count - 1].at;
    const auto from = count == beginOf(m_chapter) ? 0.0 : placeOf(count - 1);
    const auto to = placeOf(count);
    return between(m_entries[count - 1].at, m_entries[count].at, to > from ? (progress() - from) / (to - from) : 0.0);
}

std::size_t StoryPlayer::chapterOf(EventNumber number) const
{
    for (std::size_t chapter = 0; chapter + 1 < m_chapters.size(); ++chapter) {
        if (number <= lastOf(chapter))
            return chapter;
    }
    return m_chapters.size() - 1;
}

} // namespace lockscope::app
