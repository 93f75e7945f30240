// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/history/fate_truth.h"
#include "core/history/key_truth.h"
#include "core/history/touched.h"
#include "core/vocabulary/rule.h"
#include "core/vocabulary/server_event.h"

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace lockscope::recording {
template<typename T>
struct LayoutOf;
} // namespace lockscope::recording

namespace lockscope {

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
    /// Its waiters, and its grants that are no orphans: what it must leave a fate for when it ends (F1).
    std::uint32_t boundCount = 0;
    /// Once its Open is durable.
    std::optional<OpenSequence> fate;

    friend bool operator==(const ConnectionTruth &, const ConnectionTruth &) = default;
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
    /// None: the history began in the middle of it.
    [[nodiscard]] std::optional<StartNumber> start() const { return m_start; }
    [[nodiscard]] Term term() const { return m_term; }
    [[nodiscard]] std::optional<NodeId> leader() const { return m_leader; }
    /// The server runs and nobody leads: what begins with the leader has to wait (N4).
    [[nodiscard]] bool waitsForLeader() const { return m_phase == ServerPhase::Running && !m_leader; }
    [[nodiscard]] const JournalTruth &journal() const { return m_journal; }
    [[nodiscard]] const std::map<NodeId, NodeTruth> &nodes() const { return m_nodes; }
    [[nodiscard]] const std::map<ConnectionId, ConnectionTruth> &connections() const { return m_connections; }
    [[nodiscard]] const std::unordered_map<Key, KeyTruth> &keys() const { return m_keys; }
    /// The last ones, oldest first.
    [[nodiscard]] const std::deque<ConnectionId> &endedConnections() const { return m_endedConnections; }
    /// Open ones and the last completed ones.
    [[nodiscard]] const std::map<OpenSequence, FateTruth> &fates() const { return m_fates; }
    /// What the stop left to the next start, sorted (F9).
    [[nodiscard]] const std::vector<OpenSequence> &unsettled() const { return m_unsettled; }
    /// How many fates the start completed before it let anybody in (F10); the last ones of them are among fates().
    [[nodiscard]] std::size_t recoveredCount() const { return m_recoveredCount; }

    /// None: nothing is known of the key, so it is free.
    [[nodiscard]] const KeyTruth *find(const Key &key) const;
    [[nodiscard]] std::size_t heldCount() const { return m_heldCount; }
    [[nodiscard]] std::size_t orphanCount() const { return m_orphanCount; }
    [[nodiscard]] std::size_t waiterCount() const { return m_waiterCount; }
    [[nodiscard]] std::size_t parkedCount() const { return m_parkedCount; }

    friend bool operator==(const Truth &, const Truth &) = default;
    /// A recording keeps all of it.
    friend struct recording::LayoutOf<Truth>;

private:
    struct Fold;

    ServerPhase m_phase = ServerPhase::NotVisible;
    std::optional<StartNumber> m_start;
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
    std::size_t m_recoveredCount = 0;
};

} // namespace lockscope
