// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QDesktopServices>
#include <QDialog>
#include <QMenuBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolBar>

#include "tests/ui/command_situations.h"
#include "tests/ui/window_traces.h"
#include "ui/shell/action_specs.h"

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lockscope;
using namespace lockscope::ui;

/// If this fails, a command does nothing, or nobody knows how to bring it about.
class TestEveryCommand : public QObject
{
    Q_OBJECT

public slots:
    /// The desktop's answer to an opened folder.
    void noteOpened(const QUrl & /*url*/) { ++m_opened; }

private slots:
    void initTestCase() { QDesktopServices::setUrlHandler(u"file"_s, this, "noteOpened"); }
    void cleanupTestCase() { QDesktopServices::unsetUrlHandler(u"file"_s); }
    void cleanup()
    {
        m_bench->action(u"Light"_s).trigger();
        m_bench->action(u"As the Desktop"_s).trigger();
        m_bench.reset();
    }

    void eachLeavesATrace_data()
    {
        QTest::addColumn<int>("id");
        for (const auto &spec : actionSpecs())
            QTest::addRow("%s %d", spec.icon, static_cast<int>(spec.id)) << static_cast<int>(spec.id);
    }
    void eachLeavesATrace()
    {
        QFETCH(const int, id);
        const auto &spec = specOf(static_cast<ActionId>(id));
        open();
        if (const auto prepare = situations().find(spec.id); prepare != situations().end())
            prepare->second(*m_bench);
        QCoreApplication::processEvents();
        auto &action = *findAction(spec);
        QVERIFY2(action.isEnabled(), qPrintable(action.statusTip()));
        QApplication::clipboard()->setText(u"nothing"_s);
        const WindowTraces traces(*m_bench);
        auto before = traces.now();
        before.insert(u"opened"_s, QString::number(m_opened));
        // Qt's own box has an event loop of its own, which ends with it.
        if (spec.id == ActionId::AboutQt)
            QTimer::singleShot(0, this, &TestEveryCommand::closeBox);
        give(spec, action);
        QCoreApplication::processEvents();
        auto after = traces.now();
        after.insert(u"opened"_s, QString::number(m_opened));
        QVERIFY2(!WindowTraces::changed(before, after).isEmpty(), qPrintable(actionText(spec.text)));
    }

private:
    void closeBox()
    {
        if (auto *box = QApplication::activeModalWidget(); box != nullptr) {
            ++m_opened;
            box->close();
        }
    }

    /// Two nodes, two clients, a held lock, a waiter, and a parked fate on a held lane.
    void open()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_bench = std::make_unique<WindowBench>(m_folder->filePath(u"settings.ini"_s));
        holdOneLock(*m_bench);
        const auto waiting = m_bench->story.acquire(2, "orders/17");
        m_bench->story.queue(2, waiting, "orders/17");
        const auto lost = m_bench->story.acquire(2, "stock/berlin");
        m_bench->story.holdLane("stock/berlin");
        m_bench->story.loseWithFate(2, lost, "stock/berlin", 12);
        m_bench->story.pass(5s);
        m_bench->story.publish();
        m_bench->window->setDataDirectory(m_folder->path());
        m_bench->window->showRecordingSize(1'000, 20);
        m_bench->list(u"Locks"_s).setFocus();
    }

    [[nodiscard]] QAction *findAction(const ActionSpec &spec) const
    {
        for (const auto *menu : m_bench->window->findChildren<QMenu *>()) {
            for (auto *action : menu->actions()) {
                if (action->objectName() == QString::fromLatin1(spec.icon) && action->text() == actionText(spec.text))
                    return action;
            }
        }
        qFatal("no such action");
    }

    /// By its key where it has one, else in its menu: as a person does.
    void give(const ActionSpec &spec, QAction &action) const
    {
        if (*spec.keys != '\0' && spec.reach == KeyReach::Window)
            return m_bench->press(spec.keys);
        if (spec.reach == KeyReach::Rows && QApplication::focusWidget() != nullptr)
            return QTest::keySequence(QApplication::focusWidget(),
                                      QKeySequence(QString::fromLatin1(spec.keys), QKeySequence::PortableText));
        for (auto *menu : m_bench->window->findChildren<QMenu *>()) {
            if (!menu->actions().contains(&action))
                continue;
            menu->popup(QPoint(0, 0));
            menu->setActiveAction(&action);
            return QTest::keyClick(menu, Qt::Key_Return);
        }
        qFatal("in no menu");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WindowBench> m_bench;
    int m_opened = 0;
};

QTEST_MAIN(TestEveryCommand)
#include "tst_every_command.moc"
