// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/show_client.h"

#include <QStringList>

#include "core/base/match.h"

using namespace Qt::StringLiterals;

namespace lockscope::test {

namespace {

QString text(std::string_view value)
{
    return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
}

QString name(RequestId request)
{
    return u"#%1"_s.arg(request.value());
}

QString wait(const std::optional<std::chrono::seconds> &seconds)
{
    return seconds ? u"wait %1"_s.arg(seconds->count()) : u"no limit"_s;
}

QString said(const AcquireOutcome &outcome, TimePoint now)
{
    return match<QString>(
        outcome,
        [&](const OutcomeGranted &o) {
            return u"granted %1, holds for %2, over in %3"_s.arg(o.token.value())
                .arg(show(o.holdsUntil - now), show(o.overBy - now));
        },
        [](const OutcomeTimedOut &) { return u"timed_out"_s; },
        [](const OutcomeBusy &) { return u"busy"_s; },
        [&](const OutcomeIndeterminate &o) {
            return u"indeterminate by %1, %2"_s.arg(
                text(nameOf(o.reason)), o.reclaimBy ? u"reclaimed in "_s + show(*o.reclaimBy - now) : u"unbounded"_s);
        },
        [](const OutcomeCancelled &) { return u"cancelled"_s; },
        [](const OutcomeFailed &o) { return u"failed: "_s + text(nameOf(o.reason)); });
}

QString said(const ReleaseOutcome &outcome)
{
    return match<QString>(
        outcome,
        [](const OutcomeReleased &) { return u"released"_s; },
        [](const OutcomeNotFound &) { return u"not_found"_s; },
        [](const OutcomeUnknown &) { return u"unknown"_s; },
        [](const OutcomeReleaseFailed &o) { return u"failed: "_s + text(nameOf(o.reason)); });
}

QString said(RequestDeadline deadline)
{
    switch (deadline) {
    case RequestDeadline::SurelyHeld:
        return u"no longer surely held"_s;
    case RequestDeadline::SurelyOver:
        return u"surely over"_s;
    case RequestDeadline::ReclaimBy:
        return u"reclaimed"_s;
    }
    return {};
}

QString said(const ConnectionChanged &change)
{
    auto line = u"%1 %2"_s.arg(text(nameOf(change.state)), text(change.endpoint));
    if (change.reason)
        line += u" by "_s + text(nameOf(*change.reason));
    if (change.retryIn)
        line += u", again in "_s + show(*change.retryIn);
    return line;
}

QString said(const ClientStarted &started)
{
    QStringList endpoints;
    for (const auto &endpoint : started.endpoints)
        endpoints << text(endpoint);
    return u"started %1 with %2"_s.arg(text(started.name), endpoints.join(u' '));
}

QString said(const ClientEvent &event, TimePoint now)
{
    return match<QString>(
        event,
        [](const ClientStarted &e) { return said(e); },
        [](const ClientStopped &) { return u"stopped"_s; },
        [](const ConnectionChanged &e) { return said(e); },
        [](const LeaderHinted &e) {
            return u"%1 names %2%3"_s.arg(
                text(nameOf(e.source)), text(e.address), e.accepted ? QString() : u", not on the allowlist"_s);
        },
        [](const AcquireQueued &e) {
            return u"%1 %2 queued, %3, lease %4"_s.arg(name(e.request), text(e.key), wait(e.wait)).arg(e.lease.count());
        },
        [](const AcquireSent &e) { return u"%1 %2 sent, %3"_s.arg(name(e.request), text(e.key), wait(e.wait)); },
        [&](const AcquireEnded &e) { return u"%1 %2 %3"_s.arg(name(e.request), text(e.key), said(e.outcome, now)); },
        [](const ReleaseQueued &e) {
            return u"%1 %2 release of %3 queued"_s.arg(name(e.request), text(e.key)).arg(e.token.value());
        },
        [](const ReleaseSent &e) {
            return u"%1 %2 release of %3 sent"_s.arg(name(e.request), text(e.key)).arg(e.token.value());
        },
        [](const ReleaseEnded &e) { return u"%1 %2 %3"_s.arg(name(e.request), text(e.key), said(e.outcome)); },
        [](const OrphanSeen &e) {
            return u"orphan %1 %2 %3"_s.arg(text(e.key)).arg(e.token.value()).arg(text(nameOf(e.action)));
        },
        [](const PeerViolated &e) { return u"violation %1: %2"_s.arg(text(nameOf(e.rule)), text(e.detail)); },
        [](const DeadlinePassed &e) { return u"%1 %2 %3"_s.arg(name(e.request), text(e.key), said(e.deadline)); },
        [](const ClientResumed &) { return u"resumed"_s; });
}

} // namespace

QString show(Duration duration)
{
    const auto milliseconds = std::chrono::floor<std::chrono::milliseconds>(duration).count();
    return u"%1 s"_s.arg(static_cast<double>(milliseconds) / 1000.0, 0, 'f', 3);
}

QString show(const Told<ClientEvent> &told, TimePoint now)
{
    const auto line = said(told.event, now);
    return told.rule == Rule::None ? line : u"%1 [%2]"_s.arg(line, text(nameOf(told.rule)));
}

} // namespace lockscope::test
