// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDialog>
#include <QDockWidget>
#include <QFileDialog>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>

#include "tests/ui/window_bench.h"
#include "ui/shell/banner.h"
#include "ui/shell/connect_dialog.h"
#include "ui/shell/start_page.h"

#include <memory>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::ui;

class TestStartPage : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_bench = std::make_unique<WindowBench>(m_folder->filePath(u"settings.ini"_s));
    }
    void cleanup() { m_bench.reset(); }

    /// If this fails, whoever starts the program for the first time and presses Enter is not shown anything.
    void enterTellsTheStory()
    {
        QSignalSpy stories(m_bench->window.get(), &MainWindow::storyRequested);
        m_bench->window->showStartPage();
        QVERIFY(page().isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(stories.size(), 1);
        // Whoever has seen it finds the page where it was.
        QVERIFY(page().isVisible());
    }

    void itIsAloneInTheWindow()
    {
        m_bench->window->showStartPage();
        for (const auto *dock : m_bench->window->findChildren<QDockWidget *>())
            QVERIFY(!dock->isVisible());
        for (const auto *bar : m_bench->window->findChildren<QToolBar *>())
            QVERIFY(!bar->isVisible());
    }

    void serverIsStartedFromIt()
    {
        m_bench->window->showNoServer();
        QSignalSpy starts(m_bench->window.get(), &MainWindow::serverStartRequested);
        m_bench->window->showStartPage();
        button(u"Start a server here"_s).click();
        QCOMPARE(starts.size(), 1);
        QVERIFY(!page().isVisible());
    }

    /// If this fails, a second server is started over the first one.
    void runningServerIsNotStartedAgain()
    {
        m_bench->window->showStartPage();
        QVERIFY(!button(u"Start a server here"_s).isEnabled());
        QVERIFY(button(u"Start a server here"_s).statusTip().contains(u"runs already"_s));
    }

    void othersAreConnectedToFromIt()
    {
        m_bench->window->showStartPage();
        button(u"Connect to a server..."_s).click();
        auto *dialog = m_bench->window->findChild<ConnectDialog *>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QVERIFY(page().isVisible());
    }

    void recordingsAreOpenedFromIt()
    {
        m_bench->window->showStartPage();
        button(u"Open a recording..."_s).click();
        auto *dialog = m_bench->window->findChild<QFileDialog *>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
    }

    void scenariosAreRunFromIt()
    {
        m_bench->window->showStartPage();
        button(u"Run a scenario"_s).click();
        QVERIFY(!page().isVisible());
        QVERIFY(m_bench->action(u"Scenarios"_s).isChecked());
    }

    /// If this fails, areas are gone for good, or come back where the person had closed them.
    void areasComeBackAsTheyWere()
    {
        m_bench->action(u"Findings"_s).trigger();
        m_bench->action(u"Fates"_s).trigger();
        const auto before = shownDocks();
        m_bench->window->showStartPage();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!page().isVisible());
        QCOMPARE(shownDocks(), before);
        QVERIFY(!m_bench->action(u"Start Page"_s).isChecked());
        m_bench->action(u"Start Page"_s).trigger();
        QVERIFY(page().isVisible());
        m_bench->action(u"Nodes and Clients"_s).trigger();
        QVERIFY(!page().isVisible());
        QVERIFY(shownDocks().contains(u"Nodes and Clients"_s));
    }

    /// If this fails, a window that is closed with the page on screen comes back without its areas.
    void closingKeepsTheAreasBehindThePage()
    {
        const auto before = shownDocks();
        m_bench->window->showStartPage();
        m_bench->window->close();
        m_bench = std::make_unique<WindowBench>(m_folder->filePath(u"settings.ini"_s));
        QCOMPARE(shownDocks(), before);
    }

    void itIsShownByItselfOnce()
    {
        QVERIFY(m_bench->settings.showsStartPage());
        m_bench->window->showStartPage();
        QVERIFY(!m_bench->settings.showsStartPage());
    }

    void noServerIsSaidWithItsRemedy()
    {
        m_bench->window->showNoServer();
        const auto *banner = m_bench->window->findChild<Banner *>();
        QVERIFY(banner->isVisible());
        QVERIFY(!m_bench->action(u"Acquire..."_s).isEnabled());
        QVERIFY(!m_bench->action(u"Stop Server"_s).isEnabled());
        QVERIFY(m_bench->action(u"Start Server"_s).isEnabled());
        m_bench->window->hideServerFailure();
        QVERIFY(!banner->isVisible());
        QSignalSpy stops(m_bench->window.get(), &MainWindow::serverStopRequested);
        m_bench->press("Ctrl+Shift+Q");
        QCOMPARE(stops.size(), 1);
    }

    /// If this fails, Alt with a letter only moves between the page and a menu.
    void itsLettersAreNoMenus()
    {
        m_bench->window->showStartPage();
        QString letters;
        const auto take = [&letters](const QString &text) {
            const auto letter = text.mid(text.indexOf(u'&') + 1, 1).toUpper();
            QVERIFY2(text.contains(u'&') && !letters.contains(letter), qPrintable(text));
            letters += letter;
        };
        for (const auto *menu : m_bench->window->menuBar()->actions())
            take(menu->text());
        for (const auto *button : page().findChildren<QPushButton *>())
            take(button->text());
    }

    /// For people who look at pictures: LOCKSCOPE_PICTURES names the folder.
    void itsPictureIsDrawn()
    {
        m_bench->window->showNoServer();
        m_bench->window->showStartPage();
        for (const auto &theme : {u"Light"_s, u"Dark"_s}) {
            m_bench->action(theme).trigger();
            QCoreApplication::processEvents();
            const auto picture = m_bench->window->grab();
            QVERIFY(!picture.isNull());
            if (const auto folder = qEnvironmentVariable("LOCKSCOPE_PICTURES"); !folder.isEmpty())
                QVERIFY(picture.save(u"%1/start%2.png"_s.arg(folder, theme)));
        }
        m_bench->action(u"Light"_s).trigger();
    }

private:
    [[nodiscard]] StartPage &page() const { return *m_bench->window->findChild<StartPage *>(); }
    [[nodiscard]] QPushButton &button(const QString &text) const
    {
        for (auto *button : page().findChildren<QPushButton *>()) {
            if (button->text().remove(u'&') == text)
                return *button;
        }
        qFatal("no such button");
    }
    [[nodiscard]] QStringList shownDocks() const
    {
        QStringList shown;
        for (const auto *dock : m_bench->window->findChildren<QDockWidget *>()) {
            if (!dock->isHidden())
                shown << dock->objectName();
        }
        shown.sort();
        return shown;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WindowBench> m_bench;
};

QTEST_MAIN(TestStartPage)
#include "tst_start_page.moc"
