// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/event_text.h"

#include <QCoreApplication>

#include "core/base/match.h"
#include "core/history/world.h"
#include "ui/models/fault_text.h"
#include "ui/models/half_event_text.h"
#include "ui/models/phrases.h"
#include "ui/models/plain_text.h"

namespace lockscope::ui {

namespace {

struct Asked
{
    Q_DECLARE_TR_FUNCTIONS(EventText)
};

QString diskFaultText(const DiskFaultCommand &command)
{
    if (command.fault != DiskFault::Slow)
        return Asked::tr("fault in the disk: %1").arg(phraseOf(command.fault));
    return command.delay == Duration::zero()
        ? Asked::tr("let the disk be as fast as it is")
        : Asked::tr("each sync of the disk takes %1 longer").arg(textOf(command.delay));
}

QString whyRefused(CommandRefusal value)
{
    switch (value) {
    case CommandRefusal::BadKey:
        return Asked::tr("that is no key");
    case CommandRefusal::LaneAlreadyHeld:
        return Asked::tr("the lane is held already");
    case CommandRefusal::LaneNotHeld:
        return Asked::tr("the lane is not held");
    case CommandRefusal::NoSuchNode:
        return Asked::tr("there is no such node");
    case CommandRefusal::NodeIsDown:
        return Asked::tr("the node is down");
    case CommandRefusal::NodeIsUp:
        return Asked::tr("the node is up");
    case CommandRefusal::LeaderChanging:
        return Asked::tr("the leader is changing already");
    case CommandRefusal::NobodyLeads:
        return Asked::tr("nobody leads");
    case CommandRefusal::AddressTaken:
        return Asked::tr("somebody else has the node's address");
    case CommandRefusal::JournalFailed:
        return Asked::tr("the journal failed");
    case CommandRefusal::Stopping:
        return Asked::tr("the server is stopping or stopped");
    }
    return {};
}

} // namespace

EventText askedText(const ClientCommand &command)
{
    return match<EventText>(
        command,
        [](const AcquireCommand &c) {
            return EventText{Asked::tr("asked"), c.key, Asked::tr("acquire")};
        },
        [](const ReleaseAcquiredCommand &c) {
            return EventText{Asked::tr("asked"), {}, Asked::tr("release acquire %1").arg(c.acquire.value())};
        },
        [](const ReleaseTokenCommand &c) {
            return EventText{Asked::tr("asked"), c.key, Asked::tr("release token %1").arg(textOf(c.token))};
        },
        [](const CancelCommand &c) {
            return EventText{Asked::tr("asked"), {}, Asked::tr("cancel acquire %1").arg(c.acquire.value())};
        },
        [](const CutCommand & /*c*/) {
            return EventText{Asked::tr("asked"), {}, Asked::tr("cut the connection")};
        },
        [](const StopCommand & /*c*/) {
            return EventText{Asked::tr("asked"), {}, Asked::tr("remove the client")};
        });
}

EventText askedText(const ServerCommand &command)
{
    const auto about = [](const std::string &key, const QString &sentence) {
        return EventText{Asked::tr("asked"), key, sentence};
    };
    return match<EventText>(
        command,
        [&](const HoldLaneCommand &c) { return about(c.key, Asked::tr("hold the candidate lane")); },
        [&](const DrainLaneCommand &c) { return about(c.key, Asked::tr("drain the candidate lane")); },
        [&](const HandOverCommand &c) { return about({}, Asked::tr("let node %1 lead").arg(c.node.value())); },
        [&](const CrashNodeCommand &c) { return about({}, Asked::tr("crash node %1").arg(c.node.value())); },
        [&](const StartNodeCommand &c) { return about({}, Asked::tr("start node %1").arg(c.node.value())); },
        [&](const NoLeaderCommand &c) { return about({}, Asked::tr("nobody leads for %1").arg(textOf(c.length))); },
        [&](const DiskFaultCommand &c) { return about({}, diskFaultText(c)); },
        [&](const BreakFateIndexCommand & /*c*/) { return about({}, Asked::tr("break the index of parked fates")); },
        [&](const SnapshotCommand & /*c*/) { return about({}, Asked::tr("take a snapshot")); },
        [&](const StopServerCommand & /*c*/) { return about({}, Asked::tr("stop the server")); });
}

EventText textOf(const Entry &entry)
{
    return match<EventText>(
        entry.event,
        [](const ClientEvent &event) { return textOf(event); },
        [](const ServerEvent &event) { return textOf(event); },
        [](const CommandGiven &event) {
            return match<EventText>(
                event.command,
                [](const ClientCommand &command) { return askedText(command); },
                [](const ServerCommand &command) { return askedText(command); },
                [](const FaultCommand &command) {
                    return EventText{Asked::tr("asked"), {}, phraseOf(command)};
                });
        },
        [](const CommandRefused &event) {
            auto asked = askedText(event.command);
            return EventText{
                Asked::tr("refused"), asked.key, Asked::tr("%1: %2").arg(asked.sentence, whyRefused(event.refusal))};
        },
        [](const EventsSkipped &event) {
            return EventText{
                Asked::tr("skipped"),
                {},
                Asked::tr("%1 events came faster than the console keeps them and stand nowhere").arg(event.count)};
        },
        [](const FaultEvent &event) { return textOf(event); });
}

QString nameOf(ClientId client, const World &world)
{
    const auto *known = world.beliefs().find(client);
    return known != nullptr && !known->name.empty() ? plain(known->name) : Asked::tr("client %1").arg(client.value());
}

QString sourceText(const Origin &origin, const World &world)
{
    return match<QString>(
        origin,
        [&](const ClientId &client) { return nameOf(client, world); },
        [](const NodeId &node) { return Asked::tr("node %1").arg(node.value()); },
        [](const JournalOrigin & /*journal*/) { return Asked::tr("journal"); },
        [](const UserOrigin & /*user*/) { return Asked::tr("you"); });
}

} // namespace lockscope::ui
