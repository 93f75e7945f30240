// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/clock_shift.h"

namespace lockscope::lab {

namespace {

void shift(std::optional<TimePoint> &time, Duration by)
{
    if (time)
        *time += by;
}

ServerSnapshot shifted(ServerSnapshot snapshot, Duration by)
{
    for (auto &key : snapshot.keys) {
        if (key.holder)
            key.holder->deadline += by;
        for (auto &waiter : key.waiters) {
            waiter.since += by;
            shift(waiter.until, by);
        }
    }
    return snapshot;
}

} // namespace

void shift(ClientEvent &event, const ClientClock &clock)
{
    auto *const ended = std::get_if<AcquireEnded>(&event);
    if (ended == nullptr)
        return;
    if (auto *const granted = std::get_if<OutcomeGranted>(&ended->outcome)) {
        granted->holdsUntil = clock.labTimeOf(granted->holdsUntil);
        granted->overBy = clock.labTimeOf(granted->overBy);
    }
    if (auto *const unknown = std::get_if<OutcomeIndeterminate>(&ended->outcome);
        unknown != nullptr && unknown->reclaimBy)
        unknown->reclaimBy = clock.labTimeOf(*unknown->reclaimBy);
}

void shift(ServerEvent &event, Duration by)
{
    if (auto *const queued = std::get_if<WaiterQueued>(&event))
        shift(queued->until, by);
    if (auto *const granted = std::get_if<Granted>(&event))
        granted->deadline += by;
    if (auto *const term = std::get_if<TermBegan>(&event))
        shift(term->until, by);
    if (auto *const resumed = std::get_if<StateResumed>(&event))
        resumed->snapshot = shifted(*resumed->snapshot, by);
}

} // namespace lockscope::lab
