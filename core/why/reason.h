// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/beliefs.h"
#include "core/history/entry.h"
#include "core/history/fate_truth.h"
#include "core/history/key_truth.h"
#include "core/history/world.h"
#include "core/vocabulary/rule.h"

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

namespace lockscope::why {

/// What can be asked about: an identity, never a place in a list.
using Subject = std::variant<Key, RequestRef, ClientId, NodeId, ConnectionId, OpenSequence, EventNumber>;

/// One statement of an answer, without words: each is said in a sentence at the edge.

/// At this moment nothing is known of it, or nothing any more.
struct NothingKnown
{
};
/// Nobody holds the lock.
struct LockFree
{
    Key key;
};
/// By `request`, where that is one of ours.
struct LockHeld
{
    Key key;
    Holder holder;
    std::optional<RequestRef> request;
};
/// Something occupies the key's candidate lane, and nothing of the lock changes before it is drained.
struct LaneTaken
{
    Key key;
    TransitionKind occupant = TransitionKind::Grant;
    TimePoint since;
};
/// `place` counts from 1; 0: it is asked how many wait. `count` of them wait in all.
struct QueueStands
{
    Key key;
    std::size_t place = 0;
    std::size_t count = 0;
};
/// Nobody leads, so that nothing begins.
struct LeaderMissing
{
    Term term;
};
struct JournalBroken
{
    JournalFailure failure = JournalFailure::WriteFailed;
};
/// What the client believes.
struct RequestStands
{
    RequestRef ref;
    RequestBelief belief;
};
/// What the server has for a request of ours; Waits and Holds are said by QueueStands and LockHeld.
struct ServerHasNothing
{
    RequestRef ref;
};
/// A grant that the client may have got is over by then. None: nothing bounds it yet.
struct GrantBounded
{
    std::optional<TimePoint> reclaimBy;
};
struct FateStands
{
    FateIntent intent;
    FateStage stage = FateStage::Folding;
};
/// A target's lane refused the fold.
struct TargetRefused
{
    OpenSequence open;
    Key key;
    FateRefusal refusal;
};
/// Only the drain of that lane goes on with the fate.
struct DrainAwaited
{
    OpenSequence open;
    Key key;
};
struct ClientStands
{
    ClientId client;
    ClientConnectionState connection = ClientConnectionState::Closed;
    std::optional<CloseReason> reason;
    std::optional<TimePoint> retryAt;
    bool stopped = false;
};
struct NodeStands
{
    NodeId node;
    NodeRole role = NodeRole::Follower;
    Term term;
    std::optional<NodeId> leader;
};
struct ConnectionStands
{
    ConnectionId connection;
    ConnectionTruth truth;
};
/// An event: the thing itself, or what led to what was said before.
struct EventHappened
{
    EventNumber number;
};

using Reason = std::variant<NothingKnown,
                            LockFree,
                            LockHeld,
                            LaneTaken,
                            QueueStands,
                            LeaderMissing,
                            JournalBroken,
                            RequestStands,
                            ServerHasNothing,
                            GrantBounded,
                            FateStands,
                            TargetRefused,
                            DrainAwaited,
                            ClientStands,
                            NodeStands,
                            ConnectionStands,
                            EventHappened>;

/// A statement with what it rests on.
struct Link
{
    Reason reason;
    /// By which rule it is so; None: by none.
    Rule rule = Rule::None;
    /// The event that made it so, where that is still seen.
    std::optional<EventNumber> event;
    /// Another thing that it speaks of, to go on from there.
    std::optional<Subject> thing;
};

/// From what is asked about to where it comes from.
using Chain = std::vector<Link>;

} // namespace lockscope::why
