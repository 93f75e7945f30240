// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/lab/virtual_stage.h"
#include "app/scenario/scenario_thread.h"
#include "app/scenario/verdict_text.h"
#include "core/scenario/parser.h"
#include "core/scenario/program.h"
#include "tests/app/hand_sessions.h"

#include <memory>

using namespace lockscope;
using namespace lockscope::test;
using namespace Qt::StringLiterals;

namespace {

/// As *Record as Scenario* has it written.
QString recorded(app::Session &session)
{
    auto &models = session.models();
    const app::ScenarioThread thread(models.scenarios);
    QString text;
    QObject::connect(
        &models.scenarios, &ui::ScenarioDesk::transcribed, &models.scenarios, [&](const QString &it) { text = it; });
    const auto &history = models.cursor.history();
    emit models.scenarios.transcriptWanted(
        history.pages(history.first(), history.end()), u"By hand"_s, {TimePoint::min(), TimePoint::max()});
    [&] { QTRY_VERIFY_WITH_TIMEOUT(!text.isEmpty(), patience); }();
    return text;
}

} // namespace

/// If this fails, what a person did by hand cannot be kept as a test.
class TestRecordedSessions : public QObject
{
    Q_OBJECT

private slots:
    void whatWasRecordedPasses_data()
    {
        QTest::addColumn<std::size_t>("row");
        const auto sessions = sessionsByHand();
        for (std::size_t row = 0; row < sessions.size(); ++row)
            QTest::newRow(sessions[row].name) << row;
    }
    void whatWasRecordedPasses()
    {
        QFETCH(const std::size_t, row);
        const auto &played = sessionsByHand()[row];
        Hand hand(played.nodes);
        QVERIFY(hand.isAtWork());
        played.play(hand);
        if (QTest::currentTestFailed())
            return;
        const auto text = recorded(hand.session());
        auto reading = scenario::parse({{"by-hand.lks", text.toStdString(), {}}});
        QVERIFY2(reading.complaints.empty(), qPrintable(text));
        const auto shared = std::make_shared<const scenario::Scenario>(std::move(reading.scenario));
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            lab::VirtualStage stage(scenario::programOf(shared, 0), seed, {});
            stage.run();
            const auto &runner = stage.runner();
            if (runner.verdict() == scenario::RunVerdict::Passed)
                continue;
            const auto why = app::textOf(*runner.failure(), runner.begun());
            QFAIL(qPrintable(u"seed %1: line %2: expected %3, actual %4\n%5"_s.arg(seed)
                                 .arg(runner.failure()->place.line)
                                 .arg(why.expected, why.actual, text)));
        }
    }
};

QTEST_GUILESS_MAIN(TestRecordedSessions)
#include "tst_recorded_sessions.moc"
