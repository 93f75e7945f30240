// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/event_stream.h"
#include "tests/support/model_text.h"
#include "tests/ui/model_bench.h"
#include "ui/models/plain_text.h"
#include "ui/models/plot_lines.h"
#include "ui/models/roles.h"

#include <vector>

using namespace lockscope;
using namespace lockscope::ui;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

/// Everything that the console shows in its lists.
QStringList boardsOf(ModelBench &bench)
{
    return test::linesOf(bench.models.locks) + test::linesOf(bench.models.nodes) + test::linesOf(bench.models.fates)
        + test::linesOf(bench.models.events) + test::linesOf(bench.models.inspector);
}

} // namespace

/// If these fail, the console shows something else than the world, or a view that shows a model crashes.
class TestModels : public QObject
{
    Q_OBJECT

private slots:
    void surviveAnyStream_data()
    {
        QTest::addColumn<int>("batch");
        QTest::newRow("an event at a time") << 1;
        QTest::newRow("a few at a time") << 7;
        QTest::newRow("many at a time") << 300;
    }
    void surviveAnyStream()
    {
        QFETCH(int, batch);
        ModelBench bench({.events = 256, .chunk = 32});
        test::EventStream stream(static_cast<std::uint64_t>(batch));
        const std::vector<Selection> selections{
            key("solo0"), RequestRef{w1, RequestId(3)}, w1, NodeId(1), first, OpenSequence(2), EventNumber(40)};
        for (int round = 0; round < 300 / batch + 20; ++round) {
            for (int i = 0; i < batch; ++i) {
                auto next = stream.next();
                bench.models.cursor.append(std::move(next));
            }
            bench.models.inspector.setSelection(selections[static_cast<std::size_t>(round) % selections.size()]);
            bench.show();
            bench.pass(20ms);
        }
        const auto &world = bench.models.cursor.world();
        for (const auto &[name, lock] : world.truth().keys()) {
            const auto index = bench.models.locks.indexOf(name);
            QVERIFY(index.isValid());
            QCOMPARE(index.data(SelectionRole).value<Selection>(), Selection(name));
        }
        QCOMPARE(bench.models.events.rowCount(), static_cast<int>(bench.models.cursor.history().size()));
        QCOMPARE(bench.models.fates.rowCount(), static_cast<int>(world.truth().fates().size()));
    }

    /// A stream is shown as it comes; what was kept of it is shown again to models that never saw it, in other pieces.
    void l31_aReplayedStreamShowsTheSameBoards()
    {
        constexpr int eventCount = 350;
        constexpr int pieceSize = 7;
        ModelBench live;
        ModelBench replayed;
        test::EventStream stream(31);
        for (int event = 0; event < eventCount; ++event) {
            live.models.cursor.append(stream.next());
            live.show();
            if (event % pieceSize != pieceSize - 1)
                continue;
            const auto end = live.models.cursor.history().end().value();
            for (auto number = end - pieceSize; number < end; ++number) {
                const auto *entry = live.models.cursor.history().find(EventNumber(number));
                QVERIFY(entry != nullptr);
                replayed.models.cursor.append({entry->at, entry->origin, entry->event, entry->rule});
            }
            replayed.show();
            QCOMPARE(boardsOf(replayed), boardsOf(live));
        }
        QVERIFY(live.models.fates.rowCount() > 0 && live.models.locks.rowCount() > 0);
    }

    void showNothingWhereNothingIs()
    {
        ModelBench bench;
        bench.show();
        QCOMPARE(bench.models.locks.rowCount(), 0);
        QCOMPARE(bench.models.events.rowCount(), 0);
        QCOMPARE(test::linesOf(bench.models.nodes), (QStringList{u"Server | not visible"_s, u"Clients | none"_s}));
        QCOMPARE(bench.models.status.values().server, u"no server"_s);
    }

    /// If this fails, views draw rows in which nothing changed.
    void onlyWhatChangedIsTold()
    {
        ModelBench bench;
        for (const std::uint32_t number : {1U, 2U, 3U})
            bench.tell(ClientId(number), ClientEvent(ClientStarted{"w", {}}));
        for (const auto *name : {"a/1", "a/2", "b/1"})
            bench.tell(LaneHeld{key(name)});
        bench.show();
        QSignalSpy nodes(&bench.models.nodes, &QAbstractItemModel::dataChanged);
        QSignalSpy locks(&bench.models.locks, &QAbstractItemModel::dataChanged);
        bench.tell(ClientId(2), ClientEvent(LeaderHinted{}));
        bench.tell(LaneDrained{key("a/2")});
        bench.show();
        QCOMPARE(nodes.count(), 1);
        QCOMPARE(nodes[0][0].toModelIndex(), bench.models.nodes.indexOf(ClientId(2)));
        QCOMPARE(nodes[0][1].toModelIndex().row(), nodes[0][0].toModelIndex().row());
        QCOMPARE(locks.count(), 1);
        QCOMPARE(locks[0][0].toModelIndex(), bench.models.locks.indexOf(key("a/2")));
        QCOMPARE(locks[0][1].toModelIndex().row(), 1);
        bench.pass(1s);
        QCOMPARE(nodes.count() + locks.count(), 2);
    }

    void inspectorSetsBeliefBesideTruth()
    {
        ModelBench bench;
        bench.tell(ClientStarted{"w1", {"127.0.0.1:5225"}});
        bench.tell(StateResumed{ServerSnapshot{}});
        bench.tell(AcquireSent{RequestId(41), "orders/17", owner(1), 5s, 10s});
        bench.tell(Granted{key("orders/17"), owner(1), Token(88), first, bench.now() + 10s, Lsn(1)});
        bench.tell(
            AcquireEnded{RequestId(41), "orders/17", OutcomeIndeterminate{CloseReason::PeerClosed, bench.now() + 16s}});
        bench.models.inspector.setSelection(RequestRef{w1, RequestId(41)});
        bench.show();
        QCOMPARE(bench.models.inspector.title(), u"Acquire 41 of w1"_s);
        QVERIFY(bench.models.inspector.hasTwoSides());
        QCOMPARE(bench.models.inspector.difference(),
                 u"The client does not know it, but the server granted this lock."_s);
        const auto lines = test::linesOf(bench.models.inspector);
        QVERIFY2(lines.contains(u"state | indeterminate | held"_s), qPrintable(lines.join(u'\n')));
        QVERIFY2(lines.contains(u"token |  | 88"_s), qPrintable(lines.join(u'\n')));
        // The same doubt stands in the lock's row.
        const auto state = bench.models.locks.indexOf(key("orders/17")).siblingAtColumn(LockModel::StateColumn);
        QCOMPARE(state.data(StateRole).toInt(), static_cast<int>(ShownState::Indeterminate));
        QCOMPARE(bench.models.status.values().indeterminate, 1);
    }

    void truthIsNotVisibleWithoutAServer()
    {
        ModelBench bench;
        bench.tell(AcquireSent{RequestId(41), "orders/17", owner(1), 5s, 10s});
        bench.models.inspector.setSelection(RequestRef{w1, RequestId(41)});
        bench.show();
        QVERIFY(test::linesOf(bench.models.inspector).contains(u"state | sent | not visible"_s));
        QCOMPARE(bench.models.inspector.difference(), QString());
    }

    void clientsShowTheirLiveRequests()
    {
        ModelBench bench;
        bench.tell(ClientStarted{"w1", {"127.0.0.1:5225"}});
        bench.tell(ConnectionChanged{ClientConnectionState::Closed, "127.0.0.1:5225", CloseReason::PeerClosed, 2s});
        bench.tell(AcquireQueued{RequestId(1), "a", 5s, 10s});
        bench.tell(AcquireEnded{RequestId(2), "b", OutcomeTimedOut{}});
        bench.show();
        bench.pass(500ms);
        QCOMPARE(test::linesOf(bench.models.nodes),
                 (QStringList{
                     u"Server | not visible"_s,
                     u"Clients | 1"_s,
                     u"  w1 | closed | 127.0.0.1:5225 | the other side closed; tries again in 1.5 s"_s,
                     u"    acquire 1 | queued | a | 4.5 s"_s,
                 }));
        const auto detail =
            bench.models.nodes.indexOf(RequestRef{w1, RequestId(1)}).siblingAtColumn(NodeModel::DetailColumn);
        QCOMPARE(detail.data(FullTextRole).toString(), u"gives up in 4.5 s"_s);
        QCOMPARE(detail.data(Qt::AccessibleTextRole).toString(), u"gives up in 4.5 s"_s);
    }

    void fatesSayWhatTheyWaitFor()
    {
        ModelBench bench;
        const FateIntent intent{OpenSequence(12), first, FateClass::ConnectionLost, {key("a"), key("b")}};
        bench.tell(FateOpened{intent});
        bench.tell(FateFolded{OpenSequence(12), key("a"), Lsn(13)});
        bench.tell(FateRefused{OpenSequence(12), key("b"), TransitionKind::HandOff});
        bench.tell(FateParked{intent});
        bench.show();
        QCOMPARE(test::linesOf(bench.models.fates),
                 QStringList{u"12 | parked | a \u2713, b | b (lane: hand-off) | 1.1 | connection lost | 0 ms ago"_s});
        QCOMPARE(bench.models.status.values().parked, 1);
    }

    /// A park changes the fate's row with the next look at the world; time alone changes its age and nothing else.
    void l33_aParkedFateMovesByASignal()
    {
        ModelBench bench;
        const FateIntent intent{OpenSequence(12), first, FateClass::ConnectionLost, {key("a")}};
        bench.tell(FateOpened{intent});
        bench.show();
        QSignalSpy changed(&bench.models.fates, &QAbstractItemModel::dataChanged);
        bench.tell(FateRefused{OpenSequence(12), key("a"), TransitionKind::Hold});
        bench.tell(FateParked{intent});
        QCOMPARE(changed.count(), 0);
        bench.show();
        QCOMPARE(changed.count(), 1);
        QCOMPARE(bench.models.fates.index(0, FateModel::StateColumn).data().toString(), u"parked"_s);
        const auto before = test::linesOf(bench.models.fates);
        changed.clear();
        bench.pass(24h);
        for (const auto &signal : changed)
            QCOMPARE(signal[0].toModelIndex().column(), static_cast<int>(FateModel::SinceColumn));
        QCOMPARE(test::linesOf(bench.models.fates)[0].section(u" | "_s, 0, -2), before[0].section(u" | "_s, 0, -2));
    }

    /// If this fails, a fate that nobody may fold just now looks stuck without a cause (L30).
    void fatesWaitForTheLeader()
    {
        ModelBench bench;
        const FateIntent intent{OpenSequence(12), first, FateClass::LeadershipLost, {key("a")}};
        bench.tell(ServerStarted{StartNumber(1), Lsn(1), 0, 0});
        bench.tell(TermBegan{Term(1), NodeId(1)});
        bench.tell(FateOpened{intent});
        bench.show();
        bench.tell(TermBegan{Term(1), std::nullopt});
        bench.show();
        const auto state = [&] { return bench.models.fates.index(0, FateModel::StateColumn).data().toString(); };
        QCOMPARE(state(), u"open, waits for the leader"_s);
        bench.tell(TermBegan{Term(2), NodeId(2)});
        bench.show();
        QCOMPARE(state(), u"open"_s);
    }

    void refusedCommandsSayWhy()
    {
        ModelBench bench;
        bench.tell(UserOrigin{}, CommandRefused{HandOverCommand{NodeId(2)}, CommandRefusal::NodeIsDown});
        bench.show();
        const auto lines = test::linesOf(bench.models.events);
        QVERIFY2(lines.last().contains(u"refused |  | let node 2 lead: the node is down"_s), qPrintable(lines.last()));
    }

    void eventsKeepTheirNumbersWhenTheOldestGo()
    {
        ModelBench bench({.events = 64, .chunk = 16});
        for (int i = 0; i < 200; ++i) {
            bench.tell(ServerStopping{});
            bench.show();
        }
        const auto &events = bench.models.events;
        const auto last = events.index(events.rowCount() - 1, EventModel::NumberColumn);
        QCOMPARE(last.data().toString(), u"200"_s);
        QVERIFY(events.rowCount() <= 64);
        QVERIFY(!events.indexOf(EventNumber(1)).isValid());
        QCOMPARE(bench.models.status.values().summarised, 200 - events.rowCount());
    }

    void eventsComeInOneInsertForEachBatch()
    {
        ModelBench bench;
        QSignalSpy inserts(&bench.models.events, &QAbstractItemModel::rowsInserted);
        for (int i = 0; i < 500; ++i)
            bench.tell(ServerStopping{});
        bench.show();
        bench.show();
        QCOMPARE(inserts.count(), 1);
    }

    void textFromOutsideIsPlain_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("shown");
        QTest::newRow("plain") << QByteArray("orders/17") << u"orders/17"_s;
        QTest::newRow("control") << QByteArray("a\nb\x1b[2J") << u"a\u240Ab\u241B[2J"_s;
        QTest::newRow("delete") << QByteArray("\x7f") << u"\u2421"_s;
        QTest::newRow("turned direction") << QByteArray("a\xe2\x80\xae"
                                                        "b")
                                          << u"a<U+202E>b"_s;
        QTest::newRow("not UTF-8") << QByteArray("a\xff") << u"a\uFFFD"_s;
        QTest::newRow("markup") << QByteArray("<b>x</b>") << u"<b>x</b>"_s;
    }
    void textFromOutsideIsPlain()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, shown);
        QCOMPARE(plain(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size()))), shown);
    }

    void longTextIsElidedAndWholeOnDemand()
    {
        ModelBench bench;
        const std::string name(Key::sizeMax, 'x');
        bench.tell(LaneHeld{*Key::parse(name)});
        bench.show();
        const auto index = bench.models.locks.index(0, 0);
        QCOMPARE(index.data().toString().size(), cellTextMax);
        QCOMPARE(index.data(FullTextRole).toString(), QString::fromStdString(name));
    }

    /// If this fails, a countdown in the inspector stands still or has no bar.
    void inspectorCountsDown()
    {
        ModelBench bench;
        bench.tell(ClientStarted{"w1", {"127.0.0.1:5225"}});
        bench.tell(AcquireSent{RequestId(41), "orders/17", owner(1), 5s, 10s});
        bench.tell(
            AcquireEnded{RequestId(41), "orders/17", OutcomeIndeterminate{CloseReason::PeerClosed, bench.now() + 16s}});
        bench.models.inspector.setSelection(RequestRef{w1, RequestId(41)});
        bench.show();
        bench.pass(4s);
        const auto lines = test::linesOf(bench.models.inspector);
        const auto row = lines.indexOf(u"over at the latest in | 12.0 s"_s);
        QVERIFY2(row >= 0, qPrintable(lines.join(u'\n')));
        const auto cell = bench.models.inspector.index(static_cast<int>(row), InspectorModel::BeliefColumn);
        QCOMPARE(cell.data(SpanEndRole).toLongLong() - cell.data(SpanNowRole).toLongLong(), 12'000'000);
        QCOMPARE(cell.data(SpanEndRole).toLongLong() - cell.data(SpanStartRole).toLongLong(), 16'000'000);
    }

    void measuredTimesReadWell()
    {
        QCOMPARE(measuredText(84us), u"84 \u00B5s"_s);
        QCOMPARE(measuredText(3'400us), u"3.4 ms"_s);
        QCOMPARE(measuredText(2'500ms), u"2.5 s"_s);
    }

    /// If this fails, a German reads 1.234 as more than a thousand.
    void numbersFollowTheLanguage()
    {
        const QLocale before;
        const auto restore = qScopeGuard([&before] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(textOf(Duration(9'240'000)), u"9,2 s"_s);
        QCOMPARE(measuredText(3'400us), u"3,4 ms"_s);
        QVERIFY(textOf(WallTime(1'500ms)).endsWith(u":01,500"_s));
        const PlotLine line{.kind = picture::MeasureKind::Samples, .unit = u"ms"_s, .points = {}};
        QVERIFY(textOf(line, PlotPoint{.value = 1.25, .least = 1.25, .most = 1.25, .count = 1}).contains(u"1,25 ms"_s));
        // What machines read keeps its point, whatever a person speaks.
        QCOMPARE(textOf(ConnectionId{StartNumber(2), 17}), u"2.17"_s);
    }

    void spansReadWell_data()
    {
        QTest::addColumn<qint64>("microseconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << qint64(-5) << u"0 ms"_s;
        QTest::newRow("milliseconds") << qint64(850'000) << u"850 ms"_s;
        QTest::newRow("seconds") << qint64(9'240'000) << u"9.2 s"_s;
        QTest::newRow("minutes") << qint64(245'000'000) << u"4 min 05 s"_s;
        QTest::newRow("hours") << qint64(7'800'000'000) << u"2 h 10 min"_s;
    }
    void spansReadWell()
    {
        QFETCH(qint64, microseconds);
        QFETCH(QString, text);
        QCOMPARE(textOf(Duration(microseconds)), text);
    }
};

QTEST_GUILESS_MAIN(TestModels)
#include "tst_models.moc"
