// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "app/command_line.h"
#include "app/load/crowd_measures.h"
#include "app/load/pair_load.h"
#include "app/load/ticketing_dialogue.h"
#include "core/vocabulary/endpoint.h"
#include "server/wal/log_appender.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace lockscope::app {

using LoadShape = std::variant<load::PairPlan, load::IdlePlan, load::WaiterPlan>;

/// One run of `lockscope bench`.
struct BenchOptions
{
    LoadShape shape;
    load::AcquireTimes times{};
    /// None: a server of our own.
    std::optional<Endpoint> connect{};
    /// Of the server's process, for its use of processor and memory; none: it is not read.
    std::optional<std::int64_t> serverProcess{};
    server::Durability durability = server::Durability::Fsync;
    /// Our own server's journal stands in a folder in here that goes away with it.
    QString dataParent;
    QByteArray sharedToken{};
    bool asJson = false;
};

/// Adds the flags of `lockscope bench`.
void describeBench(CommandLine &line);
/// What they say together.
[[nodiscard]] Result<BenchOptions, UsageError> readBenchOptions(const CommandLine &line);

} // namespace lockscope::app
