// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlQuery>
#include <QString>

#include "core/base/result.h"
#include "core/history/world.h"
#include "core/io/recording_problem.h"
#include "core/io/recording_schema.h"
#include "core/io/sql_connection.h"

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace lockscope::io {

/// Writes a recording. Belongs to one thread, and waits for the disk: never the window's.
///
/// What was committed is there after a crash of the program at any moment. After a loss of power the file is whole, and
/// the last commits may be missing.
class RecordingWriter
{
public:
    struct Options
    {
        /// Above this the oldest events go, and the world before the first one that is left stands for them.
        std::uint64_t bytesMax = 1ULL << 30U;
    };

    /// Makes the file, which must not be there.
    [[nodiscard]] static Result<RecordingWriter, RecordingProblem>
    create(const QString &path, const RecordingAbout &about, Options options);
    [[nodiscard]] static Result<RecordingWriter, RecordingProblem> create(const QString &path,
                                                                          const RecordingAbout &about)
    {
        return create(path, about, Options{});
    }

    /// Options::bytesMax from now on.
    void setLimit(std::uint64_t bytes) { m_options.bytesMax = bytes; }
    /// A recording that begins in the middle: what the events before it came to. Before the first append().
    void beginWith(World before) { m_world = std::move(before); }
    /// The next events, in order; the first ones may have any number. What fills pages is written, the rest with
    /// commit().
    [[nodiscard]] Result<void, RecordingProblem> append(std::span<const Entry> entries);
    /// Everything that was appended is there from now on.
    [[nodiscard]] Result<void, RecordingProblem> commit();
    /// Commits, and makes one plain file of it, without a log beside it. Nothing may follow.
    [[nodiscard]] Result<void, RecordingProblem> finish();

    /// A new bookmark where its id is 0; else the one with that id gets another note.
    [[nodiscard]] Result<void, RecordingProblem> keep(const Bookmark &mark);
    [[nodiscard]] Result<void, RecordingProblem> remove(const Bookmark &mark);
    [[nodiscard]] Result<std::vector<Bookmark>, RecordingProblem> bookmarks();
    [[nodiscard]] Result<void, RecordingProblem> addNote(const RecordingNote &note, WallTime made);

    /// Of the file, about.
    [[nodiscard]] std::uint64_t byteCount() const { return m_byteCount; }
    /// Events that are in it, and events that went because it would have become too large.
    [[nodiscard]] std::uint64_t eventCount() const { return m_end - m_first; }
    [[nodiscard]] std::uint64_t droppedCount() const { return m_droppedCount; }

private:
    RecordingWriter(SqlConnection connection, QSqlQuery insertPage, Options options);

    [[nodiscard]] Result<void, RecordingProblem> take(const Entry &entry);
    [[nodiscard]] Result<void, RecordingProblem> noteNames(const Entry &entry);
    [[nodiscard]] Result<void, RecordingProblem> writePage();
    [[nodiscard]] Result<void, RecordingProblem> writeKeyframe(EventNumber number);
    [[nodiscard]] Result<void, RecordingProblem> openTransaction();
    [[nodiscard]] Result<void, RecordingProblem> measure();
    [[nodiscard]] Result<void, RecordingProblem> dropOldest();

    SqlConnection m_connection;
    Options m_options;
    QSqlQuery m_insertPage;
    /// The last page, while it is not full.
    std::vector<Entry> m_page;
    World m_world;
    std::uint64_t m_sinceKeyframe = 0;
    /// The events in the file have the numbers from `m_first` up to, not including, `m_end`.
    std::uint64_t m_first = 0;
    std::uint64_t m_end = 0;
    std::uint64_t m_droppedCount = 0;
    std::uint64_t m_byteCount = 0;
    std::uint64_t m_sinceMeasured = 0;
    bool m_isPageDirty = false;
    bool m_inTransaction = false;
};

} // namespace lockscope::io
