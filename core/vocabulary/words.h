// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace lockscope {

/// Which Ticketing protocol a connection speaks (docs/wire_format.md).
enum class WireVersion : std::uint8_t { V1 = 1, V2 = 2 };

/// Why a connection of the client engine ended. A fixed list: the command line prints these names.
enum class CloseReason : std::uint8_t {
    PeerClosed,
    ConnectFailed,
    TlsFailed,
    HandshakeFailed,
    V1OnlyServer,
    Moved,
    NoLeader,
    NotActive,
    AuthFailed,
    ServerError,
    Malformed,
    Oversized,
    UnknownReply,
    UnmatchedReply,
    CancelledAfterSend,
    IdleTimeout,
    Shutdown,
};

/// Life of a client engine's connection.
enum class ClientConnectionState : std::uint8_t { Connecting, Handshaking, Ready, Closed };

/// Why an acquire failed before anything was sent (C12).
enum class AcquireFailure : std::uint8_t { BadKey, BadLease, BadWait, PendingFull, Stopped };
/// Why a release failed before it had an answer (C8, C12).
enum class ReleaseFailure : std::uint8_t { BadKey, BadToken, NotGranted, ReleaseLaneFull, Stopped };
/// What became of an `A` that nobody waited for (C9).
enum class OrphanAction : std::uint8_t { ReleaseQueued, Released, NotFound, LeaseOver, Dropped };
/// What the peer did wrong.
enum class ViolationRule : std::uint8_t { HandshakeFailed, Malformed, Oversized, UnknownReply, UnmatchedReply };
/// Which frame named a leader (C10).
enum class HintSource : std::uint8_t { L, M };

/// Why a fate was opened; no class releases a grant or shortens a lease (F1, D5).
enum class FateClass : std::uint8_t {
    CleanDisconnect,
    ConnectionLost,
    ProtocolError,
    ServerShutdown,
    LeadershipLost,
};
/// Life of a fate (LIMINAL-FATE-1).
enum class FateState : std::uint8_t { OpenDurable, ParkedPrecedence, CompleteDurable };

/// A key's candidate lane: room for at most one durable transition in flight (S2).
enum class LaneState : std::uint8_t { Empty, Staged, Writing, Ambiguous, Held };
/// What can occupy a candidate lane.
enum class TransitionKind : std::uint8_t { Grant, HandOff, Release, Expiry, FateAtKey, Hold };

/// What a node is just now.
enum class NodeRole : std::uint8_t { Leader, Follower, Down };

/// The `E` reasons that a server sends (docs/wire_format.md).
enum class ServerError : std::uint8_t {
    AuthFailed,
    Handshake,
    NoLeader,
    NotActive,
    BadRequest,
    TooLong,
    BadKey,
    BadLease,
    DuplicateOwner,
    Busy,
    SlowConsumer,
    ShuttingDown,
};

/// Why an acquire was answered without a wait: P7's correlated `B`, or the limit that was met.
enum class CapacityLimit : std::uint8_t { WaitersPerKey, WaitersInAll, Keys };

/// Why the journal latched its fatal state (J3, J7).
enum class JournalFailure : std::uint8_t { WriteFailed, SyncFailed, DiskFull };

/// Names as they stand on the wire, in JSON and in exports: "peer_closed", "ParkedPrecedence". Never translated.
[[nodiscard]] std::string_view nameOf(CloseReason value);
[[nodiscard]] std::string_view nameOf(ClientConnectionState value);
[[nodiscard]] std::string_view nameOf(AcquireFailure value);
[[nodiscard]] std::string_view nameOf(ReleaseFailure value);
[[nodiscard]] std::string_view nameOf(OrphanAction value);
[[nodiscard]] std::string_view nameOf(ViolationRule value);
[[nodiscard]] std::string_view nameOf(HintSource value);
[[nodiscard]] std::string_view nameOf(FateClass value);
[[nodiscard]] std::string_view nameOf(FateState value);
[[nodiscard]] std::string_view nameOf(LaneState value);
[[nodiscard]] std::string_view nameOf(TransitionKind value);
[[nodiscard]] std::string_view nameOf(NodeRole value);
[[nodiscard]] std::string_view nameOf(ServerError value);
[[nodiscard]] std::string_view nameOf(CapacityLimit value);
[[nodiscard]] std::string_view nameOf(JournalFailure value);

} // namespace lockscope
