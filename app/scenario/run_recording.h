// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/scenario/suite.h"
#include "app/scenario/verdict_text.h"
#include "core/base/result.h"
#include "core/history/entry.h"
#include "core/io/recording_problem.h"
#include "core/io/recording_schema.h"

#include <optional>
#include <span>

namespace lockscope::app {

/// What happened in a run that is over, and what it was a run of.
struct FinishedRun
{
    /// "run", "explore"
    QString source;
    QString scenarioName;
    QString scenarioText;
    std::optional<io::RecordedFailure> failure{};
    /// Numbered from 1.
    std::span<const Entry> entries;
};

/// Writes it as a recording, beside its place first and then into it; what was there before goes. Waits for the disk.
[[nodiscard]] Result<void, io::RecordingProblem> recordRun(const QString &path, const FinishedRun &run);

/// Where the run failed and why, as a recording keeps it; none: it did not fail.
[[nodiscard]] std::optional<io::RecordedFailure> recordedFailure(const ScenarioOutcome &outcome);

} // namespace lockscope::app
