// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/shared_value.h"
#include "core/base/time.h"
#include "core/vocabulary/fate_event.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/lock_event.h"
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
/// The machine booted anew, and its wall clock stands before the moment at which leases were granted, by `by` or more:
/// what is left of them runs in full again (S5).
struct WallClockWentBack
{
    Duration by{};
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
/// The leader will be another node: `from` told its clients, begins nothing more and finishes what is in flight (N3).
struct HandOverBegan
{
    NodeId from;
    NodeId to;
};
/// A node leads. No `leader`: nobody leads any more, and `term` was the last one's.
struct TermBegan
{
    Term term;
    std::optional<NodeId> leader;
    /// An election window lasts until then.
    std::optional<TimePoint> until{};
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
/// It is to go to the leader: on v2 with the end of the connection, on v1 as the answer to a request (N2).
struct ConnectionMoved
{
    ConnectionId connection;
    NodeId leader;
};
/// The connection is gone, whoever ended it.
struct ConnectionEnded
{
    ConnectionId connection;
    FateClass cause = FateClass::CleanDisconnect;
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
                                 WallClockWentBack,
                                 NodeListening,
                                 NodeRoleChanged,
                                 HandOverBegan,
                                 TermBegan,
                                 ServerStopping,
                                 ServerStopped,
                                 ConnectionAccepted,
                                 ConnectionReady,
                                 ConnectionRefused,
                                 ConnectionMoved,
                                 ConnectionEnded,
                                 WaiterQueued,
                                 WaiterTimedOut,
                                 WaiterMoved,
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
