// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCheckBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/window_bench.h"
#include "ui/shell/connect_dialog.h"

#include <memory>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::ui;

/// If these fail, a person changes somebody else's servers without meaning to, or takes for truth what is none.
class TestOutside : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_bench = std::make_unique<WindowBench>(m_folder->filePath(u"settings.ini"_s));
    }
    void cleanup() { m_bench.reset(); }

    void asksBeforeServersOutsideAreAsked()
    {
        auto &bench = outside(MainWindow::ReadOnly::No);
        acquire(bench);
        QVERIFY(bench.acquires.empty());
        QVERIFY(question()->informativeText().contains(u"orders/17"_s));
        QVERIFY(question()->informativeText().contains(u"10.0.0.1:5225"_s));
        QTest::keyClick(question(), Qt::Key_Escape);
        QVERIFY(bench.acquires.empty());
        acquire(bench);
        QTest::keyClick(question(), Qt::Key_Return);
        QCOMPARE(bench.acquires.size(), 1U);
    }

    void asksNoMoreOnceItIsToldSo()
    {
        auto &bench = outside(MainWindow::ReadOnly::No);
        acquire(bench);
        question()->checkBox()->setChecked(true);
        QTest::keyClick(question(), Qt::Key_Return);
        QCOMPARE(bench.acquires.size(), 1U);
        bench.story.addClient(1);
        choose(bench, ClientId(1));
        bench.press("Ctrl+Shift+X");
        QCOMPARE(bench.commands.size(), 1U);
    }

    void embeddedServerIsAskedAtOnce()
    {
        m_bench->story.startServer();
        acquire(*m_bench);
        QCOMPARE(m_bench->acquires.size(), 1U);
        QVERIFY(!m_bench->action(u"Read-Only"_s).isEnabled());
    }

    void readOnlyTakesEveryCommandAway()
    {
        auto &bench = outside(MainWindow::ReadOnly::Yes);
        bench.story.addClient(1);
        choose(bench, ClientId(1));
        for (const auto &text : {u"Acquire..."_s, u"Cut Connection"_s, u"Remove Client"_s, u"Break Something..."_s})
            QVERIFY2(bench.action(text).statusTip().contains(u"read-only"_s), qPrintable(text));
        QVERIFY(bench.action(u"Add Client"_s).isEnabled());
        bench.press("Ctrl+Alt+R");
        QVERIFY(bench.action(u"Cut Connection"_s).isEnabled());
        QVERIFY(bench.action(u"Break Something..."_s).isEnabled());
    }

    void whatIsNotVisibleIsSaidToBe()
    {
        auto &bench = outside(MainWindow::ReadOnly::No);
        QVERIFY(!bench.action(u"Hold Candidate Lane"_s).isEnabled());
        QVERIFY(!bench.action(u"Start Server"_s).isEnabled());
        int count = 0;
        for (const auto *label : bench.window->findChildren<QLabel *>())
            count += label->text().contains(u"not visible"_s) ? 1 : 0;
        // Locks, the board and the table of fates, the three pictures, and the status bar.
        QCOMPARE(count, 7);
        QVERIFY(bench.window->windowTitle().contains(u"10.0.0.1:5225"_s));
        QVERIFY(bench.action(u"Copy Server Address"_s).isEnabled());
    }

    void dialogOffersAnotherWindow()
    {
        std::optional<ServerChoice> choice;
        QObject::connect(m_bench->window.get(),
                         &MainWindow::outsideConsoleRequested,
                         m_bench->window.get(),
                         [&](const ServerChoice &chosen) { choice = chosen; });
        m_bench->press("Ctrl+Alt+O");
        auto *dialog = m_bench->window->findChild<ConnectDialog *>();
        QVERIFY(dialog != nullptr);
        QApplication::setActiveWindow(dialog);
        auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(field != nullptr);
        QTest::keyClicks(field, u"10.0.0.1"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(!choice);
        QTest::keyClicks(field, u":5225, 10.0.0.2:5225"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(choice.has_value());
        QCOMPARE(choice->addresses, (QStringList{u"10.0.0.1:5225"_s, u"10.0.0.2:5225"_s}));
        QVERIFY(choice->isReadOnly);
        QVERIFY(!choice->isEncrypted);
    }

    /// If this fails, a person has to know paths by heart.
    void filesAreBrowsedFor()
    {
        std::optional<ServerChoice> choice;
        QObject::connect(m_bench->window.get(),
                         &MainWindow::outsideConsoleRequested,
                         m_bench->window.get(),
                         [&](const ServerChoice &chosen) { choice = chosen; });
        m_bench->press("Ctrl+Alt+O");
        auto *dialog = m_bench->window->findChild<ConnectDialog *>();
        dialog->findChild<QCheckBox *>()->setChecked(true);
        dialog->findChild<QLineEdit *>()->setText(u"10.0.0.1:5225"_s);
        int browsed = 0;
        for (auto *button : dialog->findChildren<QPushButton *>()) {
            if (!button->text().contains(u"Browse"_s))
                continue;
            button->click();
            auto *chooser = dialog->findChildren<QFileDialog *>().back();
            QVERIFY(chooser->isVisible());
            emit chooser->fileSelected(u"/tmp/file%1"_s.arg(++browsed));
        }
        QCOMPARE(browsed, 2);
        for (auto *button : dialog->findChildren<QPushButton *>()) {
            if (button->text().remove(u'&') == u"Connect"_s)
                button->click();
        }
        QVERIFY(choice.has_value());
        QCOMPARE(choice->authorities, u"/tmp/file1"_s);
        QCOMPARE(choice->tokenFile, u"/tmp/file2"_s);
    }

private:
    WindowBench &outside(MainWindow::ReadOnly readOnly)
    {
        m_bench->window->setOutside({u"10.0.0.1:5225"_s, u"10.0.0.2:5225"_s}, readOnly);
        return *m_bench;
    }

    static void acquire(WindowBench &bench)
    {
        bench.press("Ctrl+Shift+A");
        auto *key = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(key != nullptr);
        key->setText(u"orders/17"_s);
        QTest::keyClick(key, Qt::Key_Return);
    }

    [[nodiscard]] QMessageBox *question() const
    {
        // The last one; the others are on their way out.
        const auto all = m_bench->window->findChildren<QMessageBox *>();
        return all.isEmpty() ? nullptr : all.back();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WindowBench> m_bench;
};

QTEST_MAIN(TestOutside)
#include "tst_outside.moc"
