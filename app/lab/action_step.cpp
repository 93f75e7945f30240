// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/action_step.h"

#include <array>

namespace lockscope::lab {

namespace {

using enum StepKind;
using MaybeStep = std::optional<StepKind>;

constexpr MaybeStep none;

/// In the order of ActionKind.
constexpr auto steps = std::to_array<MaybeStep>({
    Acquire,   Release,  ReleaseToken, Cancel,    ClientCut, none,      ReplaceClient, Cut,
    HalfOpen,  none,     Stall,        none,      Corrupt,   Duplicate, Misdirect,     SlowReader,
    Pause,     HandOver, CrashNode,    StartNode, NoLeader,  HoldLane,  DrainLane,     BreakIndex,
    TellState, SlowDisk, SyncError,    NoSpace,   DiskError, TornWrite, StopServer,    Kill,
    PowerLoss, none,     none,         StepClock, none,
});
static_assert(steps.size() == scenario::actionKindCount);
static_assert(steps[static_cast<std::size_t>(scenario::ActionKind::StepClock)] == StepClock);
static_assert(steps[static_cast<std::size_t>(scenario::ActionKind::Pause)] == Pause);
static_assert(steps[static_cast<std::size_t>(scenario::ActionKind::TornWrite)] == TornWrite);

} // namespace

std::optional<StepKind> stepKindOf(scenario::ActionKind kind)
{
    return steps.at(static_cast<std::size_t>(kind));
}

} // namespace lockscope::lab
