// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "tests/support/event_stream.h"
#include "tests/support/model_text.h"
#include "tests/ui/model_bench.h"
#include "ui/models/moment_text.h"
#include "ui/models/plain_text.h"
#include "ui/models/roles.h"

#include <algorithm>
#include <vector>

using namespace lockscope;
using namespace lockscope::ui;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

/// What the lists of one moment show: the events show all moments.
QStringList boardsOf(ModelBench &bench)
{
    return test::linesOf(bench.models.locks) + test::linesOf(bench.models.nodes) + test::linesOf(bench.models.fates)
        + test::linesOf(bench.models.inspector);
}

QStringList countsOf(const ModelBench &bench)
{
    const auto &values = bench.models.status.values();
    return {QString::number(values.held),
            QString::number(values.waiting),
            QString::number(values.indeterminate),
            QString::number(values.parked),
            QString::number(values.clients),
            values.server};
}

void pour(ModelBench &bench, test::EventStream &stream, int count)
{
    for (int i = 0; i < count; ++i)
        bench.models.cursor.append(stream.next());
    bench.show();
}

/// As Session does: what a model left is shown at last.
void settle(ModelBench &bench)
{
    while (bench.models.cursor.hasRest())
        bench.models.cursor.publish();
}

EventTime timeOfRow(const ModelBench &bench, std::uint64_t number)
{
    return static_cast<EventTime>(bench.models.events.indexOf(EventNumber(number)).data(EventTimeRole).toInt());
}

} // namespace

/// If these fail, the console shows something at a past moment that was never there, or two moments at once.
class TestCursor : public QObject
{
    Q_OBJECT

private slots:
    /// Wherever the cursor comes from, the boards are those that a console would have shown at that moment.
    void everyWayLeadsToTheSameBoards_data()
    {
        QTest::addColumn<QList<int>>("steps");
        QTest::newRow("one back at a time") << QList<int>(200, -1);
        QTest::newRow("one on at a time") << QList<int>{-200} + QList<int>(150, 1);
        QTest::newRow("to and fro") << QList<int>{-3, 1, -60, 59, -64, 64, -65, 65, -7, 2, -100, 33};
        QTest::newRow("far jumps") << QList<int>{-390, 300, -250, 320, -1000, 1000};
    }
    void everyWayLeadsToTheSameBoards()
    {
        QFETCH(QList<int>, steps);
        ModelBench bench({.events = 4'096, .chunk = 32});
        test::EventStream stream(5);
        pour(bench, stream, 400);
        auto &cursor = bench.models.cursor;
        bench.models.inspector.setSelection(RequestRef{w1, RequestId(3)});
        for (const int step : steps) {
            const auto wanted = static_cast<std::int64_t>(cursor.position().value()) + step;
            cursor.goTo(EventNumber(static_cast<std::uint64_t>(std::max<std::int64_t>(wanted, 0))));
            settle(bench);
            QVERIFY(cursor.world() == *travel(*cursor.history().routeTo(cursor.position())).world);

            ModelBench fresh({.events = 4'096, .chunk = 32});
            fresh.models.inspector.setSelection(RequestRef{w1, RequestId(3)});
            for (std::uint64_t number = 1; number <= cursor.position().value(); ++number) {
                const auto *entry = cursor.history().find(EventNumber(number));
                fresh.models.cursor.append({entry->at, entry->origin, entry->event, entry->rule});
            }
            fresh.models.cursor.publish();
            settle(fresh);
            fresh.models.cursor.passTime(cursor.now());
            QCOMPARE(boardsOf(bench), boardsOf(fresh));
            QCOMPARE(countsOf(bench), countsOf(fresh));
        }
    }

    /// If this fails, what is looked at moves under the eye, or the list of events forgets what came meanwhile.
    void pastStandsStillWhileTheHistoryGoesOn()
    {
        ModelBench bench;
        test::EventStream stream(6);
        pour(bench, stream, 120);
        auto &cursor = bench.models.cursor;
        cursor.goTo(EventNumber(100));
        const auto boards = boardsOf(bench);
        const auto counts = countsOf(bench);
        QSignalSpy changed(&cursor, &Cursor::worldChanged);
        pour(bench, stream, 300);
        bench.pass(10s);
        QCOMPARE(changed.count(), 0);
        QCOMPARE(cursor.position(), EventNumber(100));
        QCOMPARE(boardsOf(bench), boards);
        QCOMPARE(countsOf(bench), counts);
        QCOMPARE(bench.models.events.rowCount(), 420);
        cursor.goLive();
        QVERIFY(cursor.isLive());
        QVERIFY(cursor.world() == cursor.history().live());
        QCOMPARE(cursor.position(), EventNumber(420));
    }

    void freezingChangesNothingButThatItStands()
    {
        ModelBench bench;
        test::EventStream stream(7);
        pour(bench, stream, 50);
        auto &cursor = bench.models.cursor;
        QSignalSpy changed(&cursor, &Cursor::worldChanged);
        QSignalSpy replaced(&cursor, &Cursor::worldReplaced);
        QSignalSpy moved(&cursor, &Cursor::moved);
        cursor.freeze();
        QVERIFY(!cursor.isLive());
        QCOMPARE(cursor.position(), EventNumber(50));
        QCOMPARE(changed.count() + replaced.count(), 0);
        QCOMPARE(moved.count(), 1);
        cursor.freeze();
        QCOMPARE(moved.count(), 1);
    }

    /// If this fails, the list of events is drawn anew as a whole, and what is open or chosen is lost, with each step.
    void nearStepsTellOnlyWhatTheyChange()
    {
        ModelBench bench;
        for (const auto *name : {"a/1", "a/2", "b/1"})
            bench.tell(LaneHeld{key(name)});
        bench.tell(LaneDrained{key("a/2")});
        bench.show();
        auto &cursor = bench.models.cursor;
        QSignalSpy changed(&cursor, &Cursor::worldChanged);
        QSignalSpy replaced(&cursor, &Cursor::worldReplaced);
        cursor.goTo(EventNumber(3));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(replaced.count(), 0);
        const auto touched = changed[0][0].value<Touched>();
        QCOMPARE(touched.keys, std::unordered_set<Key>{key("a/2")});
        QVERIFY(!touched.server && touched.clients.empty());
    }

    /// If this fails, a lease in the past runs out while a person looks at it.
    void countdownsStandInThePast()
    {
        ModelBench bench;
        bench.tell(Granted{key("a"), owner(1), Token(1), first, bench.now() + 10s, Lsn(1)});
        bench.show();
        bench.models.cursor.freeze();
        bench.pass(4s);
        const auto lease = bench.models.locks.indexOf(key("a")).siblingAtColumn(LockModel::LeaseColumn);
        QCOMPARE(lease.data().toString(), u"10.0 s"_s);
        QCOMPARE(momentText(bench.models.cursor).behind, u"0 event(s) and 4.0 s behind"_s);
        bench.models.cursor.goLive();
        QCOMPARE(bench.models.locks.indexOf(key("a")).siblingAtColumn(LockModel::LeaseColumn).data().toString(),
                 u"6.0 s"_s);
    }

    /// If this fails, a command means something that was there at the moment that is shown, but is no more.
    void presentIsKnownInThePast()
    {
        ModelBench bench;
        bench.tell(LaneHeld{key("a")});
        bench.tell(LaneDrained{key("a")});
        bench.show();
        auto &cursor = bench.models.cursor;
        cursor.goTo(EventNumber(1));
        QCOMPARE(cursor.world().truth().find(key("a"))->lane, LaneState::Held);
        QCOMPARE(cursor.present().truth().find(key("a"))->lane, LaneState::Empty);
        bench.tell(LaneHeld{key("b")});
        QSignalSpy grew(&cursor, &Cursor::historyGrew);
        bench.show();
        QCOMPARE(grew.count(), 1);
        QVERIFY(grew[0][0].value<Touched>().keys.contains(key("b")));
        QVERIFY(cursor.present().truth().find(key("b")) != nullptr);
        QVERIFY(cursor.world().truth().find(key("b")) == nullptr);
    }

    void eventsSayWhatIsLater()
    {
        ModelBench bench;
        test::EventStream stream(8);
        pour(bench, stream, 30);
        const auto &events = bench.models.events;
        QVERIFY(!events.index(0, 0).data(EventTimeRole).isValid());
        bench.models.cursor.goTo(EventNumber(20));
        QSignalSpy changed(&events, &QAbstractItemModel::dataChanged);
        bench.models.cursor.goTo(EventNumber(10));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed[0][0].toModelIndex().row(), 9);
        QCOMPARE(changed[0][1].toModelIndex().row(), 19);
        QCOMPARE(timeOfRow(bench, 9), EventTime::Before);
        QCOMPARE(timeOfRow(bench, 10), EventTime::Here);
        QCOMPARE(timeOfRow(bench, 11), EventTime::Later);
    }

    /// If this fails, the console falls over when the oldest events go while somebody looks at them.
    void placeOutlivesItsEvents()
    {
        ModelBench bench({.events = 64, .chunk = 16});
        test::EventStream stream(9);
        pour(bench, stream, 40);
        auto &cursor = bench.models.cursor;
        cursor.goTo(EventNumber(5));
        const auto boards = boardsOf(bench);
        pour(bench, stream, 500);
        QCOMPARE(boardsOf(bench), boards);
        QCOMPARE(cursor.position(), EventNumber(5));
        cursor.goTo(EventNumber(6));
        QCOMPARE(cursor.position(), cursor.history().first());
        QVERIFY(cursor.world() == *travel(*cursor.history().routeTo(cursor.position())).world);
        cursor.goTo(EventNumber(1'000'000));
        QCOMPARE(cursor.position(), EventNumber(540));
        QVERIFY(!cursor.isLive());
    }

    void emptyHistoryCanBeFrozen()
    {
        ModelBench bench;
        auto &cursor = bench.models.cursor;
        cursor.freeze();
        QVERIFY(!cursor.isLive());
        QCOMPARE(cursor.position(), EventNumber(0));
        QVERIFY(!bench.models.steps.nextEvent(StepWay::Back));
        QVERIFY(!bench.models.steps.nextEvent(StepWay::On));
        bench.tell(LaneHeld{key("a")});
        bench.show();
        QCOMPARE(bench.models.locks.rowCount(), 0);
        QCOMPARE(bench.models.steps.nextEvent(StepWay::On), std::optional(EventNumber(1)));
        cursor.goLive();
        QCOMPARE(bench.models.locks.rowCount(), 1);
    }

    void stepsFollowTheSelection_data()
    {
        QTest::addColumn<Selection>("selection");
        QTest::addColumn<QList<int>>("numbers");
        // The story of stepsFollowTheSelection(), by its numbers.
        QTest::newRow("request") << Selection(RequestRef{w1, RequestId(1)}) << QList<int>{2, 3, 5, 7, 8};
        QTest::newRow("another client's") << Selection(RequestRef{ClientId(2), RequestId(1)}) << QList<int>{4};
        QTest::newRow("key") << Selection(key("a")) << QList<int>{2, 3, 5, 7, 8, 9};
        QTest::newRow("client") << Selection(w1) << QList<int>{1, 2, 3, 7};
        QTest::newRow("connection") << Selection(first) << QList<int>{5, 9};
        QTest::newRow("fate") << Selection(OpenSequence(12)) << QList<int>{9};
        QTest::newRow("node") << Selection(NodeId(2)) << QList<int>{6};
        QTest::newRow("event") << Selection(EventNumber(3)) << QList<int>{};
        QTest::newRow("nothing") << Selection(NoSelection{}) << QList<int>{};
    }
    void stepsFollowTheSelection()
    {
        QFETCH(Selection, selection);
        QFETCH(QList<int>, numbers);
        ModelBench bench;
        bench.tell(ClientStarted{"w1", {}});
        bench.tell(AcquireQueued{RequestId(1), "a", 5s, 10s});
        bench.tell(AcquireSent{RequestId(1), "a", owner(1), 5s, 10s});
        bench.tell(ClientId(2), ClientEvent(AcquireQueued{RequestId(1), "b", 5s, 10s}));
        bench.tell(Granted{key("a"), owner(1), Token(88), first, bench.now() + 10s, Lsn(1)});
        bench.tell(NodeRoleChanged{NodeId(2), NodeRole::Follower});
        bench.tell(AcquireEnded{RequestId(1), "a", OutcomeGranted{Token(88), bench.now() + 9s, bench.now() + 11s}});
        bench.tell(Expired{key("a"), Token(88), Lsn(2)});
        bench.tell(FateOpened{{OpenSequence(12), first, FateClass::ConnectionLost, {key("a")}}});
        bench.show();
        bench.models.inspector.setSelection(selection);
        const auto walk = [&bench](StepWay way) {
            QList<int> met;
            while (const auto next = bench.models.steps.nextOfSelected(way)) {
                met << static_cast<int>(next->value());
                bench.models.cursor.goTo(*next);
            }
            return met;
        };
        bench.models.cursor.goTo(EventNumber(1));
        auto onward = walk(StepWay::On);
        if (numbers.startsWith(1))
            onward.prepend(1);
        QCOMPARE(onward, numbers);
        bench.models.cursor.goLive();
        auto back = walk(StepWay::Back);
        std::reverse(back.begin(), back.end());
        if (numbers.endsWith(9))
            back.append(9);
        QCOMPARE(back, numbers);
    }

    void stepsFollowTheFindings()
    {
        ModelBench bench;
        test::EventStream stream(10);
        pour(bench, stream, 50);
        auto &steps = bench.models.steps;
        QSignalSpy changed(&steps, &TimeSteps::findingsChanged);
        steps.setFindings({EventNumber(40), EventNumber(10), EventNumber(40)});
        steps.setFindings({EventNumber(10), EventNumber(40)});
        QCOMPARE(changed.count(), 1);
        QCOMPARE(steps.nextFinding(StepWay::Back), std::optional(EventNumber(40)));
        QVERIFY(!steps.nextFinding(StepWay::On));
        bench.models.cursor.goTo(EventNumber(40));
        QCOMPARE(steps.nextFinding(StepWay::Back), std::optional(EventNumber(10)));
        bench.models.cursor.goTo(EventNumber(10));
        QVERIFY(!steps.nextFinding(StepWay::Back));
        QCOMPARE(steps.nextFinding(StepWay::On), std::optional(EventNumber(40)));
    }

    void momentsAreSaid()
    {
        ModelBench bench;
        test::EventStream stream(11);
        pour(bench, stream, 1'234);
        QCOMPARE(momentText(bench.models.cursor).mode, u"LIVE"_s);
        QCOMPARE(momentText(bench.models.cursor).behind, QString());
        bench.models.cursor.goTo(EventNumber(1'230));
        const auto text = momentText(bench.models.cursor);
        QCOMPARE(text.mode, u"PAST"_s);
        QCOMPARE(text.place, u"event 1,230 of 1,234"_s);
        QCOMPARE(text.time, textOf(bench.models.cursor.history().find(EventNumber(1'230))->at.wall));
        QVERIFY(text.behind.startsWith(u"4 event(s) and"_s));
    }
};

QTEST_MAIN(TestCursor)
#include "tst_cursor.moc"
