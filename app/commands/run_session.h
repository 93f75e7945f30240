// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "app/commands/run_options.h"
#include "app/scenario/report_row.h"
#include "app/scenario/scenario_files.h"
#include "app/scenario/suite.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace lockscope::app {

/// Exit statuses of `lockscope run` (docs/manual.md), the graver one wins.
inline constexpr int exitCheckFailed = 1;
inline constexpr int exitNotValid = 3;
inline constexpr int exitCouldNotTell = 4;

/// One `lockscope run`: reads the scenarios, runs them, and says what came of it.
class RunSession : public QObject
{
    Q_OBJECT

public:
    explicit RunSession(RunOptions options);
    ~RunSession() override;

    /// False: a file cannot be read, or nothing has the name; the complaint says what.
    [[nodiscard]] Result<void, UsageError> read();
    void list() const;
    /// Writes every file anew that is not as everybody writes it. The exit status.
    [[nodiscard]] int format() const;
    void start();
    void stop() { m_suite->stop(); }

signals:
    void finished(int status);

private:
    /// One that was read.
    struct Loaded
    {
        ScenarioFile file;
        scenario::Reading reading;
    };

    void complain(const Loaded &loaded);
    void tell(const ScenarioOutcome &outcome);
    void skip(const Loaded &loaded);
    void print(const ReportRow &row, const QString &recording) const;
    [[nodiscard]] ReportRow rowOf(const ScenarioOutcome &outcome) const;
    void end();
    void writeReports();
    /// The file; empty: this run is not kept, or could not be.
    QString record(const ScenarioOutcome &outcome);
    [[nodiscard]] scenario::Clock clockOf(const scenario::Setup &setup) const;

    const RunOptions m_options;
    std::vector<Loaded> m_loaded;
    /// Of each item of the suite: its place among those that were read.
    std::vector<std::size_t> m_places;
    std::unique_ptr<Suite> m_suite;
    std::vector<ReportRow> m_rows;
    std::size_t m_passed = 0;
    std::size_t m_failed = 0;
    std::size_t m_unsure = 0;
    std::size_t m_invalid = 0;
    std::size_t m_skipped = 0;
    /// A report or a recording could not be written.
    bool m_isSomethingLost = false;
};

} // namespace lockscope::app
