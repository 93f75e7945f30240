// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/scenario/action.h"
#include "core/vocabulary/command.h"
#include "core/vocabulary/ids.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace lockscope::scenario {

/// What a runner asks of its stage: an action with everything named that it speaks of. The closed list.

/// A client engine is asked for something.
struct AskClient
{
    ClientId client;
    ClientCommand command;
};
/// The embedded server is asked for something.
struct AskServer
{
    ServerCommand command;
};
/// Cut to Pause: what is done to the connection or the process of a client, or ReplaceClient.
struct DoToClient
{
    ActionKind kind = ActionKind::Cut;
    ClientId client;
    FaultWay way = FaultWay::ToClient;
    bool isTorn = false;
    bool isAbrupt = false;
    /// Stall, Delay, Pause.
    Duration length{};
    /// Misdirect; none: a stranger.
    std::optional<NodeId> node{};
};
/// DiskError to Conclude: what is done to the server's process, its machine and its disk; or TellState.
struct DoToServer
{
    ActionKind kind = ActionKind::Kill;
    /// Stop, Kill, PowerLoss: it starts again so much later; none: when it is told to. StepClock: the jump.
    std::optional<Duration> length{};
    std::uint32_t count = 0;
};

using Deed = std::variant<AskClient, AskServer, DoToClient, DoToServer>;

} // namespace lockscope::scenario
