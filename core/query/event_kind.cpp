// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/event_kind.h"

#include "core/base/match.h"

#include <array>
#include <cstddef>
#include <variant>

namespace lockscope::query {

namespace {

/// In the order of the variants: the client's, the server's, and what is neither.
constexpr auto names = std::to_array<std::string_view>({
    "ClientStarted",     "ClientStopped",     "ConnectionChanged",  "LeaderHinted",    "AcquireQueued",
    "AcquireSent",       "AcquireEnded",      "ReleaseQueued",      "ReleaseSent",     "ReleaseEnded",
    "OrphanSeen",        "PeerViolated",      "DeadlinePassed",     "ClientResumed",   "ServerStarted",
    "WallClockWentBack", "NodeListening",     "NodeRoleChanged",    "HandOverBegan",   "TermBegan",
    "ServerStopping",    "ServerStopped",     "ConnectionAccepted", "ConnectionReady", "ConnectionRefused",
    "ConnectionMoved",   "ConnectionEnded",   "WaiterQueued",       "WaiterTimedOut",  "WaiterMoved",
    "WaiterRemoved",     "AcquireTurnedAway", "ReleaseMissed",      "LaneOccupied",    "LaneHeld",
    "LaneDrained",       "Granted",           "Released",           "Expired",         "GrantOrphaned",
    "FateOpened",        "FateFolded",        "FateRefused",        "FateParked",      "FateUnparked",
    "FateCompleted",     "JournalSynced",     "JournalFailed",      "StateResumed",    "CommandGiven",
    "CommandRefused",    "EventsSkipped",     "FaultArmed",         "FaultFired",      "FaultBegan",
    "FaultEnded",
});

constexpr auto clientKinds = std::variant_size_v<ClientEvent>;
constexpr auto serverKinds = std::variant_size_v<ServerEvent>;
constexpr auto faultKinds = std::variant_size_v<FaultEvent>;
constexpr std::size_t otherKinds = 3;
static_assert(names.size() == clientKinds + serverKinds + otherKinds + faultKinds);
static_assert(std::variant_size_v<Event> == 3 + otherKinds);

} // namespace

std::string_view kindOf(const Event &event)
{
    const auto place = match<std::size_t>(
        event,
        [](const ClientEvent &said) { return said.index(); },
        [](const ServerEvent &said) { return clientKinds + said.index(); },
        [](const CommandGiven &) { return clientKinds + serverKinds; },
        [](const CommandRefused &) { return clientKinds + serverKinds + 1; },
        [](const EventsSkipped &) { return clientKinds + serverKinds + 2; },
        [](const FaultEvent &said) { return clientKinds + serverKinds + otherKinds + said.index(); });
    return names.at(place);
}

std::string sourceOf(const Origin &origin)
{
    return match<std::string>(
        origin,
        [](ClientId client) { return "client " + std::to_string(client.value()); },
        [](NodeId node) { return "node " + std::to_string(node.value()); },
        [](const JournalOrigin &) { return std::string("journal"); },
        [](const UserOrigin &) { return std::string("user"); });
}

std::span<const std::string_view> allKinds()
{
    return names;
}

} // namespace lockscope::query
