// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/io/recording_reader.h"
#include "core/io/recording_reader_thread.h"

#include <atomic>
#include <deque>
#include <mutex>
#include <optional>
#include <vector>

namespace lockscope::io {

/// The half of a RecordingReaderThread that lives in its thread. Only ask() may be called from elsewhere.
class RecordingReaderWorker : public QObject
{
    Q_OBJECT

public:
    /// Pages that wait to be read: more than a screen and a picture want at a time.
    static constexpr std::size_t pagesMax = 64;

    /// A bookmark that is to be kept, or to go.
    struct Marking
    {
        Bookmark mark;
        bool isRemoval = false;
    };
    /// What is still to be done.
    struct Wishes
    {
        bool opens = false;
        bool summarises = false;
        bool looks = false;
        std::optional<EventNumber> moment;
        /// The last one is wanted most.
        std::deque<EventNumber> pages;
        std::deque<Marking> markings;
        /// One that looks for nothing ends the one with its purpose.
        std::vector<RecordingSearch> searches;

        [[nodiscard]] bool isEmpty() const
        {
            return !opens && !summarises && !looks && !moment && pages.empty() && markings.empty() && searches.empty();
        }
    };

    explicit RecordingReaderWorker(QString path)
        : m_path(std::move(path))
    {
    }

    /// Any thread: `change` alters the wishes.
    template<typename Change>
    void ask(Change change)
    {
        const std::lock_guard lock(m_mutex);
        change(m_wishes);
        ring();
    }
    /// Any thread: nothing more is begun.
    void stop() { m_stops = true; }
    /// In its own thread, which the file belongs to.
    void close() { m_reader.reset(); }

signals:
    void opened(const lockscope::io::RecordingOpening &opening);
    void grew(lockscope::EventNumber end);
    void summarised(const std::vector<lockscope::RunSummary> &summaries);
    void read(const lockscope::EventPage &page);
    void arrived(lockscope::EventNumber number, const lockscope::WorldJourney &journey);
    void found(const lockscope::io::RecordingHits &hits);
    void bookmarked(const std::vector<lockscope::Bookmark> &marks);
    void failed(const lockscope::io::RecordingProblem &problem);

private:
    void ring();
    void work();
    void perform(const Wishes &wishes);
    void open();
    void lookForMore();
    void summarise();
    void fetch(EventNumber number);
    void goTo(EventNumber number);
    void mark(const Marking &marking);
    void tellBookmarks();
    void begin(RecordingSearch search);
    void look();
    [[nodiscard]] bool contains(EventNumber number) const;

    const QString m_path;
    std::optional<RecordingReader> m_reader;
    /// A search that goes on, with what of it was not looked at.
    struct Going
    {
        RecordingSearch search;
        std::uint64_t looked = 0;
    };
    /// The last one is gone on with.
    std::vector<Going> m_searches;
    std::atomic<bool> m_stops = false;

    std::mutex m_mutex;
    Wishes m_wishes;
    bool m_isRung = false;
};

} // namespace lockscope::io
