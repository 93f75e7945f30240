// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/vocabulary/client_event.h"
#include "core/vocabulary/command.h"
#include "core/vocabulary/command_answer.h"
#include "core/vocabulary/fault_event.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/rule.h"
#include "core/vocabulary/server_event.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace lockscope {

/// Place of an event in the one stream: 1, 2, 3, ... without a hole.
using EventNumber = StrongId<struct EventNumberTag, std::uint64_t>;

/// Who said it.
struct JournalOrigin
{
    friend bool operator==(const JournalOrigin &, const JournalOrigin &) = default;
};
struct UserOrigin
{
    friend bool operator==(const UserOrigin &, const UserOrigin &) = default;
};
using Origin = std::variant<ClientId, NodeId, JournalOrigin, UserOrigin>;

/// A person asked for something, whatever came of it. `client` names the engine that a ClientCommand is for.
struct CommandGiven
{
    std::variant<ClientCommand, ServerCommand, FaultCommand> command;
    std::optional<ClientId> client;
};
/// The server did not carry out what a person asked for.
struct CommandRefused
{
    ServerCommand command;
    CommandRefusal refusal = CommandRefusal::Stopping;
};
/// The feed was faster than what is kept: so many events stand nowhere. A StateResumed follows, never a guess (L32).
struct EventsSkipped
{
    std::uint64_t count = 0;
};

using Event = std::variant<ClientEvent, ServerEvent, CommandGiven, CommandRefused, EventsSkipped, FaultEvent>;

/// An event on its way to the history: when, who, what and why, without a place yet.
struct UnnumberedEntry
{
    Moment at;
    Origin origin;
    Event event;
    Rule rule = Rule::None;
};

/// One event of the history, with when, who and why.
struct Entry
{
    EventNumber number;
    Moment at;
    Origin origin;
    Event event;
    Rule rule = Rule::None;
};

} // namespace lockscope
