// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/picture/series_fold.h"
#include "tests/picture/lab_story.h"

#include <algorithm>

using namespace lockscope;
using namespace lockscope::picture;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

std::uint32_t countIn(const Series::View &view)
{
    std::uint32_t count = 0;
    for (const auto &sample : view.samples)
        count += sample.bin.count;
    return count;
}

} // namespace

/// If these fail, a peak is missing from a plot, or a plot grows slower with every hour.
class TestSeries : public QObject
{
    Q_OBJECT

private slots:
    /// A day of ten samples a second is drawn with as many points as there is room for, and no sample is left out.
    void aDayIsDecimated()
    {
        Series series;
        constexpr int samples = 24 * 3'600 * 10;
        for (int i = 0; i < samples; ++i)
            series.add(TimePoint(100ms * i), i == samples / 2 ? 1'000.0 : 1.0);
        const auto view = series.over({TimePoint(0s), TimePoint(24h)}, 800);
        QVERIFY(view.samples.size() <= 801);
        QVERIFY(view.samples.size() > 200);
        QCOMPARE(countIn(view), static_cast<std::uint32_t>(samples));
        const auto peak =
            std::max_element(view.samples.begin(), view.samples.end(), [](const auto &one, const auto &other) {
                return one.bin.most < other.bin.most;
            });
        QCOMPARE(peak->bin.most, 1'000.0);
        QCOMPARE(peak->bin.least, 1.0);
    }

    /// The last moments are there in full detail, however long it runs.
    void theLastMomentsAreFine()
    {
        Series series;
        for (int i = 0; i < 200'000; ++i)
            series.add(TimePoint(10ms * i), 1.0);
        const TimePoint end(10ms * 200'000);
        const auto view = series.over({end - 1s, end}, 1'000);
        QCOMPARE(view.width, Series::finest);
        QCOMPARE(countIn(view), 100U);
    }

    void samplesMayComeLate()
    {
        Series series;
        series.add(TimePoint(10ms), 1);
        series.add(TimePoint(30ms), 3);
        series.add(TimePoint(20ms), 2);
        const auto view = series.over({TimePoint(0s), TimePoint(100ms)}, 1'000);
        QCOMPARE(view.samples.size(), std::size_t{3});
        QCOMPARE(view.samples[1].bin.last, 2.0);
        QVERIFY(!view.before.has_value());
        QCOMPARE(series.over({TimePoint(25ms), TimePoint(100ms)}, 1'000).before, std::optional(2.0));
    }

    void measuresWhatHappened()
    {
        const auto entries = test::storyOf({u"w1 acquire k1 wait=5s lease=10s as a1_1"_s,
                                            u"+50ms"_s,
                                            u"w2 acquire k1 wait=5s lease=10s as a2_1"_s,
                                            u"+100ms"_s,
                                            u"w1 release a1_1 as r1_2"_s});
        SeriesFold fold;
        for (const auto &entry : entries)
            fold.apply(entry);
        const TimeSpan whole{entries.front().at.steady, entries.back().at.steady + 1us};
        const auto of = [&](Measure measure) { return fold.of(measure).over(whole, 1'000); };
        QCOMPARE(countIn(of(Measure::Grants)), 2U);
        const auto waits = of(Measure::WaitTime);
        // The second one waited for about 100 ms, until the first gave it back.
        QVERIFY(waits.samples.back().bin.most > 0.09 && waits.samples.back().bin.most < 0.12);
        const auto holds = of(Measure::HoldTime);
        QVERIFY(holds.samples.front().bin.most > 0.14 && holds.samples.front().bin.most < 0.17);
        const auto queue = of(Measure::QueueLength);
        QCOMPARE(queue.samples.back().bin.last, 0.0);
        const auto longest = std::max_element(queue.samples.begin(),
                                              queue.samples.end(),
                                              [](const auto &a, const auto &b) { return a.bin.most < b.bin.most; });
        QCOMPARE(longest->bin.most, 1.0);
        QVERIFY(countIn(of(Measure::SyncTime)) > 0);
    }
};

QTEST_GUILESS_MAIN(TestSeries)
#include "tst_series.moc"
