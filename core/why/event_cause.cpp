// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/why/event_cause.h"

#include "core/base/match.h"
#include "core/why/cause_fold.h"

namespace lockscope::why {

namespace {

FaultId idOf(const FaultEvent &event)
{
    return match<FaultId>(
        event,
        [](const FaultArmed &e) { return e.fault; },
        [](const FaultFired &e) { return e.fault; },
        [](const FaultBegan &e) { return e.fault; },
        [](const FaultEnded &e) { return e.fault; });
}

/// Whether a person asked for it, or for its end.
bool isAskedForFault(const Entry &entry, FaultId fault)
{
    const auto *begin = asked<BeginFaultCommand, FaultCommand>(entry);
    const auto *arm = asked<ArmFaultCommand, FaultCommand>(entry);
    const auto *end = asked<EndFaultCommand, FaultCommand>(entry);
    return (begin != nullptr && begin->fault == fault) || (arm != nullptr && arm->fault == fault)
        || (end != nullptr && end->fault == fault);
}

/// The last step of the same fault's life, or what was asked of it.
Cause causeOfFault(const FaultEvent &event, EventNumber number, const EventSearch &search)
{
    const auto fault = idOf(event);
    return search.lastBefore(number, [&](const Entry &before) {
        const auto *same = std::get_if<FaultEvent>(&before.event);
        const bool endsAll =
            std::holds_alternative<FaultEnded>(event) && asked<EndAllFaultsCommand, FaultCommand>(before) != nullptr;
        return endsAll || (same != nullptr && idOf(*same) == fault) || isAskedForFault(before, fault);
    });
}

} // namespace

std::optional<EventNumber> causeOf(const Entry &entry, const EventSearch &search)
{
    return match<Cause>(
        entry.event,
        [&](const ClientEvent &event) {
            const auto *client = std::get_if<ClientId>(&entry.origin);
            return client == nullptr ? Cause() : std::visit(ClientCause{search, entry.number, *client}, event);
        },
        [&](const ServerEvent &event) {
            return std::visit(ServerCause{search, entry.number}, event);
        },
        [](const CommandGiven & /*event*/) { return Cause(); },
        [&](const CommandRefused &event) {
            return search.lastBefore(entry.number, [&](const Entry &before) {
                const auto *given = std::get_if<CommandGiven>(&before.event);
                const auto *command = given == nullptr ? nullptr : std::get_if<ServerCommand>(&given->command);
                return command != nullptr && command->index() == event.command.index();
            });
        },
        [](const EventsSkipped & /*event*/) { return Cause(); },
        [&](const FaultEvent &event) { return causeOfFault(event, entry.number, search); });
}

std::vector<EventNumber> causesOf(EventNumber number, const EventSearch &search, std::size_t max)
{
    std::vector<EventNumber> causes;
    for (const auto *entry = search.find(number); entry != nullptr && causes.size() < max;) {
        const auto cause = causeOf(*entry, search);
        if (!cause)
            break;
        causes.push_back(*cause);
        entry = search.find(*cause);
    }
    return causes;
}

} // namespace lockscope::why
