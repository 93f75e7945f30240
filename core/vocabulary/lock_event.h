// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"
#include "core/vocabulary/words.h"

#include <optional>

namespace lockscope {

/// What the server did to keys: waiters, candidate lanes and grants. Alternatives of ServerEvent.

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
/// A v1 waiter left the queue because the leadership did; it was told so, and its connection lives on (N3).
struct WaiterMoved
{
    Key key;
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
    /// It stood in the queue before. Only v1 needs it: there a connection may wait for a key that it is being granted.
    bool waited = false;
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

} // namespace lockscope
