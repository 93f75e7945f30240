// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "app/command_line.h"
#include "core/scenario/setup.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockscope::app {

/// A report that is to be written: which, and into which file.
struct WantedReport
{
    enum class Kind : std::uint8_t { JUnit, Html };
    Kind kind = Kind::JUnit;
    QString file;
};

/// What happened in the runs is to be kept, as recordings in this folder.
struct WantedRecordings
{
    QString folder;
    /// Of runs that passed, too.
    bool ofAll = false;
};

/// What `lockscope run` was asked for.
struct RunOptions
{
    /// Files and names of the library, "builtin:all" resolved.
    QStringList paths;
    std::optional<scenario::Clock> clock{};
    std::optional<std::uint64_t> seed{};
    /// A name, or a pattern with `*` and `?`.
    std::optional<QString> only{};
    bool lists = false;
    bool formats = false;
    bool asJson = false;
    std::vector<WantedReport> reports;
    std::optional<WantedRecordings> recordings{};
    std::size_t jobs = 1;
};

void describeRun(CommandLine &line);
[[nodiscard]] Result<RunOptions, UsageError> readRunOptions(const CommandLine &line);

} // namespace lockscope::app
