// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QStringList>

#include "core/base/match.h"
#include "ui/models/half_event_text.h"
#include "ui/models/phrases.h"
#include "ui/models/plain_text.h"

namespace lockscope::ui {

namespace {

struct Belief
{
    Q_DECLARE_TR_FUNCTIONS(EventText)
};

QString waitText(const std::optional<std::chrono::seconds> &wait)
{
    return wait ? Belief::tr("waits at most %1 s").arg(wait->count()) : Belief::tr("waits without limit");
}

QString connectionText(const ConnectionChanged &e)
{
    const auto endpoint = plain(e.endpoint);
    switch (e.state) {
    case ClientConnectionState::Connecting:
        return Belief::tr("connects to %1").arg(endpoint);
    case ClientConnectionState::Handshaking:
        return Belief::tr("shakes hands with %1").arg(endpoint);
    case ClientConnectionState::Ready:
        return Belief::tr("is connected to %1").arg(endpoint);
    case ClientConnectionState::Closed:
        break;
    }
    const auto reason = e.reason ? phraseOf(*e.reason) : Belief::tr("for no named reason");
    return e.retryIn ? Belief::tr("connection closed: %1; tries again in %2").arg(reason, textOf(*e.retryIn))
                     : Belief::tr("connection closed: %1").arg(reason);
}

EventText endText(const AcquireEnded &e)
{
    const auto request = QString::number(e.request.value());
    return match<EventText>(
        e.outcome,
        [&](const OutcomeGranted &o) {
            return EventText{Belief::tr("granted"),
                             e.key,
                             Belief::tr("acquire %1 holds the lock with token %2").arg(request, textOf(o.token))};
        },
        [&](const OutcomeTimedOut & /*o*/) {
            return EventText{Belief::tr("timed out"), e.key, Belief::tr("acquire %1 waited in vain").arg(request)};
        },
        [&](const OutcomeBusy & /*o*/) {
            return EventText{Belief::tr("busy"), e.key, Belief::tr("acquire %1 was turned away").arg(request)};
        },
        [&](const OutcomeIndeterminate &o) {
            const auto why = phraseOf(o.reason);
            return EventText{
                Belief::tr("indeterminate"),
                e.key,
                o.reclaimBy
                    ? Belief::tr("acquire %1 may or may not hold the lock: %2").arg(request, why)
                    : Belief::tr("acquire %1 may or may not hold the lock, without a bound: %2").arg(request, why)};
        },
        [&](const OutcomeCancelled & /*o*/) {
            return EventText{Belief::tr("cancelled"), e.key, Belief::tr("acquire %1 was never sent").arg(request)};
        },
        [&](const OutcomeFailed &o) {
            return EventText{Belief::tr("failed"),
                             e.key,
                             Belief::tr("acquire %1 was not sent: %2").arg(request, phraseOf(o.reason))};
        });
}

EventText endText(const ReleaseEnded &e)
{
    const auto request = QString::number(e.request.value());
    return match<EventText>(
        e.outcome,
        [&](const OutcomeReleased & /*o*/) {
            return EventText{Belief::tr("released"), e.key, Belief::tr("release %1 is confirmed").arg(request)};
        },
        [&](const OutcomeNotFound & /*o*/) {
            return EventText{Belief::tr("not found"),
                             e.key,
                             Belief::tr("release %1 came too late: the server knows no such grant").arg(request)};
        },
        [&](const OutcomeUnknown & /*o*/) {
            return EventText{Belief::tr("unknown"),
                             e.key,
                             Belief::tr("release %1 got no answer before the lease was over").arg(request)};
        },
        [&](const OutcomeReleaseFailed &o) {
            return EventText{
                Belief::tr("failed"), e.key, Belief::tr("release %1 failed: %2").arg(request, phraseOf(o.reason))};
        });
}

QString deadlineText(const DeadlinePassed &e)
{
    const auto request = QString::number(e.request.value());
    switch (e.deadline) {
    case RequestDeadline::SurelyHeld:
        return Belief::tr("from now on acquire %1 may have lost its lock").arg(request);
    case RequestDeadline::SurelyOver:
        return Belief::tr("the lease of acquire %1 is surely over").arg(request);
    case RequestDeadline::ReclaimBy:
        return Belief::tr("whatever acquire %1 got is over now").arg(request);
    }
    return {};
}

/// An overload for each event and none that takes them all, so that a new event breaks the build here (HT3).
struct BeliefWords
{
    EventText operator()(const ClientStarted &e) const
    {
        QStringList endpoints;
        for (const auto &endpoint : e.endpoints)
            endpoints << plain(endpoint);
        return EventText{Belief::tr("started"), {}, Belief::tr("client for %1").arg(endpoints.join(u", "))};
    }
    EventText operator()(const ClientStopped & /*e*/) const
    {
        return EventText{Belief::tr("stopped"), {}, Belief::tr("the client is gone")};
    }
    EventText operator()(const ConnectionChanged &e) const
    {
        return EventText{phraseOf(e.state), {}, connectionText(e)};
    }
    EventText operator()(const LeaderHinted &e) const
    {
        const auto address = plain(e.address);
        return EventText{Belief::tr("leader hint"),
                         {},
                         e.accepted
                             ? Belief::tr("%1 is said to lead").arg(address)
                             : Belief::tr("%1 is said to lead, but is not an endpoint of this client").arg(address)};
    }
    EventText operator()(const AcquireQueued &e) const
    {
        return EventText{Belief::tr("acquire"),
                         e.key,
                         Belief::tr("acquire %1 is queued; it %2, lease %3 s")
                             .arg(QString::number(e.request.value()), waitText(e.wait))
                             .arg(e.lease.count())};
    }
    EventText operator()(const AcquireSent &e) const
    {
        return EventText{
            Belief::tr("sent"),
            e.key,
            Belief::tr("acquire %1 is sent as owner %2").arg(QString::number(e.request.value()), shortText(e.owner))};
    }
    EventText operator()(const AcquireEnded &e) const { return endText(e); }
    EventText operator()(const ReleaseQueued &e) const
    {
        return EventText{Belief::tr("release"),
                         e.key,
                         Belief::tr("release %1 of token %2 is on the release lane")
                             .arg(QString::number(e.request.value()), textOf(e.token))};
    }
    EventText operator()(const ReleaseSent &e) const
    {
        return EventText{
            Belief::tr("sent"),
            e.key,
            Belief::tr("release %1 of token %2 is sent").arg(QString::number(e.request.value()), textOf(e.token))};
    }
    EventText operator()(const ReleaseEnded &e) const { return endText(e); }
    EventText operator()(const OrphanSeen &e) const
    {
        return EventText{
            Belief::tr("orphan"),
            e.key,
            Belief::tr("a grant that nobody waited for, token %1: %2").arg(textOf(e.token), phraseOf(e.action))};
    }
    EventText operator()(const PeerViolated &e) const
    {
        return EventText{
            Belief::tr("violation"), {}, Belief::tr("the other side broke the protocol: %1").arg(phraseOf(e.rule))};
    }
    EventText operator()(const DeadlinePassed &e) const
    {
        return EventText{Belief::tr("deadline"), e.key, deadlineText(e)};
    }
    EventText operator()(const ClientResumed &e) const
    {
        return EventText{Belief::tr("resumed"),
                         {},
                         Belief::tr("the client's whole belief, %n request(s)",
                                    nullptr,
                                    static_cast<int>(e.snapshot->requests.size()))};
    }
};

} // namespace

EventText textOf(const ClientEvent &event)
{
    return std::visit(BeliefWords{}, event);
}

} // namespace lockscope::ui
