// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/lab/explorer.h"
#include "app/lab/scenario_text.h"
#include "app/lab/virtual_stage.h"
#include "core/scenario/parser.h"

#include <memory>
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
            QVERIFY2(again, again ? "" : again.error().found.c_str());
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
        row("w1 acquires k1", "acquires");
        row("w9 cancel none", "w9");
        row("leader node=7", "7");
        row("explode", "explode");
        row("+soon", "soon");
        row("expect w1 is ready", "expect w1 is ready");
        row("w1 acquire k1 -> granted", "w1 acquire k1 -> granted");
        row("w1 release k1 token=5", "w1 release k1 token=5");
        row("restart", "restart");
    }
    void aMistakeIsNamedWithItsLine()
    {
        QFETCH(std::string, line);
        QFETCH(std::string, word);
        const auto parsed =
            parseScenario("lockscope 1\nnodes 3\nclient w1 w2\nkey k1 = \"k1\"\n\n# here\n" + line + '\n');
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().place.line, 7U);
        QCOMPARE(parsed.error().found, word);
    }

    void aRequestThatWasShrunkAwayIsNobodys()
    {
        Schedule schedule = scheduleOf(1, {});
        schedule.steps.clear();
        Step release;
        release.kind = StepKind::Release;
        release.acquire = RequestId(3);
        release.request = RequestId(4);
        schedule.steps.push_back(release);
        const auto text = scenarioText(schedule, {});
        QVERIFY(text.find("w1      release none as r1_4\n") != std::string::npos);
        QVERIFY(parseScenario(text));
    }

    /// What `lockscope run` does with the text is what explore did.
    void itIsTheSameOnTheStageOfScenarios()
    {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto schedule = scheduleOf(seed, {});
            std::vector<Entry> explored;
            static_cast<void>(replay(schedule, &explored));
            auto reading = scenario::parse({{"seed.lks", scenarioText(schedule, {}), {}}});
            QVERIFY(reading.complaints.empty());
            const auto shared = std::make_shared<const scenario::Scenario>(std::move(reading.scenario));
            VirtualStage stage(scenario::programOf(shared, 0), seed, {});
            stage.run();
            QCOMPARE(static_cast<int>(stage.runner().verdict()), static_cast<int>(scenario::RunVerdict::Passed));
            std::size_t played = 0;
            for (const auto &entry : stage.entries()) {
                const auto *const given = std::get_if<CommandGiven>(&entry.event);
                const bool isSaid = std::holds_alternative<CommandRefused>(entry.event);
                played += !isSaid && (given == nullptr || !given->client) ? 1U : 0U;
            }
            QCOMPARE(played, explored.size());
        }
    }
};

QTEST_GUILESS_MAIN(TestScenarioText)
#include "tst_scenario_text.moc"
