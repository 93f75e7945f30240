// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/vocabulary/words.h"

#include <array>
#include <cstddef>

namespace lockscope {

namespace {

/// The name at an enumerator's place; `last` makes the build fail when the list and the enum part ways.
template<auto last, std::size_t count, typename Enum>
std::string_view pick(const std::array<std::string_view, count> &names, Enum value)
{
    static_assert(count == static_cast<std::size_t>(last) + 1);
    return names.at(static_cast<std::size_t>(value));
}

} // namespace

std::string_view nameOf(CloseReason value)
{
    static constexpr auto names = std::to_array<std::string_view>({
        "peer_closed",
        "connect_failed",
        "tls_failed",
        "handshake_failed",
        "v1_only_server",
        "moved",
        "no_leader",
        "not_active",
        "auth_failed",
        "server_error",
        "malformed",
        "oversized",
        "unknown_reply",
        "unmatched_reply",
        "cancelled_after_send",
        "idle_timeout",
        "shutdown",
    });
    return pick<CloseReason::Shutdown>(names, value);
}

std::string_view nameOf(ClientConnectionState value)
{
    static constexpr auto names = std::to_array<std::string_view>({
        "connecting",
        "handshaking",
        "ready",
        "closed",
    });
    return pick<ClientConnectionState::Closed>(names, value);
}

std::string_view nameOf(AcquireFailure value)
{
    static constexpr auto names = std::to_array<std::string_view>({
        "bad_key",
        "bad_lease",
        "bad_wait",
        "pending_full",
        "stopped",
    });
    return pick<AcquireFailure::Stopped>(names, value);
}

std::string_view nameOf(ReleaseFailure value)
{
    static constexpr auto names = std::to_array<std::string_view>({
        "bad_key",
        "bad_token",
        "not_granted",
        "release_lane_full",
        "stopped",
    });
    return pick<ReleaseFailure::Stopped>(names, value);
}

std::string_view nameOf(OrphanAction value)
{
    static constexpr auto names = std::to_array<std::string_view>({
        "release_queued",
        "released",
        "not_found",
        "lease_over",
        "dropped",
    });
    return pick<OrphanAction::Dropped>(names, value);
}

std::string_view nameOf(ViolationRule value)
{
    static constexpr auto names = std::to_array<std::string_view>({
        "handshake_failed",
        "malformed",
        "oversized",
        "unknown_reply",
        "unmatched_reply",
    });
    return pick<ViolationRule::UnmatchedReply>(names, value);
}

std::string_view nameOf(HintSource value)
{
    static constexpr auto names = std::to_array<std::string_view>({
        "L",
        "M",
    });
    return pick<HintSource::M>(names, value);
}

std::string_view nameOf(FateClass value)
{
    static constexpr auto names = std::to_array<std::string_view>({
        "clean_disconnect",
        "connection_lost",
        "protocol_error",
        "server_shutdown",
        "leadership_lost",
    });
    return pick<FateClass::LeadershipLost>(names, value);
}

std::string_view nameOf(FateState value)
{
    static constexpr auto names = std::to_array<std::string_view>({
        "OpenDurable",
        "ParkedPrecedence",
        "CompleteDurable",
    });
    return pick<FateState::CompleteDurable>(names, value);
}

std::string_view nameOf(LaneState value)
{
    static constexpr auto names = std::to_array<std::string_view>({
        "empty",
        "staged",
        "writing",
        "ambiguous",
        "held",
    });
    return pick<LaneState::Held>(names, value);
}

std::string_view nameOf(TransitionKind value)
{
    static constexpr auto names = std::to_array<std::string_view>({
        "grant",
        "hand_off",
        "release",
        "expiry",
        "fate_at_key",
        "hold",
    });
    return pick<TransitionKind::Hold>(names, value);
}

std::string_view nameOf(NodeRole value)
{
    static constexpr auto names = std::to_array<std::string_view>({
        "leader",
        "follower",
        "down",
    });
    return pick<NodeRole::Down>(names, value);
}

std::string_view nameOf(ServerError value)
{
    static constexpr auto names = std::to_array<std::string_view>({
        "auth_failed",
        "handshake",
        "no_leader",
        "not_active",
        "bad_request",
        "too_long",
        "bad_key",
        "bad_lease",
        "duplicate_owner",
        "busy",
        "slow_consumer",
        "shutting_down",
    });
    return pick<ServerError::ShuttingDown>(names, value);
}

std::string_view nameOf(CapacityLimit value)
{
    static constexpr auto names = std::to_array<std::string_view>({
        "waiters_per_key",
        "waiters_in_all",
        "keys",
    });
    return pick<CapacityLimit::Keys>(names, value);
}

std::string_view nameOf(JournalFailure value)
{
    static constexpr auto names = std::to_array<std::string_view>({
        "write_failed",
        "sync_failed",
        "disk_full",
    });
    return pick<JournalFailure::DiskFull>(names, value);
}

} // namespace lockscope
