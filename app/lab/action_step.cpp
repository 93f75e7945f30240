// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/action_step.h"

#include <array>

namespace lockscope::lab {

std::optional<StepKind> stepKindOf(scenario::ActionKind kind)
{
    using enum StepKind;
    using MaybeStep = std::optional<StepKind>;
    constexpr MaybeStep none;
    // In the order of ActionKind.
    static constexpr auto kinds = std::to_array<MaybeStep>({
        Acquire,   Release,  ReleaseToken, Cancel,    ClientCut, none,      ReplaceClient, Cut,
        HalfOpen,  none,     Stall,        none,      Corrupt,   Duplicate, Misdirect,     SlowReader,
        Pause,     HandOver, CrashNode,    StartNode, NoLeader,  HoldLane,  DrainLane,     BreakIndex,
        TellState, SlowDisk, SyncError,    NoSpace,   DiskError, TornWrite, StopServer,    Kill,
        PowerLoss, none,     none,         StepClock, none,
    });
    constexpr auto placeOf = [](scenario::ActionKind action) { return static_cast<std::size_t>(action); };
    static_assert(kinds.size() == scenario::actionKindCount);
    static_assert(kinds[placeOf(scenario::ActionKind::Pause)] == Pause);
    static_assert(kinds[placeOf(scenario::ActionKind::TornWrite)] == TornWrite);
    static_assert(kinds[placeOf(scenario::ActionKind::StepClock)] == StepClock);
    return kinds.at(placeOf(kind));
}

} // namespace lockscope::lab
