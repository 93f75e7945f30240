// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "tests/ui/window_bench.h"
#include "ui/views/expression_field.h"
#include "ui/views/fault_form.h"

#include <chrono>
#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lockscope;
using namespace lockscope::ui;

/// If these fail, a person cannot break what is to be watched by the keyboard alone, or something else is broken.
class TestFaultArea : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { m_bench.reset(); }

    void breaksAConnectionByKeyboard()
    {
        auto &bench = open();
        bench.story.startServer();
        bench.story.addClient(1);
        bench.story.addClient(2);
        choose(bench, ClientId(2));
        bench.press("F8");
        QVERIFY(QApplication::focusWidget() == &field<QComboBox>(u"Fault"_s));
        pick(u"Fault"_s, u"Delay everything"_s);
        pick(u"Way"_s, u"both ways"_s);
        auto &time = field<QSpinBox>(u"Time"_s);
        time.setFocus();
        time.selectAll();
        QTest::keyClicks(&time, u"250"_s);
        pressButton(u"Break It"_s);
        QCOMPARE(bench.faultCommands.size(), 1U);
        const auto &command = std::get<BeginFaultCommand>(bench.faultCommands[0]);
        QCOMPARE(command.link.client, ClientId(2));
        const auto &delay = std::get<DelayFault>(command.link.fault);
        QCOMPARE(delay.way, FaultWay::Both);
        QVERIFY(delay.by == 250ms);
    }

    void armsAFaultThatWaitsForAnEvent()
    {
        auto &bench = open();
        bench.story.startServer();
        bench.story.addClient(1);
        bench.press("F8");
        auto &waits = *form().findChild<QCheckBox *>();
        waits.setFocus();
        QTest::keyClick(&waits, Qt::Key_Space);
        auto &when = *form().findChild<ExpressionField *>();
        QVERIFY(when.isVisible());
        QVERIFY(!button(u"Arm It"_s).isEnabled());
        when.setFocus();
        QTest::keyClicks(&when, u"kind is Nonsense("_s);
        QVERIFY(!button(u"Arm It"_s).isEnabled());
        QVERIFY(!problem().isEmpty());
        when.clear();
        QTest::keyClicks(&when, u"kind is AcquireSent"_s);
        QTest::keyClick(&when, Qt::Key_Escape);
        QVERIFY(button(u"Arm It"_s).isEnabled());
        QTest::keyClick(&when, Qt::Key_Return);
        QCOMPARE(bench.faultCommands.size(), 1U);
        const auto &command = std::get<ArmFaultCommand>(bench.faultCommands[0]);
        QCOMPARE(command.when, std::string("kind is AcquireSent"));
        const auto &drop = std::get<DropFault>(std::get<FaultyLink>(command.action).fault);
        QCOMPARE(drop.way, FaultWay::ToClient);
    }

    void breaksTheServer_data()
    {
        QTest::addColumn<QString>("fault");
        QTest::addColumn<int>("alternative");
        const auto row = [](const char *name, const QString &fault, const ServerCommand &command) {
            QTest::newRow(name) << fault << static_cast<int>(command.index());
        };
        row("lane", u"Hold a candidate lane"_s, HoldLaneCommand{});
        row("leader", u"Change the leader"_s, HandOverCommand{});
        row("election", u"Hold an election"_s, NoLeaderCommand{});
        row("crash", u"Crash a node"_s, CrashNodeCommand{});
        row("slow disk", u"Slow disk"_s, DiskFaultCommand{});
        row("sync", u"Disk fails to sync"_s, DiskFaultCommand{});
        row("full disk", u"Disk is full"_s, DiskFaultCommand{});
    }
    void breaksTheServer()
    {
        QFETCH(const QString, fault);
        QFETCH(const int, alternative);
        auto &bench = open();
        bench.story.startServer();
        bench.press("F8");
        pick(u"Fault"_s, fault);
        if (fault == u"Hold a candidate lane")
            QTest::keyClicks(&field<QLineEdit>(u"Key"_s), u"orders/17"_s);
        pressButton(u"Break It"_s);
        QCOMPARE(bench.serverCommands.size(), 1U);
        QCOMPARE(static_cast<int>(bench.serverCommands[0].index()), alternative);
    }

    /// If this fails, a button does nothing and nobody knows why.
    void saysWhatIsMissing()
    {
        auto &bench = open();
        bench.press("F8");
        QVERIFY(problem().contains(u"no client"_s));
        pick(u"Fault"_s, u"Crash a node"_s);
        QVERIFY(problem().contains(u"does not run"_s));
        bench.story.startServer();
        QVERIFY(problem().isEmpty());
        pick(u"Fault"_s, u"Hold a candidate lane"_s);
        QVERIFY(problem().contains(u"key"_s));
        QVERIFY(!button(u"Break It"_s).isEnabled());
    }

    void takesTheCurrentFaultAway()
    {
        auto &bench = open();
        breakTwo(bench);
        auto &list = bench.list(u"Faults"_s);
        QVERIFY(!bench.action(u"Take Fault Away"_s).isEnabled());
        list.setFocus();
        list.setCurrentIndex(list.model()->index(1, 0));
        QTest::keyClick(&list, Qt::Key_Delete);
        QCOMPARE(std::get<EndFaultCommand>(bench.faultCommands.at(0)).fault, FaultId(2));
        bench.story.fault(FaultEnded{FaultId(2)});
        bench.story.publish();
        // Not its neighbour, which nobody chose.
        QVERIFY(!list.selectionModel()->hasSelection());
        QVERIFY(!bench.action(u"Take Fault Away"_s).isEnabled());
        list.setCurrentIndex(list.model()->index(0, 0));
        bench.press("Shift+F8");
        QCOMPARE(std::get<EndFaultCommand>(bench.faultCommands.at(1)).fault, FaultId(1));
    }

    void takesAllFaultsAwayWithOneKey()
    {
        auto &bench = open();
        QVERIFY(!bench.action(u"Take All Away"_s).isEnabled());
        breakTwo(bench);
        bench.press("Ctrl+F8");
        QCOMPARE(bench.faultCommands.size(), 1U);
        QVERIFY(std::holds_alternative<EndAllFaultsCommand>(bench.faultCommands[0]));
    }

    /// If this fails, a choice closes under the hands of whoever makes it, because events come.
    void eventsLeaveTheChoiceAsItIs()
    {
        auto &bench = open();
        bench.story.startServer();
        bench.story.addClient(1);
        bench.story.addClient(2);
        bench.press("F8");
        auto &client = field<QComboBox>(u"Client"_s);
        client.setCurrentIndex(1);
        client.showPopup();
        const auto request = bench.story.acquire(1, "orders/17");
        bench.story.grant(1, request, "orders/17", 88);
        QVERIFY(client.view()->isVisible());
        client.hidePopup();
        bench.story.addClient(3);
        QCOMPARE(client.currentText(), u"w2"_s);
        QCOMPARE(client.count(), 3);
    }

    /// If this fails, a recording seems to be a server that can be broken.
    void recordingCannotBeBroken()
    {
        auto &bench = open();
        bench.window->setRecorded(u"a.lockscope"_s);
        QVERIFY(!bench.action(u"Break Something..."_s).isEnabled());
        bench.press("Ctrl+6");
        QVERIFY(problem().contains(u"recording"_s));
        QVERIFY(!field<QComboBox>(u"Fault"_s).isEnabled());
    }

    void everyFieldHasANameAndATip()
    {
        auto &bench = open();
        bench.press("F8");
        for (auto *inner : form().findChildren<QWidget *>()) {
            const bool asks = qobject_cast<QComboBox *>(inner) != nullptr
                || qobject_cast<QPushButton *>(inner) != nullptr || qobject_cast<QSpinBox *>(inner) != nullptr
                || qobject_cast<QCheckBox *>(inner) != nullptr
                || (qobject_cast<QLineEdit *>(inner) != nullptr && inner->parentWidget() == &form());
            if (!asks)
                continue;
            auto *spoken = QAccessible::queryAccessibleInterface(inner);
            QVERIFY(spoken != nullptr);
            QVERIFY2(!spoken->text(QAccessible::Name).isEmpty(), inner->metaObject()->className());
            QVERIFY2(!inner->toolTip().isEmpty(), qPrintable(spoken->text(QAccessible::Name)));
        }
    }

private:
    WindowBench &open()
    {
        m_bench = std::make_unique<WindowBench>(m_folder->filePath(u"settings.ini"_s));
        return *m_bench;
    }

    static void breakTwo(WindowBench &bench)
    {
        bench.story.startServer();
        bench.story.addClient(1);
        bench.story.fault(FaultBegan{FaultId(1), {ClientId(1), DelayFault{FaultWay::Both, 5ms}}});
        bench.story.fault(FaultArmed{FaultId(2), "kind is Granted", FaultyLink{ClientId(1), CutFault{}}});
        bench.story.publish();
        bench.press("F8");
    }

    [[nodiscard]] FaultForm &form() const { return *m_bench->window->findChild<FaultForm *>(); }

    /// The field beside the label with that text.
    template<typename Field>
    [[nodiscard]] Field &field(const QString &name) const
    {
        for (auto *label : form().findChildren<QLabel *>()) {
            if (label->text().remove(u'&') == name && label->buddy() != nullptr)
                return *qobject_cast<Field *>(label->buddy());
        }
        qFatal("no such field");
    }

    [[nodiscard]] QPushButton &button(const QString &text) const
    {
        auto &found = *form().findChild<QPushButton *>();
        if (found.text().remove(u'&') != text)
            qFatal("no such button");
        return found;
    }

    void pressButton(const QString &text) const
    {
        button(text).setFocus();
        QTest::keyClick(&button(text), Qt::Key_Space);
    }

    /// As a person does who goes down the list.
    void pick(const QString &name, const QString &text) const
    {
        auto &box = field<QComboBox>(name);
        box.setFocus();
        QTest::keyClick(&box, Qt::Key_Home);
        for (int i = 1; i < box.count() && box.currentText() != text; ++i)
            QTest::keyClick(&box, Qt::Key_Down);
        QCOMPARE(box.currentText(), text);
    }

    /// What the form complains about.
    [[nodiscard]] QString problem() const
    {
        for (const auto *label : form().findChildren<QLabel *>()) {
            if (label->buddy() == nullptr && label->isVisible())
                return label->text();
        }
        return {};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WindowBench> m_bench;
};

QTEST_MAIN(TestFaultArea)
#include "tst_fault_area.moc"
