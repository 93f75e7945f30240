// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/fate/fate_coordinator.h"

#include <array>
#include <atomic>
#include <barrier>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <random>
#include <string>
#include <thread>
#include <vector>

/// Threads that fold fates beside threads that occupy lanes, drain them, tell it and fold what they are given (F5, F6).
/// ThreadSanitizer watches; no drain may be lost and no fate folded by two at once. Oracles S8 to S17 and S32.

using namespace lockscope;
using namespace lockscope::server;

namespace {

constexpr unsigned roundCount = 200;
constexpr std::size_t laneCount = 4;
constexpr std::size_t fatesPerFolder = 8;
constexpr std::size_t folderCount = 3;
constexpr unsigned occupantCount = 3;
constexpr int occupationCount = 40;

void require(bool holds, const char *what, unsigned round)
{
    if (holds)
        return;
    std::fprintf(stderr, "round %u: %s\n", round, what);
    std::_Exit(1); // the other threads have nothing to lose
}

/// A key's cell: its candidate lane under its own lock.
struct Lane
{
    explicit Lane(std::size_t number)
        : key(Key::parse("lane" + std::to_string(number)).value())
    {
    }

    const Key key;
    std::mutex mutex;
    bool isOccupied = false;
};

struct Fate
{
    OpenSequence open;
    std::vector<std::size_t> lanes;
    /// Read and written by whoever folds it.
    std::vector<bool> done;
    std::atomic<bool> isFolding = false;
    std::atomic<int> completeCount = 0;
};

struct World
{
    explicit World(unsigned number)
        : round(number)
    {
        std::mt19937 random(round);
        for (std::size_t i = 0; i < fates.size(); ++i) {
            fates[i].open = OpenSequence(i);
            for (std::size_t lane = 0; lane < laneCount; ++lane) {
                if (random() % 2 == 0)
                    fates[i].lanes.push_back(lane);
            }
            fates[i].done.resize(fates[i].lanes.size());
        }
    }

    const unsigned round;
    FateCoordinator coordinator;
    std::array<Lane, laneCount> lanes{Lane(0), Lane(1), Lane(2), Lane(3)};
    std::array<Fate, fatesPerFolder * folderCount> fates;
};

std::vector<Key> keysLeft(const World &world, const Fate &fate)
{
    std::vector<Key> keys;
    for (std::size_t i = 0; i < fate.lanes.size(); ++i) {
        if (!fate.done[i])
            keys.push_back(world.lanes.at(fate.lanes[i]).key);
    }
    return keys;
}

/// The keys whose lanes refused. Holds one lane's lock at a time and never the coordinator's.
std::vector<Key> tryTargets(World &world, Fate &fate)
{
    std::vector<Key> refused;
    for (std::size_t i = 0; i < fate.lanes.size(); ++i) {
        auto &lane = world.lanes.at(fate.lanes[i]);
        const std::lock_guard lock(lane.mutex);
        if (!fate.done[i] && lane.isOccupied)
            refused.push_back(lane.key);
        else
            fate.done[i] = true;
    }
    return refused;
}

void fold(World &world, Fate &fate)
{
    for (;;) {
        require(!fate.isFolding.exchange(true), "a fate is folded twice at once", world.round);
        require(world.coordinator.arm(fate.open, keysLeft(world, fate)).has_value(), "arm", world.round);
        const auto refused = tryTargets(world, fate);
        std::this_thread::yield();
        if (refused.empty())
            ++fate.completeCount;
        // From the park on, another thread may have it.
        fate.isFolding = false;
        if (refused.empty()) {
            world.coordinator.finish(fate.open);
            return;
        }
        if (world.coordinator.park(fate.open, refused).value() == ParkVerdict::Parked)
            return;
    }
}

/// Occupies lanes and drains them again; folds what its drains tell, on this thread, with no lock held (F6).
void occupyAndDrain(World &world, unsigned seed)
{
    std::mt19937 random(seed);
    for (int i = 0; i < occupationCount; ++i) {
        auto &lane = world.lanes.at(random() % laneCount);
        {
            const std::lock_guard lock(lane.mutex);
            if (lane.isOccupied)
                continue;
            lane.isOccupied = true;
        }
        std::this_thread::yield();
        {
            const std::lock_guard lock(lane.mutex);
            lane.isOccupied = false;
        }
        const auto told = world.coordinator.laneDrained(lane.key).value();
        for (const auto open : told)
            fold(world, world.fates.at(open.value()));
    }
}

void run(unsigned round)
{
    World world(round);
    {
        std::barrier start(folderCount + occupantCount);
        std::vector<std::jthread> threads;
        for (std::size_t folder = 0; folder < folderCount; ++folder) {
            threads.emplace_back([&, folder] {
                start.arrive_and_wait();
                for (std::size_t i = 0; i < fatesPerFolder; ++i)
                    fold(world, world.fates.at(folder * fatesPerFolder + i));
            });
        }
        for (unsigned occupant = 0; occupant < occupantCount; ++occupant) {
            threads.emplace_back([&, occupant] {
                start.arrive_and_wait();
                occupyAndDrain(world, round * occupantCount + occupant);
            });
        }
    }
    require(world.coordinator.parked().value().empty(), "a drain was lost: a fate is parked on empty lanes", round);
    for (const auto &fate : world.fates)
        require(fate.completeCount == 1, "a fate was not completed exactly once", round);
    const auto counters = world.coordinator.counters();
    require(counters.connectionFateParked == counters.connectionFateUnparked, "parks and unparks differ", round);
}

/// Oracle S17: while one thread is between arm and park, another does everything there is. Were a lock held across the
/// fold, the second barrier would never be reached.
void runInsideAFold()
{
    FateCoordinator coordinator;
    const auto key = Key::parse("k").value();
    std::barrier step(2);
    const std::jthread folder([&] {
        require(coordinator.arm(OpenSequence(1), std::vector{key}).has_value(), "arm", 0);
        step.arrive_and_wait();
        step.arrive_and_wait();
        require(coordinator.park(OpenSequence(1), std::vector{key}).value() == ParkVerdict::Moved, "not moved", 0);
    });
    const std::jthread other([&] {
        step.arrive_and_wait();
        require(coordinator.arm(OpenSequence(2), std::vector{key}).has_value(), "arm inside a fold", 0);
        require(coordinator.park(OpenSequence(2), std::vector{key}).value() == ParkVerdict::Parked, "park", 0);
        require(coordinator.laneDrained(key).value() == std::vector{OpenSequence(2)}, "tell", 0);
        require(coordinator.parked().value().empty(), "parked", 0);
        step.arrive_and_wait();
    });
}

} // namespace

int main()
{
    runInsideAFold();
    for (unsigned round = 0; round < roundCount; ++round)
        run(round);
    return 0;
}
