// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/load/crowd_measures.h"
#include "app/load/pair_load.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace lockscope::app {

/// What the server did during the pairs of a load.
struct ServerShare
{
    /// None: it runs in a process that nobody named.
    std::optional<Duration> processorTime{};
    /// None: it is not our own, or its journal is not synced.
    std::optional<std::uint64_t> journalSyncs{};
};

struct PairOutcome
{
    load::PairReport report;
    ServerShare server;
};

/// What one run of `lockscope bench` measured.
using BenchOutcome = std::variant<PairOutcome, load::IdleReport, load::WaiterReport>;

/// Lines for a person, without the last LF.
[[nodiscard]] QString textOf(const BenchOutcome &outcome);
/// One JSON object; times in microseconds (docs/manual.md).
[[nodiscard]] std::string jsonOf(const BenchOutcome &outcome);
/// Why the load could not go on.
[[nodiscard]] QString sentenceOf(const load::LoadProblem &problem);

} // namespace lockscope::app
