// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/client/lease_window.h"

using namespace lockscope;
using namespace lockscope::client;
using namespace std::chrono_literals;

/// If this fails, a client works on under a lock that is somebody else's, or says that it is free too early.
class TestLeaseWindow : public QObject
{
    Q_OBJECT

private slots:
    void aLeaseHoldsFromSendingAndIsOverFromArrival()
    {
        const auto window = leaseWindow({TimePoint(100s), TimePoint(103s)}, 10s);
        QVERIFY((window == LeaseWindow{TimePoint(110s), TimePoint(113s)}));
    }

    void whatIsLeftOfAWaitIsRoundedUp_data()
    {
        QTest::addColumn<qint64>("passedUs");
        QTest::addColumn<int>("left");
        QTest::newRow("at once") << qint64{0} << 3;
        QTest::newRow("a microsecond later") << qint64{1} << 3;
        QTest::newRow("just before the second") << qint64{999'999} << 3;
        QTest::newRow("on the second") << qint64{1'000'000} << 2;
        QTest::newRow("just behind the second") << qint64{1'000'001} << 2;
        QTest::newRow("less than a second left") << qint64{2'999'999} << 1;
    }
    void whatIsLeftOfAWaitIsRoundedUp()
    {
        QFETCH(qint64, passedUs);
        QFETCH(int, left);
        const Wait wait{TimePoint(50s), 3s};
        QCOMPARE(wait.leftAt(TimePoint(50s) + Duration(passedUs))->count(), left);
    }

    void aWaitWithoutLimitHasNoEnd()
    {
        const Wait wait{TimePoint(50s), std::nullopt};
        QVERIFY(!wait.end());
        QVERIFY(!wait.leftAt(TimePoint(1'000'000s)));
    }

    void aReclaimCountsFromSendingWithAMargin()
    {
        const Sending sending{TimePoint(50s), 5s, 10s};
        QVERIFY(sending.reclaimBy() == TimePoint(66s));
        QVERIFY(sending.replyBy() == TimePoint(60s));
    }

    void nothingBoundsAWaitWithoutLimit()
    {
        const Sending sending{TimePoint(50s), std::nullopt, 10s};
        QVERIFY(!sending.reclaimBy());
        QVERIFY(!sending.replyBy());
    }

    void theLongestTimesDoNotOverflow()
    {
        const Sending sending{TimePoint(50s), 65'535s, 65'535s};
        QVERIFY(sending.reclaimBy() == TimePoint(131'121s));
    }
};

QTEST_GUILESS_MAIN(TestLeaseWindow)
#include "tst_lease_window.moc"
