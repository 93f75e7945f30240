// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/load/crowd.h"
#include "app/load/resources.h"

#include <cstdint>
#include <optional>

namespace lockscope::load {

/// What connections cost a server that do nothing.
struct IdleReport
{
    std::uint64_t connections = 0;
    /// From the first connect to the last handshake.
    Duration opening{};
    /// How long they were left alone, and what the server did meanwhile.
    Duration watched{};
    /// From the first orderly end to the last one answered.
    Duration closing{};
    /// The server's process; none: nobody said which it is.
    std::optional<ProcessUse> before{};
    std::optional<ProcessUse> opened{};
    std::optional<ProcessUse> idled{};
    std::optional<ProcessUse> closed{};
};

struct IdlePlan
{
    std::uint32_t connections = 10'000;
    Duration watch = std::chrono::seconds(10);
    /// Whose resources to read.
    std::optional<std::int64_t> serverProcess{};
};

/// Opens connections, leaves them alone for a while, and closes them. A stop that is wanted shortens each part.
[[nodiscard]] Result<IdleReport, LoadProblem> measureIdle(const IdlePlan &plan, Crowd &crowd, LoadWatch &watch);

/// What waiters cost a server, in the queue of one key.
struct WaiterReport
{
    std::uint64_t waiters = 0;
    /// Until the server has read every request.
    Duration queueing{};
    std::optional<ProcessUse> before{};
    std::optional<ProcessUse> queued{};
};

struct WaiterPlan
{
    std::uint32_t connections = 100;
    std::uint32_t waiters = 10'000;
    std::optional<std::int64_t> serverProcess{};
};

/// One connection takes a key; the others queue up behind it, in equal shares.
[[nodiscard]] Result<WaiterReport, LoadProblem> measureWaiters(const WaiterPlan &plan, Crowd &crowd, LoadWatch &watch);

} // namespace lockscope::load
