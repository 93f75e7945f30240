// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "app/scenario/suite.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockscope::app {

/// What reports say of one scenario.
struct ReportRow
{
    enum class Kind : std::uint8_t { Passed, Failed, Unsure, Stopped, NotValid, Skipped };

    Kind kind = Kind::Passed;
    QString name{};
    QString file{};
    QString title{};
    QString watch{};
    /// Where and why it did not pass.
    QString place{};
    QString expected{};
    QString actual{};
    /// Of NotValid: what is wrong, a line each.
    QStringList complaints{};
    QString clock{};
    std::uint64_t seed = 0;
    std::chrono::milliseconds took{};
    /// The last run, for its picture.
    std::optional<ScenarioOutcome> outcome{};
};

/// "passed", "FAILED": for people.
[[nodiscard]] QString wordOf(ReportRow::Kind kind);

/// JUnit XML, as continuous integration reads it.
[[nodiscard]] QByteArray junitReport(const std::vector<ReportRow> &rows);
/// One page that needs nothing else: a table, then each scenario with the picture of its run. No script.
[[nodiscard]] QByteArray htmlReport(const std::vector<ReportRow> &rows);

} // namespace lockscope::app
