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

constexpr picture::TimeSpan allTime{TimePoint::min(), TimePoint::max()};

/// As *Record as Scenario* has it written, or, of a part of the time, *Record Shown Time as Scenario*.
QString recorded(app::Session &session, const picture::TimeSpan &shown)
{
    auto &models = session.models();
    const app::ScenarioThread thread(models.scenarios);
    QString text;
    QObject::connect(
        &models.scenarios, &ui::ScenarioDesk::transcribed, &models.scenarios, [&](const QString &it) { text = it; });
    const auto &history = models.cursor.history();
    emit models.scenarios.transcriptWanted(history.pages(history.first(), history.end()), u"By hand"_s, shown);
    [&] { QTRY_VERIFY_WITH_TIMEOUT(!text.isEmpty(), patience); }();
    return text;
}

/// The second half of the events.
picture::TimeSpan laterHalf(app::Session &session)
{
    const auto &history = session.models().cursor.history();
    const EventNumber middle((history.first().value() + history.end().value()) / 2);
    return {history.find(middle)->at.steady, TimePoint::max()};
}

/// Empty: it passes, whatever the network does.
QString complaintAbout(const QString &text)
{
    auto reading = scenario::parse({{"by-hand.lks", text.toStdString(), {}}});
    if (!reading.complaints.empty())
        return u"cannot be read:\n"_s + text;
    const auto shared = std::make_shared<const scenario::Scenario>(std::move(reading.scenario));
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        lab::VirtualStage stage(scenario::programOf(shared, 0), seed, {});
        stage.run();
        const auto &runner = stage.runner();
        if (runner.verdict() == scenario::RunVerdict::Passed)
            continue;
        const auto why = app::textOf(*runner.failure(), runner.begun());
        return u"seed %1: line %2: expected %3, actual %4\n%5"_s.arg(seed)
            .arg(runner.failure()->place.line)
            .arg(why.expected, why.actual, text);
    }
    return {};
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
    /// The whole session, and a part of it.
    void whatWasRecordedPasses()
    {
        QFETCH(const std::size_t, row);
        const auto &played = sessionsByHand()[row];
        Hand hand(played.nodes);
        QVERIFY(hand.isAtWork());
        played.play(hand);
        if (QTest::currentTestFailed())
            return;
        for (const auto &shown : {allTime, laterHalf(hand.session())}) {
            const auto complaint = complaintAbout(recorded(hand.session(), shown));
            QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
        }
    }
};

QTEST_GUILESS_MAIN(TestRecordedSessions)
#include "tst_recorded_sessions.moc"
