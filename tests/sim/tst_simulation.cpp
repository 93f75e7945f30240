// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDate>
#include <QDir>
#include <QFile>
#include <QTest>

#include "app/lab/explorer.h"
#include "app/lab/scenario_text.h"

#include <algorithm>
#include <string>

using namespace lockscope;
using namespace lockscope::lab;
using namespace Qt::StringLiterals;

namespace {

/// LOCKSCOPE_SIM_RUNS has more of them run: for a night.
std::uint64_t runCount()
{
    bool isSet = false;
    const auto runs = qEnvironmentVariable("LOCKSCOPE_SIM_RUNS").toULongLong(&isSet);
    return isSet ? runs : 800;
}

/// What stands in the log of a test that fails.
QByteArray complaintAbout(std::uint64_t seed, const Finding &finding)
{
    return "seed " + QByteArray::number(static_cast<qulonglong>(seed)) + ": "
        + QByteArray::fromStdString(nameOf(finding)) + " (" + QByteArray::fromStdString(finding.detail)
        + "); look closer: lockscope explore --runs 1 --shrink --seed "
        + QByteArray::number(static_cast<qulonglong>(seed));
}

} // namespace

/// If this fails, some order of messages, faults and time breaks what the product promises. The seed is in the message.
class TestSimulation : public QObject
{
    Q_OBJECT

private slots:
    void seedsKeepEveryInvariant_data()
    {
        QTest::addColumn<quint64>("first");
        QTest::addColumn<int>("clients");
        QTest::addColumn<int>("nodes");
        QTest::newRow("the same every day") << quint64{1} << 5 << 3;
        // New ones each day, and the same for everybody who looks into today's failure.
        const auto today = static_cast<quint64>(QDate::currentDate().toJulianDay()) * 1'000'000;
        QTest::newRow("today's") << today << 5 << 3;
        QTest::newRow("today's with one node") << today + 500'000 << 3 << 1;
    }
    void seedsKeepEveryInvariant()
    {
        QFETCH(quint64, first);
        QFETCH(int, clients);
        QFETCH(int, nodes);
        ExploreOptions options;
        options.plan.clients = static_cast<std::uint32_t>(clients);
        options.plan.nodes = static_cast<std::uint32_t>(nodes);
        Explorer explorer(options);
        for (std::uint64_t seed = first; seed < first + runCount(); ++seed) {
            const auto report = explorer.run(seed);
            QVERIFY2(!report.finding, report.finding ? complaintAbout(seed, *report.finding).constData() : "");
        }
        QCOMPARE(explorer.totals().unsure, std::uint64_t{0});
    }

    /// Scenarios that failed once, each a file in tests/cases/sim.
    void whatFailedOnceDoesNotFailAgain_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(LOCKSCOPE_SOURCE_DIR) + u"/tests/cases/sim"_s);
        for (const auto &name : folder.entryList({u"*.lks"_s}, QDir::Files, QDir::Name))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    void whatFailedOnceDoesNotFailAgain()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto schedule = parseScenario(file.readAll().toStdString());
        QVERIFY(schedule);
        const auto report = replay(*schedule);
        QVERIFY2(!report.finding, report.finding ? nameOf(*report.finding).c_str() : "");
    }

    /// A server that failed for good tells nothing, nor do clients of v1, and where nobody stops it the schedule's
    /// events never come together: it ends all the same, before its requests pile up higher than any time to settle
    /// takes down.
    void aScheduleInWhichNothingIsToldEnds()
    {
        ExploreOptions options;
        options.plan.faults = {};
        for (const auto fault : {StepKind::SyncError, StepKind::CrashNode, StepKind::StartNode, StepKind::Cut})
            options.plan.faults.set(fault, true);
        std::size_t longest = 0;
        for (std::uint64_t seed = 1; seed <= 200'000; ++seed) {
            if (shapeOf(seed, options.plan).v1Clients != 0b11111)
                continue;
            const auto schedule = scheduleOf(seed, options);
            longest = std::max(longest, schedule.steps.size());
            QVERIFY(!replay(schedule).finding);
        }
        QCOMPARE(longest, std::size_t{2 * options.events});
    }

    /// A simulation that never meets what it is for proves nothing.
    void theSeedsReachWhatTheyAreFor()
    {
        Explorer explorer({});
        for (std::uint64_t seed = 1; seed <= 1'500; ++seed)
            static_cast<void>(explorer.run(seed));
        const auto &coverage = explorer.totals().coverage;
        for (std::size_t i = 0; i < ruleCount; ++i) {
            const auto rule = static_cast<Rule>(i);
            QVERIFY2(!isEverTold(rule) || coverage.rules[i] > 0, std::string(nameOf(rule)).c_str());
        }
        for (const auto count : coverage.transitions)
            QVERIFY(count > 0);
        for (const auto count : coverage.fates)
            QVERIFY(count > 0);
        for (const auto count : coverage.acquireOutcomes)
            QVERIFY(count > 0);
        for (const auto count : coverage.releaseOutcomes)
            QVERIFY(count > 0);
    }
};

QTEST_GUILESS_MAIN(TestSimulation)
#include "tst_simulation.moc"
