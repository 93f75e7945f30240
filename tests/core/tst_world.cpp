// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/history/world.h"

#include <chrono>
#include <vector>

using namespace lockscope;
using namespace std::chrono_literals;

namespace {

const auto key = *Key::parse("orders/17");
const ConnectionId first{StartNumber(1), 1};
const ConnectionId second{StartNumber(1), 2};
const ClientId w1(1);

Owner owner(std::uint8_t number)
{
    return Owner({number});
}

/// A world that is told one event after the other, a millisecond apart.
class Bench
{
public:
    Bench &tell(ServerEvent event) { return tell(NodeId(1), std::move(event)); }
    Bench &tell(ClientEvent event) { return tell(w1, std::move(event)); }
    Bench &tell(Origin origin, Event event)
    {
        m_now.steady += 1ms;
        m_touched = {};
        world.apply({EventNumber(++m_count), m_now, origin, std::move(event), Rule::None}, m_touched);
        return *this;
    }
    [[nodiscard]] TimePoint now() const { return m_now.steady; }
    [[nodiscard]] const Touched &touched() const { return m_touched; }

    [[nodiscard]] const RequestBelief &belief(std::uint64_t request) const
    {
        const auto *found = world.beliefs().find(RequestRef{w1, RequestId(request)});
        Q_ASSERT(found);
        return *found;
    }

    World world;

private:
    Moment m_now;
    std::uint64_t m_count = 0;
    Touched m_touched;
};

Granted granted(const Key &on, std::uint8_t by, ConnectionId connection, std::uint64_t token, TimePoint deadline)
{
    return {on, owner(by), Token(token), connection, deadline, Lsn(token)};
}

} // namespace

/// If these fail, the console shows a state that its own history does not lead to.
class TestWorld : public QObject
{
    Q_OBJECT

private slots:
    void promotesTheFirstWaiter()
    {
        Bench bench;
        bench.tell(WaiterQueued{key, owner(1), first, {}});
        bench.tell(WaiterQueued{key, owner(2), second, {}});
        bench.tell(granted(key, 1, first, 7, bench.now() + 10s));
        const auto *state = bench.world.truth().find(key);
        QVERIFY(state);
        QCOMPARE(state->holder->token, Token(7));
        QCOMPARE(state->waiters.size(), std::size_t(1));
        QCOMPARE(state->waiters.begin()->second.connection, second);
        QCOMPARE(bench.world.truth().heldCount(), std::size_t(1));
        QCOMPARE(bench.world.truth().waiterCount(), std::size_t(1));
        QVERIFY(bench.touched().keys.contains(key));
    }

    void laneIsOccupiedUntilDurable()
    {
        Bench bench;
        bench.tell(LaneOccupied{key, TransitionKind::Grant, Lsn(7)});
        QCOMPARE(bench.world.truth().find(key)->lane, LaneState::Writing);
        bench.tell(granted(key, 1, first, 7, bench.now() + 10s));
        QCOMPARE(bench.world.truth().find(key)->lane, LaneState::Empty);
    }

    void releaseOfAnotherTokenKeepsTheHolder()
    {
        Bench bench;
        bench.tell(granted(key, 1, first, 8, bench.now() + 10s));
        bench.tell(Released{key, Token(7), first, Lsn(9)});
        QVERIFY(bench.world.truth().find(key)->holder);
        bench.tell(Released{key, Token(8), first, Lsn(10)});
        QVERIFY(!bench.world.truth().find(key)->holder);
        QCOMPARE(bench.world.truth().heldCount(), std::size_t(0));
    }

    void keepsOnlyTheLastIdleKeys()
    {
        Bench bench;
        for (std::size_t i = 0; i < 3 * Truth::idleKeysMax; ++i) {
            const auto name = *Key::parse("k" + std::to_string(i));
            bench.tell(granted(name, 1, first, i + 1, bench.now() + 10s));
            bench.tell(Released{name, Token(i + 1), first, Lsn(i + 1)});
        }
        QCOMPARE(bench.world.truth().keys().size(), Truth::idleKeysMax);
        QVERIFY(!bench.world.truth().find(*Key::parse("k0")));
        QVERIFY(bench.world.truth().find(*Key::parse("k191")));
    }

    void fateParksAndCompletes()
    {
        Bench bench;
        const FateIntent intent{OpenSequence(12), first, FateClass::ConnectionLost, {key}};
        bench.tell(granted(key, 1, first, 7, bench.now() + 10s));
        bench.tell(FateOpened{intent});
        bench.tell(FateRefused{OpenSequence(12), key, TransitionKind::HandOff});
        bench.tell(FateParked{intent});
        QCOMPARE(bench.world.truth().parkedCount(), std::size_t(1));
        const auto &fate = bench.world.truth().fates().at(OpenSequence(12));
        QCOMPARE(fate.refusals.at(key).occupant, TransitionKind::HandOff);
        bench.tell(FateUnparked{intent});
        QCOMPARE(bench.world.truth().parkedCount(), std::size_t(0));
        bench.tell(GrantOrphaned{key, Token(7), first, OpenSequence(12)});
        QCOMPARE(bench.world.truth().orphanCount(), std::size_t(1));
        bench.tell(FateFolded{OpenSequence(12), key, Lsn(13)});
        bench.tell(FateCompleted{intent});
        QCOMPARE(fate.state, FateState::CompleteDurable);
        QVERIFY(fate.folded.contains(key));
        bench.tell(Expired{key, Token(7), Lsn(14)});
        QCOMPARE(bench.world.truth().orphanCount(), std::size_t(0));
    }

    /// If this fails, a lane is shown as empty while the row of another fate is being written in it.
    void fateThatLeftNothingTakesNoLaneAway()
    {
        Bench bench;
        const FateIntent writes{OpenSequence(12), first, FateClass::ConnectionLost, {key}};
        const FateIntent leftNothing{OpenSequence(13), second, FateClass::ConnectionLost, {key}};
        bench.tell(granted(key, 1, first, 7, bench.now() + 10s));
        bench.tell(FateOpened{writes});
        bench.tell(LaneOccupied{key, TransitionKind::FateAtKey, Lsn(14)});
        bench.tell(FateOpened{leftNothing});
        bench.tell(FateFolded{OpenSequence(13), key, std::nullopt});
        QCOMPARE(bench.world.truth().find(key)->lane, LaneState::Writing);
        bench.tell(LaneDrained{key});
        QCOMPARE(bench.world.truth().find(key)->lane, LaneState::Empty);
    }

    void fateIsFollowedThroughItsStages()
    {
        Bench bench;
        const auto &truth = bench.world.truth();
        const FateIntent intent{OpenSequence(12), first, FateClass::ConnectionLost, {key}};
        bench.tell(ServerStarted{StartNumber(1), Lsn(1), 0, 0});
        bench.tell(TermBegan{Term(1), NodeId(1)});
        bench.tell(LaneHeld{key});
        const auto heldSince = bench.now();
        bench.tell(FateOpened{intent});
        const auto &fate = truth.fates().at(OpenSequence(12));
        QCOMPARE(stageOf(fate, truth), FateStage::Folding);
        QCOMPARE(stageOf(fate, key, truth), TargetStage::NotTried);
        bench.tell(FateRefused{OpenSequence(12), key, TransitionKind::Hold});
        QCOMPARE(fate.refusals.at(key).since, bench.now());
        bench.tell(FateParked{intent});
        QCOMPARE(stageOf(fate, truth), FateStage::Parked);
        QCOMPARE(stageOf(fate, key, truth), TargetStage::Refused);
        QCOMPARE(truth.find(key)->laneTrack.since, heldSince);
        bench.tell(LaneDrained{key});
        QCOMPARE(truth.find(key)->laneTrack.drained, std::optional(TransitionKind::Hold));
        QCOMPARE(truth.find(key)->laneTrack.drainCount, 1U);
        bench.tell(FateUnparked{intent});
        QCOMPARE(stageOf(fate, truth), FateStage::Retrying);
        QCOMPARE(fate.toldBy, std::optional(key));
        bench.tell(LaneOccupied{key, TransitionKind::FateAtKey, Lsn(13)});
        QCOMPARE(stageOf(fate, key, truth), TargetStage::Writing);
        bench.tell(LaneDrained{key});
        bench.tell(FateFolded{OpenSequence(12), key, Lsn(13)});
        QCOMPARE(stageOf(fate, truth), FateStage::Completing);
        QCOMPARE(stageOf(fate, key, truth), TargetStage::Recorded);
        bench.tell(FateCompleted{intent});
        QCOMPARE(stageOf(fate, truth), FateStage::Complete);
        QCOMPARE(fate.parkCount, 1U);
        QCOMPARE(fate.retryCount, 1U);
    }

    void startShowsWhatItCompleted_data()
    {
        QTest::addColumn<bool>("saysThatItStops");
        QTest::newRow("unsettled stop") << true;
        QTest::newRow("killed") << false;
    }
    void startShowsWhatItCompleted()
    {
        QFETCH(bool, saysThatItStops);
        Bench bench;
        const auto &truth = bench.world.truth();
        const auto other = *Key::parse("orders/18");
        const FateIntent intent{OpenSequence(12), first, FateClass::ConnectionLost, {key, other}};
        bench.tell(ServerStarted{StartNumber(1), Lsn(1), 0, 0});
        bench.tell(FateOpened{intent});
        bench.tell(FateFolded{OpenSequence(12), other, Lsn(13)});
        bench.tell(FateRefused{OpenSequence(12), key, TransitionKind::Hold});
        bench.tell(FateParked{intent});
        if (saysThatItStops) {
            bench.tell(ServerStopped{{OpenSequence(12)}});
            QCOMPARE(stageOf(truth.fates().at(OpenSequence(12)), truth), FateStage::LeftForNextStart);
        }
        bench.tell(FateFolded{OpenSequence(12), key, Lsn(15)});
        bench.tell(FateCompleted{intent});
        bench.tell(ServerStarted{StartNumber(2), Lsn(16), 9, 0});
        bench.tell(StateResumed{ServerSnapshot{}});
        const auto &fate = truth.fates().at(OpenSequence(12));
        QCOMPARE(stageOf(fate, truth), FateStage::Recovered);
        QCOMPARE(fate.recoveredBy, std::optional(StartNumber(2)));
        QCOMPARE(truth.recoveredCount(), std::size_t(1));
        QCOMPARE(truth.parkedCount(), std::size_t(0));
        // The next start has nothing to complete, and shows what it did, not what the one before did.
        bench.tell(ServerStopped{{}});
        bench.tell(ServerStarted{StartNumber(3), Lsn(18), 11, 0});
        QVERIFY(truth.fates().empty());
        QCOMPARE(truth.recoveredCount(), std::size_t(0));
    }

    /// A start of a history that begins with it: nobody heard of the fate before.
    void startCompletesWhatNobodyHeardOf()
    {
        Bench bench;
        const FateIntent intent{OpenSequence(12), first, FateClass::ConnectionLost, {key, *Key::parse("orders/18")}};
        bench.tell(FateFolded{OpenSequence(12), key, Lsn(15)});
        bench.tell(FateCompleted{intent});
        bench.tell(ServerStarted{StartNumber(2), Lsn(16), 9, 0});
        const auto &truth = bench.world.truth();
        const auto &fate = truth.fates().at(OpenSequence(12));
        QCOMPARE(fate.intent, intent);
        QCOMPARE(stageOf(fate, truth), FateStage::Recovered);
        QCOMPARE(stageOf(fate, key, truth), TargetStage::Recorded);
        QCOMPARE(stageOf(fate, intent.targets[1], truth), TargetStage::DoneBefore);
    }

    void resumeKeepsWhatWasKnownOfFatesAndLanes()
    {
        Bench bench;
        const auto &truth = bench.world.truth();
        const auto other = *Key::parse("orders/18");
        const FateIntent done{OpenSequence(11), second, FateClass::CleanDisconnect, {key}};
        const FateIntent parked{OpenSequence(12), first, FateClass::ConnectionLost, {key, other}};
        bench.tell(ServerStarted{StartNumber(1), Lsn(1), 0, 0});
        bench.tell(FateOpened{done});
        bench.tell(FateCompleted{done});
        bench.tell(LaneHeld{key});
        const auto heldSince = bench.now();
        bench.tell(FateOpened{parked});
        bench.tell(FateFolded{OpenSequence(12), other, Lsn(13)});
        bench.tell(FateRefused{OpenSequence(12), key, TransitionKind::Hold});
        bench.tell(FateParked{parked});
        const auto before = truth.fates().at(OpenSequence(12));
        ServerSnapshot snapshot;
        snapshot.keys.push_back({key, LaneState::Held, TransitionKind::Hold, std::nullopt, {}});
        snapshot.fates.push_back(
            {OpenSequence(12), first, FateClass::ConnectionLost, FateState::ParkedPrecedence, parked.targets, {other}});
        bench.tell(StateResumed{snapshot});
        QCOMPARE(truth.fates().at(OpenSequence(12)), before);
        QCOMPARE(truth.parkedCount(), std::size_t(1));
        QCOMPARE(truth.find(key)->laneTrack.since, heldSince);
        QCOMPARE(stageOf(truth.fates().at(OpenSequence(11)), truth), FateStage::Complete);
    }

    void connectionKnowsWhatItIsBoundTo()
    {
        Bench bench;
        const auto bound = [&] { return bench.world.truth().connections().at(first).boundCount; };
        bench.tell(ConnectionAccepted{first, NodeId(1), "127.0.0.1:9"});
        bench.tell(WaiterQueued{key, owner(1), first, {}});
        bench.tell(WaiterQueued{*Key::parse("b"), owner(2), first, {}});
        QCOMPARE(bound(), 2U);
        bench.tell(granted(key, 1, first, 7, bench.now() + 10s));
        QCOMPARE(bound(), 2U);
        bench.tell(ConnectionEnded{first, FateClass::ConnectionLost});
        bench.tell(FateOpened{{OpenSequence(12), first, FateClass::ConnectionLost, {*Key::parse("b"), key}}});
        QCOMPARE(bench.world.truth().connections().at(first).fate, std::optional(OpenSequence(12)));
        bench.tell(GrantOrphaned{key, Token(7), first, OpenSequence(12)});
        QCOMPARE(bound(), 1U);
        bench.tell(WaiterRemoved{*Key::parse("b"), owner(2), first, OpenSequence(12)});
        QCOMPARE(bound(), 0U);
        bench.tell(Expired{key, Token(7), Lsn(14)});
        QCOMPARE(bound(), 0U);
    }

    void resumeBeginsTheServerAnew()
    {
        Bench bench;
        bench.tell(granted(key, 1, first, 7, bench.now() + 10s));
        const auto since = bench.now();
        bench.tell(WaiterQueued{*Key::parse("gone"), owner(2), second, {}});
        ServerSnapshot snapshot;
        snapshot.keys.push_back({key,
                                 LaneState::Empty,
                                 std::nullopt,
                                 HolderSnapshot{Token(7), owner(1), first, bench.now() + 9s, false},
                                 {}});
        bench.tell(StateResumed{snapshot});
        QVERIFY(bench.touched().server);
        QVERIFY(!bench.world.truth().find(*Key::parse("gone")));
        QCOMPARE(bench.world.truth().waiterCount(), std::size_t(0));
        // A snapshot does not say since when; the same grant keeps what was known of it.
        QCOMPARE(bench.world.truth().find(key)->holder->since, since);
    }

    void indeterminateEndsWhenItsBoundPassed()
    {
        Bench bench;
        bench.tell(AcquireQueued{RequestId(1), key.text(), 5s, 10s});
        bench.tell(AcquireSent{RequestId(1), key.text(), owner(1), 5s, 10s});
        bench.tell(
            AcquireEnded{RequestId(1), key.text(), OutcomeIndeterminate{CloseReason::PeerClosed, bench.now() + 16s}});
        QCOMPARE(bench.belief(1).state, BeliefState::Indeterminate);
        QCOMPARE(bench.world.beliefs().indeterminateCount(), std::size_t(1));
        bench.tell(DeadlinePassed{RequestId(1), key.text(), RequestDeadline::ReclaimBy});
        QCOMPARE(bench.belief(1).state, BeliefState::Reclaimed);
        QCOMPARE(bench.world.beliefs().indeterminateCount(), std::size_t(0));
        QCOMPARE(bench.world.beliefs().liveCount(), std::size_t(0));
    }

    void releaseEndsTheAcquireThatGotTheToken()
    {
        Bench bench;
        bench.tell(AcquireSent{RequestId(1), key.text(), owner(1), 5s, 10s});
        bench.tell(AcquireEnded{RequestId(1), key.text(), OutcomeGranted{Token(7), bench.now(), bench.now()}});
        QCOMPARE(bench.belief(1).state, BeliefState::Granted);
        bench.tell(ReleaseQueued{RequestId(2), key.text(), Token(7)});
        bench.tell(ReleaseSent{RequestId(2), key.text(), Token(7)});
        bench.tell(ReleaseEnded{RequestId(2), key.text(), OutcomeReleased{}});
        QCOMPARE(bench.belief(1).state, BeliefState::Released);
        QCOMPARE(bench.belief(2).state, BeliefState::Released);
        QVERIFY(bench.world.beliefs().find(w1)->requests.empty());
    }

    void truthIsFoundByOwner()
    {
        Bench bench;
        bench.tell(AcquireSent{RequestId(1), key.text(), owner(1), 5s, 10s});
        QCOMPARE(bench.world.truthOf(bench.belief(1)).kind, TruthKind::NotVisible);
        bench.tell(TermBegan{Term(1), NodeId(1)});
        bench.tell(StateResumed{ServerSnapshot{}});
        QCOMPARE(bench.world.truthOf(bench.belief(1)).kind, TruthKind::Nothing);
        bench.tell(WaiterQueued{key, owner(9), second, {}});
        bench.tell(WaiterQueued{key, owner(1), first, {}});
        const auto waits = bench.world.truthOf(bench.belief(1));
        QCOMPARE(waits.kind, TruthKind::Waits);
        QCOMPARE(waits.place, std::size_t(2));
        bench.tell(granted(key, 1, first, 7, bench.now() + 10s));
        QCOMPARE(bench.world.truthOf(bench.belief(1)).kind, TruthKind::Holds);
        QCOMPARE(bench.world.beliefs().requestOf(owner(1)), std::optional(RequestRef{w1, RequestId(1)}));
    }

    void snapshotAndResumeGiveTheSameBelief()
    {
        Bench bench;
        bench.tell(ClientStarted{"w1", {"127.0.0.1:5225"}});
        bench.tell(AcquireSent{RequestId(1), key.text(), owner(1), 5s, 10s});
        bench.tell(AcquireEnded{RequestId(1), key.text(), OutcomeGranted{Token(7), bench.now(), bench.now()}});
        bench.tell(AcquireQueued{RequestId(2), key.text(), 5s, 10s});
        const auto before = *bench.world.beliefs().find(w1);
        bench.tell(ClientResumed{bench.world.beliefs().snapshot(w1)});
        QCOMPARE(*bench.world.beliefs().find(w1), before);
        QCOMPARE(bench.world.beliefs().liveCount(), std::size_t(2));
    }

    void stoppedClientLeavesItsRequestsToBeSeen()
    {
        Bench bench;
        bench.tell(AcquireSent{RequestId(1), key.text(), owner(1), 5s, 10s});
        bench.tell(AcquireEnded{RequestId(1), key.text(), OutcomeIndeterminate{CloseReason::Shutdown, {}}});
        bench.tell(ClientStopped{});
        QCOMPARE(bench.belief(1).state, BeliefState::Indeterminate);
        QCOMPARE(bench.world.beliefs().liveCount(), std::size_t(0));
        QCOMPARE(bench.world.beliefs().indeterminateCount(), std::size_t(0));
    }
};

QTEST_APPLESS_MAIN(TestWorld)
#include "tst_world.moc"
