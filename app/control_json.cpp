// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/control_json.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/base/match.h"

#include <cmath>
#include <limits>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

using Parsed = Result<ServerCommand, QString>;

QString translated(const char *text)
{
    return QCoreApplication::translate("Control", text);
}

Result<std::string, QString> textField(const QJsonObject &line, const QString &name)
{
    const auto value = line.value(name);
    if (!value.isString())
        return failure(translated("'%1' must be a string").arg(name));
    const auto text = value.toString();
    // Half a character would become another one on its way out, and so another key.
    if (!text.isValidUtf16())
        return failure(translated("'%1' is no valid text").arg(name));
    return text.toStdString();
}

/// A whole number from 0 to 2^32 - 1.
Result<std::uint32_t, QString> numberField(const QJsonObject &line, const QString &name)
{
    const auto value = line.value(name).toDouble(-1);
    if (value < 0 || value > std::numeric_limits<std::uint32_t>::max() || value != std::floor(value))
        return failure(translated("'%1' must be a whole number").arg(name));
    return static_cast<std::uint32_t>(value);
}

Result<Duration, QString> durationField(const QJsonObject &line)
{
    return numberField(line, u"ms"_s).map([](std::uint32_t ms) { return Duration(std::chrono::milliseconds(ms)); });
}

template<typename Command>
Parsed nodeCommand(const QJsonObject &line)
{
    return numberField(line, u"node"_s).map([](std::uint32_t node) { return ServerCommand(Command{NodeId(node)}); });
}

Parsed holdLane(const QJsonObject &line)
{
    const auto through = line.value(u"through_stop"_s);
    if (!through.isUndefined() && !through.isBool())
        return failure(translated("'through_stop' must be true or false"));
    return textField(line, u"key"_s).map([&](const std::string &key) {
        return ServerCommand(HoldLaneCommand{key, through.toBool()});
    });
}

Parsed drainLane(const QJsonObject &line)
{
    return textField(line, u"key"_s).map([](const std::string &key) { return ServerCommand(DrainLaneCommand{key}); });
}

Parsed diskFault(const QJsonObject &line)
{
    const auto kind = line.value(u"kind"_s).toString();
    if (kind == u"fsync_error")
        return DiskFaultCommand{DiskFault::FsyncError, {}};
    if (kind == u"enospc")
        return DiskFaultCommand{DiskFault::NoSpace, {}};
    if (kind != u"slow")
        return failure(translated("'kind' must be fsync_error, enospc or slow"));
    return durationField(line).map([](Duration ms) { return ServerCommand(DiskFaultCommand{DiskFault::Slow, ms}); });
}

QString sentenceFor(CommandRefusal refusal)
{
    switch (refusal) {
    case CommandRefusal::BadKey:
        return translated("the key is not one: 1 to 128 bytes of UTF-8 without blanks and control characters");
    case CommandRefusal::LaneAlreadyHeld:
        return translated("the key's candidate lane is held already");
    case CommandRefusal::LaneNotHeld:
        return translated("the key's candidate lane is not held");
    case CommandRefusal::NoSuchNode:
        return translated("there is no such node");
    case CommandRefusal::NodeIsDown:
        return translated("the node is down");
    case CommandRefusal::NodeIsUp:
        return translated("the node is up");
    case CommandRefusal::LeaderChanging:
        return translated("a change of leader is on its way");
    case CommandRefusal::NobodyLeads:
        return translated("no node leads");
    case CommandRefusal::AddressTaken:
        return translated("the node's address was taken meanwhile");
    case CommandRefusal::JournalFailed:
        return translated("the journal has failed; only a restart clears it");
    case CommandRefusal::Stopping:
        return translated("the server is stopping");
    }
    return {};
}

JsonObject keyJson(const KeySnapshot &key)
{
    JsonObject out;
    out.id("key", key.key);
    out.text("lane", nameOf(key.lane));
    if (key.occupant)
        out.text("occupant", nameOf(*key.occupant));
    if (key.holder) {
        JsonObject holder;
        holder.id("token", key.holder->token);
        holder.id("owner", key.holder->owner);
        holder.id("connection", key.holder->connection);
        holder.flag("orphan", key.holder->orphan);
        holder.number("deadline_mono_us", key.holder->deadline.time_since_epoch().count());
        out.object("holder", std::move(holder));
    } else {
        out.null("holder");
    }
    std::vector<JsonObject> waiters;
    for (const auto &waiter : key.waiters) {
        auto &each = waiters.emplace_back();
        each.id("owner", waiter.owner);
        each.id("connection", waiter.connection);
    }
    out.array("waiters", std::move(waiters));
    return out;
}

JsonObject fateJson(const FateSnapshot &fate)
{
    JsonObject out;
    out.id("open_sequence", fate.open);
    out.id("connection", fate.connection);
    out.text("class", nameOf(fate.cause));
    out.text("state", nameOf(fate.state));
    out.array("targets", fate.targets);
    out.array("folded", fate.folded);
    return out;
}

void putNodes(JsonObject &out, const ServerSnapshot &snapshot)
{
    std::vector<JsonObject> nodes;
    for (const auto &node : snapshot.nodes) {
        auto &each = nodes.emplace_back();
        each.number("node", node.node.value());
        each.text("address", node.address);
        each.text("role", nameOf(node.role));
    }
    out.array("nodes", std::move(nodes));
}

void putKeys(JsonObject &out, const ServerSnapshot &snapshot)
{
    std::vector<JsonObject> keys;
    std::vector<JsonObject> orphans;
    for (const auto &key : snapshot.keys) {
        keys.push_back(keyJson(key));
        if (!key.holder || !key.holder->orphan)
            continue;
        auto &orphan = orphans.emplace_back();
        orphan.id("key", key.key);
        orphan.id("token", key.holder->token);
    }
    out.array("keys", std::move(keys));
    out.array("orphans", std::move(orphans));
}

void putFatal(JsonObject &out, const ServerSnapshot &snapshot)
{
    if (!snapshot.fatal) {
        out.null("fatal");
        return;
    }
    out.text("fatal", nameOf(*snapshot.fatal));
    out.text("fatal_detail", snapshot.fatalDetail);
}

} // namespace

Result<ServerCommand, QString> parseControlLine(const QByteArray &line)
{
    const auto document = QJsonDocument::fromJson(line);
    if (!document.isObject())
        return failure(translated("the line is no JSON object"));
    const auto object = document.object();
    const auto op = object.value(u"op"_s).toString();
    if (op == u"hold_lane")
        return holdLane(object);
    if (op == u"drain_lane")
        return drainLane(object);
    if (op == u"leader")
        return nodeCommand<HandOverCommand>(object);
    if (op == u"crash_node")
        return nodeCommand<CrashNodeCommand>(object);
    if (op == u"start_node")
        return nodeCommand<StartNodeCommand>(object);
    if (op == u"no_leader")
        return durationField(object).map([](Duration length) { return ServerCommand(NoLeaderCommand{length}); });
    if (op == u"disk_fault")
        return diskFault(object);
    if (op == u"break_fate_index")
        return BreakFateIndexCommand{};
    if (op == u"snapshot")
        return SnapshotCommand{};
    if (op == u"stop")
        return StopServerCommand{};
    return failure(translated("'op' names no command"));
}

std::string controlAnswer(const CommandAnswer &answer)
{
    return match<std::string>(
        answer,
        [](const CommandDone &) {
            JsonObject out;
            out.flag("ok", true);
            return out.take();
        },
        [](CommandRefusal refusal) {
            JsonObject out;
            out.flag("ok", false);
            out.text("error", sentenceFor(refusal).toStdString());
            out.text("reason", nameOf(refusal));
            return out.take();
        },
        [](const SharedValue<ServerSnapshot> &snapshot) {
            JsonObject out;
            out.flag("ok", true);
            putSnapshot(out, *snapshot);
            return out.take();
        });
}

std::string controlRefusal(const QString &why)
{
    JsonObject out;
    out.flag("ok", false);
    out.text("error", why.toStdString());
    return out.take();
}

void putSnapshot(JsonObject &out, const ServerSnapshot &snapshot)
{
    out.number("term", snapshot.term.value());
    if (snapshot.leader)
        out.number("leader", snapshot.leader->value());
    else
        out.null("leader");
    putFatal(out, snapshot);
    out.id("durable_lsn", snapshot.durableLsn);
    putNodes(out, snapshot);
    putKeys(out, snapshot);
    std::vector<JsonObject> fates;
    for (const auto &fate : snapshot.fates)
        fates.push_back(fateJson(fate));
    out.array("fates", std::move(fates));
    JsonObject counters;
    counters.number("connection_fate_parked", snapshot.counters.connectionFateParked);
    counters.number("connection_fate_unparked", snapshot.counters.connectionFateUnparked);
    out.object("counters", std::move(counters));
    out.flag("fate_index_broken", snapshot.isFateIndexBroken);
    out.number("connections", snapshot.connections.size());
}

} // namespace lockscope::app
