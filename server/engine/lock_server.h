// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/base/time.h"
#include "core/vocabulary/command.h"
#include "core/vocabulary/server_event.h"
#include "server/engine/connection_traffic.h"
#include "server/engine/effect.h"
#include "server/engine/server_core.h"

#include <optional>
#include <string>
#include <vector>

namespace lockscope::server {

/// What a server starts with.
struct LockServerOptions
{
    ServerLimits limits;
    /// False: it builds no events.
    bool tellsEvents = true;
    /// Where node 1, 2, ... listens; clients are told (docs/wire_format.md, `L` and `M`). At least one.
    std::vector<std::string> addresses;
    /// The journal's last record, whether or not the state knows its kind.
    Lsn last{};
    /// What recovery did, for the event ServerStarted.
    std::uint64_t recordCount = 0;
    std::uint64_t tornBytes = 0;
};

/// The lock server without sockets, files, clocks or threads (docs/rules.md, S and F).
///
/// Give it the replayed state, call begin(), then tell it what happens; after each input carry out what drain() hands
/// over, in that order, and call tick() no later than deadline(). Same inputs, same outputs. A copy of it is a second
/// server with the same past.
///
///     Starting ──recovery durable──▶ Serving ──beginStop──▶ Stopping ──settled──▶ Stopped
class LockServer
{
public:
    LockServer(LockServerOptions options, DurableState state, BootMoment start);

    /// Folds and completes what the last process left, expires what is over, and makes this start durable (F10, F10a).
    void begin(Moment now);

    /// A peer connected to a node. The result names its link in everything that follows; it may be refused with the
    /// next drain().
    [[nodiscard]] LinkNumber accepted(NodeId node, std::string peer, const wire::Nonce &nonce, Moment now);
    void received(LinkNumber link, ByteView bytes, Moment now);
    void verified(LinkNumber link, bool isRight, Moment now);
    void closed(LinkNumber link, PeerEnd end, Moment now);
    /// So many bytes for the link are not sent yet, counted when it has taken none for a turn.
    void unsent(LinkNumber link, std::size_t size, Moment now);

    /// Every record up to the report's LSN is durable.
    void durable(const JournalSynced &report, Moment now);
    /// Nothing is durable any more (J3).
    void journalFailed(JournalFailed failed, Moment now);

    /// The answer to OpenNode: whether somebody listens at the node's address now.
    void nodeOpened(NodeId node, bool isListening, Moment now);
    void perform(CommandNumber command, const ServerCommand &request, Moment now);
    void beginStop(Moment now);
    void tick(Moment now);
    /// StateResumed goes out with the next drain(), in its place among the events.
    void tellState(Moment now);

    [[nodiscard]] std::optional<TimePoint> deadline() const;
    void drain(std::vector<Effect> &effects, std::vector<ToldEvent> &events) { m_core.out.drain(effects, events); }

    [[nodiscard]] ServerSnapshot snapshot() const;
    [[nodiscard]] ServerPhase phase() const { return m_core.phase; }
    [[nodiscard]] const DurableState &state() const { return m_core.state; }
    [[nodiscard]] const std::optional<Fatality> &fatal() const { return m_core.fatal; }

private:
    void recordDurable(Turn &turn, const InFlight &record);
    /// After every input: a start or a stop takes its next step once nothing is in flight.
    void advance(Turn &turn);
    void advanceStart(Turn &turn);
    void termDurable(Turn &turn);
    void beginAccepting(Turn &turn);
    void tellOrphans(Turn &turn, std::vector<KeySlot> orphans) const;
    void stop(Turn &turn);
    void advanceStop(Turn &turn);
    /// The end of a lease can be written.
    [[nodiscard]] bool mayExpire() const;

    ServerCore m_core;
    LockServerOptions m_options;
    bool m_startIssued = false;
    bool m_stopWanted = false;
};

} // namespace lockscope::server
