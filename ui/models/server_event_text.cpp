// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QStringList>

#include "ui/models/half_event_text.h"
#include "ui/models/phrases.h"
#include "ui/models/plain_text.h"

namespace lockscope::ui {

namespace {

struct Truth
{
    Q_DECLARE_TR_FUNCTIONS(EventText)
};

/// Fates are about several keys; the sentence names them all.
QString targetsText(const FateIntent &fate)
{
    QStringList keys;
    for (const auto &key : fate.targets)
        keys << plain(key.text());
    return keys.isEmpty() ? Truth::tr("no key") : keys.join(u", ");
}

QString who(const std::optional<Owner> &owner, const ConnectionId &connection)
{
    return owner ? Truth::tr("owner %1 on connection %2").arg(shortText(*owner), textOf(connection))
                 : Truth::tr("connection %1").arg(textOf(connection));
}

EventText fateText(const FateOpened &e)
{
    return {Truth::tr("fate opened"),
            {},
            Truth::tr("Open %1: connection %2 ended (%3) and was bound to %4")
                .arg(textOf(e.fate.open), textOf(e.fate.connection), phraseOf(e.fate.cause), targetsText(e.fate))};
}

EventText keyText(const QString &kind, const Key &key, const QString &sentence)
{
    return {kind, key.text(), sentence};
}

EventText simpleText(const QString &kind, const QString &sentence)
{
    return {kind, {}, sentence};
}

QString startText(const ServerStarted &e)
{
    const auto records =
        Truth::tr("start %1; %n record(s) replayed", nullptr, static_cast<int>(e.recordCount)).arg(e.start.value());
    return e.tornBytes == 0
        ? records
        : Truth::tr("%1, a torn tail of %2 bytes was cut off").arg(records, QString::number(e.tornBytes));
}

/// An overload for each event and none that takes them all, so that a new event breaks the build here (HT3).
struct TruthWords
{
    EventText operator()(const ServerStarted &e) const { return simpleText(Truth::tr("started"), startText(e)); }
    EventText operator()(const WallClockWentBack &e) const
    {
        return simpleText(Truth::tr("clock went back"),
                          Truth::tr("the wall clock went back by %1 or more over a reboot: leases run in full again")
                              .arg(textOf(e.by)));
    }
    EventText operator()(const NodeListening &e) const
    {
        return simpleText(Truth::tr("listening"),
                          Truth::tr("node %1 listens on %2").arg(e.node.value()).arg(plain(e.address)));
    }
    EventText operator()(const NodeRoleChanged &e) const
    {
        return simpleText(phraseOf(e.role), Truth::tr("node %1 is now: %2").arg(e.node.value()).arg(phraseOf(e.role)));
    }
    EventText operator()(const HandOverBegan &e) const
    {
        return simpleText(
            Truth::tr("hand-over"),
            Truth::tr("node %1 finishes what is in flight; node %2 is to lead").arg(e.from.value()).arg(e.to.value()));
    }
    EventText operator()(const TermBegan &e) const
    {
        if (e.leader)
            return simpleText(Truth::tr("term"),
                              Truth::tr("term %1 begins, node %2 leads").arg(e.term.value()).arg(e.leader->value()));
        return simpleText(Truth::tr("no leader"),
                          e.until ? Truth::tr("an election window after term %1: nobody leads").arg(e.term.value())
                                  : Truth::tr("nobody leads after term %1").arg(e.term.value()));
    }
    EventText operator()(const ServerStopping & /*e*/) const
    {
        return simpleText(Truth::tr("stopping"), Truth::tr("the server settles and stops"));
    }
    EventText operator()(const ServerStopped &e) const
    {
        return simpleText(Truth::tr("stopped"),
                          e.unsettled.empty() ? Truth::tr("the server stopped with everything settled")
                                              : Truth::tr("the server stopped; the next start completes %n fate(s)",
                                                          nullptr,
                                                          static_cast<int>(e.unsettled.size())));
    }
    EventText operator()(const ConnectionAccepted &e) const
    {
        return simpleText(
            Truth::tr("accepted"),
            Truth::tr("connection %1 from %2 at node %3").arg(textOf(e.connection), plain(e.peer)).arg(e.node.value()));
    }
    EventText operator()(const ConnectionReady &e) const
    {
        return simpleText(
            Truth::tr("ready"),
            Truth::tr("connection %1 speaks version %2").arg(textOf(e.connection)).arg(static_cast<int>(e.version)));
    }
    EventText operator()(const ConnectionRefused &e) const
    {
        return simpleText(Truth::tr("refused"),
                          e.connection
                              ? Truth::tr("connection %1 is told: %2").arg(textOf(*e.connection), phraseOf(e.error))
                              : Truth::tr("a connection is told: %1").arg(phraseOf(e.error)));
    }
    EventText operator()(const ConnectionMoved &e) const
    {
        return simpleText(
            Truth::tr("moved"),
            Truth::tr("connection %1 is told: node %2 leads").arg(textOf(e.connection)).arg(e.leader.value()));
    }
    EventText operator()(const ConnectionEnded &e) const
    {
        return simpleText(Truth::tr("ended"),
                          Truth::tr("connection %1: %2").arg(textOf(e.connection), phraseOf(e.cause)));
    }
    EventText operator()(const WaiterQueued &e) const
    {
        return keyText(Truth::tr("waits"), e.key, Truth::tr("%1 waits").arg(who(e.owner, e.connection)));
    }
    EventText operator()(const WaiterTimedOut &e) const
    {
        return keyText(Truth::tr("timed out"), e.key, Truth::tr("%1 waited in vain").arg(who(e.owner, e.connection)));
    }
    EventText operator()(const WaiterMoved &e) const
    {
        return keyText(Truth::tr("moved"),
                       e.key,
                       Truth::tr("%1 left the queue with the leadership").arg(who(std::nullopt, e.connection)));
    }
    EventText operator()(const WaiterRemoved &e) const
    {
        return keyText(Truth::tr("removed"),
                       e.key,
                       Truth::tr("%1 left the queue by fate %2").arg(who(e.owner, e.connection), textOf(e.fate)));
    }
    EventText operator()(const AcquireTurnedAway &e) const
    {
        return keyText(Truth::tr("turned away"),
                       e.key,
                       Truth::tr("%1 met a limit: %2").arg(who(e.owner, e.connection), phraseOf(e.limit)));
    }
    EventText operator()(const ReleaseMissed &e) const
    {
        return keyText(Truth::tr("not found"),
                       e.key,
                       Truth::tr("connection %1 releases what is not held").arg(textOf(e.connection)));
    }
    EventText operator()(const LaneOccupied &e) const
    {
        return keyText(
            Truth::tr("lane"),
            e.key,
            Truth::tr("the candidate lane is occupied: %1, LSN %2").arg(phraseOf(e.kind)).arg(e.lsn.value()));
    }
    EventText operator()(const LaneHeld &e) const
    {
        return keyText(Truth::tr("lane held"), e.key, Truth::tr("an operator holds the candidate lane"));
    }
    EventText operator()(const LaneDrained &e) const
    {
        return keyText(Truth::tr("lane drained"), e.key, Truth::tr("the candidate lane is empty again"));
    }
    EventText operator()(const Granted &e) const
    {
        return keyText(Truth::tr("granted"),
                       e.key,
                       Truth::tr("%1 holds it with token %2").arg(who(e.owner, e.connection), textOf(e.token)));
    }
    EventText operator()(const Released &e) const
    {
        return keyText(Truth::tr("released"),
                       e.key,
                       Truth::tr("token %1 is given back by connection %2").arg(textOf(e.token), textOf(e.connection)));
    }
    EventText operator()(const Expired &e) const
    {
        return keyText(Truth::tr("expired"), e.key, Truth::tr("the lease of token %1 is over").arg(textOf(e.token)));
    }
    EventText operator()(const GrantOrphaned &e) const
    {
        return keyText(Truth::tr("orphaned"),
                       e.key,
                       Truth::tr("connection %1 is gone; token %2 lives on until its lease ends")
                           .arg(textOf(e.connection), textOf(e.token)));
    }
    EventText operator()(const FateOpened &e) const { return fateText(e); }
    EventText operator()(const FateFolded &e) const
    {
        return keyText(Truth::tr("folded"), e.key, Truth::tr("fate %1 is done with this key").arg(textOf(e.open)));
    }
    EventText operator()(const FateRefused &e) const
    {
        return keyText(Truth::tr("fate refused"),
                       e.key,
                       Truth::tr("fate %1 met an occupied lane: %2").arg(textOf(e.open), phraseOf(e.occupant)));
    }
    EventText operator()(const FateParked &e) const
    {
        return simpleText(Truth::tr("fate parked"),
                          Truth::tr("fate %1 waits for a lane of %2").arg(textOf(e.fate.open), targetsText(e.fate)));
    }
    EventText operator()(const FateUnparked &e) const
    {
        return simpleText(Truth::tr("fate unparked"),
                          Truth::tr("a lane drained; fate %1 tries again").arg(textOf(e.fate.open)));
    }
    EventText operator()(const FateCompleted &e) const
    {
        return simpleText(Truth::tr("fate complete"),
                          Truth::tr("fate %1 of connection %2 is settled: %3")
                              .arg(textOf(e.fate.open), textOf(e.fate.connection), targetsText(e.fate)));
    }
    EventText operator()(const JournalSynced &e) const
    {
        return simpleText(
            Truth::tr("synced"),
            Truth::tr("durable up to LSN %1: %n record(s) in %2", nullptr, static_cast<int>(e.recordCount))
                .arg(QString::number(e.durableLsn.value()), measuredText(e.took)));
    }
    EventText operator()(const JournalFailed &e) const
    {
        return simpleText(
            Truth::tr("fatal"),
            Truth::tr("%1 (%2); nothing is acknowledged any more").arg(phraseOf(e.failure), plain(e.detail)));
    }
    EventText operator()(const StateResumed &e) const
    {
        return simpleText(
            Truth::tr("resumed"),
            Truth::tr("the server's whole state, %n key(s)", nullptr, static_cast<int>(e.snapshot->keys.size())));
    }
};

} // namespace

EventText textOf(const ServerEvent &event)
{
    return std::visit(TruthWords{}, event);
}

} // namespace lockscope::ui
