// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/lab/virtual_stage.h"
#include "app/scenario/verdict_text.h"
#include "core/scenario/parser.h"
#include "tests/support/transcript.h"

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::scenario;

namespace {

const auto head = u"lockscope 1\nnodes 3\nclient w1 w2\nkey K L\n"_s;

std::shared_ptr<const Scenario> scenarioOf(const QString &lines)
{
    auto text = lines;
    text.replace(u"\\n"_s, u"\n"_s);
    auto reading = parse({Source{"test.lks", (head + text + u'\n').toStdString(), {}}});
    if (!reading.complaints.empty())
        return nullptr;
    return std::make_shared<const Scenario>(std::move(reading.scenario));
}

QString nameOf(RunVerdict verdict)
{
    static const QStringList names = {u"running"_s, u"passed"_s, u"failed"_s, u"unsure"_s, u"stopped"_s};
    return names.at(static_cast<int>(verdict));
}

QStringList outcomeOf(const Runner &runner, std::uint64_t order)
{
    QStringList lines{nameOf(runner.verdict())};
    if (order > 0)
        lines.back() += u" in order %1"_s.arg(order + 1);
    if (const auto &failure = runner.failure()) {
        const auto text = app::textOf(*failure, runner.begun());
        lines.back() += u" in line %1"_s.arg(failure->place.line);
        lines << u"expected "_s + text.expected << u"actual "_s + text.actual;
    }
    return lines;
}

QStringList run(const QString &lines)
{
    const auto scenario = scenarioOf(lines);
    if (!scenario)
        return {u"not valid"_s};
    const auto orders = sizeOf(scenario->body).orders;
    for (std::uint64_t order = 0;; ++order) {
        lab::VirtualStage stage(programOf(scenario, order), 1, {});
        stage.run();
        if (stage.runner().verdict() != RunVerdict::Passed || order + 1 == orders)
            return outcomeOf(stage.runner(), order);
    }
}

} // namespace

/// If these fail, a scenario passes that should not, or the other way round, or a person is not told why.
class TestScenarioVerdicts : public QObject
{
    Q_OBJECT

private slots:
    void eachRunIsToldAsItWas()
    {
        const auto path = QStringLiteral(LOCKSCOPE_SOURCE_DIR) + u"/tests/cases/scenario/verdicts.txt"_s;
        const auto difference = test::runTranscript(path, run);
        QVERIFY2(difference.isEmpty(), difference.toUtf8().constData());
    }

    /// If this fails, real runs end at once on a machine that has been up for longer than a run may take.
    void whatComesBeforeTheBeginningTakesNoTime()
    {
        constexpr Duration elapsedMax = std::chrono::hours(1);
        Runner runner(programOf(scenarioOf(u"expect w1 is ready"_s), 0), {.elapsedMax = elapsedMax});
        const TimePoint now(elapsedMax * 2);
        runner.apply({EventNumber(1), {now, {}}, NodeId(1), NodeListening{NodeId(1), "n1:1"}, Rule::None});
        QVERIFY(!runner.isOver());
        QVERIFY(!runner.deadline());
        runner.begin(now);
        QVERIFY(runner.deadline() > now);
        QVERIFY(!runner.isOver());
        runner.apply(
            {EventNumber(2), {now + elapsedMax * 2, {}}, NodeId(1), NodeListening{NodeId(1), "n1:1"}, Rule::None});
        QCOMPARE(nameOf(runner.verdict()), u"unsure"_s);
    }

    void theSameSeedGivesTheSameEvents()
    {
        const auto lines = u"w1 acquire L as a1\nw2 acquire L as b1\ncut w1\n+20s\nkill 1s\n+5s"_s;
        lab::VirtualStage first(programOf(scenarioOf(lines), 0), 7, {});
        lab::VirtualStage second(programOf(scenarioOf(lines), 0), 7, {});
        first.run();
        second.run();
        QVERIFY(first.entries().size() > 50);
        QCOMPARE(second.entries().size(), first.entries().size());
        for (std::size_t i = 0; i < first.entries().size(); ++i) {
            QVERIFY(second.entries()[i].at == first.entries()[i].at);
            QCOMPARE(second.entries()[i].event.index(), first.entries()[i].event.index());
        }
    }

    void aRunThatIsStoppedDoesNothingMore()
    {
        lab::VirtualStage stage(programOf(scenarioOf(u"+1h\nw1 acquire L as a1"_s), 0), 1, {});
        for (int i = 0; i < 100; ++i)
            QVERIFY(stage.advance());
        stage.runner().stop();
        QVERIFY(!stage.advance());
        QCOMPARE(nameOf(stage.runner().verdict()), u"stopped"_s);
        QCOMPARE(static_cast<int>(stage.runner().results().back().mark), static_cast<int>(StepMark::Skipped));
    }

    void aRunWithoutEndIsBounded()
    {
        lab::VirtualStage stage(
            programOf(scenarioOf(u"repeat 1000\nw1 acquire L lease=1s as a1\n+10s\nend"_s), 0), 1, {.eventsMax = 500});
        stage.run();
        QCOMPARE(nameOf(stage.runner().verdict()), u"unsure"_s);
        QVERIFY(stage.entries().size() < 2'000);
    }

    void stepsAreLetThroughOneByOne()
    {
        lab::VirtualStage stage(programOf(scenarioOf(u"w1 acquire L as a1\nexpect a1 is granted\n+1s"_s), 0), 1, {});
        auto &runner = stage.runner();
        runner.hold(true);
        stage.run();
        QCOMPARE(runner.nextStep(), std::size_t{0});
        for (std::size_t step = 1; step <= 3; ++step) {
            runner.letThrough(1);
            stage.run();
            QCOMPARE(runner.nextStep(), step);
            QCOMPARE(static_cast<int>(runner.results()[step - 1].mark), static_cast<int>(StepMark::Passed));
        }
        QCOMPARE(nameOf(runner.verdict()), u"passed"_s);
    }

    void aBreakHoldsWhoObeysIt()
    {
        const auto lines = u"break a1 is granted\nw1 acquire L as a1\nexpect a1 is granted\n+1s"_s;
        lab::VirtualStage watched(programOf(scenarioOf(lines), 0), 1, {});
        watched.runner().obeyBreaks(true);
        watched.run();
        QVERIFY(!watched.runner().isOver());
        QCOMPARE(watched.runner().nextStep(), std::size_t{3});
        lab::VirtualStage alone(programOf(scenarioOf(lines), 0), 1, {});
        alone.run();
        QCOMPARE(nameOf(alone.runner().verdict()), u"passed"_s);
    }
};

QTEST_GUILESS_MAIN(TestScenarioVerdicts)
#include "tst_scenario_verdicts.moc"
