// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording_reader.h"

#include <QFileInfo>
#include <QSqlError>

#include "core/io/qt_bytes.h"
#include "core/io/recording_marks.h"
#include "core/recording/blob_codec.h"

#include <algorithm>
#include <cassert>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::io {

namespace {

TimePoint timeOf(const QVariant &value)
{
    return TimePoint(Duration(value.toLongLong()));
}

RecordingTrouble troubleOf(recording::BlobError error)
{
    switch (error) {
    case recording::BlobError::Newer:
        return RecordingTrouble::Newer;
    case recording::BlobError::Damaged:
        return RecordingTrouble::Damaged;
    }
    Q_UNREACHABLE();
}

} // namespace

Result<RecordingReader, RecordingProblem> RecordingReader::open(const QString &path)
{
    using Access = SqlConnection::Access;
    std::optional<RecordingProblem> problem;
    // A file that was left open by its writer needs a folder that can be written to; any other does not.
    for (const auto access : {Access::Read, Access::ReadImmutable}) {
        auto connection = SqlConnection::open(path, access);
        if (!connection)
            return failure(std::move(connection.error()));
        RecordingReader reader(std::move(*connection));
        auto recognised = reader.recognise();
        if (recognised)
            recognised = reader.look();
        if (recognised)
            return reader;
        problem = std::move(recognised.error());
        if (problem->trouble != RecordingTrouble::CannotOpen)
            break;
    }
    return failure(*std::move(problem));
}

Result<void, RecordingProblem> RecordingReader::recognise()
{
    const auto id = m_connection.value(u"PRAGMA application_id"_s);
    if (!id)
        return failure(id.error());
    if (id->toInt() != recordingApplicationId)
        return failure(RecordingProblem{RecordingTrouble::NotARecording, m_connection.path()});
    const auto version = m_connection.value(u"PRAGMA user_version"_s);
    if (!version)
        return failure(version.error());
    if (version->toInt() > recordingVersion)
        return failure(
            RecordingProblem{RecordingTrouble::Newer, m_connection.path(), u"version %1"_s.arg(version->toInt())});
    auto rows = m_connection.run(u"SELECT name, value FROM about"_s);
    if (!rows)
        return failure(std::move(rows.error()));
    while (rows->next()) {
        const auto name = rows->value(0).toString();
        if (name == u"program")
            m_about.program = rows->value(1).toString();
        else if (name == u"system")
            m_about.system = rows->value(1).toString();
        else if (name == u"source")
            m_about.source = rows->value(1).toString();
        else if (name == u"began_wall_us")
            m_about.began = WallTime(Duration(rows->value(1).toLongLong()));
        else
            takeFailure(name, rows->value(1));
    }
    auto scenario = m_connection.run(u"SELECT name, text FROM scenario LIMIT 1"_s);
    if (!scenario)
        return failure(std::move(scenario.error()));
    if (scenario->next()) {
        m_about.scenarioName = scenario->value(0).toString();
        m_about.scenarioText = scenario->value(1).toString();
    }
    return {};
}

/// Only a run that failed has these rows; a later version may have others.
void RecordingReader::takeFailure(const QString &name, const QVariant &value)
{
    static const QStringList names = {u"failed_event"_s, u"failed_line"_s, u"expected"_s, u"actual"_s};
    if (!names.contains(name))
        return;
    auto &failed = m_about.failure ? *m_about.failure : m_about.failure.emplace();
    if (name == u"failed_event")
        failed.event = EventNumber(value.toULongLong());
    else if (name == u"failed_line")
        failed.line = value.toInt();
    else if (name == u"expected")
        failed.expected = value.toString();
    else
        failed.actual = value.toString();
}

Result<void, RecordingProblem> RecordingReader::look()
{
    auto range = m_connection.run(u"SELECT (SELECT first FROM page ORDER BY id LIMIT 1),"
                                  " (SELECT first + count FROM page ORDER BY id DESC LIMIT 1),"
                                  " (SELECT value FROM about WHERE name = 'dropped_events')"_s);
    if (!range)
        return failure(std::move(range.error()));
    if (range->next() && !range->value(0).isNull()) {
        m_first = EventNumber(range->value(0).toULongLong());
        m_end = EventNumber(range->value(1).toULongLong());
        m_droppedCount = range->value(2).toULongLong();
    }
    m_byteCount = static_cast<std::uint64_t>(QFileInfo(m_connection.path()).size());
    // No event is smaller than that, so that nobody walks through a number that is none.
    constexpr std::uint64_t eventBytesMin = 4;
    const auto room = m_byteCount + static_cast<std::uint64_t>(QFileInfo(m_connection.path() + u"-wal"_s).size());
    if (m_first.value() == 0 || m_end < m_first || (m_end.value() - m_first.value()) > room / eventBytesMin)
        return failure(damagedAt(m_first));
    return {};
}

Result<EventPage, RecordingProblem> RecordingReader::pageWith(EventNumber number)
{
    if (const auto kept = m_recent.find(pageOf(number)); kept != m_recent.end())
        return kept->second;
    auto row = m_connection.run(u"SELECT first, count, events FROM page WHERE id = ?"_s, {sqlNumber(pageOf(number))});
    if (!row)
        return failure(std::move(row.error()));
    if (!row->next())
        return failure(damagedAt(number));
    const EventNumber first(row->value(0).toULongLong());
    const auto blob = row->value(2).toByteArray();
    auto entries = recording::decodeEvents(bytesOf(blob), first);
    if (!entries)
        return failure(RecordingProblem{troubleOf(entries.error()), m_connection.path(), {}, number});
    if (entries->size() != row->value(1).toULongLong() || entries->empty())
        return failure(damagedAt(number));
    const auto owner = std::make_shared<const std::vector<Entry>>(*std::move(entries));
    EventPage page{*owner, owner};
    // One that is not full may grow.
    if (page.entries.size() == recordingPageSize)
        keep(pageOf(number), page);
    return page;
}

void RecordingReader::keep(std::uint64_t id, const EventPage &page)
{
    m_recent.emplace(id, page);
    m_order.push_back(id);
    if (m_order.size() <= recentMax)
        return;
    m_recent.erase(m_order.front());
    m_order.pop_front();
}

Result<WorldStop, RecordingProblem> RecordingReader::keyframeBefore(EventNumber number)
{
    auto row = m_connection.run(u"SELECT event, world FROM keyframe WHERE event <= ? ORDER BY event DESC LIMIT 1"_s,
                                {sqlNumber(number.value())});
    if (!row)
        return failure(std::move(row.error()));
    if (!row->next()) {
        // Before the very first event there is nothing.
        return m_first.value() == 1
            ? Result<WorldStop, RecordingProblem>(WorldStop{EventNumber(0), std::make_shared<const World>()})
            : failure(damagedAt(number));
    }
    const EventNumber event(row->value(0).toULongLong());
    const auto blob = row->value(1).toByteArray();
    auto world = recording::decodeWorld(bytesOf(blob));
    if (!world)
        return failure(RecordingProblem{troubleOf(world.error()), m_connection.path(), {}, event});
    return WorldStop{event, std::make_shared<const World>(*std::move(world))};
}

Result<WorldRoute, RecordingProblem> RecordingReader::routeTo(EventNumber number)
{
    assert(number < m_end);
    assert(number.value() + 1 >= m_first.value());
    auto from = keyframeBefore(number);
    if (!from)
        return failure(std::move(from.error()));
    WorldRoute route{*std::move(from), number, {}};
    for (auto next = route.from.number.value() + 1; next <= number.value();) {
        auto page = pageWith(EventNumber(next));
        if (!page)
            return failure(std::move(page.error()));
        const auto first = page->entries.front().number.value();
        const auto end = first + page->entries.size();
        if (next < first || next >= end)
            return failure(damagedAt(EventNumber(next)));
        const auto count = std::min(end, number.value() + 1) - next;
        page->entries = page->entries.subspan(next - first, count);
        route.pages.push_back(*std::move(page));
        next += count;
    }
    return route;
}

Result<std::vector<RunSummary>, RecordingProblem> RecordingReader::summaries()
{
    auto rows = m_connection.run(u"SELECT first, count, begin_mono_us, end_mono_us, faults, leaders, indeterminate,"
                                 " parked, troubles FROM page ORDER BY id"_s);
    if (!rows)
        return failure(std::move(rows.error()));
    std::vector<RunSummary> summaries;
    while (rows->next())
        summaries.push_back({.first = EventNumber(rows->value(0).toULongLong()),
                             .count = rows->value(1).toULongLong(),
                             .begin = timeOf(rows->value(2)),
                             .end = timeOf(rows->value(3)),
                             .faults = rows->value(4).toUInt(),
                             .leaders = rows->value(5).toUInt(),
                             .indeterminate = rows->value(6).toUInt(),
                             .parked = rows->value(7).toUInt(),
                             .troubles = rows->value(8).toUInt()});
    return summaries;
}

Result<std::vector<Bookmark>, RecordingProblem> RecordingReader::bookmarks()
{
    return readBookmarks(m_connection);
}

Result<std::vector<RecordingNote>, RecordingProblem> RecordingReader::notes()
{
    auto rows = m_connection.run(u"SELECT event, text FROM note ORDER BY id"_s);
    if (!rows)
        return failure(std::move(rows.error()));
    std::vector<RecordingNote> notes;
    while (rows->next())
        notes.push_back({EventNumber(rows->value(0).toULongLong()), rows->value(1).toString()});
    return notes;
}

Result<void, RecordingProblem> RecordingReader::copyTo(const QString &path)
{
    if (QFileInfo::exists(path))
        return failure(RecordingProblem{RecordingTrouble::Exists, path});
    auto done = m_connection.execute(u"VACUUM INTO ?"_s, {path});
    if (!done)
        done.error().path = path;
    return done;
}

RecordingProblem RecordingReader::damagedAt(EventNumber number) const
{
    return {RecordingTrouble::Damaged, m_connection.path(), {}, number};
}

} // namespace lockscope::io
