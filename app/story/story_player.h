// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/time.h"
#include "core/history/entry.h"
#include "ui/shell/window_story.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockscope::app {

/// What a chapter is about, to be selected.
enum class StorySubject : std::uint8_t {
    /// The last request that the first client sent.
    Request,
    /// The fate that was opened last.
    Fate,
};

/// A part of a story: what is said while its events come, one by one and slowed down.
struct StoryChapter
{
    QString title;
    QString text;
    /// What the button says that goes on from here.
    QString next;
    ui::StorySpot spot = ui::StorySpot::Sequence;
    StorySubject subject = StorySubject::Request;
    /// Its last event.
    bool (*ends)(const Entry &entry) = nullptr;
    /// How long its events take, as a person's clock counts, and how long it stands still behind them.
    Duration plays{};
    Duration reads{};
    /// Going on from here drains a lane.
    bool drains = false;
    /// The moment that is worth coming back to.
    bool isTurning = false;
};

/// Tells events at a pace that a person can follow: chapter by chapter, and in each the events in the order and, as far
/// as they do not come all at once, at the distances that they have. Between the chapters time stands still.
///
/// The time of a person is an argument (HP1).
class StoryPlayer
{
public:
    /// There are chapters. Each ends at the first event behind the one before that it says, and the last one at the
    /// last event of all.
    StoryPlayer(std::vector<Entry> entries, std::vector<StoryChapter> chapters);

    /// So much time went by.
    void pass(Duration time);
    /// Somebody wants the next chapter now: what is left of this one has happened. Nothing behind the last one.
    void goOn();

    [[nodiscard]] std::size_t chapter() const { return m_chapter; }
    [[nodiscard]] const std::vector<StoryChapter> &chapters() const { return m_chapters; }
    [[nodiscard]] bool isLastChapter() const { return m_chapter + 1 == m_chapters.size(); }
    [[nodiscard]] const std::vector<Entry> &entries() const { return m_entries; }
    /// So many of them have happened.
    [[nodiscard]] std::size_t happened() const;
    /// Whether events of this chapter are still to come.
    [[nodiscard]] bool isPlaying() const { return m_spent < m_chapters[m_chapter].plays; }
    /// Until the next chapter begins by itself.
    [[nodiscard]] Duration left() const;
    /// The time in the story.
    [[nodiscard]] Moment now() const;

    [[nodiscard]] EventNumber lastOf(std::size_t chapter) const { return m_entries[m_ends[chapter] - 1].number; }
    /// The chapter that the event belongs to.
    [[nodiscard]] std::size_t chapterOf(EventNumber number) const;

private:
    [[nodiscard]] std::size_t beginOf(std::size_t chapter) const { return chapter == 0 ? 0 : m_ends[chapter - 1]; }
    [[nodiscard]] double placeOf(std::size_t entry) const;
    [[nodiscard]] double progress() const;

    const std::vector<Entry> m_entries;
    const std::vector<StoryChapter> m_chapters;
    /// Behind the last entry of each chapter.
    std::vector<std::size_t> m_ends;
    std::size_t m_chapter = 0;
    /// Time spent in this chapter.
    Duration m_spent{};
};

} // namespace lockscope::app
