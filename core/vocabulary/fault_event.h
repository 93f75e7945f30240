// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/command.h"
#include "core/vocabulary/fault.h"

#include <string>
#include <variant>

namespace lockscope {

/// What became of the faults that were made on purpose. The closed list.
///
/// Only what nobody else would say: a lane is held, a node is down and nobody leads by the server's own events, and the
/// disk's faults by the command. World::faults() puts all of them together as windows of time.

/// It waits for an event.
struct FaultArmed
{
    FaultId fault;
    std::string when;
    FaultAction action;
};
/// The event that it waited for came; what it does follows.
struct FaultFired
{
    FaultId fault;
};
/// From now on the link is as `link` says.
struct FaultBegan
{
    FaultId fault;
    FaultyLink link;
};
/// It struck, was taken away, or was disarmed.
struct FaultEnded
{
    FaultId fault;
};
using FaultEvent = std::variant<FaultArmed, FaultFired, FaultBegan, FaultEnded>;

} // namespace lockscope
