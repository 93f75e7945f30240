// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"
#include "core/vocabulary/words.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockscope {

struct NodeSnapshot
{
    NodeId node;
    std::string address;
    NodeRole role = NodeRole::Follower;
};

struct ConnectionSnapshot
{
    ConnectionId connection;
    NodeId node;
    std::string peer;
    /// None: still in its handshake.
    std::optional<WireVersion> version;
};

struct HolderSnapshot
{
    Token token;
    std::optional<Owner> owner;
    ConnectionId connection;
    TimePoint deadline;
    bool orphan = false;
    /// When the lease began.
    TimePoint since{};
};

struct WaiterSnapshot
{
    std::optional<Owner> owner;
    ConnectionId connection;
    TimePoint since;
    /// None: without limit.
    std::optional<TimePoint> until;
};

/// A key that has a holder, a waiter or a lane that is not empty.
struct KeySnapshot
{
    Key key;
    LaneState lane = LaneState::Empty;
    /// What occupies the lane; none when it is empty.
    std::optional<TransitionKind> occupant;
    std::optional<HolderSnapshot> holder;
    /// The queue, first one first.
    std::vector<WaiterSnapshot> waiters;
};

/// A fate without a durable Complete.
struct FateSnapshot
{
    OpenSequence open;
    ConnectionId connection;
    FateClass cause = FateClass::CleanDisconnect;
    FateState state = FateState::OpenDurable;
    std::vector<Key> targets;
    std::vector<Key> folded;
};

/// Counters of this process (F11). Parks less unparks is at every moment the number of parked fates.
struct CounterSnapshot
{
    std::uint64_t connectionFateParked = 0;
    std::uint64_t connectionFateUnparked = 0;
};

/// The server's whole state at one moment, as the control command `snapshot` and a console's resync need it.
struct ServerSnapshot
{
    Term term;
    std::optional<NodeId> leader;
    /// Why the journal's fatal state is latched (J3).
    std::optional<JournalFailure> fatal;
    std::string fatalDetail;
    Lsn durableLsn;
    std::vector<NodeSnapshot> nodes;
    std::vector<ConnectionSnapshot> connections;
    std::vector<KeySnapshot> keys;
    std::vector<FateSnapshot> fates;
    CounterSnapshot counters;
    /// No fate is parked, told or retried any more before a restart (F8).
    bool isFateIndexBroken = false;
};

} // namespace lockscope
