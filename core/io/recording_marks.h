// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/result.h"
#include "core/io/recording_problem.h"
#include "core/io/recording_schema.h"
#include "core/io/sql_connection.h"

#include <utility>
#include <vector>

namespace lockscope::io {

/// The bookmarks of a recording that is not being recorded any more, or by somebody else. Each change is whole before
/// it returns. Belongs to one thread, and waits for the disk.
class RecordingMarks
{
public:
    [[nodiscard]] static Result<RecordingMarks, RecordingProblem> open(const QString &path);

    /// A new one where its id is 0; else the one with that id, whose note is another now.
    [[nodiscard]] Result<void, RecordingProblem> keep(const Bookmark &mark);
    [[nodiscard]] Result<void, RecordingProblem> remove(const Bookmark &mark);

private:
    explicit RecordingMarks(SqlConnection connection)
        : m_connection(std::move(connection))
    {
    }

    SqlConnection m_connection;
};

/// The same on a connection that somebody has already.
[[nodiscard]] Result<void, RecordingProblem> keepBookmark(SqlConnection &connection, const Bookmark &mark);
[[nodiscard]] Result<void, RecordingProblem> removeBookmark(SqlConnection &connection, const Bookmark &mark);
/// All of them, in the order of their events.
[[nodiscard]] Result<std::vector<Bookmark>, RecordingProblem> readBookmarks(SqlConnection &connection);

} // namespace lockscope::io
