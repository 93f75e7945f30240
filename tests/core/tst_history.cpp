// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/history/history.h"
#include "tests/support/event_stream.h"

#include <vector>

using namespace lockscope;

namespace {

std::vector<UnnumberedEntry> events(std::uint64_t seed, std::size_t count)
{
    test::EventStream stream(seed);
    std::vector<UnnumberedEntry> list;
    for (std::size_t i = 0; i < count; ++i)
        list.push_back(stream.next());
    return list;
}

} // namespace

/// If these fail, moving back in time shows something that was never there.
class TestHistory : public QObject
{
    Q_OBJECT

private slots:
    void everyCutFoldsToTheSameWorld_data()
    {
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<quint64>("limit");
        QTest::newRow("nothing is dropped") << quint64(1) << quint64(4'096);
        QTest::newRow("the oldest is dropped") << quint64(2) << quint64(256);
    }
    void everyCutFoldsToTheSameWorld()
    {
        QFETCH(quint64, seed);
        QFETCH(quint64, limit);
        History history({.events = limit, .chunk = 32});
        Touched touched;
        World plain;
        std::vector<World> worlds{plain};
        for (auto &event : events(seed, 1'500)) {
            const auto number = history.append(event, touched);
            plain.apply({number, event.at, event.origin, event.event, event.rule}, touched);
            worlds.push_back(plain);
        }
        QCOMPARE(history.live(), plain);
        QCOMPARE(history.summarisedCount() + history.size(), std::uint64_t(1'500));
        QVERIFY(history.size() <= limit);
        for (auto number = history.first().value() - 1; number < history.end().value(); ++number)
            QVERIFY2(history.worldAt(EventNumber(number)) == worlds.at(number), qPrintable(QString::number(number)));
    }

    void numbersStayWhenTheOldestGo()
    {
        History history({.events = 64, .chunk = 16});
        Touched touched;
        std::uint64_t expected = 0;
        for (auto &event : events(3, 1'000)) {
            QCOMPARE(history.append(event, touched), EventNumber(++expected));
            QCOMPARE(history.end(), EventNumber(expected + 1));
            QVERIFY(history.size() <= 64);
            QVERIFY(history.find(EventNumber(expected)));
            QCOMPARE(history.find(EventNumber(expected))->number, EventNumber(expected));
            QCOMPARE(history.find(history.first())->number, history.first());
        }
        QVERIFY(!history.find(EventNumber(1)));
        QVERIFY(!history.find(history.end()));
        QCOMPARE(history.summarisedCount(), history.first().value() - 1);
    }

    void emptyHistoryHasTheEmptyWorld()
    {
        const History history;
        QCOMPARE(history.first(), history.end());
        QCOMPARE(history.worldAt(EventNumber(0)), World());
    }
};

QTEST_APPLESS_MAIN(TestHistory)
#include "tst_history.moc"
