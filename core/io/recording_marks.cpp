// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording_marks.h"

#include "core/io/clock.h"

using namespace Qt::StringLiterals;

namespace lockscope::io {

Result<RecordingMarks, RecordingProblem> RecordingMarks::open(const QString &path)
{
    auto connection = SqlConnection::open(path, SqlConnection::Access::Write);
    if (!connection)
        return failure(std::move(connection.error()));
    return RecordingMarks(*std::move(connection));
}

Result<void, RecordingProblem> RecordingMarks::keep(const Bookmark &mark)
{
    return keepBookmark(m_connection, mark);
}

Result<void, RecordingProblem> RecordingMarks::remove(const Bookmark &mark)
{
    return removeBookmark(m_connection, mark);
}

Result<void, RecordingProblem> keepBookmark(SqlConnection &connection, const Bookmark &mark)
{
    const auto id = QVariant::fromValue(static_cast<qlonglong>(mark.id));
    if (mark.id != 0)
        return connection.execute(u"UPDATE bookmark SET note = ? WHERE id = ?"_s,
                                  {QString::fromStdString(mark.note), id});
    const auto made = readClock().wall.time_since_epoch().count();
    return connection.execute(u"INSERT INTO bookmark(event, note, made_wall_us) VALUES(?, ?, ?)"_s,
                              {QVariant::fromValue(static_cast<qlonglong>(mark.event.value())),
                               QString::fromStdString(mark.note),
                               QVariant::fromValue(static_cast<qlonglong>(made))});
}

Result<void, RecordingProblem> removeBookmark(SqlConnection &connection, const Bookmark &mark)
{
    return connection.execute(u"DELETE FROM bookmark WHERE id = ?"_s,
                              {QVariant::fromValue(static_cast<qlonglong>(mark.id))});
}

Result<std::vector<Bookmark>, RecordingProblem> readBookmarks(SqlConnection &connection)
{
    auto rows = connection.run(u"SELECT id, event, note FROM bookmark ORDER BY event, id"_s);
    if (!rows)
        return failure(std::move(rows.error()));
    std::vector<Bookmark> marks;
    while (rows->next())
        marks.push_back({rows->value(0).toLongLong(),
                         EventNumber(rows->value(1).toULongLong()),
                         rows->value(2).toString().toStdString()});
    return marks;
}

} // namespace lockscope::io
