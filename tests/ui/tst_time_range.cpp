// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/model_bench.h"
#include "ui/models/time_range.h"

using namespace lockscope;
using namespace lockscope::ui;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

/// Ten seconds of events, one a second.
struct RangeBench
{
    RangeBench()
    {
        begin = bench.now();
        for (int second = 0; second < 10; ++second) {
            bench.tell(NodeListening{.node = NodeId(1), .address = "here"});
            bench.pass(1s);
        }
        bench.show();
    }
    [[nodiscard]] TimeRange &range() { return bench.models.range; }

    ModelBench bench;
    TimePoint begin;
};

} // namespace

/// If these fail, two pictures show different times, or the one moment that matters is not on screen.
class TestTimeRange : public QObject
{
    Q_OBJECT

private slots:
    void beginsWhereTheHistoryBegins()
    {
        RangeBench bench;
        QVERIFY(bench.range().isFollowing());
        QVERIFY(bench.range().shown().from == bench.begin);
        QVERIFY(bench.range().whole().length() == 10s);
    }

    void staysAtThePresentWithRoomForWhatComes()
    {
        RangeBench bench;
        bench.bench.pass(60s);
        const auto &shown = bench.range().shown();
        QVERIFY(shown.to > bench.bench.now());
        QVERIFY(shown.length() == 20s);
        QVERIFY(shown.to == bench.bench.now() + 2s);
    }

    /// If this fails, what a person looks at runs away from under the eye.
    void standsStillWhereAPersonLooks()
    {
        RangeBench bench;
        const picture::TimeSpan wanted{bench.begin + 2s, bench.begin + 4s};
        bench.range().show(wanted);
        bench.bench.pass(60s);
        QVERIFY(bench.range().shown() == wanted);
        QVERIFY(!bench.range().isFollowing());
        bench.range().follow(true);
        QVERIFY(bench.range().shown().contains(bench.bench.now()));
        QVERIFY(bench.range().shown().length() == 2s);
    }

    void zoomsAroundWhatIsPointedAt()
    {
        RangeBench bench;
        bench.range().show({bench.begin, bench.begin + 8s});
        bench.range().zoom(0.5, bench.begin + 2s);
        QVERIFY(bench.range().shown() == (picture::TimeSpan{bench.begin + 1s, bench.begin + 5s}));
        bench.range().zoom(2.0, bench.begin + 2s);
        QVERIFY(bench.range().shown() == (picture::TimeSpan{bench.begin, bench.begin + 8s}));
    }

    void goesOnFollowingWhileItZooms()
    {
        RangeBench bench;
        bench.bench.pass(60s);
        bench.range().zoom(0.5);
        QVERIFY(bench.range().isFollowing());
        QVERIFY(bench.range().shown().length() == 10s);
        QVERIFY(bench.range().shown().to == bench.bench.now() + 1s);
    }

    /// If this fails, a key that is held down leads into a void from which nobody finds back.
    void neverLosesSightOfTheHistory_data()
    {
        QTest::addColumn<double>("share");
        QTest::newRow("back") << -0.5;
        QTest::newRow("on") << 0.5;
    }
    void neverLosesSightOfTheHistory()
    {
        QFETCH(double, share);
        RangeBench bench;
        bench.range().zoom(0.1, bench.begin);
        for (int press = 0; press < 100; ++press)
            bench.range().move(share);
        const auto whole = bench.range().whole();
        QVERIFY(bench.range().shown().meets(whole.from, whole.to));
    }

    void lengthsAreBounded_data()
    {
        QTest::addColumn<double>("factor");
        QTest::addColumn<qint64>("microseconds");
        QTest::newRow("in") << 0.1 << qint64(TimeRange::lengthMin.count());
        QTest::newRow("out") << 10.0 << qint64(TimeRange::lengthMax.count());
    }
    void lengthsAreBounded()
    {
        QFETCH(double, factor);
        QFETCH(qint64, microseconds);
        RangeBench bench;
        for (int press = 0; press < 100; ++press)
            bench.range().zoom(factor);
        QCOMPARE(qint64(bench.range().shown().length().count()), microseconds);
    }

    void fitsTheWholeHistory_data()
    {
        QTest::addColumn<bool>("following");
        QTest::newRow("live") << true;
        QTest::newRow("stopped") << false;
    }
    void fitsTheWholeHistory()
    {
        QFETCH(bool, following);
        RangeBench bench;
        bench.bench.pass(300s);
        bench.range().follow(following);
        bench.range().fit();
        const auto whole = bench.range().whole();
        QVERIFY(bench.range().shown().from <= whole.from);
        QVERIFY(bench.range().shown().to >= whole.to);
        QVERIFY(bench.range().shown().length() < 2 * whole.length());
        QCOMPARE(bench.range().isFollowing(), following);
    }

    void revealsWithTheLeastMove()
    {
        RangeBench bench;
        bench.range().show({bench.begin, bench.begin + 2s});
        QSignalSpy changes(&bench.range(), &TimeRange::changed);
        bench.range().reveal(bench.begin + 1s);
        QCOMPARE(changes.size(), 0);
        bench.range().reveal(bench.begin + 5s);
        QCOMPARE(changes.size(), 1);
        QVERIFY(bench.range().shown().contains(bench.begin + 5s));
        QVERIFY(bench.range().shown().length() == 2s);
    }

    void anEmptyHistoryHasARange()
    {
        ModelBench bench;
        QVERIFY(bench.models.range.shown().length() == 20s);
        bench.models.range.fit();
        bench.models.range.move(-1);
        QVERIFY(bench.models.range.shown().length() > Duration::zero());
    }
};

QTEST_GUILESS_MAIN(TestTimeRange)
#include "tst_time_range.moc"
