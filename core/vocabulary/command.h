// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/vocabulary/fault.h"
#include "core/vocabulary/ids.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace lockscope {

/// What a person, a script or the command line may ask of a client engine. The closed list.
///
/// Values stand here as they were given: the engine refuses what the wire cannot carry, each with its reason (C12).

/// No `wait`: without limit. `wait` and `lease` are whole seconds from 1 to 65,535.
struct AcquireCommand
{
    RequestId request;
    std::string key;
    std::optional<std::int64_t> wait;
    std::int64_t lease = 0;
};
/// Releases the grant that an earlier acquire got.
struct ReleaseAcquiredCommand
{
    RequestId request;
    RequestId acquire;
};
/// Releases a token given by hand.
struct ReleaseTokenCommand
{
    RequestId request;
    std::string key;
    Token token;
};
/// Where the acquire has its outcome already, or never was, nothing happens.
struct CancelCommand
{
    RequestId acquire;
};
/// Ends the connection as a fault would: whatever was sent becomes Indeterminate (C6).
struct CutCommand
{
};
/// Ends the engine at once.
struct StopCommand
{
};
using ClientCommand =
    std::variant<AcquireCommand, ReleaseAcquiredCommand, ReleaseTokenCommand, CancelCommand, CutCommand, StopCommand>;

/// What may be asked of the embedded server: the control commands of docs/manual.md.

/// Occupies the key's candidate lane from the moment it is free.
struct HoldLaneCommand
{
    std::string key;
    /// A clean stop cannot drain it either.
    bool throughStop = false;
};
struct DrainLaneCommand
{
    std::string key;
};
struct HandOverCommand
{
    NodeId node;
};
struct CrashNodeCommand
{
    NodeId node;
};
struct StartNodeCommand
{
    NodeId node;
};
/// An election window.
struct NoLeaderCommand
{
    Duration length{};
};
/// `delay` belongs to Slow; zero ends it.
struct DiskFaultCommand
{
    DiskFault fault = DiskFault::Slow;
    Duration delay{};
};
/// Breaks the index of parked fates for good: only a restart mends it (F8).
struct BreakFateIndexCommand
{
};
struct SnapshotCommand
{
};
struct StopServerCommand
{
};
using ServerCommand = std::variant<HoldLaneCommand,
                                   DrainLaneCommand,
                                   HandOverCommand,
                                   CrashNodeCommand,
                                   StartNodeCommand,
                                   NoLeaderCommand,
                                   DiskFaultCommand,
                                   BreakFateIndexCommand,
                                   SnapshotCommand,
                                   StopServerCommand>;

/// What may be asked of the faults on the connections of the console's clients. The closed list.

/// What an armed fault does when it fires: to a client's connections, or to the embedded server.
using FaultAction = std::variant<FaultyLink, ServerCommand>;

/// Strikes at once.
struct BeginFaultCommand
{
    FaultId fault;
    FaultyLink link;
};
/// Strikes once, at the first event for which `when` holds: an expression of core/query over events.
struct ArmFaultCommand
{
    FaultId fault;
    std::string when;
    FaultAction action;
};
/// Takes it off the link, or disarms it.
struct EndFaultCommand
{
    FaultId fault;
};
/// All that are armed or on a link.
struct EndAllFaultsCommand
{
};
using FaultCommand = std::variant<BeginFaultCommand, ArmFaultCommand, EndFaultCommand, EndAllFaultsCommand>;

} // namespace lockscope
