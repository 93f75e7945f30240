// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/vocabulary/server_event.h"
#include "core/vocabulary/server_snapshot.h"
#include "server/engine/cluster.h"
#include "server/engine/durable_state.h"
#include "server/engine/limits.h"
#include "server/engine/outbox.h"
#include "server/engine/session.h"
#include "server/fate/fate_coordinator.h"
#include "server/state/deadline_heap.h"

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace lockscope::server {

/// A record that is appended and not known to be durable.
struct InFlight
{
    LoggedRecord logged;
    /// The key whose lane it occupies; none: it occupies none.
    std::optional<KeySlot> slot;
};

/// The live side of one fate: how far its fold is.
struct FateProgress
{
    enum class Target : std::uint8_t { Open, Writing, Done };

    FateIntent intent;
    /// One for each of the intent's targets.
    std::vector<Target> targets;
    /// Refused by the fold that is under way, or that parked it, with what was in the lane; in the order of the
    /// targets.
    std::vector<Key> refused;
    std::vector<TransitionKind> occupants;
    std::uint32_t writingCount = 0;
    bool isParked = false;
    /// Its Complete is in flight.
    bool isCompleting = false;
};

/// Starting: what the last process left is folded and expired, then the start is made durable (F10).
enum class ServerPhase : std::uint8_t { Starting, Serving, Stopping, Stopped };

/// Why the journal's fatal state is latched (J3).
struct Fatality
{
    JournalFailure failure = JournalFailure::WriteFailed;
    std::string detail;
};

/// Everything that the brain knows, as one copyable value. The traffic files work on it; LockServer owns it.
struct ServerCore
{
    ServerLimits limits;
    ServerPhase phase = ServerPhase::Starting;
    std::optional<Fatality> fatal{};
    Cluster cluster;
    /// This start; its record is durable before anything is accepted.
    StartNumber start;
    BootId boot;

    DurableState state;
    Lsn lastAppended{};
    Lsn durableLsn{};
    std::deque<InFlight> inFlight{};

    Sessions sessions{};
    std::uint64_t lastConnection = 0;
    /// At most two entries for each session, which knows itself what is due.
    DeadlineHeap<ConnectionId> sessionTimers{};

    FateCoordinator coordinator{};
    /// Every Open without a durable Complete: folding, parked, told, or left to the next start.
    std::map<OpenSequence, FateProgress> fates{};
    /// Opens that are not durable yet; they count against the connections (F10a).
    std::size_t openingCount = 0;
    /// That drains find the index broken is told once, not at every drain (F8).
    bool isBrokenTellNoticed = false;

    /// Who is answered when the hold that waits for a lane has it.
    std::unordered_map<KeySlot, CommandNumber> awaitedHolds{};
    /// Keys where something happened while nobody led: the next leader looks at them (N4).
    std::set<Key> untended{};
    /// Lanes that this turn emptied and nobody has looked at; empty between turns. A batch of records may empty many,
    /// and a fate that waits for many of them is folded once.
    std::vector<KeySlot> drained{};
    /// Fates that this turn has to fold, parked or not; empty between turns.
    std::set<OpenSequence> dueFates{};

    Outbox out;
};

/// Somebody may begin transitions and fold fates: while it serves, the leader; before and after, the start and the stop
/// (N4, F9, F10).
[[nodiscard]] inline bool isLed(const ServerCore &core)
{
    return core.phase != ServerPhase::Serving || core.cluster.leader();
}

/// One input being worked off: the brain and the time at which it is.
struct Turn
{
    ServerCore &core;
    Moment now;

    /// Of the node that leads, or led last.
    template<typename Event>
    void tell(Event event, Rule rule = Rule::None)
    {
        core.out.tell(std::move(event), rule, core.cluster.lastLeader());
    }
    /// Of one node.
    template<typename Event>
    void tellOf(NodeId node, Event event, Rule rule = Rule::None)
    {
        core.out.tell(std::move(event), rule, node);
    }
    /// Appends a record to the journal.
    Lsn persist(Record record, std::optional<KeySlot> slot = std::nullopt);
    /// Sends to a connection that is alive; to any other, nothing goes anywhere (F2a).
    void reply(ConnectionId connection, const wire::Reply &reply);
    [[nodiscard]] bool isAlive(ConnectionId connection) const { return core.sessions.contains(connection); }
    [[nodiscard]] bool isLed() const { return server::isLed(core); }
    /// Nothing is written and nothing acknowledged any more (J3).
    [[nodiscard]] bool isFatal() const { return core.fatal.has_value(); }
};

} // namespace lockscope::server
