// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/hand_sessions.h"

#include <vector>

using namespace std::chrono_literals;

namespace lockscope::test {

namespace {

void acquireAndRelease(Hand &hand)
{
    const auto held = hand.take(hand.client(), "orders/17");
    hand.release(held);
    hand.sees(held, BeliefState::Released);
}

void contention(Hand &hand)
{
    const auto first = hand.client();
    const auto second = hand.client();
    const auto held = hand.take(first, "a");
    const auto queued = hand.queue(second, "a");
    hand.release(held);
    hand.sees(queued, BeliefState::Granted);
}

/// Nobody looks who of the two came first.
void twoAtTheSameMoment(Hand &hand)
{
    const auto first = hand.client();
    const auto second = hand.client();
    hand.acquire(first, "a");
    hand.acquire(second, "a");
    hand.sees("Granted");
    hand.sees("WaiterQueued");
}

void patienceEnds(Hand &hand)
{
    const auto held = hand.take(hand.client(), "a");
    const auto queued = hand.acquireFor(hand.client(), "a", 1);
    hand.sees(queued, BeliefState::TimedOut);
    hand.release(held);
    hand.sees(held, BeliefState::Released);
}

void leaseEnds(Hand &hand)
{
    const auto held = hand.take(hand.client(), "a", 1);
    const auto queued = hand.queue(hand.client(), "a");
    hand.sees(held, BeliefState::LeaseOver);
    hand.sees(queued, BeliefState::Granted);
}

void cancelled(Hand &hand)
{
    const auto held = hand.take(hand.client(), "a");
    const auto queued = hand.queue(hand.client(), "a");
    hand.perform(queued.client, CancelCommand{queued.request});
    hand.sees(queued, BeliefState::Indeterminate);
    hand.sees("WaiterRemoved");
    hand.release(held);
    hand.sees(held, BeliefState::Released);
}

void cutWhileItWaits(Hand &hand)
{
    hand.take(hand.client(), "a");
    const auto queued = hand.queue(hand.client(), "a");
    hand.hurt(queued.client, CutFault{});
    hand.sees(queued, BeliefState::Indeterminate);
    hand.sees(queued.client, ClientConnectionState::Ready);
}

void cutWhileItHolds(Hand &hand)
{
    const auto held = hand.take(hand.client(), "a");
    hand.perform(held.client, CutCommand{});
    hand.sees("FateCompleted");
    hand.sees(held.client, ClientConnectionState::Ready);
    hand.release(held);
    hand.sees(held, BeliefState::Released);
}

void halfOpen(Hand &hand)
{
    const auto client = hand.client();
    hand.hurt(client, HalfOpenFault{FaultWay::Both});
    const auto lost = hand.acquire(client, "a");
    hand.sees("AcquireSent");
    hand.perform(EndAllFaultsCommand{});
    hand.sees(lost, BeliefState::Indeterminate);
}

void delayed(Hand &hand)
{
    const auto client = hand.client();
    hand.hurt(client, DelayFault{FaultWay::Both, 20ms});
    const auto held = hand.take(client, "a");
    hand.perform(EndAllFaultsCommand{});
    hand.sees("FaultEnded");
    hand.release(held);
    hand.sees(held, BeliefState::Released);
}

void replyLost(Hand &hand)
{
    const auto client = hand.client();
    hand.hurt(client, DropFault{FaultWay::ToClient});
    const auto lost = hand.acquire(client, "a");
    hand.sees("Granted");
    hand.sees("FaultEnded");
    hand.perform(client, CutCommand{});
    hand.sees(lost, BeliefState::Indeterminate);
    hand.sees("GrantOrphaned");
}

void bothWaysLost(Hand &hand)
{
    const auto client = hand.client();
    hand.hurt(client, DropFault{FaultWay::Both});
    hand.acquire(client, "a");
    const auto second = hand.acquire(client, "b");
    hand.sees("Granted");
    hand.sees("FaultEnded");
    const auto third = hand.take(client, "c");
    hand.release(third);
    hand.sees(third, BeliefState::Released);
    hand.perform(client, CutCommand{});
    hand.sees(second, BeliefState::Indeterminate);
}

void nonsense(Hand &hand)
{
    const auto client = hand.client();
    hand.hurt(client, CorruptFault{FaultWay::ToClient});
    const auto lost = hand.acquire(client, "a");
    hand.sees("PeerViolated");
    hand.sees(lost, BeliefState::Indeterminate);
    hand.sees(client, ClientConnectionState::Ready);
}

void orphanIsReleased(Hand &hand)
{
    const auto client = hand.client();
    hand.perform(ArmFaultCommand{FaultId(), "kind is Granted and key == \"a b\\\"c\"", FaultyLink{client, CutFault{}}});
    hand.perform(ArmFaultCommand{FaultId(), "kind is Granted", FaultyLink{client, CutFault{}}});
    const auto lost = hand.acquire(client, "a");
    hand.sees(lost, BeliefState::Indeterminate);
    hand.sees("GrantOrphaned");
    hand.sees(client, ClientConnectionState::Ready);
    const auto granted = hand.last<Granted>();
    QVERIFY(granted);
    hand.perform(client, ReleaseTokenCommand{RequestId(), "a", granted->token});
    hand.sees("ReleaseEnded");
}

void releasedTwice(Hand &hand)
{
    const auto held = hand.take(hand.client(), "a");
    const auto granted = hand.last<Granted>();
    QVERIFY(granted);
    hand.release(held);
    hand.sees(held, BeliefState::Released);
    hand.perform(held.client, ReleaseTokenCommand{RequestId(), "a", granted->token});
    hand.sees("ReleaseEnded", 2);
}

void leaderChanges(Hand &hand)
{
    const auto held = hand.take(hand.client(), "a");
    const auto queued = hand.queue(hand.client(), "a");
    hand.perform(HandOverCommand{NodeId(2)});
    hand.sees("TermBegan", 2);
    hand.sees(held.client, ClientConnectionState::Ready);
    hand.sees(queued.client, ClientConnectionState::Ready);
    hand.sees("ConnectionReady", 4);
    hand.release(held);
    hand.sees(held, BeliefState::Released);
}

void nodeCrashes(Hand &hand)
{
    const auto held = hand.take(hand.client(), "a");
    hand.perform(CrashNodeCommand{NodeId(1)});
    hand.sees("TermBegan", 2);
    hand.sees(held.client, ClientConnectionState::Ready);
    hand.perform(StartNodeCommand{NodeId(1)});
    hand.sees("NodeListening", 3);
    hand.release(held);
    hand.sees(held, BeliefState::Released);
}

void nobodyLeads(Hand &hand)
{
    const auto client = hand.client();
    hand.perform(NoLeaderCommand{200ms});
    hand.sees("TermBegan", 2);
    hand.sees(client, ClientConnectionState::Ready);
    hand.take(client, "a");
}

void laneIsHeld(Hand &hand)
{
    const auto held = hand.take(hand.client(), "a");
    hand.perform(HoldLaneCommand{.key = "a", .throughStop = false});
    hand.sees("LaneHeld");
    hand.perform(held.client, CutCommand{});
    hand.sees("FateParked");
    hand.perform(DrainLaneCommand{"a"});
    hand.sees("FateCompleted");
}

void twoKeysAndTwoDrains(Hand &hand)
{
    const auto client = hand.client();
    hand.take(client, "a");
    hand.take(client, "b");
    hand.perform(HoldLaneCommand{.key = "a", .throughStop = false});
    hand.perform(HoldLaneCommand{.key = "b", .throughStop = false});
    hand.sees("LaneHeld", 2);
    hand.perform(client, CutCommand{});
    hand.sees("FateParked");
    hand.perform(DrainLaneCommand{"a"});
    hand.sees("FateFolded");
    hand.perform(DrainLaneCommand{"b"});
    hand.sees("FateCompleted");
}

void refusedDrain(Hand &hand)
{
    const auto held = hand.take(hand.client(), "a");
    hand.perform(DrainLaneCommand{"a"});
    hand.sees("CommandRefused");
    hand.perform(HoldLaneCommand{.key = "a", .throughStop = false});
    hand.perform(HoldLaneCommand{.key = "a", .throughStop = false});
    hand.sees("CommandRefused", 2);
    hand.release(held);
    hand.sees("LaneHeld");
}

void slowDisk(Hand &hand)
{
    const auto client = hand.client();
    hand.perform(DiskFaultCommand{DiskFault::Slow, 50ms});
    const auto held = hand.take(client, "a");
    hand.perform(EndAllFaultsCommand{});
    hand.release(held);
    hand.sees(held, BeliefState::Released);
}

void diskFails(Hand &hand)
{
    const auto client = hand.client();
    hand.perform(DiskFaultCommand{DiskFault::FsyncError, {}});
    hand.acquire(client, "a");
    hand.sees("JournalFailed");
}

void diskIsFull(Hand &hand)
{
    const auto held = hand.take(hand.client(), "a");
    hand.perform(DiskFaultCommand{DiskFault::NoSpace, {}});
    hand.release(held);
    hand.sees("JournalFailed");
    hand.perform(DrainLaneCommand{"a"});
    hand.sees("CommandRefused");
}

void serverRestarts(Hand &hand)
{
    const auto held = hand.take(hand.client(), "a");
    hand.session().restartServer();
    hand.sees("ServerStarted", 2);
    QVERIFY(hand.isGranted(held));
    // Any free port is another one now, and a client that comes later dials that.
    hand.take(hand.client(), "b");
}

void aClientLeavesAndOneComes(Hand &hand)
{
    const auto held = hand.take(hand.client(), "a");
    const auto queued = hand.queue(hand.client(), "a");
    hand.session().removeClient(held.client);
    hand.sees("FateCompleted");
    const auto late = hand.acquire(hand.client(), "a");
    hand.sees("WaiterQueued", 2);
    hand.perform(queued.client, CutCommand{});
    hand.sees(queued, BeliefState::Indeterminate);
    hand.perform(late.client, CancelCommand{late.request});
    hand.sees(late, BeliefState::Indeterminate);
}

void manyClients(Hand &hand)
{
    std::vector<Hand::Acquired> all;
    for (int i = 0; i < 8; ++i)
        all.push_back(hand.acquire(hand.client(), i % 2 == 0 ? "even" : "odd"));
    hand.sees("WaiterQueued", 6);
    for (const auto &each : all) {
        hand.sees(each, BeliefState::Granted);
        hand.release(each);
        hand.sees(each, BeliefState::Released);
    }
}

void armedDrop(Hand &hand)
{
    const auto client = hand.client();
    hand.perform(ArmFaultCommand{
        FaultId(), "kind is AcquireSent and key == \"a\"", FaultyLink{client, DropFault{FaultWay::ToClient}}});
    hand.take(client, "b");
    const auto first = hand.acquire(client, "a");
    hand.sees("FaultFired");
    hand.sees("Granted", 2);
    hand.sees("FaultEnded");
    hand.perform(client, CutCommand{});
    hand.sees(first, BeliefState::Indeterminate);
}

void armedHold(Hand &hand)
{
    const auto client = hand.client();
    hand.perform(ArmFaultCommand{
        FaultId(), "kind is Granted", ServerCommand(HoldLaneCommand{.key = "b", .throughStop = false})});
    const auto held = hand.take(client, "a");
    hand.sees("LaneHeld");
    hand.acquire(client, "b");
    hand.perform(ArmFaultCommand{FaultId(), "kind is Expired", FaultyLink{client, CutFault{}}});
    hand.release(held);
    hand.sees(held, BeliefState::Released);
    hand.perform(EndAllFaultsCommand{});
    hand.sees("LaneDrained");
    hand.sees("Granted", 2);
}

void strangeKeys(Hand &hand)
{
    const auto client = hand.client();
    for (const auto *key : {"orders/17", "orders-17", "\"quoted\"\\", "Schlüssel", "client", "a1", "within"})
        hand.take(client, key);
}

void refusedByTheClient(Hand &hand)
{
    const auto client = hand.client();
    hand.sees(hand.acquire(client, "two words"), BeliefState::Failed);
    hand.sees(hand.acquire(client, "a", 0), BeliefState::Failed);
    hand.release({client, RequestId(77)});
    hand.sees("ReleaseEnded");
}

constexpr SessionByHand sessions[] = {
    {"acquire and release", 1, acquireAndRelease},
    {"contention", 1, contention},
    {"two at the same moment", 1, twoAtTheSameMoment},
    {"a wait ends", 1, patienceEnds},
    {"a lease ends", 1, leaseEnds},
    {"cancelled", 1, cancelled},
    {"cut while it waits", 1, cutWhileItWaits},
    {"cut while it holds", 1, cutWhileItHolds},
    {"half-open", 1, halfOpen},
    {"delayed", 1, delayed},
    {"a reply is lost", 1, replyLost},
    {"lost both ways", 1, bothWaysLost},
    {"nonsense", 1, nonsense},
    {"an orphan is released", 1, orphanIsReleased},
    {"released twice", 1, releasedTwice},
    {"the leader changes", 2, leaderChanges},
    {"a node crashes", 2, nodeCrashes},
    {"nobody leads", 3, nobodyLeads},
    {"a lane is held", 1, laneIsHeld},
    {"two keys and two drains", 1, twoKeysAndTwoDrains},
    {"commands are refused", 1, refusedDrain},
    {"the disk is slow", 1, slowDisk},
    {"the disk fails", 1, diskFails},
    {"the disk is full", 1, diskIsFull},
    {"the server restarts", 1, serverRestarts},
    {"clients leave and come", 1, aClientLeavesAndOneComes},
    {"many clients", 1, manyClients},
    {"an armed drop", 1, armedDrop},
    {"an armed hold", 1, armedHold},
    {"strange keys", 1, strangeKeys},
    {"the client refuses", 1, refusedByTheClient},
};

} // namespace

std::span<const SessionByHand> sessionsByHand()
{
    return sessions;
}

} // namespace lockscope::test
