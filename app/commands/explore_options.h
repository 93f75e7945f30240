// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/command_line.h"
#include "app/lab/explorer.h"

#include <cstdint>
#include <optional>

namespace lockscope::app {

/// One run of `lockscope explore`.
struct ExploreRunOptions
{
    lab::ExploreOptions lab;
    /// The first seed; the others count up from it.
    std::uint64_t seed = 0;
    /// None: until a violation is found.
    std::optional<std::uint64_t> runs;
    bool untilViolation = false;
    bool shrinks = false;
    /// Where scenarios and recordings of violations go.
    QString folder;
    std::uint32_t workers = 1;
    bool asJson = false;
    /// Runs this scenario and nothing else.
    std::optional<QString> replay;
};

/// Adds the flags of `lockscope explore`.
void describeExplore(CommandLine &line);
/// What they say together.
[[nodiscard]] Result<ExploreRunOptions, UsageError> readExploreOptions(const CommandLine &line);

} // namespace lockscope::app
