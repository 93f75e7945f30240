// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "core/query/evaluation.h"
#include "core/query/event_facts.h"
#include "core/query/parser.h"
#include "tests/support/event_stream.h"
#include "tests/ui/model_bench.h"
#include "ui/models/expression_text.h"
#include "ui/models/roles.h"
#include "ui/models/story_filter.h"

#include <set>

using namespace lockscope;
using namespace lockscope::ui;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

/// The numbers of the events that have a row.
QString numbersIn(const EventModel &events)
{
    QStringList numbers;
    for (int row = 0; row < events.rowCount(); ++row)
        numbers << events.index(row, EventModel::NumberColumn).data().toString();
    return numbers.join(u' ');
}

Granted granted(const char *name, std::uint64_t token)
{
    return {key(name), owner(1), Token(token), first, TimePoint(), Lsn(token)};
}

/// Until the filter has looked at everything.
void waitFor(const EventModel &events)
{
    QTRY_VERIFY(!events.counts().isLooking);
}

bool lets(const QString &text, const Entry &entry)
{
    const auto expression = query::parse(text.toStdString(), query::eventSchema());
    return expression && query::evaluate(*expression, query::EventFacts(entry)) == query::Verdict::Yes;
}

} // namespace

/// If these fail, a filter hides what it should show, or shows what it should hide.
class TestFilter : public QObject
{
    Q_OBJECT

private slots:
    void textIsJudgedAtOnce_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("begin");
        QTest::addColumn<int>("size");
        QTest::addColumn<QString>("says");
        const auto row =
            [](const QString &text, ExpressionVerdict::Kind kind, int begin, int size, const QString &says) {
                QTest::newRow(qPrintable(text)) << text << static_cast<int>(kind) << begin << size << says;
            };
        using Kind = ExpressionVerdict::Kind;
        row(u"  "_s, Kind::Empty, 0, 0, {});
        row(u"key == \"orders/*\" and state in (waiting, indeterminate)"_s, Kind::Right, 0, 0, {});
        row(u"kind is Granted"_s, Kind::Right, 0, 0, u"locks and fates are all shown"_s);
        row(u"waiters > 2"_s, Kind::Right, 0, 0, u"all events are shown"_s);
        row(u"keys == \"a\""_s, Kind::Wrong, 0, 4, u"There is no 'keys'. Perhaps key?"_s);
        row(u"kind is Grantd"_s, Kind::Wrong, 8, 6, u"Perhaps Granted?"_s);
        row(u"key == "_s, Kind::Wrong, 7, 0, u"missing at the end"_s);
        // Places are counted in what is on screen, not in bytes.
        row(u"key == \"Öl\" and x"_s, Kind::Wrong, 16, 1, u"There is no 'x'."_s);
        row(u"key == 5"_s, Kind::Wrong, 7, 1, u"This is a number; here a text in quotes is wanted."_s);
        row(u"token"_s, Kind::Wrong, 0, 5, u"neither true nor false"_s);
        row(u"key < \"a\""_s, Kind::Wrong, 4, 1, u"no order"_s);
        row(u"waiters > x"_s, Kind::Wrong, 10, 1, u"There is no 'x'."_s);
    }
    void textIsJudgedAtOnce()
    {
        QFETCH(QString, text);
        QFETCH(int, kind);
        QFETCH(int, begin);
        QFETCH(int, size);
        QFETCH(QString, says);
        const auto verdict = filterLanguage().judge(text);
        QCOMPARE(static_cast<int>(verdict.kind), kind);
        QCOMPARE(verdict.place, (TextPlace{begin, size}));
        QVERIFY2(verdict.sentence.contains(says), qPrintable(verdict.sentence));
        QCOMPARE(verdict.sentence.isEmpty(), says.isEmpty());
    }

    void completionOffersWhatMayStand_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("begin");
        QTest::addColumn<QString>("first");
        QTest::newRow("a name") << u"ke"_s << 0 << u"key"_s;
        QTest::newRow("a word") << u"outcome is ind"_s << 11 << u"indeterminate"_s;
        QTest::newRow("only locks have it") << u"key == \"Ö\" and wai"_s << 15 << u"waiters"_s;
        QTest::newRow("nothing") << u"key == \"orders"_s << 8 << u""_s;
    }
    void completionOffersWhatMayStand()
    {
        QFETCH(QString, text);
        QFETCH(int, begin);
        QFETCH(QString, first);
        const auto completion = filterLanguage().complete(text, static_cast<int>(text.size()));
        QCOMPARE(completion.candidates.value(0), first);
        QVERIFY(first.isEmpty() || completion.place.begin == begin);
    }

    void partsAreJoinedAsWholes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("both");
        QTest::addColumn<QString>("one");
        QTest::newRow("nothing yet") << u""_s << u"token == 1"_s << u"token == 1"_s << u"not (token == 1)"_s;
        QTest::newRow("one") << u"n > 5"_s << u"token == 1"_s << u"n > 5 and token == 1"_s
                             << u"n > 5 and not (token == 1)"_s;
        QTest::newRow("alternatives") << u"n > 5 or n < 2"_s << u"token == 1 or n == 3"_s
                                      << u"(n > 5 or n < 2) and (token == 1 or n == 3)"_s
                                      << u"(n > 5 or n < 2) and not (token == 1 or n == 3)"_s;
    }
    void partsAreJoinedAsWholes()
    {
        QFETCH(QString, text);
        QFETCH(QString, part);
        QFETCH(QString, both);
        QFETCH(QString, one);
        QCOMPARE(narrowed(text, part), both);
        QCOMPARE(without(text, part), one);
    }

    void listShowsWhatIsLetThrough()
    {
        ModelBench bench;
        bench.tell(granted("a", 1)).tell(granted("b", 2)).tell(granted("a", 3)).show();
        bench.models.filter.use(u"key == \"a\""_s);
        waitFor(bench.models.events);
        QCOMPARE(numbersIn(bench.models.events), u"1 3"_s);
        // New events are filtered as they come.
        bench.tell(granted("b", 4)).tell(granted("a", 5)).show();
        QCOMPARE(numbersIn(bench.models.events), u"1 3 5"_s);
        QCOMPARE(bench.models.events.counts().shown, std::uint64_t(3));
        QCOMPARE(bench.models.events.counts().kept, std::uint64_t(5));
        QCOMPARE(bench.models.events.indexOf(EventNumber(3)).row(), 1);
        QVERIFY(!bench.models.events.indexOf(EventNumber(2)).isValid());
        bench.models.filter.use({});
        QCOMPARE(numbersIn(bench.models.events), u"1 2 3 4 5"_s);
    }

    void wrongTextLeavesTheFilterAsItIs()
    {
        ModelBench bench;
        bench.tell(granted("a", 1)).tell(granted("b", 2)).show();
        bench.models.filter.use(u"key == \"a\""_s);
        waitFor(bench.models.events);
        bench.models.filter.use(u"kye == \"b\""_s);
        QCOMPARE(bench.models.filter.text(), u"key == \"a\""_s);
        QCOMPARE(numbersIn(bench.models.events), u"1"_s);
    }

    /// If this fails, events are lost or stand twice while old ones are still looked at.
    void eventsThatComeMeanwhileStandInTheirPlace()
    {
        ModelBench bench;
        for (std::uint64_t token = 1; token <= 20; ++token)
            bench.tell(granted(token % 2 == 0 ? "a" : "b", token));
        bench.show();
        bench.models.filter.use(u"key == \"a\""_s);
        QVERIFY(bench.models.events.counts().isLooking);
        bench.tell(granted("a", 21)).tell(granted("b", 22)).show();
        QCOMPARE(numbersIn(bench.models.events), u"21"_s);
        waitFor(bench.models.events);
        QCOMPARE(numbersIn(bench.models.events), u"2 4 6 8 10 12 14 16 18 20 21"_s);
    }

    void oldestRowsGoWithTheirEvents()
    {
        ModelBench bench({.events = 64, .chunk = 16});
        bench.models.filter.use(u"token >= 0 and key == \"a\""_s);
        for (std::uint64_t token = 1; token <= 200; ++token) {
            bench.tell(granted(token % 2 == 0 ? "a" : "b", token)).show();
            const auto &events = bench.models.events;
            const auto &history = bench.models.cursor.history();
            QCOMPARE(events.counts().kept, history.size());
            if (events.rowCount() > 0)
                QVERIFY(events.index(0, 0).data(SelectionRole).value<Selection>() >= Selection(history.first()));
        }
    }

    /// If this fails, a person cannot end a search that is no use.
    void searchCanBeStopped()
    {
        ModelBench bench({}, false);
        for (std::uint64_t token = 1; token <= 10'000; ++token)
            bench.tell(granted("a", token));
        bench.show();
        QSignalSpy counted(&bench.models.events, &EventModel::countsChanged);
        bench.models.filter.use(u"key == \"a\""_s);
        while (bench.models.events.rowCount() == 0)
            QVERIFY(counted.wait());
        bench.models.events.stopLooking();
        const auto counts = bench.models.events.counts();
        QVERIFY(counts.isStopped && !counts.isLooking);
        QVERIFY(counts.shown < 10'000);
        // The newest ones were looked at first.
        QCOMPARE(bench.models.events.index(bench.models.events.rowCount() - 1, 0).data().toString(), u"10000"_s);
        bench.tell(granted("a", 10'001)).show();
        QCOMPARE(bench.models.events.counts().shown, counts.shown + 1);
    }

    void rowsStayTrueUnderAnyStream()
    {
        ModelBench bench({.events = 256, .chunk = 32});
        test::EventStream stream(7);
        bench.models.filter.use(u"state is waiting or client == 1"_s);
        for (int round = 0; round < 60; ++round) {
            for (int i = 0; i < 13; ++i)
                bench.models.cursor.append(stream.next());
            bench.show();
        }
        waitFor(bench.models.events);
        QStringList expected;
        const auto &history = bench.models.cursor.history();
        for (auto number = history.first(); number < history.end(); number = EventNumber(number.value() + 1)) {
            if (lets(bench.models.filter.text(), *history.find(number)))
                expected << QString::number(number.value());
        }
        QCOMPARE(numbersIn(bench.models.events), expected.join(u' '));
    }

    /// If this fails, "Filter by this" writes what is wrong, or hides the very row that it was asked for.
    void cellsFilterForThemselves()
    {
        ModelBench bench({}, false);
        test::EventStream stream(3);
        for (int i = 0; i < 2'000; ++i)
            bench.models.cursor.append(stream.next());
        bench.show();
        const auto &events = bench.models.events;
        std::set<QString> asked;
        for (int row = 0; row < events.rowCount(); ++row) {
            for (int column = 0; column < EventModel::ColumnCount; ++column) {
                const auto text = events.index(row, column).data(FilterRole).toString();
                if (text.isEmpty())
                    continue;
                const auto &entry =
                    *bench.models.cursor.history().find(EventNumber(static_cast<std::uint64_t>(row) + 1));
                QVERIFY2(lets(text, entry), qPrintable(text));
                asked.insert(text.section(u' ', 0, 0));
            }
        }
        QCOMPARE(asked, (std::set{u"key"_s, u"kind"_s, u"n"_s, u"outcome"_s, u"rule"_s, u"source"_s, u"state"_s}));
    }

    void locksAndFatesAreFilteredByTheSameText()
    {
        ModelBench bench;
        bench.tell(granted("orders/1", 1)).tell(granted("orders/2", 2)).tell(granted("stock", 3));
        bench.tell(ServerEvent(WaiterQueued{key("stock"), owner(4), first, {}}));
        bench.tell(ServerEvent(FateParked{{OpenSequence(7), first, FateClass::ConnectionLost, {key("orders/2")}}}));
        bench.show();
        const auto &locks = bench.models.locks;
        QCOMPARE(locks.rowCount(), 2);
        bench.models.filter.use(u"key == \"orders/*\""_s);
        QCOMPARE(locks.rowCount(), 1);
        QCOMPARE(locks.rowCount(locks.index(0, 0)), 2);
        QCOMPARE(bench.models.fates.rowCount(), 1);
        bench.models.filter.use(u"state is waiting"_s);
        // The lock is held, and somebody waits for it.
        QCOMPARE(locks.rowCount(), 1);
        QVERIFY(locks.indexOf(key("stock")).isValid());
        QCOMPARE(bench.models.fates.rowCount(), 0);
        bench.models.filter.use(u"state is parked"_s);
        QCOMPARE(locks.rowCount(), 0);
        QCOMPARE(bench.models.fates.rowCount(), 1);
        // Only events have kinds.
        bench.models.filter.use(u"kind is Granted"_s);
        QCOMPARE(locks.rowCount(), 2);
    }

    /// If this fails, a lock stays hidden although its client is in doubt about it now.
    void lockComesWithTheDoubtOfItsClient()
    {
        ModelBench bench;
        bench.tell(ClientEvent(ClientStarted{"w1", {"a:1"}}));
        bench.tell(ClientEvent(AcquireSent{RequestId(3), "a", owner(9), {}, 30s}));
        bench.tell(ServerEvent(Granted{key("a"), owner(9), Token(7), first, TimePoint(), Lsn(1)})).show();
        bench.models.filter.use(u"state is indeterminate"_s);
        QCOMPARE(bench.models.locks.rowCount(), 0);
        bench.tell(ClientEvent(AcquireEnded{RequestId(3), "a", OutcomeIndeterminate{}})).show();
        QCOMPARE(bench.models.locks.rowCount(), 1);
        bench.tell(ClientEvent(DeadlinePassed{RequestId(3), "a", RequestDeadline::ReclaimBy})).show();
        QCOMPARE(bench.models.locks.rowCount(), 0);
    }

    void filteredLocksStayTrueUnderAnyStream()
    {
        ModelBench bench;
        test::EventStream stream(11);
        bench.models.filter.use(u"waiters >= 1"_s);
        for (int round = 0; round < 80; ++round) {
            for (int i = 0; i < 9; ++i)
                bench.models.cursor.append(stream.next());
            bench.show();
            for (const auto &[name, lock] : bench.models.cursor.world().truth().keys()) {
                const auto row = bench.models.locks.indexOf(name);
                const bool isShown = row.isValid() && row.data(SelectionRole).value<Selection>() == Selection(name);
                QCOMPARE(isShown, !lock.waiters.empty());
            }
        }
    }

    void storyOfARequestHasBothSides()
    {
        ModelBench bench;
        bench.tell(ClientEvent(ClientStarted{"w1", {"a:1"}}));
        bench.tell(ClientEvent(AcquireSent{RequestId(3), "a", owner(9), {}, 30s}));
        bench.tell(ServerEvent(Granted{key("a"), owner(9), Token(7), first, TimePoint(), Lsn(1)}));
        bench.tell(ServerEvent(granted("b", 8)));
        bench.tell(ClientEvent(AcquireEnded{RequestId(3), "a", OutcomeGranted{Token(7), {}, {}}}));
        bench.tell(ServerEvent(Released{key("a"), Token(7), first, Lsn(2)}));
        bench.show();
        bench.models.filter.use(storyOf(RequestRef{w1, RequestId(3)}, bench.models.cursor.world()));
        waitFor(bench.models.events);
        QCOMPARE(numbersIn(bench.models.events), u"2 3 5 6"_s);
    }
};

QTEST_GUILESS_MAIN(TestFilter)
#include "tst_filter.moc"
