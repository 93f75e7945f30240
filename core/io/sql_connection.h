// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include "core/base/result.h"
#include "core/io/recording_problem.h"

#include <cstdint>
#include <initializer_list>

namespace lockscope::io {

/// A number as SQLite keeps it: none here is above what fits.
[[nodiscard]] inline QVariant sqlNumber(std::uint64_t value)
{
    return QVariant::fromValue(static_cast<qlonglong>(value));
}

/// One connection to an SQLite file. It belongs to the thread that opened it.
class SqlConnection
{
public:
    enum class Access : std::uint8_t {
        Read,
        /// Nobody can write to the file or beside it: what an interrupted writer left in its log is not seen.
        ReadImmutable,
        Write,
        Create,
    };

    [[nodiscard]] static Result<SqlConnection, RecordingProblem> open(const QString &path, Access access);
    ~SqlConnection();
    SqlConnection(SqlConnection &&other) noexcept;
    SqlConnection &operator=(SqlConnection &&) = delete;
    SqlConnection(const SqlConnection &) = delete;
    SqlConnection &operator=(const SqlConnection &) = delete;

    /// One statement with its values in place of the question marks.
    [[nodiscard]] Result<QSqlQuery, RecordingProblem> run(const QString &statement,
                                                          std::initializer_list<QVariant> values = {});
    /// The same, where no rows are looked at.
    [[nodiscard]] Result<void, RecordingProblem> execute(const QString &statement,
                                                         std::initializer_list<QVariant> values = {});
    /// The first column of the first row; invalid: there is none.
    [[nodiscard]] Result<QVariant, RecordingProblem> value(const QString &statement,
                                                           std::initializer_list<QVariant> values = {});
    /// A statement that is run many times.
    [[nodiscard]] Result<QSqlQuery, RecordingProblem> prepare(const QString &statement);
    /// Runs a prepared one anew.
    [[nodiscard]] Result<void, RecordingProblem> run(QSqlQuery &prepared, std::initializer_list<QVariant> values);

    [[nodiscard]] const QString &path() const { return m_path; }

private:
    SqlConnection(QString name, QString path);
    [[nodiscard]] RecordingProblem problemOf(const QSqlError &error) const;

    /// Empty: moved away.
    QString m_name;
    QString m_path;
    QSqlDatabase m_database;
};

} // namespace lockscope::io
