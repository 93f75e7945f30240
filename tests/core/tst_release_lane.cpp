// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/client/release_lane.h"
#include "tests/support/show_wire.h"

using namespace lockscope;
using namespace lockscope::client;
using namespace lockscope::test;
using namespace std::chrono_literals;

namespace {

ReleaseName named(std::uint64_t token)
{
    return {Token(token), keyOf("k")};
}

std::vector<std::uint64_t> sendAll(ReleaseLane &lane)
{
    std::vector<std::uint64_t> tokens;
    while (const auto *const entry = lane.sendNext())
        tokens.push_back(entry->name.token.value());
    return tokens;
}

using Tokens = std::vector<std::uint64_t>;

} // namespace

/// If this fails, a lock that could be given back stays taken until its lease is over.
class TestReleaseLane : public QObject
{
    Q_OBJECT

private slots:
    void placesAreSharedOut_data()
    {
        QTest::addColumn<int>("places");
        QTest::addColumn<int>("requests");
        QTest::addColumn<int>("orphans");
        QTest::newRow("one") << 1 << 1 << 0;
        QTest::newRow("two") << 2 << 1 << 1;
        QTest::newRow("five") << 5 << 3 << 2;
        QTest::newRow("the usual") << 1024 << 512 << 512;
    }
    void placesAreSharedOut()
    {
        QFETCH(int, places);
        QFETCH(int, requests);
        QFETCH(int, orphans);
        ReleaseLane lane(static_cast<std::size_t>(places));
        std::uint64_t taken = 0;
        while (lane.addRequest(RequestId(taken + 1), named(taken), TimePoint(60s)))
            ++taken;
        QCOMPARE(taken, static_cast<std::uint64_t>(requests));
        constexpr std::uint64_t otherTokens = 10'000;
        taken = 0;
        while (lane.addOrphan(named(otherTokens + taken), TimePoint(60s)))
            ++taken;
        QCOMPARE(taken, static_cast<std::uint64_t>(orphans));
    }

    void everyPlaceComesBack()
    {
        ReleaseLane lane(2);
        for (std::uint64_t round = 1; round <= 100; ++round) {
            QVERIFY(lane.addRequest(RequestId(round), named(1), TimePoint(60s)));
            QVERIFY(lane.addOrphan(named(2), TimePoint(60s)));
            QVERIFY(lane.take(named(1)));
            QVERIFY(lane.take(named(2)));
        }
    }

    void requestsThatShareATokenAreBoundedToo()
    {
        ReleaseLane lane(4);
        QVERIFY(lane.addRequest(RequestId(1), named(7), TimePoint(60s)));
        QVERIFY(lane.addRequest(RequestId(2), named(7), TimePoint(60s)));
        QVERIFY(!lane.addRequest(RequestId(3), named(7), TimePoint(60s)));
        QCOMPARE(sendAll(lane), Tokens{7});
        QCOMPARE(lane.take(named(7))->requests.size(), std::size_t{2});
    }

    void anOrphanMayShareARequestsToken()
    {
        ReleaseLane lane(2);
        QVERIFY(lane.addRequest(RequestId(1), named(7), TimePoint(60s)));
        QVERIFY(lane.addOrphan(named(7), TimePoint(90s)));
        QVERIFY(lane.addOrphan(named(7), TimePoint(90s)));
        QVERIFY(!lane.addOrphan(named(8), TimePoint(90s)));
        const auto entry = lane.take(named(7));
        QVERIFY(entry->isOrphan);
        QVERIFY(entry->overBy == TimePoint(60s));
        QVERIFY(lane.addOrphan(named(8), TimePoint(90s)));
    }

    void everyConnectionGetsTheWholeLaneInOrder()
    {
        ReleaseLane lane(20);
        for (const std::uint64_t token : {3U, 1U, 2U})
            QVERIFY(lane.addRequest(RequestId(token), named(token), TimePoint(60s)));
        QCOMPARE(sendAll(lane), (Tokens{3, 1, 2}));
        QVERIFY(lane.addRequest(RequestId(4), named(4), TimePoint(60s)));
        QCOMPARE(sendAll(lane), Tokens{4});
        QVERIFY(lane.take(named(1)));
        lane.connectionEnded();
        QCOMPARE(sendAll(lane), (Tokens{3, 2, 4}));
        QCOMPARE(sendAll(lane), Tokens{});
    }

    void anEntryLeavesWhenItsLeaseIsOver()
    {
        ReleaseLane lane(20);
        QVERIFY(lane.addRequest(RequestId(1), named(1), TimePoint(20s)));
        QVERIFY(lane.addOrphan(named(2), TimePoint(10s)));
        QVERIFY(lane.deadline() == TimePoint(10s));
        QVERIFY(!lane.takeOver(TimePoint(10s) - 1us));
        QCOMPARE(lane.takeOver(TimePoint(10s))->name.token.value(), std::uint64_t{2});
        QVERIFY(!lane.takeOver(TimePoint(10s)));
        QVERIFY(lane.deadline() == TimePoint(20s));
        QVERIFY(!lane.takeOver(TimePoint(30s))->wasSent);
        QVERIFY(!lane.deadline());
    }
};

QTEST_GUILESS_MAIN(TestReleaseLane)
#include "tst_release_lane.moc"
