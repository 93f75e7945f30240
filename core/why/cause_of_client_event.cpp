// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/match.h"
#include "core/why/cause_fold.h"

namespace lockscope::why {

namespace {

template<typename Command>
bool isAskedOfClient(const Entry &entry)
{
    return asked<Command, ClientCommand>(entry) != nullptr;
}

/// A fault that was made on somebody's link.
const FaultBegan *faultOf(const Entry &entry)
{
    const auto *fault = std::get_if<FaultEvent>(&entry.event);
    return fault == nullptr ? nullptr : std::get_if<FaultBegan>(fault);
}

template<typename Event>
bool isOf(const Entry &entry, RequestId request)
{
    const auto *event = believed<Event>(entry);
    return event != nullptr && event->request == request;
}

template<typename Command>
bool isAskedAs(const Entry &entry, RequestId request)
{
    const auto *command = asked<Command, ClientCommand>(entry);
    return command != nullptr && command->request == request;
}

} // namespace

bool ClientCause::isMine(const Entry &entry) const
{
    if (const auto *given = std::get_if<CommandGiven>(&entry.event))
        return given->client == client;
    if (const auto *fault = faultOf(entry))
        return fault->link.client == client;
    return entry.origin == Origin(client);
}

Cause ClientCause::closed() const
{
    return mine([](const Entry &entry) {
        const auto *changed = believed<ConnectionChanged>(entry);
        return changed != nullptr && changed->state == ClientConnectionState::Closed;
    });
}

std::optional<Owner> ClientCause::ownerOf(RequestId request) const
{
    const auto sent = mine([&](const Entry &entry) { return isOf<AcquireSent>(entry, request); });
    return sent ? std::optional(believed<AcquireSent>(*search.find(*sent))->owner) : std::nullopt;
}

Cause ClientCause::operator()(const ClientStopped & /*e*/) const
{
    return mine(isAskedOfClient<StopCommand>);
}

/// A cut, a fault, a cancel or what the peer did wrong, unless the connection was another one by then.
Cause ClientCause::operator()(const ConnectionChanged &e) const
{
    const auto isStep = [](const Entry &entry) { return believed<ConnectionChanged>(entry) != nullptr; };
    if (e.state != ClientConnectionState::Closed)
        return mine(isStep);
    const auto reason = mine([&](const Entry &entry) {
        return isStep(entry) || believed<PeerViolated>(entry) != nullptr || isAskedOfClient<CutCommand>(entry)
            || isAskedOfClient<CancelCommand>(entry) || isAskedOfClient<StopCommand>(entry)
            || faultOf(entry) != nullptr;
    });
    return reason && isStep(*search.find(*reason)) ? std::nullopt : reason;
}

Cause ClientCause::operator()(const LeaderHinted & /*e*/) const
{
    return before([](const Entry &entry) {
        return told<HandOverBegan>(entry) != nullptr || told<ConnectionMoved>(entry) != nullptr;
    });
}

Cause ClientCause::operator()(const AcquireQueued &e) const
{
    return mine([&](const Entry &entry) { return isAskedAs<AcquireCommand>(entry, e.request); });
}

Cause ClientCause::operator()(const AcquireSent &e) const
{
    return mine([&](const Entry &entry) { return isOf<AcquireQueued>(entry, e.request); });
}

Cause ClientCause::operator()(const AcquireEnded &e) const
{
    const auto owner = ownerOf(e.request);
    const auto asSent = [&] { return mine([&](const Entry &entry) { return isOf<AcquireSent>(entry, e.request); }); };
    return match<Cause>(
        e.outcome,
        [&](const OutcomeGranted &o) { return before([&](const Entry &entry) { return isGrantOf(entry, o.token); }); },
        [&](const OutcomeTimedOut & /*o*/) {
            return before([&](const Entry &entry) {
                const auto *event = told<WaiterTimedOut>(entry);
                return event != nullptr && event->owner == owner && owner;
            });
        },
        [&](const OutcomeBusy & /*o*/) {
            return before([&](const Entry &entry) {
                const auto *event = told<AcquireTurnedAway>(entry);
                return event != nullptr && event->owner == owner && owner;
            });
        },
        [&](const OutcomeIndeterminate & /*o*/) {
            const auto close = closed();
            const auto sent = asSent();
            return close && (!sent || *close > *sent) ? close : sent;
        },
        [&](const OutcomeCancelled & /*o*/) {
            return mine([&](const Entry &entry) {
                const auto *cancel = asked<CancelCommand, ClientCommand>(entry);
                return cancel != nullptr && cancel->acquire == e.request;
            });
        },
        [&](const OutcomeFailed & /*o*/) {
            return mine([&](const Entry &entry) { return isAskedAs<AcquireCommand>(entry, e.request); });
        });
}

Cause ClientCause::operator()(const ReleaseQueued &e) const
{
    return mine([&](const Entry &entry) {
        const auto *orphan = believed<OrphanSeen>(entry);
        return isAskedAs<ReleaseAcquiredCommand>(entry, e.request) || isAskedAs<ReleaseTokenCommand>(entry, e.request)
            || (orphan != nullptr && orphan->token == e.token);
    });
}

Cause ClientCause::operator()(const ReleaseSent &e) const
{
    return mine([&](const Entry &entry) { return isOf<ReleaseQueued>(entry, e.request); });
}

Cause ClientCause::operator()(const ReleaseEnded &e) const
{
    const auto sent = mine([&](const Entry &entry) { return isOf<ReleaseSent>(entry, e.request); });
    const auto *entry = sent ? search.find(*sent) : nullptr;
    if (entry == nullptr)
        return mine([&](const Entry &it) { return isOf<ReleaseQueued>(it, e.request); });
    const auto token = believed<ReleaseSent>(*entry)->token;
    const auto answer = before([&](const Entry &it) {
        const auto *released = told<Released>(it);
        const auto *missed = told<ReleaseMissed>(it);
        return (released != nullptr && released->token == token) || (missed != nullptr && missed->token == token);
    });
    return answer ? answer : sent;
}

Cause ClientCause::operator()(const OrphanSeen &e) const
{
    return before([&](const Entry &entry) { return isGrantOf(entry, e.token); });
}

Cause ClientCause::operator()(const DeadlinePassed &e) const
{
    return mine([&](const Entry &entry) { return isOf<AcquireEnded>(entry, e.request); });
}

Cause ClientCause::operator()(const ClientResumed & /*e*/) const
{
    return before([](const Entry &entry) { return std::holds_alternative<EventsSkipped>(entry.event); });
}

} // namespace lockscope::why
