// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/run_summary.h"

#include "core/base/match.h"

#include <cassert>

namespace lockscope {

namespace {

void count(RunSummary &summary, const ClientEvent &event)
{
    const auto *ended = std::get_if<AcquireEnded>(&event);
    if (ended != nullptr && std::holds_alternative<OutcomeIndeterminate>(ended->outcome))
        ++summary.indeterminate;
    if (std::holds_alternative<PeerViolated>(event))
        ++summary.troubles;
}

void count(RunSummary &summary, const ServerEvent &event)
{
    const auto *term = std::get_if<TermBegan>(&event);
    if (term != nullptr && term->leader)
        ++summary.leaders;
    if (std::holds_alternative<FateParked>(event))
        ++summary.parked;
    if (std::holds_alternative<JournalFailed>(event))
        ++summary.troubles;
}

void count(RunSummary &summary, const CommandGiven &given)
{
    const auto *client = std::get_if<ClientCommand>(&given.command);
    const auto *server = std::get_if<ServerCommand>(&given.command);
    const bool cuts = client != nullptr && std::holds_alternative<CutCommand>(*client);
    const bool onlyLooks = server == nullptr || std::holds_alternative<SnapshotCommand>(*server)
        || std::holds_alternative<DrainLaneCommand>(*server);
    if (cuts || !onlyLooks)
        ++summary.faults;
}

} // namespace

void addTo(RunSummary &summary, const Entry &entry)
{
    if (summary.count == 0) {
        summary.first = entry.number;
        summary.begin = entry.at.steady;
    }
    ++summary.count;
    summary.end = entry.at.steady;
    match(
        entry.event,
        [&](const ClientEvent &event) { count(summary, event); },
        [&](const ServerEvent &event) { count(summary, event); },
        [&](const CommandGiven &event) { count(summary, event); },
        [](const CommandRefused & /*event*/) {},
        [&](const EventsSkipped & /*event*/) { ++summary.troubles; },
        [&](const FaultEvent &event) { summary.faults += std::holds_alternative<FaultBegan>(event) ? 1U : 0U; });
}

RunSummary summaryOf(std::span<const Entry> entries)
{
    assert(!entries.empty());
    RunSummary summary;
    for (const auto &entry : entries)
        addTo(summary, entry);
    return summary;
}

void join(RunSummary &summary, const RunSummary &next)
{
    if (summary.count == 0) {
        summary = next;
        return;
    }
    assert(next.first.value() >= summary.first.value() + summary.count);
    summary.count += next.count;
    summary.end = next.end;
    summary.faults += next.faults;
    summary.leaders += next.leaders;
    summary.indeterminate += next.indeterminate;
    summary.parked += next.parked;
    summary.troubles += next.troubles;
}

} // namespace lockscope
