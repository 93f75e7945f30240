// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/engine/key_traffic.h"

#include "core/base/match.h"
#include "core/base/planted_fault.h"
#include "server/engine/fate_traffic.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace lockscope::server {

namespace {

using std::chrono::seconds;

/// The limit that keeps an acquire of this key from being taken, if any (P7).
std::optional<CapacityLimit> limitMet(const ServerCore &core, const std::optional<KeySlot> &slot)
{
    const auto &locks = core.state.locks();
    const auto *cell = slot ? &locks.cell(*slot) : nullptr;
    if ((cell == nullptr || !cell->isOccupied()) && locks.keyCount() >= core.limits.keysMax)
        return CapacityLimit::Keys;
    if (cell == nullptr || cell->isFree())
        return std::nullopt;
    if (cell->waiters().size() >= core.limits.waitersPerKeyMax)
        return CapacityLimit::WaitersPerKey;
    if (locks.waiterCount() >= core.limits.waitersMax)
        return CapacityLimit::WaitersInAll;
    return std::nullopt;
}

void turnAway(Turn &turn, const Session &session, const wire::AcquireRequest &request, CapacityLimit limit)
{
    if (request.owner)
        turn.reply(session.id, wire::BusyReply{*request.owner, request.key});
    else
        turn.reply(session.id, wire::TimedOutReply{std::nullopt, request.key});
    turn.tell(AcquireTurnedAway{request.key, request.owner, session.id, limit}, Rule::P7);
}

void occupy(Turn &turn, KeySlot slot, Lane lane, Record record)
{
    lane.lsn = turn.persist(std::move(record), slot);
    auto &locks = turn.core.state.locks();
    turn.tell(LaneOccupied{locks.cell(slot).key(), lane.occupant, lane.lsn}, Rule::S2);
    locks.occupy(slot, std::move(lane));
}

/// What a grant to `waiter` records; its deadline counts from the append (S5).
GrantFacts grantTo(Turn &turn, const Waiter &waiter)
{
    const seconds lease(waiter.leaseSeconds);
    return {.token = turn.core.state.locks().takeToken(),
            .owner = waiter.owner,
            .connection = waiter.connection,
            .leaseSeconds = waiter.leaseSeconds,
            .deadline = {turn.now.steady + lease, turn.now.wall + lease}};
}

void beginGrant(Turn &turn, KeySlot slot, Waiter waiter)
{
    GrantRecord record{turn.core.state.locks().cell(slot).key(), grantTo(turn, waiter)};
    if (planted(PlantedFault::GrantBeforeDurable))
        turn.reply(waiter.connection, wire::GrantedReply{waiter.owner, record.grant.token, record.key});
    occupy(turn, slot, {.occupant = TransitionKind::Grant, .candidate = std::move(waiter)}, std::move(record));
}

void timeOut(Turn &turn, KeySlot slot, Arrival arrival)
{
    const bool stays = planted(PlantedFault::TimedOutStaysQueued);
    auto &locks = turn.core.state.locks();
    const auto waiter = stays ? locks.cell(slot).waiters().at(arrival) : locks.takeWaiter(slot, arrival);
    const auto &key = turn.core.state.locks().cell(slot).key();
    turn.reply(waiter.connection, wire::TimedOutReply{waiter.owner, key});
    turn.tell(WaiterTimedOut{key, waiter.owner, waiter.connection}, Rule::S7);
}

/// The first waiter that may be granted: waiters of a connection that is gone stay for its fate (F2a), and one whose
/// wait is over gets its `T` now (P3).
std::optional<Waiter> takeNextWaiter(Turn &turn, KeySlot slot)
{
    auto &locks = turn.core.state.locks();
    const auto &waiters = locks.cell(slot).waiters();
    for (auto at = waiters.begin(); at != waiters.end();) {
        const auto arrival = at->first;
        const auto &waiter = at->second;
        ++at;
        if (!turn.isAlive(waiter.connection) && !planted(PlantedFault::DeadWaiterGranted))
            continue;
        if (planted(PlantedFault::LastWaiterGranted) && at != waiters.end())
            continue;
        if (!waiter.until || *waiter.until > turn.now.steady || planted(PlantedFault::TimedOutStaysQueued))
            return locks.takeWaiter(slot, arrival);
        timeOut(turn, slot, arrival);
    }
    return std::nullopt;
}

/// Ends the live grant: by a release, or by its expiry where none is given; as one record with the next grant.
void beginEnd(Turn &turn, KeySlot slot, const std::optional<WaitingRelease> &release)
{
    const auto &cell = turn.core.state.locks().cell(slot);
    const auto ended = cell.holder()->grant.token;
    if (release && planted(PlantedFault::ReleaseBeforeDurable))
        turn.reply(release->connection, wire::ReleasedReply{release->token, cell.key()});
    auto next = takeNextWaiter(turn, slot);
    if (next) {
        HandOffRecord record{cell.key(), ended, grantTo(turn, *next)};
        Lane lane{.occupant = TransitionKind::HandOff, .candidate = std::move(next), .release = release};
        occupy(turn, slot, std::move(lane), std::move(record));
    } else if (release) {
        Lane lane{.occupant = TransitionKind::Release, .release = release};
        occupy(turn, slot, std::move(lane), ReleaseRecord{cell.key(), ended});
    } else {
        occupy(turn, slot, {.occupant = TransitionKind::Expiry}, ExpiryRecord{cell.key(), ended});
    }
}

void miss(Turn &turn, const Key &key, const WaitingRelease &release)
{
    if (planted(PlantedFault::MissIsReleased))
        turn.reply(release.connection, wire::ReleasedReply{release.token, key});
    else
        turn.reply(release.connection, wire::NotFoundReply{release.token, key});
    turn.tell(ReleaseMissed{key, release.token, release.connection}, Rule::P4);
}

void countOff(Turn &turn, const WaitingRelease &release)
{
    const auto session = turn.core.sessions.find(release.connection);
    if (session != turn.core.sessions.end())
        --session->second.waitingReleases;
}

/// Gives the lane to the hold that waits for it.
void takeAwaitedHold(Turn &turn, KeySlot slot)
{
    auto &cell = turn.core.state.locks().cell(slot);
    cell.hold(cell.awaitedHold().value());
    cell.dropAwaitedHold();
    const auto command = turn.core.awaitedHolds.extract(slot);
    turn.core.out.add(AnswerCommand{command.mapped(), CommandDone{}});
    turn.tell(LaneHeld{cell.key()}, Rule::S2);
}

/// One step at an empty lane; whether another may follow.
bool takeStep(Turn &turn, KeySlot slot)
{
    auto &cell = turn.core.state.locks().cell(slot);
    if (cell.awaitedHold()) {
        takeAwaitedHold(turn, slot);
        return false;
    }
    return match<bool>(
        cell.takeNext(turn.now.steady),
        [](const std::monostate &) { return false; },
        [&](const ExpireNext &) {
            beginEnd(turn, slot, std::nullopt);
            return false;
        },
        [&](const ReleaseNext &next) {
            countOff(turn, next.release);
            beginEnd(turn, slot, next.release);
            return false;
        },
        [&](const MissNext &next) {
            countOff(turn, next.release);
            miss(turn, cell.key(), next.release);
            return true;
        },
        [&](const GrantNext &) {
            auto waiter = takeNextWaiter(turn, slot);
            if (waiter)
                beginGrant(turn, slot, std::move(*waiter));
            return false;
        });
}

/// Nobody leads: only an operator's hold may take the lane; the rest is the next leader's (N4).
void leaveToNextLeader(Turn &turn, KeySlot slot)
{
    const auto &cell = turn.core.state.locks().cell(slot);
    if (cell.laneIsEmpty() && cell.awaitedHold() && !turn.isFatal())
        takeAwaitedHold(turn, slot);
    turn.core.untended.insert(cell.key());
}

/// Which token a record ended, if it ended one.
std::optional<Token> endedBy(const Record &record)
{
    if (const auto *handOff = std::get_if<HandOffRecord>(&record))
        return handOff->ended;
    if (const auto *release = std::get_if<ReleaseRecord>(&record))
        return release->ended;
    if (const auto *expiry = std::get_if<ExpiryRecord>(&record))
        return expiry->ended;
    return std::nullopt;
}

void answerEnd(Turn &turn, const Key &key, Token ended, const Lane &lane)
{
    if (!lane.release) {
        turn.tell(Expired{key, ended, lane.lsn}, Rule::S6);
        return;
    }
    turn.reply(lane.release->connection, wire::ReleasedReply{lane.release->token, key});
    turn.tell(Released{key, ended, lane.release->connection, lane.lsn}, Rule::P1);
}

void answerGrant(Turn &turn, const KeyCell &cell, const Lane &lane)
{
    const auto &holder = *cell.holder();
    const auto &grant = holder.grant;
    turn.reply(grant.connection, wire::GrantedReply{grant.owner, grant.token, cell.key()});
    const bool waited = lane.candidate->wasQueued;
    turn.tell(Granted{cell.key(), grant.owner, grant.token, grant.connection, holder.deadline, lane.lsn, waited},
              Rule::P1);
}

} // namespace

std::optional<ServerError> acquire(Turn &turn, Session &session, const wire::AcquireRequest &request)
{
    if (request.lease == 0)
        return ServerError::BadLease;
    auto &locks = turn.core.state.locks();
    const auto found = locks.find(request.key);
    if (found && request.owner && locks.cell(*found).knows(*request.owner))
        return ServerError::DuplicateOwner;
    if (const auto limit = limitMet(turn.core, found)) {
        turnAway(turn, session, request, *limit);
        return std::nullopt;
    }
    const auto slot = found ? *found : locks.findOrMake(request.key);
    Waiter waiter{
        .owner = request.owner, .connection = session.id, .leaseSeconds = request.lease, .since = turn.now.steady};
    if (request.wait > 0)
        waiter.until = turn.now.steady + seconds(request.wait);
    if (locks.cell(slot).isFree()) {
        beginGrant(turn, slot, std::move(waiter));
        return std::nullopt;
    }
    turn.tell(WaiterQueued{request.key, waiter.owner, waiter.connection, waiter.until}, Rule::S1);
    locks.queue(slot, std::move(waiter));
    return std::nullopt;
}

std::optional<ServerError> release(Turn &turn, Session &session, const wire::ReleaseRequest &request)
{
    const WaitingRelease release{session.id, request.token};
    auto &locks = turn.core.state.locks();
    const auto slot = locks.find(request.key);
    if (!slot) {
        miss(turn, request.key, release);
        return std::nullopt;
    }
    const bool isFull = locks.cell(*slot).waitingReleaseCount() >= waitingReleasesPerKeyMax;
    if (isFull || session.waitingReleases >= waitingReleasesMax)
        return ServerError::Busy;
    ++session.waitingReleases;
    locks.cell(*slot).queueRelease(release);
    goOn(turn, *slot);
    return std::nullopt;
}

void transitionDurable(Turn &turn, const LoggedRecord &logged, KeySlot slot)
{
    auto &locks = turn.core.state.locks();
    turn.core.state.install(logged, turn.now.steady);
    const auto lane = locks.drain(slot);
    const auto &cell = locks.cell(slot);
    turn.tell(LaneDrained{cell.key()}, Rule::S2);
    if (const auto ended = endedBy(logged.record))
        answerEnd(turn, cell.key(), *ended, lane);
    if (lane.candidate)
        answerGrant(turn, cell, lane);
    laneDrained(turn, slot);
}

void laneDrained(Turn &turn, KeySlot slot)
{
    turn.core.drained.push_back(slot);
}

void tendDrainedLanes(Turn &turn)
{
    auto &core = turn.core;
    auto drained = std::exchange(core.drained, {});
    std::sort(drained.begin(), drained.end());
    drained.erase(std::unique(drained.begin(), drained.end()), drained.end());
    // While nobody leads, fates and keys are the next leader's (N4).
    if (planted(PlantedFault::NextBeforeFates)) {
        for (const auto slot : drained)
            goOn(turn, slot);
    }
    if (turn.isLed())
        foldDueFates(turn, drained);
    core.dueFates.clear();
    for (const auto slot : drained)
        goOn(turn, slot);
}

void goOn(Turn &turn, KeySlot slot)
{
    if (!turn.isLed() && !planted(PlantedFault::BeginWithoutLeader)) {
        leaveToNextLeader(turn, slot);
        return;
    }
    auto &locks = turn.core.state.locks();
    const bool mayGoOn = !turn.isFatal() && turn.core.phase <= ServerPhase::Serving;
    while (mayGoOn && locks.cell(slot).laneIsEmpty() && takeStep(turn, slot)) { }
    locks.retireIfIdle(slot);
}

void expireDueLeases(Turn &turn)
{
    // An occupied lane sees the expiry when it is drained.
    if (planted(PlantedFault::ExpireNever))
        return;
    while (const auto slot = turn.core.state.locks().takeDueLease(turn.now.steady))
        goOn(turn, *slot);
}

void timeOutDueWaits(Turn &turn)
{
    auto &locks = turn.core.state.locks();
    while (const auto due = locks.takeDueWait(turn.now.steady)) {
        if (!turn.isAlive(locks.cell(due->slot).waiters().at(due->arrival).connection))
            continue;
        timeOut(turn, due->slot, due->arrival);
        goOn(turn, due->slot);
    }
}

} // namespace lockscope::server
