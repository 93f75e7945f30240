// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/complaint.h"
#include "core/scenario/scenario.h"

#include <string_view>
#include <vector>

namespace lockscope::scenario {

/// One line of a scenario's files, in the order in which they are read.
struct SourceLine
{
    Place place;
    /// Without its comment.
    std::string_view text;
    /// From the `#` on; empty where there is none.
    std::string_view comment;
    /// Nothing is read from it: it is blank, a version, an `include`, or wrong already.
    bool isDone = false;
};

/// All lines of all files, each file where it is included for the first time.
struct SourceLines
{
    std::vector<SourceLine> lines;
    std::vector<Complaint> complaints;
};
[[nodiscard]] SourceLines linesOf(const std::vector<Source> &sources);

/// The `# title:` and `# watch:` of the file.
[[nodiscard]] About aboutOf(const std::vector<SourceLine> &lines);

/// Bytes of a file and of a line; more is told and not read.
inline constexpr std::size_t fileSizeMax = std::size_t{1} << 20U;
inline constexpr std::size_t lineSizeMax = 4'000;

} // namespace lockscope::scenario
