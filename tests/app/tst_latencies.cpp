// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/load/latencies.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

using namespace lockscope;
using lockscope::load::Latencies;

namespace {

/// Waits up to the longest that has a bucket of its own, over ten orders of magnitude, always the same.
std::vector<std::int64_t> manyWaits()
{
    std::vector<std::int64_t> waits;
    std::uint64_t state = 1;
    for (int i = 0; i < 20'000; ++i) {
        state = state * 6'364'136'223'846'793'005ULL + 1'442'695'040'888'963'407ULL;
        waits.push_back(static_cast<std::int64_t>((state >> 28U) >> (state % 36U)));
    }
    return waits;
}

} // namespace

/// If this fails, `lockscope bench` prints waits that nobody waited.
class TestLatencies : public QObject
{
    Q_OBJECT

private slots:
    void nothingHasNoQuantile()
    {
        const Latencies none;
        QVERIFY(!none.quantile(0.5));
        QVERIFY(!none.longest());
        QCOMPARE(none.count(), 0U);
    }

    void shortWaitsAreExact()
    {
        Latencies latencies;
        for (std::int64_t i = 1; i <= 100; ++i)
            latencies.add(Duration(i));
        QCOMPARE(latencies.quantile(0.5)->count(), 50);
        QCOMPARE(latencies.quantile(0.99)->count(), 99);
        QCOMPARE(latencies.quantile(1)->count(), 100);
        QCOMPARE(latencies.quantile(0.001)->count(), 1);
    }

    void aQuantileIsNeverBelowTheTrueOneAndAtMostOneInSixtyFourAbove_data()
    {
        QTest::addColumn<double>("share");
        for (const double share : {0.01, 0.25, 0.5, 0.9, 0.99, 0.999, 1.0})
            QTest::addRow("%g", share) << share;
    }
    void aQuantileIsNeverBelowTheTrueOneAndAtMostOneInSixtyFourAbove()
    {
        QFETCH(double, share);
        auto waits = manyWaits();
        Latencies latencies;
        for (const auto wait : waits)
            latencies.add(Duration(wait));
        std::sort(waits.begin(), waits.end());
        const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(waits.size()))) - 1;
        const auto found = latencies.quantile(share)->count();
        QVERIFY(found >= waits[rank]);
        QVERIFY(found <= waits[rank] + waits[rank] / 64);
        QCOMPARE(latencies.longest()->count(), waits.back());
    }

    /// A clock of a machine that was put to sleep must not break the table.
    void absurdWaitsAreCounted()
    {
        Latencies latencies;
        latencies.add(Duration::max());
        latencies.add(Duration(-1));
        QCOMPARE(latencies.count(), 2U);
        QCOMPARE(latencies.quantile(0.5)->count(), 0);
        QVERIFY(latencies.quantile(1)->count() > 0);
    }
};

QTEST_APPLESS_MAIN(TestLatencies)
#include "tst_latencies.moc"
