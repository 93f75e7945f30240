// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/shared_value.h"
#include "core/vocabulary/server_snapshot.h"

#include <cstdint>
#include <string_view>
#include <variant>

namespace lockscope {

/// Why a ServerCommand was not carried out.
enum class CommandRefusal : std::uint8_t {
    BadKey,
    LaneAlreadyHeld,
    LaneNotHeld,
    NoSuchNode,
    NodeIsDown,
    NodeIsUp,
    /// A change of leader is on its way.
    LeaderChanging,
    /// No node leads, and none is about to.
    NobodyLeads,
    /// The node's address was taken by somebody else meanwhile.
    AddressTaken,
    JournalFailed,
    Stopping,
};

struct CommandDone
{
    friend bool operator==(const CommandDone &, const CommandDone &) = default;
};
/// What became of a ServerCommand. A snapshot answers SnapshotCommand alone.
using CommandAnswer = std::variant<CommandDone, CommandRefusal, SharedValue<ServerSnapshot>>;

/// "lane_already_held"; as it stands in JSON, never translated.
[[nodiscard]] std::string_view nameOf(CommandRefusal value);

} // namespace lockscope
