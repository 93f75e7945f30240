// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/recording_reader.h"
#include "core/query/expression.h"

#include <cstdio>
#include <optional>
#include <string>

namespace lockscope::app {

struct ExportChoice
{
    /// Otherwise JSON lines, as `serve --events` writes them.
    bool isCsv = false;
    std::optional<query::Expression> filter{};
};

/// Every event that the filter lets through, in order.
[[nodiscard]] Result<void, io::RecordingProblem>
exportEvents(io::RecordingReader &reader, const ExportChoice &choice, std::FILE *out);

/// A line of CSV, with its LF: the time, then what can be asked of an event by its name, empty where it has none.
[[nodiscard]] std::string csvLine(const Entry &entry);
/// The names of those columns.
[[nodiscard]] std::string csvHead();

} // namespace lockscope::app
