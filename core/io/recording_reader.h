// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/result.h"
#include "core/history/event_page.h"
#include "core/history/run_summary.h"
#include "core/history/world_route.h"
#include "core/io/recording_problem.h"
#include "core/io/recording_schema.h"
#include "core/io/sql_connection.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lockscope::io {

/// Reads a recording, also while it is written. Belongs to one thread, and waits for the disk: never the window's.
///
/// It never changes the file. Whatever is in it is checked before it is believed: a blob that is not what was written
/// is a problem with its place.
class RecordingReader
{
public:
    /// Refuses whatever is no recording, or one of a later version.
    [[nodiscard]] static Result<RecordingReader, RecordingProblem> open(const QString &path);

    [[nodiscard]] const RecordingAbout &about() const { return m_about; }
    /// Its events have the numbers from `first` up to, not including, `end`; look() takes in what came since.
    [[nodiscard]] EventNumber first() const { return m_first; }
    [[nodiscard]] EventNumber end() const { return m_end; }
    /// Events that went because the recording would have become too large; the world before first() stands for them.
    [[nodiscard]] std::uint64_t droppedCount() const { return m_droppedCount; }
    [[nodiscard]] std::uint64_t byteCount() const { return m_byteCount; }
    [[nodiscard]] Result<void, RecordingProblem> look();

    /// The events of one page that there are; `number` is any of them.
    [[nodiscard]] Result<EventPage, RecordingProblem> pageWith(EventNumber number);
    /// The way to the world after event `number`, which is one of them or the one before the first.
    [[nodiscard]] Result<WorldRoute, RecordingProblem> routeTo(EventNumber number);
    /// What every page looks like from far away, in order.
    [[nodiscard]] Result<std::vector<RunSummary>, RecordingProblem> summaries();

    /// In the order of their events.
    [[nodiscard]] Result<std::vector<Bookmark>, RecordingProblem> bookmarks();
    [[nodiscard]] Result<std::vector<RecordingNote>, RecordingProblem> notes();

    /// A copy of all that is committed, as one plain file, which must not be there.
    [[nodiscard]] Result<void, RecordingProblem> copyTo(const QString &path);

private:
    explicit RecordingReader(SqlConnection connection)
        : m_connection(std::move(connection))
    {
    }
    [[nodiscard]] Result<void, RecordingProblem> recognise();
    void takeFailure(const QString &name, const QVariant &value);
    [[nodiscard]] Result<WorldStop, RecordingProblem> keyframeBefore(EventNumber number);
    [[nodiscard]] RecordingProblem damagedAt(EventNumber number) const;
    void keep(std::uint64_t id, const EventPage &page);

    /// Pages that are kept as they were read: moments near each other are reached over the same ones.
    static constexpr std::size_t recentMax = 64;

    SqlConnection m_connection;
    RecordingAbout m_about;
    EventNumber m_first{1};
    EventNumber m_end{1};
    std::uint64_t m_droppedCount = 0;
    std::uint64_t m_byteCount = 0;
    std::unordered_map<std::uint64_t, EventPage> m_recent;
    /// Which of them came first.
    std::deque<std::uint64_t> m_order;
};

} // namespace lockscope::io
