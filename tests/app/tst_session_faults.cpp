// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "core/query/event_kind.h"
#include "tests/app/session_bench.h"

#include <algorithm>

using namespace lockscope;
using namespace lockscope::app;
using namespace lockscope::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// The numbers of the events of this kind.
std::vector<EventNumber> eventsOf(Session &session, std::string_view kind)
{
    std::vector<EventNumber> numbers;
    const auto &history = session.models().cursor.history();
    for (auto number = history.first(); number < history.end(); number = EventNumber(number.value() + 1)) {
        if (query::kindOf(history.find(number)->event) == kind)
            numbers.push_back(number);
    }
    return numbers;
}

const auto &faultsOf(const Session &session)
{
    return session.world().faults();
}

} // namespace

/// If these fail, a person cannot break what is to be watched, or cannot mend it again.
class TestSessionFaults : public QObject
{
    Q_OBJECT

private slots:
    void replyIsLostOnceTheRequestIsSent()
    {
        SessionBench bench;
        QVERIFY(bench.start());
        auto &session = bench.session();
        const auto client = session.addClient();
        session.perform(
            ArmFaultCommand{FaultId(), "kind is AcquireSent and key == \"a\"", FaultyLink{client, DropFault{}}});
        const auto other = session.acquire(client, {RequestId(), "b", 5, 60});
        QTRY_VERIFY_WITH_TIMEOUT(bench.isGranted(client, other), patience);
        QCOMPARE(faultsOf(session).armed().size(), std::size_t(1));
        session.acquire(client, {RequestId(), "a", 5, 60});
        // The server granted it, and its client still waits.
        QTRY_COMPARE_WITH_TIMEOUT(session.world().truth().heldCount(), std::size_t(2), patience);
        QTRY_COMPARE_WITH_TIMEOUT(eventsOf(session, "FaultEnded").size(), std::size_t(1), patience);
        QVERIFY(faultsOf(session).armed().empty());
        QVERIFY(faultsOf(session).standing().empty());
        const auto *belief = session.world().beliefs().find(RequestRef{client, RequestId(2)});
        QVERIFY(belief != nullptr && belief->state == BeliefState::Sent);
        // In the order of what happened.
        QVERIFY(eventsOf(session, "FaultFired").front() < eventsOf(session, "FaultBegan").front());
        QVERIFY(eventsOf(session, "FaultBegan").front() < eventsOf(session, "FaultEnded").front());
    }

    void serversEventSpringsAFaultOfTheServer()
    {
        SessionBench bench;
        QVERIFY(bench.start());
        auto &session = bench.session();
        const auto client = session.addClient();
        session.perform(ArmFaultCommand{
            FaultId(), "kind is Granted", ServerCommand(HoldLaneCommand{.key = "other", .throughStop = false})});
        const auto request = session.acquire(client, {RequestId(), "a", 5, 60});
        QTRY_VERIFY_WITH_TIMEOUT(bench.isGranted(client, request), patience);
        QTRY_COMPARE_WITH_TIMEOUT(faultsOf(session).standing().size(), std::size_t(1), patience);
        QVERIFY(std::holds_alternative<HeldLane>(faultsOf(session).standing().front().what));
    }

    void armedFaultStrikesOnce()
    {
        SessionBench bench;
        QVERIFY(bench.start());
        auto &session = bench.session();
        const auto client = session.addClient();
        session.perform(ArmFaultCommand{FaultId(), "kind is AcquireSent", FaultyLink{client, CutFault{}}});
        session.acquire(client, {RequestId(), "a", 5, 60});
        QTRY_COMPARE_WITH_TIMEOUT(session.world().beliefs().indeterminateCount(), std::size_t(1), patience);
        const auto second = session.acquire(client, {RequestId(), "b", 5, 60});
        QTRY_VERIFY_WITH_TIMEOUT(bench.isGranted(client, second), patience);
        QCOMPARE(eventsOf(session, "FaultFired").size(), std::size_t(1));
    }

    void oneFaultIsTakenAway()
    {
        SessionBench bench;
        QVERIFY(bench.start());
        auto &session = bench.session();
        const auto client = session.addClient();
        session.perform(BeginFaultCommand{FaultId(), {client, DelayFault{FaultWay::Both, 5ms}}});
        session.perform(ArmFaultCommand{FaultId(), "kind is Granted", FaultyLink{client, CutFault{}}});
        QTRY_COMPARE_WITH_TIMEOUT(faultsOf(session).standing().size(), std::size_t(1), patience);
        QTRY_COMPARE_WITH_TIMEOUT(faultsOf(session).armed().size(), std::size_t(1), patience);
        session.perform(EndFaultCommand{*faultsOf(session).standing().front().id});
        QTRY_VERIFY_WITH_TIMEOUT(faultsOf(session).standing().empty(), patience);
        session.perform(EndFaultCommand{faultsOf(session).armed().begin()->first});
        QTRY_VERIFY_WITH_TIMEOUT(faultsOf(session).armed().empty(), patience);
    }

    /// If this fails, a session that was broken on purpose stays so, and nobody remembers how.
    void everythingIsMendedAtOnce()
    {
        SessionBench bench({.nodes = 2});
        QVERIFY(bench.start());
        auto &session = bench.session();
        const auto client = session.addClient();
        session.perform(BeginFaultCommand{FaultId(), {client, DelayFault{FaultWay::Both, 5ms}}});
        session.perform(ArmFaultCommand{FaultId(), "kind is Expired", FaultyLink{client, CutFault{}}});
        session.perform(HoldLaneCommand{.key = "a", .throughStop = false});
        session.perform(CrashNodeCommand{NodeId(2)});
        session.perform(DiskFaultCommand{DiskFault::Slow, 5ms});
        QTRY_COMPARE_WITH_TIMEOUT(faultsOf(session).standing().size(), std::size_t(4), patience);
        session.perform(EndAllFaultsCommand{});
        QTRY_VERIFY_WITH_TIMEOUT(faultsOf(session).standing().empty(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(faultsOf(session).armed().empty(), patience);
        QVERIFY(eventsOf(session, "CommandRefused").empty());
    }

    void failedDiskIsMendedByANewStart()
    {
        SessionBench bench;
        QVERIFY(bench.start());
        auto &session = bench.session();
        const auto client = session.addClient();
        session.perform(DiskFaultCommand{DiskFault::FsyncError, {}});
        session.acquire(client, {RequestId(), "a", 5, 60});
        QTRY_VERIFY_WITH_TIMEOUT(session.world().truth().journal().fatal.has_value(), patience);
        QSignalSpy started(&session, &Session::serverStarted);
        session.perform(EndAllFaultsCommand{});
        QVERIFY(started.count() > 0 || started.wait(patience));
        QTRY_COMPARE_WITH_TIMEOUT(session.world().truth().phase(), ServerPhase::Running, patience);
        QTRY_VERIFY_WITH_TIMEOUT(faultsOf(session).standing().empty(), patience);
        QVERIFY(!session.world().truth().journal().fatal);
    }

    /// If this fails, closing the console while faults wait for events of the server crashes it.
    void endsWhileFaultsWait()
    {
        for (int round = 0; round < 5; ++round) {
            SessionBench bench;
            QVERIFY(bench.start());
            auto &session = bench.session();
            const auto client = session.addClient();
            for (int i = 0; i < 50; ++i) {
                session.perform(ArmFaultCommand{FaultId(), "kind is ConnectionEnded", FaultyLink{client, CutFault{}}});
                session.perform(ArmFaultCommand{
                    FaultId(), "kind is ServerStopping", ServerCommand(DiskFaultCommand{DiskFault::Slow, {}})});
            }
            session.acquire(client, {RequestId(), "a", 5, 60});
        }
    }

    void filterLooksThroughOldEventsInAThread()
    {
        SessionBench bench;
        QVERIFY(bench.start());
        auto &session = bench.session();
        const auto client = session.addClient();
        const auto request = session.acquire(client, {RequestId(), "orders/1", 5, 60});
        QTRY_VERIFY_WITH_TIMEOUT(bench.isGranted(client, request), patience);
        auto &models = session.models();
        models.filter.use(u"kind is Granted"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!models.events.counts().isLooking, patience);
        QCOMPARE(models.events.rowCount(), 1);
        models.filter.use(u"kind is Granted or kind is AcquireSent"_s);
        models.filter.use(u"kind is AcquireSent"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!models.events.counts().isLooking, patience);
        QCOMPARE(models.events.rowCount(), 1);
        QVERIFY(models.events.counts().kept > 1);
    }
};

QTEST_GUILESS_MAIN(TestSessionFaults)
#include "tst_session_faults.moc"
