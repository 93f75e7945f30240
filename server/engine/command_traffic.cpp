// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/engine/command_traffic.h"

#include "core/base/match.h"
#include "core/base/planted_fault.h"
#include "server/engine/key_traffic.h"
#include "server/engine/leadership_traffic.h"
#include "server/engine/snapshot.h"

#include <optional>

namespace lockscope::server {

namespace {

/// None: answered later.
using Answer = std::optional<CommandAnswer>;

Answer holdLane(Turn &turn, CommandNumber command, const HoldLaneCommand &request)
{
    const auto key = Key::parse(request.key);
    if (!key)
        return CommandRefusal::BadKey;
    if (turn.core.phase != ServerPhase::Serving)
        return CommandRefusal::Stopping;
    auto &locks = turn.core.state.locks();
    const auto slot = locks.findOrMake(*key);
    auto &cell = locks.cell(slot);
    if (cell.lane().state == LaneState::Held || cell.awaitedHold())
        return CommandRefusal::LaneAlreadyHeld;
    if (cell.laneIsEmpty()) {
        cell.hold(request.throughStop);
        turn.tell(LaneHeld{*key}, Rule::S2);
        return CommandDone{};
    }
    if (turn.isFatal())
        return CommandRefusal::JournalFailed;
    cell.awaitHold(request.throughStop);
    turn.core.awaitedHolds.emplace(slot, command);
    return std::nullopt;
}

Answer drainLane(Turn &turn, const DrainLaneCommand &request)
{
    const auto key = Key::parse(request.key);
    if (!key)
        return CommandRefusal::BadKey;
    auto &locks = turn.core.state.locks();
    const auto slot = locks.find(*key);
    if (!slot || locks.cell(*slot).lane().state != LaneState::Held)
        return CommandRefusal::LaneNotHeld;
    locks.drain(*slot);
    turn.tell(LaneDrained{*key}, Rule::S2);
    if (planted(PlantedFault::HoldDrainNotTold))
        goOn(turn, *slot);
    else
        laneDrained(turn, *slot);
    tendDrainedLanes(turn);
    return CommandDone{};
}

} // namespace

void performCommand(Turn &turn, CommandNumber command, const ServerCommand &request)
{
    auto &out = turn.core.out;
    const auto answer = match<Answer>(
        request,
        [&](const HoldLaneCommand &hold) { return holdLane(turn, command, hold); },
        [&](const DrainLaneCommand &drain) { return drainLane(turn, drain); },
        [&](const HandOverCommand &change) { return handOver(turn, command, change.node); },
        [&](const CrashNodeCommand &crash) { return crashNode(turn, crash.node); },
        [&](const StartNodeCommand &start) { return startNode(turn, command, start.node); },
        [&](const NoLeaderCommand &window) { return beginElection(turn, window.length); },
        [&](const DiskFaultCommand &fault) {
            out.add(InjectFault{fault});
            return CommandDone{};
        },
        [&](const BreakFateIndexCommand &) {
            turn.core.coordinator.breakIndex();
            return CommandDone{};
        },
        [&](const SnapshotCommand &) { return SharedValue<ServerSnapshot>(snapshotOf(turn.core)); },
        [](const StopServerCommand &) { return CommandDone{}; });
    if (answer)
        out.add(AnswerCommand{command, *answer});
}

void refuseAwaitedHolds(Turn &turn, CommandRefusal refusal)
{
    for (const auto &[slot, command] : turn.core.awaitedHolds) {
        turn.core.state.locks().cell(slot).dropAwaitedHold();
        turn.core.out.add(AnswerCommand{command, refusal});
    }
    turn.core.awaitedHolds.clear();
}

} // namespace lockscope::server
