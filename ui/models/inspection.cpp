// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/inspection.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/base/match.h"
#include "ui/models/event_text.h"
#include "ui/models/lock_cells.h"
#include "ui/models/phrases.h"
#include "ui/models/plain_text.h"

namespace lockscope::ui {

namespace {

struct Inspector
{
    Q_DECLARE_TR_FUNCTIONS(Inspector)
};

QString listText(const std::vector<std::string> &texts)
{
    QStringList list;
    for (const auto &text : texts)
        list << plain(text);
    return list.join(u", ");
}

void add(Inspection &about, const QString &name, const QString &value)
{
    if (!value.isEmpty())
        about.properties.push_back({name, value, {}, {}});
}

/// Who is in the candidate lane, who waits for it, and what was in it before.
void addLane(Inspection &about, const Key &key, const KeyTruth &lock, const Cursor &cursor)
{
    const auto lane = LockCells(cursor).lockText(lock, LockModel::LaneColumn);
    add(about,
        Inspector::tr("candidate lane"),
        lane.isEmpty() ? phraseOf(LaneState::Empty)
                       : Inspector::tr("%1, since %2").arg(lane, sinceText(lock.laneTrack.since, cursor)));
    QStringList fates;
    for (const auto &[open, fate] : cursor.world().truth().fates()) {
        if (fate.refusals.contains(key))
            fates << textOf(open);
    }
    if (!fates.isEmpty())
        about.properties.push_back({.name = Inspector::tr("fates that wait for it"),
                                    .belief = Inspector::tr("Open %1").arg(fates.join(u", ")),
                                    .truth = {},
                                    .state = ShownState::Parked});
    if (lock.laneTrack.drained)
        add(about,
            Inspector::tr("last drain"),
            Inspector::tr("%1: %2").arg(phraseOf(*lock.laneTrack.drained),
                                        sinceText(lock.laneTrack.drainedAt, cursor)));
}

Inspection inspectClient(ClientId id, const Cursor &cursor)
{
    const auto *client = cursor.world().beliefs().find(id);
    Inspection about{Inspector::tr("Client %1").arg(nameOf(id, cursor.world())), false, {}, {}, {}};
    if (client == nullptr) {
        about.title = Inspector::tr("Client %1 is not known any more").arg(id.value());
        return about;
    }
    add(about, Inspector::tr("connection"), client->stopped ? Inspector::tr("stopped") : phraseOf(client->connection));
    add(about, Inspector::tr("endpoint"), plain(client->endpoint));
    add(about, Inspector::tr("may connect to"), listText(client->endpoints));
    if (client->closeReason)
        add(about, Inspector::tr("closed because"), phraseOf(*client->closeReason));
    if (client->retryAt)
        add(about, Inspector::tr("tries again in"), textOf(*client->retryAt - cursor.now().steady));
    add(about, Inspector::tr("leader hint"), plain(client->leaderHint));
    if (client->lastViolation)
        add(about, Inspector::tr("last violation of the server"), phraseOf(*client->lastViolation));
    add(about, Inspector::tr("live requests"), QString::number(client->requests.size()));
    add(about, Inspector::tr("locks held"), QString::number(client->grants.size()));
    for (const auto &orphan : client->orphans)
        add(about,
            Inspector::tr("orphan, token %1").arg(textOf(orphan.token)),
            Inspector::tr("%1: %2").arg(plain(orphan.key), phraseOf(orphan.action)));
    return about;
}

Inspection inspectNode(NodeId id, const Cursor &cursor)
{
    const auto &truth = cursor.world().truth();
    const auto node = truth.nodes().find(id);
    Inspection about{Inspector::tr("Node %1").arg(id.value()), false, {}, {}, {}};
    if (node == truth.nodes().end())
        return about;
    add(about, Inspector::tr("role"), phraseOf(node->second.role));
    add(about, Inspector::tr("address"), plain(node->second.address));
    add(about, Inspector::tr("server"), phraseOf(truth.phase()));
    add(about, Inspector::tr("term"), QString::number(truth.term().value()));
    const auto &journal = truth.journal();
    add(about, Inspector::tr("durable LSN"), QString::number(journal.durableLsn.value()));
    add(about, Inspector::tr("journal syncs"), QString::number(journal.syncCount));
    add(about, Inspector::tr("last sync took"), measuredText(journal.lastSyncTook));
    add(about, Inspector::tr("slowest sync took"), measuredText(journal.slowestSyncTook));
    if (journal.fatal) {
        about.properties.push_back({Inspector::tr("fatal"), phraseOf(*journal.fatal), {}, ShownState::Refused});
        add(about, Inspector::tr("the system says"), plain(journal.fatalDetail));
    }
    return about;
}

Inspection inspectEvent(EventNumber number, const Cursor &cursor)
{
    Inspection about{Inspector::tr("Event %1").arg(number.value()), false, {}, {}, {}};
    const auto *entry = cursor.history().find(number);
    if (entry == nullptr) {
        const bool isKept = number >= cursor.history().first() && number < cursor.history().end();
        about.title = (isKept ? Inspector::tr("Event %1 is being read") : Inspector::tr("Event %1 is summarised"))
                          .arg(number.value());
        if (isKept)
            cursor.want(number);
        return about;
    }
    const auto text = textOf(*entry);
    add(about, Inspector::tr("event"), text.kind);
    add(about, Inspector::tr("what happened"), text.sentence);
    add(about, Inspector::tr("key"), plain(text.key));
    add(about, Inspector::tr("source"), sourceText(entry->origin, cursor.world()));
    add(about, Inspector::tr("time"), textOf(entry->at.wall));
    add(about, Inspector::tr("rule"), QString::fromLatin1(nameOf(entry->rule).data()));
    return about;
}

} // namespace

QString sinceText(TimePoint time, const Cursor &cursor)
{
    const auto now = cursor.now();
    const auto wall = textOf(wallAt(time, now));
    return time > now.steady ? Inspector::tr("%1, %2 later").arg(wall, textOf(time - now.steady))
                             : Inspector::tr("%1, %2 ago").arg(wall, textOf(now.steady - time));
}

Inspection inspectKey(const Key &key, const Cursor &cursor)
{
    Inspection about{plain(key.text()), false, {}, {}, {}};
    const auto *lock = cursor.world().truth().find(key);
    if (lock == nullptr) {
        add(about, Inspector::tr("state"), Inspector::tr("free"));
        return about;
    }
    const LockCells cells(cursor);
    about.properties.push_back(
        {Inspector::tr("state"), cells.lockText(*lock, LockModel::StateColumn), {}, cells.stateOf(*lock)});
    add(about, Inspector::tr("holder"), cells.lockText(*lock, LockModel::HolderColumn));
    if (lock->holder) {
        add(about, Inspector::tr("token"), textOf(lock->holder->token));
        about.properties.push_back({.name = Inspector::tr("lease left"),
                                    .belief = cells.lockText(*lock, LockModel::LeaseColumn),
                                    .truth = {},
                                    .state = cells.stateOf(*lock),
                                    .countdown = Countdown{lock->holder->since, lock->holder->deadline}});
        add(about, Inspector::tr("held since"), sinceText(lock->holder->since, cursor));
    }
    add(about, Inspector::tr("waiters"), QString::number(lock->waiters.size()));
    add(about, Inspector::tr("oldest wait"), cells.lockText(*lock, LockModel::OldestWaitColumn));
    addLane(about, key, *lock, cursor);
    if (lock->holder) {
        add(about, Inspector::tr("connection"), textOf(lock->holder->connection));
        if (lock->holder->owner)
            add(about, Inspector::tr("owner"), wholeText(*lock->holder->owner));
    }
    return about;
}

Inspection inspectConnection(const ConnectionId &id, const Cursor &cursor)
{
    const auto &truth = cursor.world().truth();
    const auto found = truth.connections().find(id);
    Inspection about{Inspector::tr("Connection %1").arg(textOf(id)), false, {}, {}, {}};
    if (found == truth.connections().end()) {
        about.title = Inspector::tr("Connection %1 is not known any more").arg(textOf(id));
        return about;
    }
    const auto &connection = found->second;
    add(about, Inspector::tr("peer"), plain(connection.peer));
    add(about, Inspector::tr("node"), QString::number(connection.node.value()));
    add(about,
        Inspector::tr("protocol"),
        connection.version ? Inspector::tr("version %1").arg(static_cast<int>(*connection.version))
                           : Inspector::tr("handshaking"));
    add(about, Inspector::tr("accepted"), sinceText(connection.since, cursor));
    if (connection.refusal)
        add(about, Inspector::tr("refused"), phraseOf(*connection.refusal));
    if (connection.endedAt)
        add(about, Inspector::tr("ended"), sinceText(*connection.endedAt, cursor));
    if (connection.cause)
        add(about, Inspector::tr("why it ended"), phraseOf(*connection.cause));
    add(about, Inspector::tr("grants and waiters"), QString::number(connection.boundCount));
    if (connection.fate)
        add(about, Inspector::tr("its fate"), Inspector::tr("Open %1").arg(textOf(*connection.fate)));
    return about;
}

Inspection inspect(const Selection &selection, const Cursor &cursor, const FindingModel &findings)
{
    return match<Inspection>(
        selection,
        [](const NoSelection & /*none*/) {
            return Inspection{Inspector::tr("Nothing is selected"), false, {}, {}, {}};
        },
        [&](const Key &key) { return inspectKey(key, cursor); },
        [&](const RequestRef &ref) { return inspectRequest(ref, cursor); },
        [&](const ClientId &id) { return inspectClient(id, cursor); },
        [&](const NodeId &id) { return inspectNode(id, cursor); },
        [&](const ConnectionId &id) { return inspectConnection(id, cursor); },
        [&](const OpenSequence &open) { return inspectFate(open, cursor); },
        [&](const EventNumber &number) { return inspectEvent(number, cursor); },
        [&](const check::FindingNumber &number) { return inspectFinding(number, cursor, findings); });
}

} // namespace lockscope::ui
