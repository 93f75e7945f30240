// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/engine/fate_traffic.h"

#include "core/base/planted_fault.h"
#include "server/engine/key_traffic.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <set>
#include <span>
#include <utility>

namespace lockscope::server {

namespace {

using Target = FateProgress::Target;

/// One row for everything that the connection has on the key.
FateAtKeyRecord rowFor(const LockTable &locks, const FateIntent &intent, KeySlot slot)
{
    const auto &cell = locks.cell(slot);
    FateAtKeyRecord record{intent.open, cell.key(), std::nullopt, {}, 0};
    if (cell.isHeldBy(intent.connection))
        record.orphaned = cell.holder()->grant.token;
    for (const auto arrival : locks.waitersOf(intent.connection, slot)) {
        if (const auto &owner = cell.waiters().at(arrival).owner)
            record.removedWaiters.push_back(*owner);
        else
            ++record.removedV1Waiters;
    }
    return record;
}

/// Appends the fate's row and gives it the lane, or the place behind the fates' rows that are in it.
void writeRow(Turn &turn, const FateIntent &intent, KeySlot slot)
{
    auto &locks = turn.core.state.locks();
    const auto lsn = turn.persist(rowFor(locks, intent, slot), slot);
    auto &cell = locks.cell(slot);
    if (!cell.laneIsEmpty()) {
        cell.follow(lsn);
        return;
    }
    locks.occupy(slot, {.occupant = TransitionKind::FateAtKey, .lsn = lsn});
    turn.tell(LaneOccupied{cell.key(), TransitionKind::FateAtKey, lsn}, Rule::F2);
}

/// Done where nothing is left, Writing where a row was appended, Open where the lane refused (F2, F3).
Target tryTarget(Turn &turn, FateProgress &fate, const Key &key, std::span<const KeySlot> drained)
{
    auto &locks = turn.core.state.locks();
    const auto &intent = fate.intent;
    const auto slot = locks.find(key);
    if (!slot || !locks.isBound(intent.connection, *slot)) {
        turn.tell(FateFolded{intent.open, key, std::nullopt}, Rule::F2);
        return Target::Done;
    }
    const auto &cell = locks.cell(*slot);
    if (!cell.laneIsEmpty() && !std::binary_search(drained.begin(), drained.end(), *slot)) {
        const auto occupant = cell.lane().occupant;
        turn.tell(FateRefused{intent.open, key, occupant}, Rule::F3);
        fate.refused.push_back(key);
        fate.occupants.push_back(occupant);
        return Target::Open;
    }
    writeRow(turn, intent, *slot);
    return Target::Writing;
}

void tryTargets(Turn &turn, FateProgress &fate, std::span<const KeySlot> drained)
{
    fate.refused.clear();
    fate.occupants.clear();
    for (std::size_t i = 0; i < fate.targets.size(); ++i) {
        if (fate.targets[i] != Target::Open)
            continue;
        fate.targets[i] = tryTarget(turn, fate, fate.intent.targets[i], drained);
        if (fate.targets[i] == Target::Writing)
            ++fate.writingCount;
    }
}

std::vector<Key> openTargets(const FateProgress &fate)
{
    std::vector<Key> keys;
    for (std::size_t i = 0; i < fate.targets.size(); ++i) {
        if (fate.targets[i] == Target::Open)
            keys.push_back(fate.intent.targets[i]);
    }
    return keys;
}

/// Nothing in this process goes on with the fate: its Open is the next start's (F8, F10).
void leave(Turn &turn, const FateProgress &fate, FateIndexStep step)
{
    turn.core.out.add(Notify{FateIndexBroken{step, fate.intent}});
}

void noteParked(Turn &turn, FateProgress &fate)
{
    fate.isParked = true;
    turn.tell(FateParked{fate.intent}, Rule::F3);
    FateWaits notice{fate.intent, {}};
    for (std::size_t i = 0; i < fate.refused.size(); ++i)
        notice.refusals.push_back({fate.refused[i], fate.occupants[i]});
    turn.core.out.add(Notify{std::move(notice)});
}

/// The fold's rows are all durable: complete it or park it. False: a lane that refused it was drained meanwhile (F5).
bool concludeFold(Turn &turn, FateProgress &fate)
{
    const auto open = fate.intent.open;
    if (fate.refused.empty() || planted(PlantedFault::CompleteBeforeLastTarget)) {
        turn.core.coordinator.finish(open);
        fate.isCompleting = true;
        turn.persist(FateCompleteRecord{open});
        return true;
    }
    const auto verdict = turn.core.coordinator.park(open, fate.refused);
    if (verdict == ParkVerdict::Moved)
        return false;
    if (verdict)
        noteParked(turn, fate);
    else
        leave(turn, fate, FateIndexStep::Park);
    return true;
}

/// Tries every target that is not done (D2), then concludes at once or when the rows are durable. `drained`: the lanes
/// that were drained for it and may have rows of other fates by now; its rows go behind them. While nobody leads
/// nothing is tried: the next leader does (L30).
void fold(Turn &turn, FateProgress &fate, std::span<const KeySlot> drained)
{
    if (!turn.isLed())
        return;
    do {
        if (!turn.core.coordinator.arm(fate.intent.open, openTargets(fate))) {
            leave(turn, fate, FateIndexStep::Arm);
            return;
        }
        tryTargets(turn, fate, drained);
    } while (fate.writingCount == 0 && !concludeFold(turn, fate));
}

/// The rows of a fold are all durable.
void goOnFolding(Turn &turn, FateProgress &fate)
{
    // What is refused parks, whoever leads; what is done is completed by a leader.
    if (!turn.isLed() && fate.refused.empty())
        turn.core.coordinator.finish(fate.intent.open);
    else if (!concludeFold(turn, fate))
        turn.core.dueFates.insert(fate.intent.open);
}

void tellFolded(Turn &turn, const FateIntent &intent, const FateAtKeyRecord &record, Lsn lsn)
{
    if (!turn.core.out.tellsEvents())
        return;
    for (const auto &owner : record.removedWaiters)
        turn.tell(WaiterRemoved{record.key, owner, intent.connection, intent.open}, Rule::F2);
    for (std::uint32_t i = 0; i < record.removedV1Waiters; ++i)
        turn.tell(WaiterRemoved{record.key, std::nullopt, intent.connection, intent.open}, Rule::F2);
    if (record.orphaned)
        turn.tell(GrantOrphaned{record.key, *record.orphaned, intent.connection, intent.open}, Rule::F2);
    turn.tell(FateFolded{intent.open, record.key, lsn}, Rule::F2);
}

void markDone(FateProgress &fate, const Key &key)
{
    const auto &keys = fate.intent.targets;
    const auto found = std::lower_bound(keys.begin(), keys.end(), key);
    assert(found != keys.end() && *found == key);
    auto &target = fate.targets[static_cast<std::size_t>(found - keys.begin())];
    assert(target == Target::Writing);
    target = Target::Done;
    --fate.writingCount;
}

/// The fates that were parked on the key are due.
void unpark(Turn &turn, KeySlot slot, std::set<OpenSequence> &due)
{
    auto &core = turn.core;
    const auto told = core.coordinator.laneDrained(core.state.locks().cell(slot).key());
    if (!told) {
        if (!std::exchange(core.isBrokenTellNoticed, true))
            core.out.add(Notify{FateIndexBroken{FateIndexStep::Tell, std::nullopt}});
        return;
    }
    for (const auto open : *told) {
        auto &fate = core.fates.at(open);
        fate.isParked = false;
        turn.tell(FateUnparked{fate.intent}, Rule::F4);
        due.insert(open);
    }
}

} // namespace

void openFate(Turn &turn, ConnectionId connection, FateClass cause)
{
    auto targets = turn.core.state.locks().keysOf(connection);
    if (planted(PlantedFault::CloseReleases)) {
        for (const auto &key : targets) {
            auto &locks = turn.core.state.locks();
            const auto slot = locks.find(key).value();
            if (!locks.cell(slot).isHeldBy(connection))
                continue;
            locks.cell(slot).queueRelease({connection, locks.cell(slot).holder()->grant.token});
            goOn(turn, slot);
        }
        targets = turn.core.state.locks().keysOf(connection);
    }
    if (targets.empty() || turn.isFatal())
        return;
    turn.persist(FateOpenRecord{connection, cause, std::move(targets)});
    ++turn.core.openingCount;
}

void fateOpenDurable(Turn &turn, const LoggedRecord &logged)
{
    turn.core.state.install(logged, turn.now.steady);
    --turn.core.openingCount;
    const OpenSequence open(logged.lsn.value());
    const auto &intent = turn.core.state.fates().find(open)->intent;
    turn.tell(FateOpened{intent}, Rule::F1);
    auto &fate = turn.core.fates[open];
    fate.intent = intent;
    fate.targets.assign(intent.targets.size(), Target::Open);
    turn.core.dueFates.insert(open);
}

void fateAtKeyDurable(Turn &turn, const LoggedRecord &logged, KeySlot slot)
{
    const auto &record = std::get<FateAtKeyRecord>(logged.record);
    auto &fate = turn.core.fates.at(record.open);
    turn.core.state.install(logged, turn.now.steady);
    auto &locks = turn.core.state.locks();
    const bool isPassedOn = locks.cell(slot).passLaneOn();
    if (!isPassedOn)
        locks.drain(slot);
    turn.tell(LaneDrained{record.key}, Rule::F2);
    tellFolded(turn, fate.intent, record, logged.lsn);
    if (isPassedOn)
        turn.tell(LaneOccupied{record.key, TransitionKind::FateAtKey, locks.cell(slot).lane().lsn}, Rule::F2);
    markDone(fate, record.key);
    if (fate.writingCount == 0)
        goOnFolding(turn, fate);
    if (!isPassedOn)
        laneDrained(turn, slot);
}

void fateCompleteDurable(Turn &turn, const LoggedRecord &logged)
{
    turn.core.state.install(logged, turn.now.steady);
    const auto done = turn.core.fates.extract(std::get<FateCompleteRecord>(logged.record).open);
    turn.tell(FateCompleted{done.mapped().intent}, Rule::F7);
}

void takeUpFates(Turn &turn)
{
    for (auto &[open, fate] : turn.core.fates) {
        if (fate.writingCount == 0 && !fate.isCompleting && !fate.isParked)
            turn.core.dueFates.insert(open);
    }
}

void resumeFates(Turn &turn)
{
    if (planted(PlantedFault::OpenNotResumed))
        return;
    for (const auto &[open, entry] : turn.core.state.fates().open()) {
        auto &fate = turn.core.fates[open];
        fate.intent = entry.intent;
        for (const auto &key : entry.intent.targets)
            fate.targets.push_back(entry.recorded.contains(key) ? Target::Done : Target::Open);
        turn.core.dueFates.insert(open);
    }
}

void foldDueFates(Turn &turn, std::span<const KeySlot> drained)
{
    auto &core = turn.core;
    auto due = std::exchange(core.dueFates, {});
    if (turn.isFatal())
        return;
    for (const auto slot : drained) {
        if (!planted(PlantedFault::DrainNotTold))
            unpark(turn, slot, due);
    }
    // All of them at once: their rows share a sync, or a thousand waiters that die together would take a thousand.
    for (const auto open : due)
        fold(turn, core.fates.at(open), drained);
}

bool drainAwaitedLanes(Turn &turn)
{
    if (planted(PlantedFault::StopDrainsNothing))
        return false;
    auto &locks = turn.core.state.locks();
    const auto awaited = turn.core.coordinator.awaitedKeys();
    if (!awaited) {
        turn.core.out.add(Notify{FateIndexBroken{FateIndexStep::Settle, std::nullopt}});
        return false;
    }
    bool any = false;
    for (const auto &key : *awaited) {
        const auto slot = locks.find(key);
        if (!slot || locks.cell(*slot).lane().state != LaneState::Held || locks.cell(*slot).lane().throughStop)
            continue;
        locks.drain(*slot);
        turn.tell(LaneDrained{key}, Rule::F9);
        laneDrained(turn, *slot);
        any = true;
    }
    tendDrainedLanes(turn);
    return any;
}

std::vector<OpenSequence> nameUnsettled(Turn &turn)
{
    if (planted(PlantedFault::UnsettledNotNamed))
        return {};
    auto &core = turn.core;
    const auto &locks = core.state.locks();
    if (const auto awaited = core.coordinator.awaitedKeys(); awaited && !turn.isFatal()) {
        for (const auto &key : *awaited) {
            if (const auto slot = locks.find(key))
                core.out.add(Notify{LaneUndrained{key, locks.cell(*slot).lane().occupant}});
        }
    }
    std::vector<OpenSequence> unsettled;
    unsettled.reserve(core.fates.size());
    for (const auto &[open, fate] : core.fates) {
        core.out.add(Notify{FateUnsettled{fate.intent}});
        unsettled.push_back(open);
    }
    return unsettled;
}

} // namespace lockscope::server
