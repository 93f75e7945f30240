// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "tests/ui/window_bench.h"
#include "ui/shell/acquire_bar.h"
#include "ui/shell/banner.h"
#include "ui/shell/main_window.h"
#include "ui/views/fate_pane.h"

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lockscope;
using namespace lockscope::ui;

/// The offscreen platform says of every window that it cannot pass its size on; everything else is a defect.
static int warningCount = 0;
static QtMessageHandler previousHandler = nullptr;
static void countWarnings(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    if (type == QtWarningMsg && !text.contains(u"propagateSizeHints"_s))
        ++warningCount;
    previousHandler(type, context, text);
}

class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { previousHandler = qInstallMessageHandler(countWarnings); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup()
    {
        m_bench.reset();
        QCOMPARE(warningCount, 0);
    }
    void cleanupTestCase() { qInstallMessageHandler(previousHandler); }

    /// If this fails, the first minute with the program ends at an empty page.
    void acquiresByKeyboardBeforeThereIsAClient()
    {
        auto &bench = open();
        bench.story.startServer();
        bench.press("Ctrl+Shift+A");
        QVERIFY(bench.bar().isVisible());
        auto *key = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(key != nullptr);
        QTest::keyClicks(key, u"orders/17"_s);
        QTest::keyClick(key, Qt::Key_Return);
        QCOMPARE(bench.acquires.size(), 1U);
        QVERIFY(!bench.acquires[0].first.has_value());
        QCOMPARE(bench.acquires[0].second.key, std::string("orders/17"));
        QCOMPARE(bench.acquires[0].second.wait, std::optional<std::int64_t>(600));
        QCOMPARE(bench.acquires[0].second.lease, std::int64_t(120));
        QCOMPARE(bench.settings.acquire().key, u"orders/17"_s);
        QTest::keyClick(key, Qt::Key_Return);
        QCOMPARE(bench.acquires.size(), 2U);
        QTest::keyClick(key, Qt::Key_Escape);
        QVERIFY(!bench.bar().isVisible());
    }

    /// If this fails, whoever starts the program and presses Enter sees nothing happen.
    void enterAtTheStartOffersToAcquire()
    {
        auto &bench = open();
        bench.story.startServer();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(bench.bar().isVisible());
        QVERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()) != nullptr);
    }

    /// If this fails, nobody can type while locks come and go.
    void eventsLeaveTheKeyboardWhereItIs()
    {
        auto &bench = open();
        bench.story.startServer();
        bench.story.fill(2);
        bench.story.publish();
        bench.press("Ctrl+Shift+A");
        auto *key = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(key != nullptr);
        QTest::keyClicks(key, u"orders/"_s);
        bench.story.fill(5);
        bench.story.publish();
        QCOMPARE(QApplication::focusWidget(), key);
        QTest::keyClicks(QApplication::focusWidget(), u"17"_s);
        QCOMPARE(key->text(), u"orders/17"_s);
    }

    /// If this fails, a key that no server takes is sent, or refused without a reason.
    void badKeysAreExplainedAndNotAsked_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("empty") << QString() << u"Enter the key"_s;
        QTest::newRow("blank") << u"a b"_s << u"no blanks"_s;
        QTest::newRow("too long") << QString(129, u'k') << u"129 bytes"_s;
        QTest::newRow("too many bytes") << QString(65, QChar(0xE4)) << u"130 bytes"_s;
    }
    void badKeysAreExplainedAndNotAsked()
    {
        QFETCH(QString, key);
        QFETCH(QString, sentence);
        auto &bench = open();
        bench.press("Ctrl+Shift+A");
        auto *field = bench.bar().findChild<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly);
        field->setText(key);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(bench.acquires.empty());
        QVERIFY(field->accessibleDescription().contains(sentence));
    }

    /// If this fails, "release" meets another lock than the chosen one.
    void releasesWhatIsChosenWhateverItsRow()
    {
        auto &bench = open();
        const auto request = holdOneLock(bench);
        choose(bench, Key::parse("orders/17").value());
        bench.story.fill(50);
        bench.press("Ctrl+Shift+R");
        QCOMPARE(bench.commands.size(), 1U);
        QCOMPARE(bench.commands[0].first, ClientId(1));
        QCOMPARE(std::get<ReleaseAcquiredCommand>(bench.commands[0].second).acquire, request);
    }

    /// If this fails, a command meets the neighbour of a thing that is gone.
    void nothingIsChosenWhenTheChosenRowGoes()
    {
        auto &bench = open();
        holdOneLock(bench);
        const auto waiting = bench.story.acquire(2, "orders/17");
        bench.story.queue(2, waiting, "orders/17");
        const auto behind = bench.story.acquire(1, "orders/17");
        bench.story.queue(1, behind, "orders/17");
        const Selection first = RequestRef{ClientId(2), waiting};
        bench.models.inspector.setSelection(first);
        QVERIFY(bench.action(u"Cancel"_s).isEnabled());
        bench.story.server(
            WaiterTimedOut{.key = *Key::parse("orders/17"), .owner = ownerOf(waiting), .connection = connectionOf(2)});
        bench.story.client(2, AcquireEnded{.request = waiting, .key = "orders/17", .outcome = OutcomeTimedOut{}});
        bench.story.publish();
        QVERIFY(bench.models.inspector.selection() == first);
        QVERIFY(!bench.action(u"Cancel"_s).isEnabled());
    }

    void cutsAndHoldsByKey()
    {
        auto &bench = open();
        const auto request = holdOneLock(bench);
        choose(bench, RequestRef{ClientId(1), request});
        bench.press("Ctrl+Shift+X");
        QVERIFY(std::holds_alternative<CutCommand>(bench.commands.at(0).second));
        bench.press("Ctrl+Shift+H");
        QCOMPARE(std::get<HoldLaneCommand>(bench.serverCommands.at(0)).key, std::string("orders/17"));
        bench.story.holdLane("orders/17");
        QVERIFY(!bench.action(u"Hold Candidate Lane"_s).isEnabled());
        bench.press("Ctrl+Shift+L");
        QCOMPARE(std::get<DrainLaneCommand>(bench.serverCommands.at(1)).key, std::string("orders/17"));
    }

    void impossibleCommandsSayWhy()
    {
        auto &bench = open();
        const auto &release = bench.action(u"Release"_s);
        QVERIFY(!release.isEnabled());
        QVERIFY(release.statusTip().contains(u"select a lock"_s));
    }

    /// If this fails, a start that failed looks like an empty server.
    void serverFailureStandsWithItsRemedy()
    {
        auto &bench = open();
        QSignalSpy retries(bench.window.get(), &MainWindow::serverStartRequested);
        bench.window->showServerFailure(u"The port is taken."_s);
        const auto *banner = bench.window->findChild<Banner *>();
        QVERIFY(banner->isVisible());
        QCOMPARE(banner->accessibleDescription(), u"The port is taken."_s);
        QTest::mouseClick(banner->findChild<QToolButton *>(), Qt::LeftButton);
        QCOMPARE(retries.size(), 1);
        bench.window->hideServerFailure();
        QVERIFY(!banner->isVisible());
        QVERIFY(!bench.action(u"Start Server"_s).isEnabled());
    }

    /// If this fails, some area is out of reach without a mouse.
    void sixGoesRoundEveryArea()
    {
        auto &bench = open();
        bench.story.startServer();
        holdOneLock(bench);
        QList<QWidget *> seen;
        // Filter, nodes, fates, locks, inspector, events and overview.
        constexpr int areaCount = 7;
        for (int i = 0; i < areaCount; ++i) {
            bench.press("F6");
            seen << QApplication::focusWidget();
        }
        QCOMPARE(QSet<QWidget *>(seen.begin(), seen.end()).size(), areaCount);
        bench.press("F6");
        QCOMPARE(QApplication::focusWidget(), seen.first());
        bench.press("Shift+F6");
        QCOMPARE(QApplication::focusWidget(), seen.last());
    }

    /// If this fails, the lane that keeps a fate waiting cannot be drained where the fate stands.
    void fateIsLetGoWhereItStands()
    {
        auto &bench = open();
        holdOneLock(bench);
        const auto lost = bench.story.acquire(2, "stock");
        bench.story.loseWithFate(2, lost, "stock", 12);
        bench.story.holdLane("stock");
        bench.list(u"Fates"_s).setCurrentIndex(bench.models.fateBoard.indexOf(Selection(OpenSequence(12))));
        QToolButton *drain = nullptr;
        for (auto *button : bench.window->findChild<FatePane *>()->findChildren<QToolButton *>())
            drain = button->defaultAction() == &bench.action(u"Drain Candidate Lane"_s) ? button : drain;
        QVERIFY(drain != nullptr && drain->isVisible());
        QTest::mouseClick(drain, Qt::LeftButton);
        QCOMPARE(std::get<DrainLaneCommand>(bench.serverCommands.at(0)).key, std::string("stock"));
    }

    /// If this fails, the console asks the server again and again how its fates are (L33).
    void l33_aParkedFateIsNotAskedFor()
    {
        auto &bench = open();
        holdOneLock(bench);
        const auto lost = bench.story.acquire(2, "stock");
        bench.story.loseWithFate(2, lost, "stock", 12);
        for (int second = 0; second < 60; ++second) {
            bench.story.pass(std::chrono::seconds(1));
            bench.story.publish();
        }
        QVERIFY(bench.serverCommands.empty());
        QCOMPARE(bench.models.status.values().parked, 1);
    }

    void themeChangesLive()
    {
        auto &bench = open();
        for (const auto &[text, isDark] : {std::pair{u"Dark"_s, true}, {u"Light"_s, false}}) {
            bench.action(text).trigger();
            QCOMPARE(QApplication::palette().color(QPalette::Base).lightness() < 128, isDark);
            QVERIFY(!bench.window->grab().isNull());
        }
        QCOMPARE(bench.settings.theme(), ThemeChoice::Light);
    }

    /// If this fails, a text that came from outside is read as HTML.
    void foreignTextStaysText()
    {
        auto &bench = open();
        bench.story.startServer();
        bench.window->showServerFailure(u"<b>bold</b>"_s);
        for (const auto *label : bench.window->findChildren<QLabel *>())
            QVERIFY(label->textFormat() == Qt::PlainText || label->text().isEmpty() || label->buddy() != nullptr);
    }

    /// If this fails, whoever hears the window instead of seeing it meets a nameless field.
    void everythingThatTakesKeysHasAName()
    {
        auto &bench = open();
        bench.press("Ctrl+Shift+A");
        for (const auto *widget : bench.window->findChildren<QWidget *>()) {
            const bool isInner =
                widget->objectName().startsWith(u"qt_"_s) || widget->parentWidget()->inherits("QSpinBox");
            if (!widget->isVisible() || isInner || (widget->focusPolicy() & Qt::TabFocus) == 0)
                continue;
            const auto *interface = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
            QVERIFY2(interface != nullptr && !interface->text(QAccessible::Name).isEmpty(),
                     widget->metaObject()->className());
        }
    }

    void copiesRowAndAddress()
    {
        auto &bench = open();
        holdOneLock(bench);
        choose(bench, Key::parse("orders/17").value());
        bench.list(u"Locks"_s).setFocus();
        bench.press("Ctrl+Shift+T");
        QVERIFY(QApplication::clipboard()->text().contains(u"\theld\t"_s));
        bench.press("Ctrl+Shift+S");
        QCOMPARE(QApplication::clipboard()->text(), u"127.0.0.1:5225"_s);
    }

    /// If this fails, areas come back elsewhere, or "reset" does not bring them back.
    void layoutIsKeptAndCanBeReset()
    {
        const auto hidden = [](const WindowBench &bench) {
            int count = 0;
            for (const auto *dock : bench.window->findChildren<QDockWidget *>())
                count += dock->isHidden() ? 1 : 0;
            return count;
        };
        auto &first = open();
        first.press("Ctrl+2");
        QCOMPARE(hidden(first), 1);
        first.window->close();
        auto &second = open();
        QCOMPARE(hidden(second), 1);
        second.action(u"Reset Layout"_s).trigger();
        QCOMPARE(hidden(second), 0);
    }

private:
    WindowBench &open()
    {
        m_bench.reset();
        m_bench = std::make_unique<WindowBench>(m_folder->filePath(u"settings.ini"_s));
        return *m_bench;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WindowBench> m_bench;
};

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
