// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/fate_schedules.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <set>
#include <utility>

namespace lockscope::test {

using namespace server;

namespace {

enum class Step : std::uint8_t { Occupy, Commit, Tell, Arm, Try, Conclude, End };

/// One thread: a drain at first or none, then the folds that it owes.
struct Thread
{
    Step next = Step::End;
    std::optional<Key> lane;
    std::deque<std::size_t> folds;
    /// Of the fold under way.
    std::size_t target = 0;
    std::vector<Key> refused;
};

struct Fate
{
    OpenSequence open;
    std::vector<Key> targets;
    std::set<Key> done;
    bool isFolding = false;
    int completeCount = 0;
};

/// A copy of it is the same moment in another schedule.
struct World
{
    FateCoordinator coordinator;
    std::set<Key> occupied;
    std::vector<Fate> fates;
    std::vector<Thread> threads;
    std::string schedule;
    bool foldedAgain = false;
    bool told = false;
    std::string problem;

    void require(bool holds, const char *what)
    {
        if (!holds && problem.empty())
            problem = std::string(what) + " in " + schedule;
    }
};

World begin(const FateScene &scene)
{
    World world;
    world.coordinator = FateCoordinator(scene.firstGeneration);
    for (const auto &targets : scene.fates) {
        const auto index = world.fates.size();
        world.fates.push_back({.open = OpenSequence(index + 1), .targets = targets, .done = {}});
        world.threads.push_back({.next = Step::Arm, .lane = {}, .folds = {index}, .refused = {}});
    }
    for (const auto &key : scene.drains) {
        world.occupied.insert(key);
        world.threads.push_back({.next = Step::Commit, .lane = key, .folds = {}, .refused = {}});
    }
    for (const auto &key : scene.occupiedAgain)
        world.threads.push_back({.next = Step::Occupy, .lane = key, .folds = {}, .refused = {}});
    return world;
}

bool canRun(const World &world, const Thread &thread)
{
    if (thread.next == Step::Occupy)
        return !world.occupied.contains(*thread.lane);
    return thread.next != Step::End;
}

/// The fates that the thread still owes are looked at from the front.
Fate &currentFate(World &world, const Thread &thread)
{
    return world.fates[thread.folds.front()];
}

void arm(World &world, Thread &thread)
{
    auto &fate = currentFate(world, thread);
    world.require(!std::exchange(fate.isFolding, true), "a fate is folded twice at once");
    std::vector<Key> left;
    for (const auto &key : fate.targets) {
        if (!fate.done.contains(key))
            left.push_back(key);
    }
    world.require(world.coordinator.arm(fate.open, left).has_value(), "the index is broken");
    thread.target = 0;
    thread.refused.clear();
    thread.next = Step::Try;
}

void tryTarget(World &world, Thread &thread)
{
    auto &fate = currentFate(world, thread);
    const auto &key = fate.targets[thread.target];
    if (world.occupied.contains(key) && !fate.done.contains(key))
        thread.refused.push_back(key);
    else
        fate.done.insert(key);
    if (++thread.target == fate.targets.size())
        thread.next = Step::Conclude;
}

void conclude(World &world, Thread &thread)
{
    auto &fate = currentFate(world, thread);
    fate.isFolding = false;
    thread.next = Step::Arm;
    if (thread.refused.empty()) {
        world.coordinator.finish(fate.open);
        ++fate.completeCount;
    } else if (world.coordinator.park(fate.open, thread.refused).value() == ParkVerdict::Moved) {
        world.foldedAgain = true;
        return;
    }
    thread.folds.pop_front();
    if (thread.folds.empty())
        thread.next = Step::End;
}

void tell(World &world, Thread &thread)
{
    const auto told = world.coordinator.laneDrained(*thread.lane).value();
    world.require(std::is_sorted(told.begin(), told.end()), "fates are told out of order");
    for (const auto open : told)
        thread.folds.push_back(open.value() - 1);
    world.told = world.told || !told.empty();
    thread.next = told.empty() ? Step::End : Step::Arm;
}

void run(World &world, std::size_t index)
{
    auto &thread = world.threads[index];
    world.schedule += static_cast<char>('1' + index);
    switch (thread.next) {
    case Step::Occupy:
        world.occupied.insert(*thread.lane);
        thread.next = Step::Commit;
        break;
    case Step::Commit:
        world.occupied.erase(*thread.lane);
        thread.next = Step::Tell;
        break;
    case Step::Tell:
        tell(world, thread);
        break;
    case Step::Arm:
        arm(world, thread);
        break;
    case Step::Try:
        tryTarget(world, thread);
        break;
    case Step::Conclude:
        conclude(world, thread);
        break;
    case Step::End:
        world.require(false, "a thread runs on behind its end");
        break;
    }
    const auto counters = world.coordinator.counters();
    world.require(counters.connectionFateParked - counters.connectionFateUnparked
                      == world.coordinator.parked().value().size(),
                  "parks less unparks is not the size of the index");
}

void end(World &world, SchedulesSeen &seen)
{
    for (const auto &fate : world.fates) {
        world.require(fate.completeCount > 0, "a drain was lost");
        world.require(fate.completeCount < 2, "a fate was completed twice");
    }
    ++seen.scheduleCount;
    seen.foldedAgainCount += world.foldedAgain ? 1 : 0;
    seen.toldCount += world.told ? 1 : 0;
    if (!world.problem.empty() && seen.problem.empty())
        seen.problem = world.problem;
}

/// Depth first: every thread that can run goes next in one branch.
void branch(World world, SchedulesSeen &seen)
{
    std::vector<std::size_t> ready;
    for (std::size_t i = 0; i < world.threads.size(); ++i) {
        if (canRun(world, world.threads[i]))
            ready.push_back(i);
    }
    if (ready.empty() || !world.problem.empty()) {
        end(world, seen);
        return;
    }
    for (const auto index : ready) {
        auto next = index == ready.back() ? std::move(world) : world;
        run(next, index);
        branch(std::move(next), seen);
        if (!seen.problem.empty())
            return;
    }
}

} // namespace

SchedulesSeen runSchedules(const FateScene &scene)
{
    SchedulesSeen seen;
    branch(begin(scene), seen);
    return seen;
}

} // namespace lockscope::test
