// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/schedule.h"

#include "app/lab/dice.h"

namespace lockscope::lab {

namespace {

using namespace std::chrono_literals;

Weather weatherOf(Dice &dice)
{
    constexpr Duration delays[] = {100us, 1ms, 5ms, 40ms};
    return {.delayMax = delays[dice.below(4)],
            .splitPercent = dice.oneIn(3) ? 0 : dice.below(60),
            .joinPercent = dice.oneIn(3) ? 0 : dice.below(60)};
}

LabJournal::Options journalOf(Dice &dice, bool isAboutDisk)
{
    constexpr Duration syncs[] = {100us, 2ms, 20ms};
    LabJournal::Options options;
    options.syncMax = syncs[dice.below(3)];
    if (dice.oneIn(4))
        options.segmentBytes = 1'024 + 512 * dice.below(6);
    if (isAboutDisk) {
        options.segmentBytes = 512 + 256 * dice.below(4);
        options.wholeBytes = 64 * options.segmentBytes;
    }
    if (dice.oneIn(4))
        options.layOutBytes = 1'024;
    if (dice.oneIn(2))
        options.sectorBytes = 64;
    return options;
}

/// Narrow ones are met now and then; nobody is locked out for good.
server::ServerLimits limitsOf(Dice &dice, std::uint32_t clients)
{
    server::ServerLimits limits;
    if (dice.oneIn(6))
        limits.waitersPerKeyMax = 1 + dice.below(3);
    if (dice.oneIn(6))
        limits.waitersMax = 2 + dice.below(4);
    if (dice.oneIn(8))
        limits.keysMax = 1 + dice.below(2);
    if (dice.oneIn(8))
        limits.connectionsMax = clients + dice.below(3);
    return limits;
}

} // namespace

bool isAboutDisk(std::uint64_t seed)
{
    return Dice(mixed(seed, 0xD15E)).oneIn(8);
}

LabShape shapeOf(std::uint64_t seed, const PlanOptions &options)
{
    Dice dice(mixed(seed, 0x5AA9E));
    LabShape shape{.seed = seed, .clients = options.clients, .keys = options.keys, .nodes = options.nodes};
    shape.weather = weatherOf(dice);
    shape.journal = journalOf(dice, isAboutDisk(seed));
    shape.limits = limitsOf(dice, options.clients);
    shape.isSwift = !dice.oneIn(4);
    if (dice.oneIn(8))
        shape.pendingMax = 1 + dice.below(3);
    if (dice.oneIn(5))
        shape.releaseLanePlaces = 1 + dice.below(4);
    if (dice.oneIn(4))
        shape.driftMax = 200;
    if (dice.oneIn(3)) {
        for (std::uint32_t client = 0; client < options.clients; ++client)
            shape.v1Clients |= (dice.oneIn(3) ? 1U : 0U) << client;
    }
    if (options.nodes > 1 && dice.oneIn(4)) {
        const auto all = (1U << options.nodes) - 1;
        for (std::uint32_t client = 0; client < options.clients; ++client)
            shape.endpoints.push_back(dice.oneIn(2) ? all : 1 + dice.below(all));
    }
    return shape;
}

} // namespace lockscope::lab
