// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/show_server.h"

#include <QStringList>

#include "core/base/match.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lockscope::test {

using namespace server;

namespace {

QString text(std::string_view value)
{
    return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
}
QString text(const Key &key)
{
    return text(key.text());
}
QString text(const Owner &owner)
{
    const auto bytes = owner.value();
    return QString::fromLatin1(reinterpret_cast<const char *>(bytes.data()),
                               std::find(bytes.begin(), bytes.end(), 0) - bytes.begin());
}
QString text(const std::optional<Owner> &owner)
{
    return owner ? text(*owner) : u"-"_s;
}
QString text(const std::optional<Token> &token)
{
    return token ? QString::number(token->value()) : u"-"_s;
}
QString text(const ConnectionId &id)
{
    return u"%1.%2"_s.arg(id.start.value()).arg(id.number);
}
QString text(const std::vector<Key> &keys)
{
    QStringList names;
    for (const auto &key : keys)
        names << text(key);
    return names.join(u' ');
}
QString text(const FateIntent &fate)
{
    return u"%1 of %2 %3 on %4"_s.arg(fate.open.value())
        .arg(text(fate.connection), text(nameOf(fate.cause)), text(fate.targets));
}
QString seconds(Duration span)
{
    return QString::number(std::chrono::duration<double>(span).count());
}

QString showRecord(const Record &record)
{
    return match<QString>(
        record,
        [](const StartupRecord &r) { return u"startup %1"_s.arg(r.start.value()); },
        [](const TermRecord &r) {
            const auto term = u"term %1"_s.arg(r.term.value());
            return r.leader == NodeId(1) ? term : term + u" of node %1"_s.arg(r.leader.value());
        },
        [](const GrantRecord &r) {
            return u"grant %1 %2 to %3"_s.arg(text(r.key)).arg(r.grant.token.value()).arg(text(r.grant.owner));
        },
        [](const HandOffRecord &r) {
            return u"hand_off %1 %2 then %3 to %4"_s.arg(text(r.key))
                .arg(r.ended.value())
                .arg(r.grant.token.value())
                .arg(text(r.grant.owner));
        },
        [](const ReleaseRecord &r) { return u"release %1 %2"_s.arg(text(r.key)).arg(r.ended.value()); },
        [](const ExpiryRecord &r) { return u"expiry %1 %2"_s.arg(text(r.key)).arg(r.ended.value()); },
        [](const FateOpenRecord &r) {
            return u"fate_open of %1 %2 on %3"_s.arg(text(r.connection), text(nameOf(r.cause)), text(r.targets));
        },
        [](const FateAtKeyRecord &r) {
            QStringList parts;
            if (r.orphaned)
                parts << u"orphans %1"_s.arg(r.orphaned->value());
            for (const auto &owner : r.removedWaiters)
                parts << u"removes "_s + text(owner);
            if (r.removedV1Waiters > 0)
                parts << u"removes %1 of v1"_s.arg(r.removedV1Waiters);
            return u"fate_at_key %1 %2 %3"_s.arg(r.open.value()).arg(text(r.key), parts.join(u' '));
        },
        [](const FateCompleteRecord &r) { return u"fate_complete %1"_s.arg(r.open.value()); },
        [](const SnapshotEndRecord &r) {
            return u"snapshot_end %1 of %2"_s.arg(r.lastToken.value()).arg(r.recordCount);
        });
}

QString showEvent(const ServerEvent &event)
{
    return match<QString>(
        event,
        [](const ServerStarted &e) { return u"ServerStarted %1"_s.arg(e.start.value()); },
        [](const NodeListening &e) { return u"NodeListening "_s + text(e.address); },
        [](const NodeRoleChanged &e) {
            return u"NodeRoleChanged %1 %2"_s.arg(e.node.value()).arg(text(nameOf(e.role)));
        },
        [](const HandOverBegan &e) { return u"HandOverBegan %1 to %2"_s.arg(e.from.value()).arg(e.to.value()); },
        [](const TermBegan &e) {
            return u"TermBegan %1 %2"_s.arg(e.term.value())
                .arg(e.leader ? u"leader "_s + QString::number(e.leader->value()) : u"nobody"_s);
        },
        [](const ServerStopping &) { return u"ServerStopping"_s; },
        [](const ServerStopped &e) { return u"ServerStopped with %1 left"_s.arg(e.unsettled.size()); },
        [](const ConnectionAccepted &e) { return u"ConnectionAccepted "_s + text(e.connection); },
        [](const ConnectionReady &e) {
            return u"ConnectionReady %1 v%2"_s.arg(text(e.connection)).arg(int(e.version));
        },
        [](const ConnectionRefused &e) {
            return u"ConnectionRefused %1 %2"_s.arg(e.connection ? text(*e.connection) : u"-"_s, text(nameOf(e.error)));
        },
        [](const ConnectionMoved &e) {
            return u"ConnectionMoved %1 to %2"_s.arg(text(e.connection)).arg(e.leader.value());
        },
        [](const ConnectionEnded &e) {
            return u"ConnectionEnded %1 %2"_s.arg(text(e.connection), text(nameOf(e.cause)));
        },
        [](const WaiterQueued &e) { return u"WaiterQueued %1 %2"_s.arg(text(e.key), text(e.owner)); },
        [](const WaiterTimedOut &e) { return u"WaiterTimedOut %1 %2"_s.arg(text(e.key), text(e.owner)); },
        [](const WaiterMoved &e) { return u"WaiterMoved %1 %2"_s.arg(text(e.key), text(e.connection)); },
        [](const WaiterRemoved &e) {
            return u"WaiterRemoved %1 %2 by %3"_s.arg(text(e.key), text(e.owner)).arg(e.fate.value());
        },
        [](const AcquireTurnedAway &e) { return u"AcquireTurnedAway %1 %2"_s.arg(text(e.key), text(nameOf(e.limit))); },
        [](const ReleaseMissed &e) { return u"ReleaseMissed %1 %2"_s.arg(text(e.key), text(e.token)); },
        [](const LaneOccupied &e) {
            return u"LaneOccupied %1 %2 %3"_s.arg(text(e.key), text(nameOf(e.kind))).arg(e.lsn.value());
        },
        [](const LaneHeld &e) { return u"LaneHeld "_s + text(e.key); },
        [](const LaneDrained &e) { return u"LaneDrained "_s + text(e.key); },
        [](const Granted &e) {
            return u"Granted %1 %2 to %3"_s.arg(text(e.key)).arg(e.token.value()).arg(text(e.owner));
        },
        [](const Released &e) { return u"Released %1 %2"_s.arg(text(e.key)).arg(e.token.value()); },
        [](const Expired &e) { return u"Expired %1 %2"_s.arg(text(e.key)).arg(e.token.value()); },
        [](const GrantOrphaned &e) {
            return u"GrantOrphaned %1 %2 by %3"_s.arg(text(e.key))
                .arg(e.token.value())
                .arg(e.fate ? QString::number(e.fate->value()) : u"restart"_s);
        },
        [](const FateOpened &e) { return u"FateOpened "_s + text(e.fate); },
        [](const FateFolded &e) {
            return u"FateFolded %1 %2 %3"_s.arg(e.open.value())
                .arg(text(e.key), e.lsn ? QString::number(e.lsn->value()) : u"nothing left"_s);
        },
        [](const FateRefused &e) {
            return u"FateRefused %1 %2 by %3"_s.arg(e.open.value()).arg(text(e.key), text(nameOf(e.occupant)));
        },
        [](const FateParked &e) { return u"FateParked %1"_s.arg(e.fate.open.value()); },
        [](const FateUnparked &e) { return u"FateUnparked %1"_s.arg(e.fate.open.value()); },
        [](const FateCompleted &e) { return u"FateCompleted %1"_s.arg(e.fate.open.value()); },
        [](const JournalSynced &e) { return u"JournalSynced %1"_s.arg(e.durableLsn.value()); },
        [](const WallClockWentBack &e) { return u"WallClockWentBack by %1"_s.arg(seconds(e.by)); },
        [](const JournalFailed &e) { return u"JournalFailed "_s + text(nameOf(e.failure)); },
        [](const StateResumed &e) { return u"StateResumed with %1 keys"_s.arg(e.snapshot->keys.size()); });
}

} // namespace

QString show(const LoggedRecord &logged)
{
    return u"%1 %2"_s.arg(logged.lsn.value()).arg(showRecord(logged.record)).trimmed();
}

QString show(const ToldEvent &told)
{
    const auto line = showEvent(told.event);
    return told.rule == Rule::None ? line : line + u" ["_s + text(nameOf(told.rule)) + u']';
}

QString show(const CommandAnswer &answer)
{
    return match<QString>(
        answer,
        [](const CommandDone &) { return u"done"_s; },
        [](CommandRefusal refusal) { return text(nameOf(refusal)); },
        [](const SharedValue<ServerSnapshot> &) { return u"snapshot"_s; });
}

QString show(const FateNotice &notice)
{
    return match<QString>(
        notice,
        [](const FateWaits &waits) {
            QStringList lanes;
            for (const auto &refusal : waits.refusals)
                lanes << u"%1 (%2)"_s.arg(text(refusal.key), text(nameOf(refusal.occupant)));
            return u"%1 waits for %2"_s.arg(text(waits.fate), lanes.join(u' '));
        },
        [](const LaneUndrained &lane) {
            return u"undrained %1 (%2)"_s.arg(text(lane.key), text(nameOf(lane.occupant)));
        },
        [](const FateUnsettled &left) { return u"unsettled "_s + text(left.fate); },
        [](const FateIndexBroken &broken) {
            static const std::array<QString, 4> steps{u"arm"_s, u"park"_s, u"tell"_s, u"settle"_s};
            const auto line = u"broken index at "_s + steps.at(static_cast<std::size_t>(broken.step));
            return broken.fate ? line + u", left: "_s + text(*broken.fate) : line;
        });
}

QString show(const KeySnapshot &key, TimePoint now)
{
    auto line = u"%1: lane %2"_s.arg(text(key.key), text(nameOf(key.lane)));
    if (key.holder) {
        line += u", held %1 by %2 for %3"_s.arg(key.holder->token.value())
                    .arg(text(key.holder->owner), seconds(key.holder->deadline - now));
        if (key.holder->orphan)
            line += u", orphan"_s;
    }
    QStringList waiters;
    for (const auto &waiter : key.waiters)
        waiters << text(waiter.owner);
    return waiters.isEmpty() ? line : line + u", waiting "_s + waiters.join(u' ');
}

QString show(const FateSnapshot &fate)
{
    return u"%1 of %2 %3 %4 on %5, folded [%6]"_s.arg(fate.open.value())
        .arg(text(fate.connection),
             text(nameOf(fate.cause)),
             text(nameOf(fate.state)),
             text(fate.targets),
             text(fate.folded));
}

QString showReply(const wire::Reply &reply)
{
    return match<QString>(
        reply,
        [](const wire::GrantedReply &r) {
            return u"A %1 %2 %3"_s.arg(text(r.owner)).arg(r.token.value()).arg(text(r.key));
        },
        [](const wire::TimedOutReply &r) { return u"T %1 %2"_s.arg(text(r.owner), text(r.key)); },
        [](const wire::BusyReply &r) { return u"B %1 %2"_s.arg(text(r.owner), text(r.key)); },
        [](const wire::ReleasedReply &r) { return u"R %1 %2"_s.arg(text(r.token), text(r.key)); },
        [](const wire::NotFoundReply &r) { return u"N %1 %2"_s.arg(text(r.token), text(r.key)); },
        [](const wire::MovedReply &r) { return u"M "_s + text(r.address); },
        [](const wire::LeaderNotice &r) { return u"L "_s + text(r.address); },
        [](const wire::ErrorReply &r) { return u"E "_s + text(r.reason); },
        [](const wire::KeepAlive &) { return u"keep-alive"_s; });
}

std::optional<Token> grantedBy(const Record &record)
{
    if (const auto *grant = std::get_if<GrantRecord>(&record))
        return grant->grant.token;
    if (const auto *handOff = std::get_if<HandOffRecord>(&record))
        return handOff->grant.token;
    return std::nullopt;
}

std::optional<Token> endedBy(const Record &record)
{
    if (const auto *handOff = std::get_if<HandOffRecord>(&record))
        return handOff->ended;
    if (const auto *release = std::get_if<ReleaseRecord>(&record))
        return release->ended;
    if (const auto *expiry = std::get_if<ExpiryRecord>(&record))
        return expiry->ended;
    return std::nullopt;
}

} // namespace lockscope::test
