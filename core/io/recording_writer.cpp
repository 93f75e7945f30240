// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording_writer.h"

#include <QFileInfo>

#include "core/base/match.h"
#include "core/history/run_summary.h"
#include "core/io/qt_bytes.h"
#include "core/io/recording_marks.h"
#include "core/recording/blob_codec.h"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace lockscope::io {

namespace {

/// Events between two keyframes: what lies between is read and folded by whoever looks at a moment, in a few hundredths
/// of a second ...
constexpr std::uint64_t keyframeDistance = 16 * recordingPageSize;
/// ... but more where the world is large, so that keyframes cost each event a bounded amount.
constexpr std::uint64_t eventsPerThing = 4;
/// Events between two looks at the size.
constexpr std::uint64_t measureDistance = 16 * recordingPageSize;
/// What is left of the largest size once the oldest part has gone, so that it does not go at every look.
constexpr std::uint64_t keptParts = 15;
constexpr std::uint64_t allParts = 16;

QVariant microseconds(TimePoint time)
{
    return QVariant::fromValue(static_cast<qlonglong>(time.time_since_epoch().count()));
}

QVariant microseconds(WallTime time)
{
    return QVariant::fromValue(static_cast<qlonglong>(time.time_since_epoch().count()));
}

QByteArray blobOf(const Bytes &bytes)
{
    return viewOf(ByteView(bytes)).toByteArray();
}

Result<void, RecordingProblem> makeTables(SqlConnection &connection, const RecordingAbout &about)
{
    // The size of a page can only be chosen while there is none. Blobs are some ten thousand bytes.
    for (const auto &pragma : {u"PRAGMA page_size = 16384"_s,
                               u"PRAGMA journal_mode = WAL"_s,
                               u"PRAGMA synchronous = NORMAL"_s,
                               u"PRAGMA journal_size_limit = 16777216"_s,
                               u"PRAGMA application_id = %1"_s.arg(recordingApplicationId),
                               u"PRAGMA user_version = %1"_s.arg(recordingVersion)}) {
        if (auto done = connection.execute(pragma); !done)
            return done;
    }
    for (const QStringView table : recordingTables) {
        if (auto done = connection.execute(table.toString()); !done)
            return done;
    }
    std::vector<std::pair<QString, QVariant>> rows = {{u"program"_s, about.program},
                                                      {u"system"_s, about.system},
                                                      {u"source"_s, about.source},
                                                      {u"began_wall_us"_s, microseconds(about.began)}};
    if (const auto &failed = about.failure) {
        rows.emplace_back(u"failed_event"_s, QVariant::fromValue(static_cast<qlonglong>(failed->event.value())));
        rows.emplace_back(u"failed_line"_s, failed->line);
        rows.emplace_back(u"expected"_s, failed->expected);
        rows.emplace_back(u"actual"_s, failed->actual);
    }
    for (const auto &[name, value] : rows) {
        if (auto done = connection.execute(u"INSERT INTO about VALUES(?, ?)"_s, {name, value}); !done)
            return done;
    }
    if (about.scenarioText.isEmpty())
        return {};
    return connection.execute(u"INSERT INTO scenario VALUES(?, ?)"_s, {about.scenarioName, about.scenarioText});
}

} // namespace

Result<RecordingWriter, RecordingProblem>
RecordingWriter::create(const QString &path, const RecordingAbout &about, Options options)
{
    if (QFileInfo::exists(path))
        return failure(RecordingProblem{RecordingTrouble::Exists, path});
    auto connection = SqlConnection::open(path, SqlConnection::Access::Create);
    if (!connection)
        return failure(std::move(connection.error()));
    if (auto made = makeTables(*connection, about); !made)
        return failure(std::move(made.error()));
    auto insertPage = connection->prepare(u"INSERT OR REPLACE INTO page VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s);
    if (!insertPage)
        return failure(std::move(insertPage.error()));
    return RecordingWriter(std::move(*connection), std::move(*insertPage), options);
}

RecordingWriter::RecordingWriter(SqlConnection connection, QSqlQuery insertPage, Options options)
    : m_connection(std::move(connection))
    , m_options(options)
    , m_insertPage(std::move(insertPage))
{
    m_page.reserve(recordingPageSize);
}

Result<void, RecordingProblem> RecordingWriter::append(std::span<const Entry> entries)
{
    for (const auto &entry : entries) {
        if (auto done = take(entry); !done)
            return done;
    }
    return {};
}

Result<void, RecordingProblem> RecordingWriter::take(const Entry &entry)
{
    const auto number = entry.number.value();
    const bool isFirst = m_end == 0;
    assert(isFirst || number == m_end);
    if (isFirst) {
        m_first = number;
        // What happened before the first event is in no page.
        if (number > 1) {
            if (auto done = writeKeyframe(EventNumber(number - 1)); !done)
                return done;
        }
    }
    m_end = number + 1;
    Touched ignored;
    m_world.apply(entry, ignored);
    if (auto done = noteNames(entry); !done)
        return done;
    m_page.push_back(entry);
    m_isPageDirty = true;
    if (number % recordingPageSize != 0)
        return {};
    m_sinceKeyframe += m_page.size();
    m_sinceMeasured += m_page.size();
    if (auto done = writePage(); !done)
        return done;
    m_page.clear();
    if (m_sinceKeyframe < std::max(keyframeDistance, eventsPerThing * m_world.weight()))
        return {};
    m_sinceKeyframe = 0;
    return writeKeyframe(entry.number);
}

/// For whoever looks into the file with other tools.
Result<void, RecordingProblem> RecordingWriter::noteNames(const Entry &entry)
{
    const auto run = [this](const QString &statement, std::initializer_list<QVariant> values) {
        const auto open = openTransaction();
        return open ? m_connection.execute(statement, values) : open;
    };
    if (const auto *event = std::get_if<ClientEvent>(&entry.event)) {
        const auto *started = std::get_if<ClientStarted>(event);
        const auto *id = std::get_if<ClientId>(&entry.origin);
        if (started != nullptr && id != nullptr)
            return run(
                u"INSERT OR REPLACE INTO client VALUES(?, ?, ?)"_s,
                {sqlNumber(id->value()), QString::fromStdString(started->name), sqlNumber(entry.number.value())});
    } else if (const auto *said = std::get_if<ServerEvent>(&entry.event)) {
        if (const auto *listening = std::get_if<NodeListening>(said))
            return run(u"INSERT OR REPLACE INTO node VALUES(?, ?, ?)"_s,
                       {sqlNumber(listening->node.value()),
                        QString::fromStdString(listening->address),
                        sqlNumber(entry.number.value())});
    }
    return {};
}

Result<void, RecordingProblem> RecordingWriter::writePage()
{
    if (auto open = openTransaction(); !open)
        return open;
    m_isPageDirty = false;
    const auto summary = summaryOf(m_page);
    return m_connection.run(m_insertPage,
                            {sqlNumber(pageOf(summary.first)),
                             sqlNumber(summary.first.value()),
                             sqlNumber(summary.count),
                             microseconds(summary.begin),
                             microseconds(summary.end),
                             microseconds(m_page.front().at.wall),
                             sqlNumber(summary.faults),
                             sqlNumber(summary.leaders),
                             sqlNumber(summary.indeterminate),
                             sqlNumber(summary.parked),
                             sqlNumber(summary.troubles),
                             blobOf(recording::encodeEvents(m_page))});
}

Result<void, RecordingProblem> RecordingWriter::writeKeyframe(EventNumber event)
{
    if (auto open = openTransaction(); !open)
        return open;
    return m_connection.execute(u"INSERT OR REPLACE INTO keyframe VALUES(?, ?)"_s,
                                {sqlNumber(event.value()), blobOf(recording::encodeWorld(m_world))});
}

Result<void, RecordingProblem> RecordingWriter::openTransaction()
{
    if (std::exchange(m_inTransaction, true))
        return {};
    return m_connection.execute(u"BEGIN IMMEDIATE"_s);
}

Result<void, RecordingProblem> RecordingWriter::commit()
{
    if (m_isPageDirty) {
        if (auto done = writePage(); !done)
            return done;
    }
    if (!m_inTransaction)
        return {};
    if (m_byteCount == 0 || m_sinceMeasured >= measureDistance) {
        m_sinceMeasured = 0;
        if (auto done = dropOldest(); !done)
            return done;
    }
    m_inTransaction = false;
    return m_connection.execute(u"COMMIT"_s);
}

Result<void, RecordingProblem> RecordingWriter::finish()
{
    if (auto done = commit(); !done)
        return done;
    // Whoever reads meanwhile keeps the log alive; then it is the reader's last close that ends it.
    (void)m_connection.execute(u"PRAGMA journal_mode = DELETE"_s);
    return {};
}

Result<void, RecordingProblem> RecordingWriter::measure()
{
    const auto bytes = m_connection.value(u"SELECT (c.page_count - f.freelist_count) * s.page_size"
                                          " FROM pragma_page_count c, pragma_freelist_count f, pragma_page_size s"_s);
    if (!bytes)
        return failure(bytes.error());
    m_byteCount = bytes->toULongLong();
    return {};
}

/// Up to a keyframe at a time, as long as there is another one after it.
Result<void, RecordingProblem> RecordingWriter::dropOldest()
{
    if (auto done = measure(); !done)
        return done;
    if (m_byteCount <= m_options.bytesMax)
        return {};
    while (m_byteCount > m_options.bytesMax / allParts * keptParts) {
        const auto next = m_connection.value(u"SELECT min(event) FROM keyframe WHERE event >= ? AND event < ?"_s,
                                             {sqlNumber(m_first), sqlNumber(m_end - recordingPageSize)});
        if (!next)
            return failure(next.error());
        if (next->isNull())
            return {};
        const auto first = next->toULongLong() + 1;
        for (const auto &statement : {u"DELETE FROM page WHERE first < ?"_s,
                                      u"DELETE FROM keyframe WHERE event < ? - 1"_s,
                                      u"DELETE FROM bookmark WHERE event < ?"_s}) {
            if (auto done = m_connection.execute(statement, {sqlNumber(first)}); !done)
                return done;
        }
        m_droppedCount += first - m_first;
        m_first = first;
        if (auto done = m_connection.execute(u"INSERT OR REPLACE INTO about VALUES('dropped_events', ?)"_s,
                                             {sqlNumber(m_droppedCount)});
            !done)
            return done;
        if (auto done = measure(); !done)
            return done;
    }
    return {};
}

Result<void, RecordingProblem> RecordingWriter::keep(const Bookmark &mark)
{
    return keepBookmark(m_connection, mark);
}

Result<void, RecordingProblem> RecordingWriter::remove(const Bookmark &mark)
{
    return removeBookmark(m_connection, mark);
}

Result<std::vector<Bookmark>, RecordingProblem> RecordingWriter::bookmarks()
{
    return readBookmarks(m_connection);
}

Result<void, RecordingProblem> RecordingWriter::addNote(const RecordingNote &note, WallTime made)
{
    return m_connection.execute(u"INSERT INTO note(event, text, made_wall_us) VALUES(?, ?, ?)"_s,
                                {sqlNumber(note.event.value()), note.text, microseconds(made)});
}

} // namespace lockscope::io
