// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/fate/fate_coordinator.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace lockscope::test {

/// What several threads are to do with one FateCoordinator.
struct FateScene
{
    /// The keys of each fate. A thread of its own folds it.
    std::vector<std::vector<Key>> fates;
    /// Lanes that are occupied at first. A thread of its own drains each.
    std::vector<Key> drains;
    /// Lanes that a further thread occupies once they are empty, and then drains.
    std::vector<Key> occupiedAgain;
    std::uint64_t firstGeneration = 0;
};

/// What came of all orders in which the threads' steps can follow each other.
struct SchedulesSeen
{
    std::size_t scheduleCount = 0;
    /// Ends of schedules in which the window between a refusal and a park was hit, and a fold began again.
    std::size_t foldedAgainCount = 0;
    /// Ends of schedules in which a drain told a parked fate.
    std::size_t toldCount = 0;
    /// The first thing that went wrong, with the schedule in which it did; empty: nothing.
    std::string problem;
};

/// Runs every schedule. A step is what a thread does without letting another in between: arm, look at one lane, park;
/// commit a drain, tell it. Whoever tells folds what it is given (F6).
///
/// In every one of them each fate must be folded to its end exactly once, never by two at a time, and parks less
/// unparks must be the size of the index after every step.
[[nodiscard]] SchedulesSeen runSchedules(const FateScene &scene);

} // namespace lockscope::test
