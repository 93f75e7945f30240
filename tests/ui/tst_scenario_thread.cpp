// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/scenario/scenario_thread.h"

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::app;
using lockscope::ui::RunProgress;
using lockscope::ui::RunReach;
using scenario::RunVerdict;
using scenario::StepMark;

namespace {

constexpr int patience = 60'000;

/// Line 5 is the first step.
const auto passing = u"lockscope 1\n"
                     "client w1 w2\n"
                     "key L\n"
                     "\n"
                     "w1 acquire L lease=10s as a1 -> granted\n"
                     "w2 acquire L lease=10s as a2\n"
                     "expect a2 is waiting\n"
                     "+10s\n"
                     "expect a2 is granted\n"_s;
const auto failing = u"lockscope 1\n"
                     "client w1\n"
                     "key L\n"
                     "w1 acquire L lease=10s as a1 -> granted\n"
                     "expect a1 is waiting within 20ms\n"
                     "+1s\n"_s;

} // namespace

class TestScenarioThread : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_desk = std::make_unique<ui::ScenarioDesk>();
        m_thread = std::make_unique<ScenarioThread>(*m_desk);
    }
    void cleanup()
    {
        m_thread.reset();
        m_desk.reset();
    }

    void runsToTheEnd()
    {
        run(passing);
        QTRY_VERIFY_WITH_TIMEOUT(isOver(), patience);
        const auto &progress = m_desk->progress();
        QCOMPARE(progress.verdict, RunVerdict::Passed);
        QCOMPARE(markAt(5), StepMark::Passed);
        QCOMPARE(markAt(9), StepMark::Passed);
        QVERIFY(progress.elapsed >= std::chrono::seconds(10));
        QVERIFY(progress.took < std::chrono::seconds(10));
        QVERIFY2(noteAt(9).contains(u"a2 granted"_s), qPrintable(noteAt(9)));
        QVERIFY2(noteAt(7).contains(u"a2 waiting"_s), qPrintable(noteAt(7)));
    }

    /// If this fails, whoever sees that a run failed does not see where, or why.
    void saysWhereAndWhyItFailed()
    {
        run(failing);
        QTRY_VERIFY_WITH_TIMEOUT(isOver(), patience);
        const auto &progress = m_desk->progress();
        QCOMPARE(progress.verdict, RunVerdict::Failed);
        QCOMPARE(progress.failedLine, 5);
        QVERIFY2(progress.expected.contains(u"a1 is waiting"_s), qPrintable(progress.expected));
        QVERIFY2(progress.actual.contains(u"granted"_s), qPrintable(progress.actual));
        QCOMPARE(markAt(6), StepMark::Skipped);
    }

    void stepsLineByLine()
    {
        run(passing, RunReach::Line);
        QVERIFY(isHeldAt(5));
        emit m_desk->goOnWanted(RunReach::Line, 0);
        QVERIFY(isHeldAt(6));
        QCOMPARE(markAt(5), StepMark::Passed);
        emit m_desk->goOnWanted(RunReach::Line, 0);
        QVERIFY(isHeldAt(7));
        emit m_desk->goOnWanted(RunReach::End, 0);
        QTRY_VERIFY_WITH_TIMEOUT(isOver(), patience);
        QCOMPARE(m_desk->progress().verdict, RunVerdict::Passed);
    }

    void isHeldAtBreakpoints()
    {
        // A blank line stands for the step behind it.
        run(passing, RunReach::End, 0, {4, 8});
        QVERIFY(isHeldAt(5));
        emit m_desk->goOnWanted(RunReach::End, 0);
        QVERIFY(isHeldAt(8));
        emit m_desk->breakpointsChanged({9});
        emit m_desk->goOnWanted(RunReach::End, 0);
        QVERIFY(isHeldAt(9));
        emit m_desk->goOnWanted(RunReach::End, 0);
        QTRY_VERIFY_WITH_TIMEOUT(isOver(), patience);
    }

    void runsToALine()
    {
        run(passing, RunReach::Place, 7);
        QVERIFY(isHeldAt(7));
        emit m_desk->stopWanted();
        QTRY_VERIFY_WITH_TIMEOUT(isOver(), patience);
        QCOMPARE(m_desk->progress().verdict, RunVerdict::Stopped);
    }

    /// If this fails, trying out another way spoils the run, or shows what never came of it.
    void aCopyGoesOnFromHere()
    {
        run(passing, RunReach::Place, 7);
        QVERIFY(isHeldAt(7));
        // Without the ten seconds the lease is not over.
        emit m_desk->copyWanted(9);
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->progress().copiedFrom, 9, patience);
        QCOMPARE(m_desk->progress().verdict, RunVerdict::Failed);
        QCOMPARE(m_desk->progress().failedLine, 9);
        QCOMPARE(markAt(8), StepMark::Skipped);
        QVERIFY(isHeldAt(7));
        emit m_desk->copyWanted(8);
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->progress().copiedFrom, 8, patience);
        QCOMPARE(m_desk->progress().verdict, RunVerdict::Passed);
        QCOMPARE(markAt(7), StepMark::Skipped);
        QVERIFY(isHeldAt(7));
        emit m_desk->goOnWanted(RunReach::End, 0);
        QTRY_VERIFY_WITH_TIMEOUT(isOver(), patience);
        QCOMPARE(m_desk->progress().verdict, RunVerdict::Passed);
        QCOMPARE(m_desk->progress().copiedFrom, 0);
        QCOMPARE(markAt(8), StepMark::Passed);
    }

    /// If this fails, one order of many is taken for all of them.
    void runsEveryOrder()
    {
        run(u"lockscope 1\nclient w1\nkey K L\npermute\nw1 acquire K lease=9s as a1\n"
            "w1 acquire L lease=9s as a2\nend\n+1s\n"_s);
        QTRY_VERIFY_WITH_TIMEOUT(isOver(), patience);
        QCOMPARE(m_desk->progress().verdict, RunVerdict::Passed);
        QCOMPARE(m_desk->progress().order, 2U);
        QCOMPARE(m_desk->progress().orders, 2U);
    }

    /// If this fails, the next run mixes with what is left of the last one.
    void aNewRunEndsTheLastOne()
    {
        run(passing, RunReach::Line);
        QVERIFY(isHeldAt(5));
        run(failing);
        QTRY_VERIFY_WITH_TIMEOUT(isOver() && m_desk->progress().verdict == RunVerdict::Failed, patience);
    }

    void runsOnRealSockets()
    {
        run(u"lockscope 1\nclient w1\nkey L\nw1 acquire L lease=10s as a1 -> granted\nw1 release a1 -> released\n"_s,
            RunReach::Line,
            0,
            {},
            scenario::Clock::Real);
        QVERIFY(isHeldAt(4));
        emit m_desk->goOnWanted(RunReach::End, 0);
        QTRY_VERIFY_WITH_TIMEOUT(isOver(), patience);
        QCOMPARE(m_desk->progress().verdict, RunVerdict::Passed);
    }

    void refusesWhatIsNoScenario()
    {
        QSignalSpy refused(m_desk.get(), &ui::ScenarioDesk::runRefused);
        run(u"lockscope 1\nclint w1\n"_s);
        QTRY_COMPARE_WITH_TIMEOUT(refused.count(), 1, patience);
        QVERIFY(refused[0][0].toString().contains(u"client"_s));
        run(u"lockscope 1\nclock virtual only\nclient w1\n+1s\n"_s, RunReach::End, 0, {}, scenario::Clock::Real);
        QTRY_COMPARE_WITH_TIMEOUT(refused.count(), 2, patience);
    }

    void judgesTexts()
    {
        QSignalSpy checked(m_desk.get(), &ui::ScenarioDesk::checked);
        emit m_desk->checkWanted(7, QString(), u"lockscope 1\nclient w1\nkey L\nw1 aquire L\n"_s);
        QTRY_COMPARE_WITH_TIMEOUT(checked.count(), 1, patience);
        QCOMPARE(checked[0][0].toULongLong(), 7U);
        const auto problems = checked[0][1].value<QList<ui::ScenarioProblem>>();
        QCOMPARE(problems.size(), 1);
        QCOMPARE(problems[0].line, 4);
        QCOMPARE(problems[0].column, 4);
        QCOMPARE(problems[0].size, 6);
        QVERIFY(problems[0].sentence.contains(u"acquire"_s));
    }

    void savesAndReads()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"a.lks"_s);
        QSignalSpy saved(m_desk.get(), &ui::ScenarioDesk::fileSaved);
        QSignalSpy read(m_desk.get(), &ui::ScenarioDesk::fileRead);
        QSignalSpy failed(m_desk.get(), &ui::ScenarioDesk::fileFailed);
        emit m_desk->saveWanted(path, passing);
        QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 1, patience);
        emit m_desk->fileWanted(path);
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 1, patience);
        QCOMPARE(read[0][1].toString(), passing);
        emit m_desk->fileWanted(folder.filePath(u"b.lks"_s));
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, patience);
    }

    void theLibraryIsGroupedAndDrawn()
    {
        emit m_desk->libraryWanted();
        QTRY_VERIFY_WITH_TIMEOUT(!m_desk->library().empty(), patience);
        for (const auto &entry : m_desk->library()) {
            QVERIFY2(!entry.group.isEmpty() && !entry.title.isEmpty() && !entry.watch.isEmpty(),
                     qPrintable(entry.path));
        }
        QSignalSpy drawn(m_desk.get(), &ui::ScenarioDesk::pictureDrawn);
        emit m_desk->pictureWanted(m_desk->library().front().path, m_desk->library().front().text);
        QTRY_COMPARE_WITH_TIMEOUT(drawn.count(), 1, patience);
        QVERIFY(drawn[0][1].value<std::shared_ptr<const picture::Drawing>>() != nullptr);
    }

private:
    void run(const QString &text,
             RunReach reach = RunReach::End,
             quint32 line = 0,
             std::set<std::uint32_t> breakpoints = {},
             std::optional<scenario::Clock> clock = {})
    {
        m_desk->forgetRun();
        emit m_desk->runWanted({{}, text, clock, std::move(breakpoints)}, reach, line);
    }
    [[nodiscard]] bool isOver() const { return m_desk->hasRun() && !m_desk->isRunning(); }
    [[nodiscard]] bool isHeldAt(int line) const
    {
        const auto isThere = [&] { return m_desk->isHeld() && m_desk->progress().line == line; };
        return QTest::qWaitFor(isThere, patience);
    }
    [[nodiscard]] const ui::LineNote *find(int line) const
    {
        const auto &notes = m_desk->progress().notes;
        const auto found =
            std::find_if(notes.begin(), notes.end(), [line](const ui::LineNote &note) { return note.line == line; });
        return found == notes.end() ? nullptr : &*found;
    }
    [[nodiscard]] StepMark markAt(int line) const { return find(line) == nullptr ? StepMark::Ahead : find(line)->mark; }
    [[nodiscard]] QString noteAt(int line) const { return find(line) == nullptr ? QString() : find(line)->text; }

    std::unique_ptr<ui::ScenarioDesk> m_desk;
    std::unique_ptr<ScenarioThread> m_thread;
};

QTEST_GUILESS_MAIN(TestScenarioThread)
#include "tst_scenario_thread.moc"
