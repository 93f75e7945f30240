// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/client/backoff.h"

#include <algorithm>
#include <vector>

using namespace lockscope;
using namespace lockscope::client;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t samples = 10'000;

Backoff backoffFrom(std::uint64_t seed, std::size_t endpointCount = 1)
{
    return {BackoffOptions{}, endpointCount, Random(seedFrom(seed))};
}

constexpr Ending never(CloseReason reason)
{
    return {reason, std::nullopt};
}

} // namespace

/// If this fails, clients hammer a server, stay away for too long, or come back all at once.
class TestBackoff : public QObject
{
    Q_OBJECT

private slots:
    void stepsDoubleUpToTheLast_data()
    {
        QTest::addColumn<int>("failures");
        QTest::addColumn<int>("step");
        QTest::newRow("first") << 0 << 100;
        QTest::newRow("second") << 1 << 200;
        QTest::newRow("fifth") << 4 << 1600;
        QTest::newRow("sixth") << 5 << 3200;
        QTest::newRow("seventh") << 6 << 3200;
        QTest::newRow("after a long night") << 1'000'000 << 3200;
    }
    void stepsDoubleUpToTheLast()
    {
        QFETCH(int, failures);
        QFETCH(int, step);
        QCOMPARE(backoffStep(100ms, 3200ms, static_cast<std::size_t>(failures)).count(), Duration(1ms * step).count());
    }
    void aStepNeverExceedsAnOddLastOne() { QCOMPARE(backoffStep(100ms, 350ms, 2).count(), Duration(350ms).count()); }

    /// Jitter that is put on before the cap, or on a part of the step only, would bring a fleet back together.
    void jitterIsSpreadOverTheWholeStep_data()
    {
        QTest::addColumn<int>("failuresBefore");
        QTest::addColumn<int>("stepMs");
        QTest::newRow("first") << 0 << 100;
        QTest::newRow("at the cap") << 19 << 3200;
    }
    void jitterIsSpreadOverTheWholeStep()
    {
        QFETCH(int, failuresBefore);
        QFETCH(int, stepMs);
        std::vector<int> tenths(10, 0);
        for (std::size_t i = 0; i < samples; ++i) {
            auto backoff = backoffFrom(i);
            auto pause = backoff.pauseAfter(never(CloseReason::ConnectFailed));
            for (int failure = 0; failure < failuresBefore; ++failure)
                pause = backoff.pauseAfter(never(CloseReason::ConnectFailed));
            QVERIFY(pause >= 0ms);
            QVERIFY(pause <= stepMs * 1ms);
            ++tenths.at(std::min<std::size_t>(9, static_cast<std::size_t>(10 * pause.count() / (1000 * stepMs))));
        }
        // A tenth of the samples in each tenth of the step, by far more than chance needs.
        QVERIFY(*std::min_element(tenths.begin(), tenths.end()) > 800);
        QVERIFY(*std::max_element(tenths.begin(), tenths.end()) < 1200);
    }

    void aHealthySessionBeginsAnew_data()
    {
        QTest::addColumn<int>("readyMs");
        QTest::addColumn<int>("pauseMaxMs");
        QTest::newRow("just too short") << 999 << 3200;
        QTest::newRow("healthy") << 1000 << 100;
    }
    void aHealthySessionBeginsAnew()
    {
        QFETCH(int, readyMs);
        QFETCH(int, pauseMaxMs);
        auto longest = Duration::zero();
        for (std::size_t i = 0; i < samples; ++i) {
            auto backoff = backoffFrom(i);
            for (int failure = 0; failure < 9; ++failure)
                static_cast<void>(backoff.pauseAfter(never(CloseReason::ConnectFailed)));
            longest = std::max(longest, backoff.pauseAfter({CloseReason::PeerClosed, readyMs * 1ms}));
        }
        QVERIFY(longest <= pauseMaxMs * 1ms);
        QVERIFY(longest > pauseMaxMs * 900us);
    }

    void noLeaderIsBrief()
    {
        auto backoff = backoffFrom(1);
        for (std::size_t i = 0; i < samples; ++i) {
            const auto pause = backoff.pauseAfter(never(CloseReason::NoLeader));
            QVERIFY(pause >= 50ms);
            QVERIFY(pause <= 250ms);
        }
    }

    void whatDoesNotHealIsTriedRarely_data()
    {
        QTest::addColumn<int>("reason");
        QTest::newRow("auth_failed") << static_cast<int>(CloseReason::AuthFailed);
        QTest::newRow("v1_only_server") << static_cast<int>(CloseReason::V1OnlyServer);
    }
    void whatDoesNotHealIsTriedRarely()
    {
        QFETCH(int, reason);
        auto backoff = backoffFrom(1);
        for (const auto expected : {5s, 10s, 20s, 40s, 60s, 60s})
            QVERIFY(backoff.pauseAfter(never(static_cast<CloseReason>(reason))) == expected);
    }

    void redirectsAreFollowedEightTimesInARow()
    {
        auto backoff = backoffFrom(1);
        for (int i = 0; i < 8; ++i)
            QVERIFY(backoff.pauseAfter(never(CloseReason::Moved)) == 0s);
        QVERIFY(backoff.pauseAfter(never(CloseReason::Moved)) > 0s);
        backoff.ready();
        QVERIFY(backoff.pauseAfter(never(CloseReason::Moved)) == 0s);
    }

    void aRedirectOfAReadySessionIsAFailure()
    {
        auto backoff = backoffFrom(1);
        QVERIFY(backoff.pauseAfter({CloseReason::Moved, 10ms}) > 0s);
    }

    void everyEndpointIsAskedBeforeAPause()
    {
        auto backoff = backoffFrom(1, 3);
        for (int round = 0; round < 2; ++round) {
            QVERIFY(backoff.pauseAfter(never(CloseReason::NotActive)) == 0s);
            QVERIFY(backoff.pauseAfter(never(CloseReason::NotActive)) == 0s);
            QVERIFY(backoff.pauseAfter(never(CloseReason::NotActive)) > 0s);
        }
    }

    void notActiveCountsInARowOnly()
    {
        auto backoff = backoffFrom(1, 2);
        QVERIFY(backoff.pauseAfter(never(CloseReason::NotActive)) == 0s);
        static_cast<void>(backoff.pauseAfter(never(CloseReason::ConnectFailed)));
        QVERIFY(backoff.pauseAfter(never(CloseReason::NotActive)) == 0s);
    }
};

QTEST_GUILESS_MAIN(TestBackoff)
#include "tst_backoff.moc"
