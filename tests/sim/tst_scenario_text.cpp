// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/lab/explorer.h"
#include "app/lab/scenario_text.h"

#include <string>

using namespace lockscope;
using namespace lockscope::lab;

Q_DECLARE_METATYPE(std::string)

/// If this fails, a violation that was written down cannot be run again.
class TestScenarioText : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadAgain()
    {
        StepKinds seen;
        for (std::uint64_t seed = 1; seed <= 150; ++seed) {
            const auto schedule = scheduleOf(seed, {});
            const auto text = scenarioText(schedule, "two\nlines");
            const auto again = parseScenario(text);
            QVERIFY2(again, again ? "" : again.error().word.c_str());
            QCOMPARE(again->shape, schedule.shape);
            QCOMPARE(scenarioText(*again, "two\nlines"), text);
            for (const auto &step : schedule.steps)
                seen.set(step.kind, true);
        }
        for (std::size_t i = 0; i < stepKindCount; ++i) {
            const auto kind = static_cast<StepKind>(i);
            QVERIFY2(seen.has(kind), std::string(nameOf(kind)).c_str());
        }
    }

    void aReadScheduleHasTheSameEvents()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto schedule = scheduleOf(seed, {});
            std::vector<Entry> first;
            std::vector<Entry> second;
            const auto report = replay(schedule, &first);
            const auto again = replay(*parseScenario(scenarioText(schedule, {})), &second);
            QCOMPARE(again.events, report.events);
            QCOMPARE(second.size(), first.size());
            QCOMPARE(second.back().at.steady, first.back().at.steady);
        }
    }

    void aMistakeIsNamedWithItsLine_data()
    {
        QTest::addColumn<std::string>("line");
        QTest::addColumn<std::string>("word");
        const auto row = [](const char *line, const char *word) {
            QTest::newRow(line) << std::string(line) << std::string(word);
        };
        row("w1 acquire k1 lease=1s", "");
        row("w1 acquire k1 lease=soon as a1_1", "lease=soon");
        row("w1 acquires k1", "acquires");
        row("w9 cancel a1_1", "a1_1");
        row("w1 cut w1", "cut");
        row("stall w1 up", "");
        row("stall w1 left 5ms", "left");
        row("leader node=7", "node=7");
        row("explode", "explode");
        row("+soon", "+soon");
        row("kill 5ms now", "now");
        row("nodes many", "many");
    }
    void aMistakeIsNamedWithItsLine()
    {
        QFETCH(std::string, line);
        QFETCH(std::string, word);
        const auto parsed =
            parseScenario("lockscope 1\nnodes 3\nclient w1 w2\nkey k1 = \"k1\"\n\n# here\n" + line + '\n');
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().line, std::size_t{7});
        QCOMPARE(parsed.error().word, word);
    }
};

QTEST_GUILESS_MAIN(TestScenarioText)
#include "tst_scenario_text.moc"
