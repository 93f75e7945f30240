// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QThread>

#include "core/history/recorded_history.h"
#include "core/history/run_summary.h"
#include "core/io/recording_problem.h"
#include "core/io/recording_schema.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace lockscope::io {

class RecordingReaderWorker;

/// What a recording is shown with at first.
struct RecordingOpening
{
    RecordingAbout about;
    RecordedHistory::Extent extent;
    /// The first page of events, and the world after the first of them; of a recording without events: nothing, and the
    /// empty world.
    EventPage page;
    WorldStop begin;
    /// The world after its last event.
    std::shared_ptr<const World> end;
    /// It was not ended: somebody writes it, or its writer was killed.
    bool isWritten = false;
};

enum class SearchWay : std::uint8_t { NewestFirst, OldestFirst };
/// A list's filter, or a step to the next event about something. One of each goes on at a time.
enum class SearchPurpose : std::uint8_t { Filter, Step };

/// Events of a recording that somebody looks for.
struct RecordingSearch
{
    SearchPurpose purpose = SearchPurpose::Filter;
    /// Given back with what is found; another one each time.
    std::uint64_t id = 0;
    /// Asked on the reader's thread.
    std::function<bool(const Entry &)> wants;
    /// The events from `begin` to, not including, `end` are looked at.
    EventNumber begin;
    EventNumber end;
    SearchWay way = SearchWay::NewestFirst;
    /// It ends when so many are found.
    std::size_t hitsMax = static_cast<std::size_t>(-1);
};
/// A part of what was found.
struct RecordingHits
{
    SearchPurpose purpose = SearchPurpose::Filter;
    std::uint64_t id = 0;
    /// In the order in which they were looked for.
    std::vector<EventNumber> numbers;
    /// Events that were looked at so far.
    std::uint64_t looked = 0;
    bool isDone = false;
};

/// Reads a recording on a thread of its own, as far as somebody looks: whoever asks never waits for the disk.
///
/// Lives in the thread that asks. A moment comes before pages, the page that was asked for last before others, and
/// searches when nobody waits for anything else. What is asked for too often is forgotten: it is asked for again when
/// it is still wanted.
class RecordingReaderThread : public QObject
{
    Q_OBJECT

public:
    explicit RecordingReaderThread(const QString &path, QObject *parent = nullptr);
    /// Stops, and waits for what is being read just now.
    ~RecordingReaderThread() override;

    [[nodiscard]] const QString &path() const { return m_path; }

    /// opened() or failed() follows, and then summarised() and bookmarked().
    void open();
    /// grew() follows, where something came.
    void look();
    /// The page with that event; read() follows, unless it is one of too many.
    void fetch(EventNumber number);
    /// The world after that event, instead of the one that was asked for before; read() and arrived() follow.
    void goTo(EventNumber number);
    /// Instead of the one with this purpose that goes on; found() follows, often.
    void search(RecordingSearch search);
    void stopSearch(SearchPurpose purpose);

    /// Bookmarks are the one thing of a recording that changes; bookmarked() or failed() follows.
    void keep(const Bookmark &mark);
    void remove(const Bookmark &mark);

signals:
    void opened(const lockscope::io::RecordingOpening &opening);
    /// The recording has the events up to, not including, `end` now, which are more than when it was opened.
    void grew(lockscope::EventNumber end);
    void summarised(const std::vector<lockscope::RunSummary> &summaries);
    void read(const lockscope::EventPage &page);
    void arrived(lockscope::EventNumber number, const lockscope::WorldJourney &journey);
    void found(const lockscope::io::RecordingHits &hits);
    /// All that there are.
    void bookmarked(const std::vector<lockscope::Bookmark> &marks);
    void failed(const lockscope::io::RecordingProblem &problem);

private:
    const QString m_path;
    QThread m_thread;
    std::unique_ptr<RecordingReaderWorker> m_worker;
};

} // namespace lockscope::io
