// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/control_json.h"
#include "app/event_fields.h"
#include "core/base/match.h"

#include <string_view>
#include <variant>

namespace lockscope::app {

namespace {

/// One overload a kind: its name, then its fields. A kind without one does not compile.
struct ServerEventFields
{
    JsonObject &out;

    void kind(std::string_view name) const { out.text("kind", name); }
    void fate(std::string_view name, const FateIntent &intent) const
    {
        kind(name);
        out.id("open_sequence", intent.open);
        out.id("connection", intent.connection);
        out.text("class", nameOf(intent.cause));
        out.array("targets", intent.targets);
    }
    void waiter(std::string_view name, const Key &key, const std::optional<Owner> &owner, ConnectionId connection) const
    {
        kind(name);
        out.id("key", key);
        out.id("owner", owner);
        out.id("connection", connection);
    }
    void grant(std::string_view name, const Key &key, Token token) const
    {
        kind(name);
        out.id("key", key);
        out.id("token", token);
    }

    void operator()(const ServerStarted &event) const
    {
        kind("ServerStarted");
        out.id("start", event.start.value());
        out.id("durable_lsn", event.durableLsn);
        out.number("records", event.recordCount);
        out.number("torn_bytes", event.tornBytes);
    }
    void operator()(const WallClockWentBack &event) const
    {
        kind("WallClockWentBack");
        out.number("by_ms", milliseconds(event.by));
    }
    void operator()(const NodeListening &event) const
    {
        kind("NodeListening");
        out.number("node", event.node.value());
        out.text("address", event.address);
    }
    void operator()(const NodeRoleChanged &event) const
    {
        kind("NodeRoleChanged");
        out.number("node", event.node.value());
        out.text("role", nameOf(event.role));
    }
    void operator()(const HandOverBegan &event) const
    {
        kind("HandOverBegan");
        out.number("from", event.from.value());
        out.number("to", event.to.value());
    }
    void operator()(const TermBegan &event) const
    {
        kind("TermBegan");
        out.number("term", event.term.value());
        if (event.leader)
            out.number("leader", event.leader->value());
        else
            out.null("leader");
        if (event.until)
            out.number("until_mono_us", steadyMicroseconds(*event.until));
    }
    void operator()(const ServerStopping &) const { kind("ServerStopping"); }
    void operator()(const ServerStopped &event) const
    {
        kind("ServerStopped");
        out.array("unsettled", event.unsettled);
    }
    void operator()(const ConnectionAccepted &event) const
    {
        kind("ConnectionAccepted");
        out.id("connection", event.connection);
        out.number("node", event.node.value());
        out.text("peer", event.peer);
    }
    void operator()(const ConnectionReady &event) const
    {
        kind("ConnectionReady");
        out.id("connection", event.connection);
        out.number("version", static_cast<int>(event.version));
    }
    void operator()(const ConnectionRefused &event) const
    {
        kind("ConnectionRefused");
        out.id("connection", event.connection);
        out.text("error", nameOf(event.error));
    }
    void operator()(const ConnectionMoved &event) const
    {
        kind("ConnectionMoved");
        out.id("connection", event.connection);
        out.number("leader", event.leader.value());
    }
    void operator()(const ConnectionEnded &event) const
    {
        kind("ConnectionEnded");
        out.id("connection", event.connection);
        out.text("class", nameOf(event.cause));
    }
    void operator()(const WaiterQueued &event) const
    {
        waiter("WaiterQueued", event.key, event.owner, event.connection);
        if (event.until)
            out.number("until_mono_us", steadyMicroseconds(*event.until));
    }
    void operator()(const WaiterTimedOut &event) const
    {
        waiter("WaiterTimedOut", event.key, event.owner, event.connection);
    }
    void operator()(const WaiterMoved &event) const
    {
        waiter("WaiterMoved", event.key, std::nullopt, event.connection);
    }
    void operator()(const WaiterRemoved &event) const
    {
        waiter("WaiterRemoved", event.key, event.owner, event.connection);
        out.id("open_sequence", event.fate);
    }
    void operator()(const AcquireTurnedAway &event) const
    {
        waiter("AcquireTurnedAway", event.key, event.owner, event.connection);
        out.text("limit", nameOf(event.limit));
    }
    void operator()(const ReleaseMissed &event) const
    {
        kind("ReleaseMissed");
        out.id("key", event.key);
        out.id("token", event.token);
        out.id("connection", event.connection);
    }
    void operator()(const LaneOccupied &event) const
    {
        kind("LaneOccupied");
        out.id("key", event.key);
        out.text("occupant", nameOf(event.kind));
        out.id("lsn", event.lsn);
    }
    void operator()(const LaneHeld &event) const
    {
        kind("LaneHeld");
        out.id("key", event.key);
    }
    void operator()(const LaneDrained &event) const
    {
        kind("LaneDrained");
        out.id("key", event.key);
    }
    void operator()(const Granted &event) const
    {
        grant("Granted", event.key, event.token);
        out.id("owner", event.owner);
        out.id("connection", event.connection);
        out.number("deadline_mono_us", steadyMicroseconds(event.deadline));
        out.id("lsn", event.lsn);
    }
    void operator()(const Released &event) const
    {
        grant("Released", event.key, event.token);
        out.id("connection", event.connection);
        out.id("lsn", event.lsn);
    }
    void operator()(const Expired &event) const
    {
        grant("Expired", event.key, event.token);
        out.id("lsn", event.lsn);
    }
    void operator()(const GrantOrphaned &event) const
    {
        grant("GrantOrphaned", event.key, event.token);
        out.id("connection", event.connection);
        out.id("open_sequence", event.fate);
    }
    void operator()(const FateOpened &event) const { fate("FateOpened", event.fate); }
    void operator()(const FateFolded &event) const
    {
        kind("FateFolded");
        out.id("open_sequence", event.open);
        out.id("key", event.key);
        out.id("lsn", event.lsn);
    }
    void operator()(const FateRefused &event) const
    {
        kind("FateRefused");
        out.id("open_sequence", event.open);
        out.id("key", event.key);
        out.text("occupant", nameOf(event.occupant));
    }
    void operator()(const FateParked &event) const { fate("FateParked", event.fate); }
    void operator()(const FateUnparked &event) const { fate("FateUnparked", event.fate); }
    void operator()(const FateCompleted &event) const { fate("FateCompleted", event.fate); }
    void operator()(const JournalSynced &event) const
    {
        kind("JournalSynced");
        out.id("durable_lsn", event.durableLsn);
        out.number("records", event.recordCount);
        out.number("bytes", event.byteCount);
        out.number("took_us", event.took.count());
    }
    void operator()(const JournalFailed &event) const
    {
        kind("JournalFailed");
        out.text("failure", nameOf(event.failure));
        out.text("detail", event.detail);
    }
    void operator()(const StateResumed &event) const
    {
        kind("StateResumed");
        putSnapshot(out, *event.snapshot);
    }
};

} // namespace

void putEvent(JsonObject &out, const ServerEvent &event)
{
    std::visit(ServerEventFields{out}, event);
}

void putCommand(JsonObject &out, const ServerCommand &command)
{
    const auto name = [&](std::string_view value) { out.text("command", value); };
    match(
        command,
        [&](const HoldLaneCommand &hold) {
            name("hold_lane");
            out.text("key", hold.key);
            out.flag("through_stop", hold.throughStop);
        },
        [&](const DrainLaneCommand &drain) {
            name("drain_lane");
            out.text("key", drain.key);
        },
        [&](const HandOverCommand &handOver) {
            name("leader");
            out.number("node", handOver.node.value());
        },
        [&](const CrashNodeCommand &crash) {
            name("crash_node");
            out.number("node", crash.node.value());
        },
        [&](const StartNodeCommand &start) {
            name("start_node");
            out.number("node", start.node.value());
        },
        [&](const NoLeaderCommand &window) {
            name("no_leader");
            out.number("ms", milliseconds(window.length));
        },
        [&](const DiskFaultCommand &fault) {
            name("disk_fault");
            out.text("fault", nameOf(fault.fault));
            out.number("ms", milliseconds(fault.delay));
        },
        [&](const BreakFateIndexCommand &) { name("break_fate_index"); },
        [&](const SnapshotCommand &) { name("snapshot"); },
        [&](const StopServerCommand &) { name("stop"); });
}

} // namespace lockscope::app
