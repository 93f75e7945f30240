// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemView>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include "app/scenario/scenario_thread.h"
#include "tests/ui/window_bench.h"
#include "ui/editor/scenario_editor.h"
#include "ui/editor/scenario_pane.h"

#include <memory>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::ui;

namespace {

constexpr int patience = 60'000;
const auto passing = u"lockscope 1\nclient  w1\nkey     L\n\nw1      acquire L lease=10s as a1 -> granted\n"
                     "w1      release a1 -> released\n"_s;

} // namespace

class TestScenarios : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_bench = std::make_unique<WindowBench>(m_folder->filePath(u"settings.ini"_s));
        m_thread = std::make_unique<app::ScenarioThread>(m_bench->models.scenarios);
        m_bench->press("Alt+5");
    }
    void cleanup()
    {
        m_thread.reset();
        m_bench.reset();
    }

    /// If this fails, nobody gets to the scenarios by keyboard.
    void opensWithTheKeyboardInTheEditor()
    {
        QCOMPARE(QApplication::focusWidget(), &editor());
        QVERIFY(m_bench->action(u"Scenarios"_s).isChecked());
    }

    /// If this fails, a mistake is found only by the run.
    void aWrongLineIsUnderlinedAndExplained()
    {
        pane().open({}, passing);
        editor().goTo(5, 1);
        QTest::keyClicks(&editor(), u"w1 aquire L"_s);
        QTest::keyClick(&editor(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(problem().isVisible(), patience);
        QVERIFY2(problem().text().contains(u"acquire"_s), qPrintable(problem().text()));
        QVERIFY(editor().hasProblemAt(5, 5));
        QVERIFY(!editor().hasProblemAt(6, 5));
        QVERIFY(!m_bench->action(u"Run or Go On"_s).isEnabled());
        m_bench->press("F4");
        QCOMPARE(editor().currentLine(), 5);
        editor().undo();
        editor().undo();
        while (editor().isUndoAvailable())
            editor().undo();
        QTRY_VERIFY_WITH_TIMEOUT(!problem().isVisible(), patience);
    }

    /// If this fails, letters that are commands elsewhere cannot be typed.
    void everyLetterIsText()
    {
        pane().open({}, QString());
        QTest::keyClicks(&editor(), u"# y/why, [f] w a s d."_s);
        QCOMPARE(editor().text(), u"# y/why, [f] w a s d."_s);
    }

    /// If this fails, typing in a window that is half off the screen ends the program.
    void typesBeyondTheScreen()
    {
        pane().open({}, passing);
        auto *window = m_bench->window.get();
        const auto screen = window->screen()->geometry();
        window->move(screen.right() - 20, screen.bottom() - 20);
        editor().goTo(5, 1);
        QTest::keyClicks(&editor(), u"w1 acq"_s);
        QTest::keyClick(&editor(), Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(editor().text().contains(u"w1 acq"_s));
    }

    void runsAScenarioOfTheLibrary()
    {
        auto &list = m_bench->list(u"Library of scenarios"_s);
        QTRY_VERIFY_WITH_TIMEOUT(list.model()->rowCount() > 3, patience);
        search().setText(u"grant's reply lost"_s);
        QTRY_VERIFY(list.model()->rowCount() > 0);
        list.setCurrentIndex(list.model()->index(0, 0, list.model()->index(0, 0)));
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(pane().path().startsWith(u"builtin:"_s), patience);
        QVERIFY(!pane().isModified());
        m_bench->press("F5");
        QTRY_VERIFY_WITH_TIMEOUT(isOver(), patience);
        QVERIFY2(runState().contains(u"✓ Passed"_s), qPrintable(runState()));
        QVERIFY2(runState().contains(u"virtual time"_s), qPrintable(runState()));
    }

    void stepsAndShowsTheLine()
    {
        pane().open({}, passing);
        m_bench->press("F10");
        QTRY_VERIFY_WITH_TIMEOUT(isHeldAt(5), patience);
        QVERIFY(editor().isReadOnly());
        m_bench->press("F10");
        QTRY_VERIFY_WITH_TIMEOUT(isHeldAt(6), patience);
        QCOMPARE(editor().signAt(5), u"✓"_s);
        QVERIFY2(editor().noteAt(5).contains(u"a1 granted"_s), qPrintable(editor().noteAt(5)));
        QVERIFY(runState().contains(u"Held before line 6"_s));
        m_bench->press("F5");
        QTRY_VERIFY_WITH_TIMEOUT(isOver(), patience);
        QVERIFY(!editor().isReadOnly());
    }

    void runsACopyFromHere()
    {
        pane().open({}, passing);
        QVERIFY(!m_bench->action(u"Run from Here"_s).isEnabled());
        m_bench->press("F10");
        QTRY_VERIFY_WITH_TIMEOUT(isHeldAt(5), patience);
        editor().goTo(6);
        m_bench->press("Ctrl+Shift+F10");
        QTRY_VERIFY_WITH_TIMEOUT(runState().contains(u"a copy from line 6 on"_s), patience);
        QVERIFY2(runState().contains(u"still held before line 5"_s), qPrintable(runState()));
        QCOMPARE(editor().signAt(5), u"-"_s);
        QVERIFY(editor().isReadOnly());
        m_bench->press("F5");
        QTRY_VERIFY_WITH_TIMEOUT(isOver(), patience);
        QVERIFY2(runState().contains(u"✓ Passed"_s), qPrintable(runState()));
    }

    /// If this fails, a run that failed elsewhere is opened without its reason.
    void showsARunThatWasRecorded()
    {
        RunProgress progress;
        progress.state = RunProgress::State::Over;
        progress.verdict = scenario::RunVerdict::Failed;
        progress.failedLine = 6;
        progress.expected = u"this"_s;
        progress.actual = u"that"_s;
        progress.isRecorded = true;
        progress.notes.push_back({6, scenario::StepMark::Failed, {}});
        m_bench->models.scenarios.showRecorded(u"builtin:lost-reply"_s, passing, progress);
        QCOMPARE(editor().text(), passing);
        QCOMPARE(editor().signAt(6), u"✗"_s);
        QCOMPARE(editor().currentLine(), 6);
        QVERIFY2(runState().contains(u"✗ Failed in line 6 - as recorded"_s), qPrintable(runState()));
        QVERIFY(label(u"What came instead"_s).isVisible());
        QVERIFY(!pane().isModified());
    }

    void stopsAtABreakpoint()
    {
        pane().open({}, passing);
        editor().goTo(6);
        m_bench->press("F9");
        QCOMPARE(editor().breakpoints(), std::set<std::uint32_t>{6});
        m_bench->press("F5");
        QTRY_VERIFY_WITH_TIMEOUT(isHeldAt(6), patience);
        m_bench->press("Shift+F5");
        QTRY_VERIFY_WITH_TIMEOUT(isOver(), patience);
        QVERIFY2(runState().contains(u"Stopped"_s), qPrintable(runState()));
    }

    /// If this fails, whoever reads "failed" has to look for the line.
    void aFailureLeadsToItsLine()
    {
        pane().open({}, passing + u"expect  a1 is waiting within 10ms\n"_s);
        editor().goTo(1);
        m_bench->press("F5");
        QTRY_VERIFY_WITH_TIMEOUT(isOver(), patience);
        QVERIFY(runState().contains(u"✗ Failed in line 7"_s));
        QCOMPARE(editor().currentLine(), 7);
        QCOMPARE(editor().signAt(7), u"✗"_s);
        QVERIFY(label(u"What was expected"_s).text().contains(u"a1 is waiting"_s));
        QVERIFY(label(u"What came instead"_s).isVisible());
        // What is shown of a run is of the text that ran.
        QTest::keyClicks(&editor(), u" "_s);
        QCOMPARE(editor().signAt(7), QString());
    }

    /// If this fails, a key too much loses what somebody wrote.
    void asksBeforeTextIsLost()
    {
        pane().open({}, passing);
        QTest::keyClicks(&editor(), u"# mine"_s);
        m_bench->press("Ctrl+Alt+N");
        auto *box = m_bench->window->findChild<QMessageBox *>();
        QVERIFY(box != nullptr);
        choose(*box, u"Go Back"_s);
        QVERIFY(editor().text().contains(u"# mine"_s));
        QVERIFY(!m_bench->window->close());
        box = m_bench->window->findChildren<QMessageBox *>().last();
        choose(*box, u"Lose Changes"_s);
        QTRY_VERIFY(!m_bench->window->isVisible());
    }

    void savesWithTheKeyOfEveryEditor()
    {
        const auto path = m_folder->filePath(u"mine.lks"_s);
        pane().open(path, passing);
        QTest::keyClicks(&editor(), u"# mine"_s);
        QSignalSpy saved(&m_bench->models.scenarios, &ScenarioDesk::fileSaved);
        QTest::keyClick(&editor(), Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 1, patience);
        QVERIFY(!pane().isModified());
        QVERIFY(!m_bench->action(u"Save Scenario"_s).isEnabled());
    }

    void formatsAndTakesItBack()
    {
        pane().open({}, u"lockscope 1\nclient w1\nkey L\nw1 acquire L as a1\n"_s);
        editor().toggleBreakpoint(4);
        m_bench->press("Ctrl+Alt+F");
        QVERIFY(editor().text().contains(u"client  w1\n"_s));
        QCOMPARE(editor().breakpoints(), std::set<std::uint32_t>{4});
        editor().undo();
        QVERIFY(editor().text().contains(u"client w1\n"_s));
    }

    void findsAndReplaces()
    {
        pane().open({}, passing);
        QTest::keyClick(&editor(), Qt::Key_F, Qt::ControlModifier);
        auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(field != nullptr);
        QTest::keyClicks(field, u"a1"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(editor().selectedText(), u"a1"_s);
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), &editor());
    }

    /// If this fails, what was done by hand has to be written down by hand.
    void recordsWhatHappened()
    {
        pane().open({}, passing);
        const auto request = holdOneLock(*m_bench);
        Q_UNUSED(request)
        m_bench->press("Ctrl+Alt+H");
        QTRY_VERIFY_WITH_TIMEOUT(editor().text().contains(u"Recorded by hand"_s), patience);
        QVERIFY(pane().isModified());
    }

    void recordsTheTimeThatIsShown()
    {
        pane().open({}, passing);
        const auto request = holdOneLock(*m_bench);
        Q_UNUSED(request)
        auto &models = m_bench->models;
        const auto &history = models.cursor.history();
        const auto middle = history.find(EventNumber((history.first().value() + history.end().value()) / 2));
        models.range.show({middle->at.steady, models.range.whole().to});
        m_bench->press("Ctrl+Alt+J");
        QTRY_VERIFY_WITH_TIMEOUT(editor().text().contains(u"Recorded by hand"_s), patience);
        QVERIFY(pane().isModified());
    }

private:
    [[nodiscard]] ScenarioPane &pane() const { return *m_bench->window->findChild<ScenarioPane *>(); }
    [[nodiscard]] ScenarioEditor &editor() const { return pane().editor(); }
    [[nodiscard]] QLabel &label(const QString &name) const
    {
        for (auto *each : pane().findChildren<QLabel *>()) {
            if (each->accessibleName() == name)
                return *each;
        }
        qFatal("no such label");
    }
    [[nodiscard]] QLabel &problem() const { return label(u"What is wrong with the text"_s); }
    [[nodiscard]] QString runState() const { return label(u"State of the run"_s).text(); }
    [[nodiscard]] QLineEdit &search() const
    {
        for (auto *each : pane().findChildren<QLineEdit *>()) {
            if (each->accessibleName() == u"Search the library"_s)
                return *each;
        }
        qFatal("no such field");
    }
    [[nodiscard]] bool isOver() const
    {
        return m_bench->models.scenarios.hasRun() && !m_bench->models.scenarios.isRunning();
    }
    [[nodiscard]] bool isHeldAt(int line) const
    {
        return m_bench->models.scenarios.isHeld() && m_bench->models.scenarios.progress().line == line;
    }
    static void choose(const QMessageBox &box, const QString &text)
    {
        for (auto *button : box.buttons()) {
            if (button->text().remove(u'&') == text)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL("no such button");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WindowBench> m_bench;
    std::unique_ptr<app::ScenarioThread> m_thread;
};

QTEST_MAIN(TestScenarios)
#include "tst_scenarios.moc"
