// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/history/touched.h"
#include "core/vocabulary/rule.h"
#include "core/vocabulary/server_event.h"

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace lockscope {

/// Place in the order of arrival at the embedded server, as this history counts it; names a waiter.
using Arrival = StrongId<struct ArrivalTag, std::uint64_t>;

struct Waiter
{
    std::optional<Owner> owner;
    ConnectionId connection;
    TimePoint since;
    /// None: without limit.
    std::optional<TimePoint> until;

    friend bool operator==(const Waiter &, const Waiter &) = default;
};

struct Holder
{
    Token token;
    std::optional<Owner> owner;
    ConnectionId connection;
    /// When the grant became durable, or when this history first heard of it.
    TimePoint since;
    TimePoint deadline;
    bool orphan = false;

    friend bool operator==(const Holder &, const Holder &) = default;
};

/// One lock as the server has it.
struct KeyTruth
{
    LaneState lane = LaneState::Empty;
    std::optional<TransitionKind> occupant;
    std::optional<Holder> holder;
    /// The queue, first one first.
    std::map<Arrival, Waiter> waiters;
    /// Place among the idle keys, while it is one; 0: it is not.
    std::uint64_t idleSince = 0;

    [[nodiscard]] bool isIdle() const { return lane == LaneState::Empty && !holder && waiters.empty(); }
    friend bool operator==(const KeyTruth &, const KeyTruth &) = default;
};

struct NodeTruth
{
    std::string address;
    NodeRole role = NodeRole::Follower;

    friend bool operator==(const NodeTruth &, const NodeTruth &) = default;
};

struct ConnectionTruth
{
    NodeId node;
    std::string peer;
    /// None: still in its handshake.
    std::optional<WireVersion> version;
    std::optional<ServerError> refusal;
    TimePoint since;
    /// With `cause`, once it has ended.
    std::optional<TimePoint> endedAt;
    std::optional<FateClass> cause;

    friend bool operator==(const ConnectionTruth &, const ConnectionTruth &) = default;
};

struct FateTruth
{
    FateIntent intent;
    FateState state = FateState::OpenDurable;
    std::set<Key> folded;
    /// Targets whose lane refused the fold, and what occupied it (F3).
    std::map<Key, TransitionKind> refusals;
    /// When it came into its state.
    TimePoint since;
    TimePoint openedAt;

    friend bool operator==(const FateTruth &, const FateTruth &) = default;
};

struct JournalTruth
{
    Lsn durableLsn;
    std::uint64_t syncCount = 0;
    Duration lastSyncTook{};
    Duration slowestSyncTook{};
    std::optional<JournalFailure> fatal;
    std::string fatalDetail;

    friend bool operator==(const JournalTruth &, const JournalTruth &) = default;
};

/// NotVisible: no server of this process was heard of, so that nothing can be said about its side.
enum class ServerPhase : std::uint8_t { NotVisible, Running, Stopping, Stopped };

/// The server half of the world: what the embedded server really did, folded from its events alone.
///
/// A copyable value without a clock. Bounded by the server's own live state and the named limits below.
class Truth
{
public:
    /// Ended connections and completed fates that stay to be looked at.
    static constexpr std::size_t recentMax = 64;
    /// Keys that became idle and stay as "free" rows, so that a lock does not vanish under the eye that follows it.
    static constexpr std::size_t idleKeysMax = 64;

    void apply(const ServerEvent &event, TimePoint at, Touched &touched);

    [[nodiscard]] ServerPhase phase() const { return m_phase; }
    [[nodiscard]] Term term() const { return m_term; }
    [[nodiscard]] std::optional<NodeId> leader() const { return m_leader; }
    /// The server runs and nobody leads: what begins with the leader has to wait (N4).
    [[nodiscard]] bool waitsForLeader() const { return m_phase == ServerPhase::Running && !m_leader; }
    [[nodiscard]] const JournalTruth &journal() const { return m_journal; }
    [[nodiscard]] const std::map<NodeId, NodeTruth> &nodes() const { return m_nodes; }
    [[nodiscard]] const std::map<ConnectionId, ConnectionTruth> &connections() const { return m_connections; }
    [[nodiscard]] const std::unordered_map<Key, KeyTruth> &keys() const { return m_keys; }
    /// Open ones and the last completed ones.
    [[nodiscard]] const std::map<OpenSequence, FateTruth> &fates() const { return m_fates; }
    [[nodiscard]] const std::vector<OpenSequence> &unsettled() const { return m_unsettled; }

    /// None: nothing is known of the key, so it is free.
    [[nodiscard]] const KeyTruth *find(const Key &key) const;
    [[nodiscard]] std::size_t heldCount() const { return m_heldCount; }
    [[nodiscard]] std::size_t orphanCount() const { return m_orphanCount; }
    [[nodiscard]] std::size_t waiterCount() const { return m_waiterCount; }
    [[nodiscard]] std::size_t parkedCount() const { return m_parkedCount; }

    friend bool operator==(const Truth &, const Truth &) = default;

private:
    struct Fold;

    ServerPhase m_phase = ServerPhase::NotVisible;
    Term m_term;
    std::optional<NodeId> m_leader;
    JournalTruth m_journal;
    std::map<NodeId, NodeTruth> m_nodes;
    std::map<ConnectionId, ConnectionTruth> m_connections;
    std::deque<ConnectionId> m_endedConnections;
    std::unordered_map<Key, KeyTruth> m_keys;
    /// Those that are kept while idle, by the order in which they became so.
    std::map<std::uint64_t, Key> m_idleKeys;
    std::map<OpenSequence, FateTruth> m_fates;
    std::deque<OpenSequence> m_completedFates;
    std::vector<OpenSequence> m_unsettled;
    std::uint64_t m_arrivalCount = 0;
    std::uint64_t m_idleCount = 0;
    std::size_t m_heldCount = 0;
    std::size_t m_orphanCount = 0;
    std::size_t m_waiterCount = 0;
    std::size_t m_parkedCount = 0;
};

} // namespace lockscope
