// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/shared_value.h"
#include "core/base/time.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"
#include "core/vocabulary/server_snapshot.h"
#include "core/vocabulary/words.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lockscope {

/// What the embedded server and its journal really did. The closed list: everything a server can say is here.

/// Recovery is over and nothing is accepted yet.
struct ServerStarted
{
    StartNumber start;
    Lsn durableLsn;
    /// Records that were replayed.
    std::uint64_t recordCount = 0;
    /// Bytes of a torn tail that were cut off (J4); 0: none.
    std::uint64_t tornBytes = 0;
};
struct NodeListening
{
    NodeId node;
    std::string address;
};
struct NodeRoleChanged
{
    NodeId node;
    NodeRole role = NodeRole::Follower;
};
/// A node leads. No `leader`: an election window.
struct TermBegan
{
    Term term;
    std::optional<NodeId> leader;
};
struct ServerStopping
{
};
/// The last event of a server. `unsettled` names the Opens that the next start will complete (F9).
struct ServerStopped
{
    std::vector<OpenSequence> unsettled;
};

struct ConnectionAccepted
{
    ConnectionId connection;
    NodeId node;
    std::string peer;
};
/// Its handshake was accepted.
struct ConnectionReady
{
    ConnectionId connection;
    WireVersion version = WireVersion::V2;
};
/// A server error was sent to it, or it was refused at accept (no connection id yet: Busy).
struct ConnectionRefused
{
    std::optional<ConnectionId> connection;
    ServerError error = ServerError::BadRequest;
};
/// The connection is gone, whoever ended it.
struct ConnectionEnded
{
    ConnectionId connection;
    FateClass cause = FateClass::CleanDisconnect;
};

/// An acquire waits: behind a holder, or behind its key's occupied lane. No `until`: without limit.
struct WaiterQueued
{
    Key key;
    std::optional<Owner> owner;
    ConnectionId connection;
    std::optional<TimePoint> until;
};
struct WaiterTimedOut
{
    Key key;
    std::optional<Owner> owner;
    ConnectionId connection;
};
/// A dead connection's waiter left the queue (F2).
struct WaiterRemoved
{
    Key key;
    std::optional<Owner> owner;
    ConnectionId connection;
    OpenSequence fate;
};
/// P7: answered `B` (`T` on v1) at once.
struct AcquireTurnedAway
{
    Key key;
    std::optional<Owner> owner;
    ConnectionId connection;
    CapacityLimit limit = CapacityLimit::WaitersPerKey;
};
/// A release found no such live grant and was answered `N` (P4).
struct ReleaseMissed
{
    Key key;
    std::optional<Token> token;
    ConnectionId connection;
};

/// A durable transition began to be written; the key's lane is occupied until it is durable (S2).
struct LaneOccupied
{
    Key key;
    TransitionKind kind = TransitionKind::Grant;
    Lsn lsn;
};
/// An operator holds or gave back the key's lane.
struct LaneHeld
{
    Key key;
};
struct LaneDrained
{
    Key key;
};

/// The grant is durable; its `A` leaves now (P1). The lane is empty again.
struct Granted
{
    Key key;
    std::optional<Owner> owner;
    Token token;
    ConnectionId connection;
    TimePoint deadline;
    Lsn lsn;
};
/// The release is durable (P1). Part of a hand-off when the next grant has the same LSN.
struct Released
{
    Key key;
    Token token;
    ConnectionId connection;
    Lsn lsn;
};
/// The lease was over and its end is durable (S6).
struct Expired
{
    Key key;
    Token token;
    Lsn lsn;
};
/// A dead connection's grant lives on until its lease ends or its exact token is released (F2). No `fate`: a grant of
/// an older start (F10a).
struct GrantOrphaned
{
    Key key;
    Token token;
    ConnectionId connection;
    std::optional<OpenSequence> fate;
};

/// The names that stay with a fate through its whole life (F1).
struct FateIntent
{
    OpenSequence open;
    ConnectionId connection;
    FateClass cause = FateClass::CleanDisconnect;
    /// Sorted; unchanged whatever was folded.
    std::vector<Key> targets;

    friend bool operator==(const FateIntent &, const FateIntent &) = default;
};
struct FateOpened
{
    FateIntent fate;
};
/// One target is done; no `lsn`: nothing of the connection was left on it.
struct FateFolded
{
    OpenSequence open;
    Key key;
    std::optional<Lsn> lsn;
};
/// A target's candidate lane is occupied (F3).
struct FateRefused
{
    OpenSequence open;
    Key key;
    TransitionKind occupant = TransitionKind::Grant;
};
struct FateParked
{
    FateIntent fate;
};
struct FateUnparked
{
    FateIntent fate;
};
struct FateCompleted
{
    FateIntent fate;
};

/// One group commit (J2).
struct JournalSynced
{
    Lsn durableLsn;
    std::uint32_t recordCount = 0;
    std::uint32_t byteCount = 0;
    Duration took{};
};
/// The fatal state latched (J3, J7); nothing is acknowledged any more.
struct JournalFailed
{
    JournalFailure failure = JournalFailure::WriteFailed;
    /// The system's own word, English: "No space left on device".
    std::string detail;
};

/// The whole truth at this moment: the first event of a console's feed, and what closes a gap in it (L32).
struct StateResumed
{
    SharedValue<ServerSnapshot> snapshot;
};

using ServerEvent = std::variant<ServerStarted,
                                 NodeListening,
                                 NodeRoleChanged,
                                 TermBegan,
                                 ServerStopping,
                                 ServerStopped,
                                 ConnectionAccepted,
                                 ConnectionReady,
                                 ConnectionRefused,
                                 ConnectionEnded,
                                 WaiterQueued,
                                 WaiterTimedOut,
                                 WaiterRemoved,
                                 AcquireTurnedAway,
                                 ReleaseMissed,
                                 LaneOccupied,
                                 LaneHeld,
                                 LaneDrained,
                                 Granted,
                                 Released,
                                 Expired,
                                 GrantOrphaned,
                                 FateOpened,
                                 FateFolded,
                                 FateRefused,
                                 FateParked,
                                 FateUnparked,
                                 FateCompleted,
                                 JournalSynced,
                                 JournalFailed,
                                 StateResumed>;

} // namespace lockscope
