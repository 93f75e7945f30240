// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/client/demux.h"
#include "tests/support/show_wire.h"

#include <algorithm>
#include <numeric>
#include <random>

using namespace lockscope;
using namespace lockscope::client;
using namespace lockscope::test;
using namespace std::chrono_literals;

namespace {

SentAcquire sent(std::uint64_t request, std::uint8_t owner, std::optional<Seconds> wait = std::nullopt)
{
    const TimePoint at{};
    return {{RequestId(request), keyOf("k"), ownerOf(owner), Wait{at, wait}, 10s}, Sending{at, wait, 10s}};
}

} // namespace

/// If this fails, a caller gets the answer to somebody else's request.
class TestDemux : public QObject
{
    Q_OBJECT

private slots:
    void anyOrderOfAnswersFindsItsRequests()
    {
        std::vector<std::uint8_t> order(200);
        std::iota(order.begin(), order.end(), std::uint8_t{1});
        Demux demux;
        for (const auto owner : order)
            demux.expect(sent(owner, owner));
        std::shuffle(order.begin(), order.end(), std::mt19937(7)); // NOLINT(cert-msc51-cpp): repeatable on purpose
        for (const auto owner : order)
            QCOMPARE(demux.takeAcquire(ownerOf(owner), keyOf("k"))->acquire.request.value(), std::uint64_t{owner});
        QCOMPARE(demux.acquireCount(), std::size_t{0});
    }

    void ownerAndKeyBothMustMatch()
    {
        Demux demux;
        demux.expect(sent(1, 1));
        QVERIFY(!demux.takeAcquire(ownerOf(1), keyOf("other")));
        QVERIFY(!demux.takeAcquire(ownerOf(2), keyOf("k")));
        QVERIFY(demux.takeAcquire(ownerOf(1), keyOf("k")));
        QVERIFY(!demux.takeAcquire(ownerOf(1), keyOf("k")));
    }

    void everySentReleaseHasOneAnswer()
    {
        Demux demux;
        const ReleaseName name{Token(7), keyOf("k")};
        demux.expect(name);
        demux.expect(name);
        QCOMPARE(demux.releaseCount(), std::size_t{2});
        QVERIFY(!demux.takeRelease({Token(7), keyOf("other")}));
        QVERIFY(!demux.takeRelease({Token(8), keyOf("k")}));
        QVERIFY(demux.takeRelease(name));
        QVERIFY(demux.takeRelease(name));
        QVERIFY(!demux.takeRelease(name));
        QCOMPARE(demux.releaseCount(), std::size_t{0});
    }

    void whatIsLostComesInTheOrderOfSending()
    {
        Demux demux;
        for (std::uint8_t i = 1; i <= 5; ++i)
            demux.expect(sent(i, i));
        demux.expect(ReleaseName{Token(7), keyOf("k")});
        static_cast<void>(demux.takeAcquire(ownerOf(3), keyOf("k")));
        std::vector<std::uint64_t> lost;
        for (const auto &one : demux.takeLost())
            lost.push_back(one.acquire.request.value());
        QCOMPARE(lost, (std::vector<std::uint64_t>{1, 2, 4, 5}));
        QCOMPARE(demux.acquireCount(), std::size_t{0});
        QCOMPARE(demux.releaseCount(), std::size_t{0});
        QVERIFY(!demux.deadline());
    }

    void theNextAnswerIsDueWhenTheShortestWaitIsOver()
    {
        Demux demux;
        demux.expect(sent(1, 1));
        QVERIFY(!demux.deadline());
        demux.expect(sent(2, 2, 30s));
        demux.expect(sent(3, 3, 10s));
        QVERIFY(demux.deadline() == TimePoint(15s));
        static_cast<void>(demux.takeAcquire(ownerOf(3), keyOf("k")));
        QVERIFY(demux.deadline() == TimePoint(35s));
    }
};

QTEST_GUILESS_MAIN(TestDemux)
#include "tst_demux.moc"
