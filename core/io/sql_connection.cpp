// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/sql_connection.h"

#include <QFileInfo>
#include <QSqlError>
#include <QUrl>

#include <atomic>
#include <cstdint>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::io {

namespace {

/// The same file is also written to for a moment by whoever sets a bookmark.
constexpr int busyTimeoutMs = 5'000;

/// SQLite's result codes, as far as a person can do something about them.
enum SqliteCode : int {
    sqliteBusy = 5,
    sqliteLocked = 6,
    sqliteReadOnly = 8,
    sqliteIo = 10,
    sqliteCorrupt = 11,
    sqliteFull = 13,
    sqliteCannotOpen = 14,
    sqliteNotADatabase = 26,
};

RecordingTrouble troubleOf(const QSqlError &error)
{
    // The lowest byte is the primary code of an extended one.
    switch (error.nativeErrorCode().toInt() & 0xFF) {
    case sqliteBusy:
    case sqliteLocked:
        return RecordingTrouble::Busy;
    case sqliteReadOnly:
        return RecordingTrouble::CannotWrite;
    case sqliteCorrupt:
        return RecordingTrouble::Damaged;
    case sqliteFull:
        return RecordingTrouble::DiskFull;
    case sqliteCannotOpen:
        return RecordingTrouble::CannotOpen;
    case sqliteNotADatabase:
        return RecordingTrouble::NotARecording;
    case sqliteIo:
    default:
        return RecordingTrouble::CannotWrite;
    }
}

QString nextName()
{
    static std::atomic<std::uint64_t> count{0};
    return u"lockscope-recording-%1"_s.arg(++count);
}

QString uriOf(const QString &path)
{
    auto url = QUrl::fromLocalFile(QFileInfo(path).absoluteFilePath());
    url.setQuery(u"immutable=1"_s);
    return url.toString(QUrl::FullyEncoded);
}

} // namespace

SqlConnection::SqlConnection(QString name, QString path)
    : m_name(std::move(name))
    , m_path(std::move(path))
    , m_database(QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name))
{
}

SqlConnection::SqlConnection(SqlConnection &&other) noexcept
    : m_name(std::exchange(other.m_name, {}))
    , m_path(std::move(other.m_path))
    , m_database(std::exchange(other.m_database, {}))
{
}

SqlConnection::~SqlConnection()
{
    if (m_name.isEmpty())
        return;
    m_database.close();
    // Qt warns while anything still refers to a connection that is taken away.
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

Result<SqlConnection, RecordingProblem> SqlConnection::open(const QString &path, Access access)
{
    if (access != Access::Create && !QFileInfo::exists(path))
        return failure(RecordingProblem{RecordingTrouble::CannotOpen, path, u"no such file"_s});
    SqlConnection connection(nextName(), path);
    auto &database = connection.m_database;
    auto options = u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(busyTimeoutMs);
    if (access == Access::Read || access == Access::ReadImmutable)
        options += u";QSQLITE_OPEN_READONLY"_s;
    if (access == Access::ReadImmutable)
        options += u";QSQLITE_OPEN_URI"_s;
    database.setConnectOptions(options);
    database.setDatabaseName(access == Access::ReadImmutable ? uriOf(path) : path);
    if (!database.open())
        return failure(connection.problemOf(database.lastError()));
    return connection;
}

RecordingProblem SqlConnection::problemOf(const QSqlError &error) const
{
    return {troubleOf(error), m_path, error.databaseText()};
}

Result<QSqlQuery, RecordingProblem> SqlConnection::run(const QString &statement, std::initializer_list<QVariant> values)
{
    auto query = prepare(statement);
    if (!query)
        return query;
    if (auto done = run(*query, values); !done)
        return failure(std::move(done.error()));
    return query;
}

Result<void, RecordingProblem> SqlConnection::execute(const QString &statement, std::initializer_list<QVariant> values)
{
    auto query = prepare(statement);
    return query ? run(*query, values) : failure(std::move(query.error()));
}

Result<QVariant, RecordingProblem> SqlConnection::value(const QString &statement,
                                                        std::initializer_list<QVariant> values)
{
    auto query = run(statement, values);
    if (!query)
        return failure(std::move(query.error()));
    if (query->next())
        return query->value(0);
    if (query->lastError().isValid())
        return failure(problemOf(query->lastError()));
    return QVariant();
}

Result<QSqlQuery, RecordingProblem> SqlConnection::prepare(const QString &statement)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.prepare(statement))
        return failure(problemOf(query.lastError()));
    return query;
}

Result<void, RecordingProblem> SqlConnection::run(QSqlQuery &prepared, std::initializer_list<QVariant> values)
{
    int place = 0;
    for (const auto &value : values)
        prepared.bindValue(place++, value);
    if (!prepared.exec())
        return failure(problemOf(prepared.lastError()));
    return {};
}

} // namespace lockscope::io
