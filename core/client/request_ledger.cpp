// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/client/request_ledger.h"

#include "core/base/match.h"
#include "core/base/planted_fault.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace lockscope::client {

namespace {

constexpr std::int64_t secondsMax = 65'535;

bool isWireSeconds(std::int64_t value)
{
    return value >= 1 && value <= secondsMax;
}

void tellEnd(EventLog &events, const Acquire &acquire, AcquireOutcome outcome, Rule rule)
{
    events.tell(AcquireEnded{acquire.request, acquire.key.text(), std::move(outcome)}, rule);
}

void tellFailure(EventLog &events, RequestId release, const std::string &key, ReleaseFailure reason)
{
    const auto rule = reason == ReleaseFailure::ReleaseLaneFull ? Rule::C8 : Rule::C12;
    events.tell(ReleaseEnded{release, key, OutcomeReleaseFailed{reason}}, rule);
}

void tellEnds(EventLog &events, const LaneEntry &entry, const ReleaseOutcome &outcome, Rule rule)
{
    for (const auto request : entry.requests)
        events.tell(ReleaseEnded{request, entry.name.key.text(), outcome}, rule);
}

void tellOrphan(EventLog &events, const ReleaseName &name, OrphanAction action, Rule rule)
{
    events.tell(OrphanSeen{name.key.text(), name.token, action}, rule);
}

OrphanAction orphanActionOf(const ReleaseOutcome &outcome)
{
    return match<OrphanAction>(
        outcome,
        [](const OutcomeReleased &) { return OrphanAction::Released; },
        [](const OutcomeNotFound &) { return OrphanAction::NotFound; },
        [](const OutcomeUnknown &) { return OrphanAction::LeaseOver; },
        [](const OutcomeReleaseFailed &) { return OrphanAction::Dropped; });
}

std::uint16_t wireSeconds(std::optional<Seconds> seconds)
{
    const auto count = seconds.value_or(Seconds::zero()).count();
    assert(count >= 0);
    assert(count <= secondsMax);
    return static_cast<std::uint16_t>(count);
}

std::optional<TimePoint> earlier(std::optional<TimePoint> a, std::optional<TimePoint> b)
{
    return a && b ? std::min(*a, *b) : (a ? a : b);
}

} // namespace

RequestLedger::RequestLedger(const EngineOptions &options, Random owners)
    : m_lane(options.releaseLanePlaces)
    , m_leases(options.rememberedMax)
    , m_owners(owners)
    , m_pendingMax(options.pendingMax)
{
}

std::optional<AcquireFailure> RequestLedger::refusalOf(const AcquireCommand &command) const
{
    if (m_isStopped)
        return AcquireFailure::Stopped;
    if (!Key::parse(command.key))
        return AcquireFailure::BadKey;
    if (!isWireSeconds(command.lease))
        return AcquireFailure::BadLease;
    if (command.wait && !isWireSeconds(*command.wait))
        return AcquireFailure::BadWait;
    if (m_queue.size() + m_demux.acquireCount() >= m_pendingMax)
        return AcquireFailure::PendingFull;
    return std::nullopt;
}

void RequestLedger::acquire(const AcquireCommand &command, TimePoint now, EventLog &events)
{
    if (const auto refusal = refusalOf(command)) {
        events.tell(AcquireEnded{command.request, command.key, OutcomeFailed{*refusal}}, Rule::C12);
        return;
    }
    const auto wait = command.wait ? std::optional(Seconds(*command.wait)) : std::nullopt;
    const Seconds lease(command.lease);
    events.tell(AcquireQueued{command.request, command.key, wait, lease}, Rule::None);
    m_queue.add({command.request, *Key::parse(command.key), m_owners.owner(), Wait{now, wait}, lease});
}

void RequestLedger::release(const ReleaseAcquiredCommand &command, EventLog &events)
{
    if (m_isStopped)
        return tellFailure(events, command.request, {}, ReleaseFailure::Stopped);
    const auto *const grant = m_leases.grantOf(command.acquire);
    if (grant == nullptr)
        return tellFailure(events, command.request, {}, ReleaseFailure::NotGranted);
    queueRelease(command.request, grant->name, grant->window.overBy, events);
}

void RequestLedger::release(const ReleaseTokenCommand &command, TimePoint now, EventLog &events)
{
    if (m_isStopped)
        return tellFailure(events, command.request, command.key, ReleaseFailure::Stopped);
    auto key = Key::parse(command.key);
    if (!key)
        return tellFailure(events, command.request, command.key, ReleaseFailure::BadKey);
    const ReleaseName name{command.token, *std::move(key)};
    const auto *const grant = m_leases.grantOf(name);
    queueRelease(command.request, name, grant != nullptr ? grant->window.overBy : now + leaseMax, events);
}

void RequestLedger::queueRelease(RequestId request, const ReleaseName &name, TimePoint overBy, EventLog &events)
{
    if (!m_lane.addRequest(request, name, overBy))
        return tellFailure(events, request, name.key.text(), ReleaseFailure::ReleaseLaneFull);
    events.tell(ReleaseQueued{request, name.key.text(), name.token}, Rule::C8);
}

bool RequestLedger::cancel(RequestId acquire, EventLog &events)
{
    if (const auto queued = m_queue.take(acquire))
        tellEnd(events, *queued, OutcomeCancelled{}, Rule::C5);
    if (planted(PlantedFault::CancelledAfterSend)) {
        if (const auto sent = m_demux.takeSent(acquire))
            tellEnd(events, sent->acquire, OutcomeCancelled{}, Rule::C5);
    }
    return m_demux.awaits(acquire);
}

void RequestLedger::send(Bytes &out, TimePoint now, EventLog &events)
{
    if (planted(PlantedFault::AcquireBeforeRelease))
        sendAcquires(out, now, events);
    sendReleases(out, events);
    sendAcquires(out, now, events);
}

void RequestLedger::sendReleases(Bytes &out, EventLog &events)
{
    while (const auto *const entry = m_lane.sendNext()) {
        m_demux.expect(entry->name);
        wire::append(out, wire::ReleaseRequest{entry->name.token, entry->name.key}, WireVersion::V2);
        for (const auto request : entry->requests)
            events.tell(ReleaseSent{request, entry->name.key.text(), entry->name.token}, Rule::C8);
    }
}

void RequestLedger::sendAcquires(Bytes &out, TimePoint now, EventLog &events)
{
    while (auto acquire = m_queue.takeFirst()) {
        const Sending sending{now, acquire->wait.leftAt(now), acquire->lease};
        const wire::AcquireRequest frame{
            wireSeconds(sending.wait), wireSeconds(sending.lease), acquire->owner, acquire->key};
        events.tell(AcquireSent{acquire->request, acquire->key.text(), acquire->owner, sending.wait, sending.lease},
                    Rule::C1);
        m_demux.expect({*std::move(acquire), sending});
        wire::append(out, frame, WireVersion::V2);
    }
}

bool RequestLedger::answer(const wire::GrantedReply &reply, TimePoint now, EventLog &events)
{
    assert(reply.owner.has_value());
    const auto sent = m_demux.takeAcquire(*reply.owner, reply.key);
    if (!sent)
        return false;
    const auto window = leaseWindow({sent->sending.at, now}, sent->sending.lease);
    m_leases.addGrant(sent->acquire.request, {{reply.token, reply.key}, window});
    const bool isOther = planted(PlantedFault::OtherTokenTold);
    const Token told = isOther ? Token(reply.token.value() + 1) : reply.token;
    tellEnd(events, sent->acquire, OutcomeGranted{told, window.holdsUntil, window.overBy}, Rule::C2);
    return true;
}

bool RequestLedger::answer(const wire::TimedOutReply &reply, EventLog &events)
{
    assert(reply.owner.has_value());
    const auto sent = m_demux.takeAcquire(*reply.owner, reply.key);
    if (sent)
        tellEnd(events, sent->acquire, OutcomeTimedOut{}, Rule::C2);
    if (sent && planted(PlantedFault::TimedOutTwice))
        m_demux.expect(*sent);
    return sent.has_value();
}

bool RequestLedger::answer(const wire::BusyReply &reply, EventLog &events)
{
    if (planted(PlantedFault::BusyIgnored))
        return true;
    const auto sent = m_demux.takeAcquire(reply.owner, reply.key);
    if (sent)
        tellEnd(events, sent->acquire, OutcomeBusy{}, Rule::C2);
    return sent.has_value();
}

bool RequestLedger::answer(const wire::ReleasedReply &reply, EventLog &events)
{
    assert(reply.token.has_value());
    return answerRelease({*reply.token, reply.key}, OutcomeReleased{}, events);
}

bool RequestLedger::answer(const wire::NotFoundReply &reply, EventLog &events)
{
    assert(reply.token.has_value());
    return answerRelease({*reply.token, reply.key}, OutcomeNotFound{}, events);
}

bool RequestLedger::answerRelease(const ReleaseName &name, const ReleaseOutcome &outcome, EventLog &events)
{
    if (!m_demux.takeRelease(name))
        return false;
    m_leases.end(name);
    // No entry: its lease was over before this answer, and its releases have been told so.
    const auto entry = planted(PlantedFault::SettleFirstRelease) ? m_lane.takeFirst() : m_lane.take(name);
    if (!entry)
        return true;
    tellEnds(events, *entry, outcome, Rule::C2);
    if (entry->isOrphan)
        tellOrphan(events, name, orphanActionOf(outcome), Rule::C8);
    return true;
}

void RequestLedger::takeOrphan(const wire::GrantedReply &reply, TimePoint now, EventLog &events)
{
    const ReleaseName name{reply.token, reply.key};
    if (m_leases.grantOf(name) != nullptr && !planted(PlantedFault::LiveGrantIsOrphan))
        return;
    const bool isQueued = m_lane.addOrphan(name, now + leaseMax);
    tellOrphan(events, name, isQueued ? OrphanAction::ReleaseQueued : OrphanAction::Dropped, Rule::C9);
}

void RequestLedger::connectionEnded(CloseReason reason, std::optional<RequestId> cancelled, EventLog &events)
{
    for (auto &sent : m_demux.takeLost()) {
        const auto request = sent.acquire.request;
        const auto reclaimBy = sent.sending.reclaimBy();
        if (planted(PlantedFault::ResendOwner) && reason != CloseReason::Shutdown) {
            m_queue.add(std::move(sent.acquire));
            continue;
        }
        if (planted(PlantedFault::LostIsTimedOut)) {
            tellEnd(events, sent.acquire, OutcomeTimedOut{}, Rule::C6);
            continue;
        }
        if (planted(PlantedFault::LostIsFailed)) {
            tellEnd(events, sent.acquire, OutcomeFailed{AcquireFailure::Stopped}, Rule::C6);
            continue;
        }
        tellEnd(
            events, sent.acquire, OutcomeIndeterminate{reason, reclaimBy}, request == cancelled ? Rule::C5 : Rule::C6);
        if (reclaimBy)
            m_leases.addUnknown(request, std::move(sent.acquire.key), *reclaimBy);
    }
    if (planted(PlantedFault::QueuedIsIndeterminate)) {
        if (const auto queued = m_queue.takeFirst())
            tellEnd(events, *queued, OutcomeIndeterminate{reason, std::nullopt}, Rule::C6);
    }
    if (planted(PlantedFault::QueueForgottenAtClose))
        static_cast<void>(m_queue.takeFirst());
    if (planted(PlantedFault::LaneForgottenAtClose))
        static_cast<void>(m_lane.takeFirst());
    m_lane.connectionEnded();
}

void RequestLedger::settle(TimePoint now, EventLog &events)
{
    while (const auto overdue = m_queue.takeOverdue(now))
        tellEnd(events, *overdue, OutcomeTimedOut{}, Rule::C3);
    while (const auto entry = m_lane.takeOver(now)) {
        tellEnds(events, *entry, OutcomeUnknown{}, Rule::C8);
        if (entry->isOrphan)
            tellOrphan(events, entry->name, OrphanAction::LeaseOver, Rule::C8);
    }
    while (const auto passed = m_leases.takePassed(now))
        events.tell(*passed, passed->deadline == RequestDeadline::ReclaimBy ? Rule::C7 : Rule::C14);
}

void RequestLedger::stop(EventLog &events)
{
    assert(m_demux.acquireCount() == 0);
    m_isStopped = true;
    while (const auto queued = m_queue.takeFirst())
        tellEnd(events, *queued, OutcomeFailed{AcquireFailure::Stopped}, Rule::C12);
    while (const auto entry = m_lane.takeFirst()) {
        if (entry->wasSent)
            tellEnds(events, *entry, OutcomeUnknown{}, Rule::C8);
        else
            tellEnds(events, *entry, OutcomeReleaseFailed{ReleaseFailure::Stopped}, Rule::C12);
    }
}

std::optional<TimePoint> RequestLedger::deadline() const
{
    return earlier(m_queue.deadline(), earlier(m_lane.deadline(), m_leases.deadline()));
}

} // namespace lockscope::client
