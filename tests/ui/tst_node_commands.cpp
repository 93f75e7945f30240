// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemView>
#include <QApplication>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/window_bench.h"
#include "ui/shell/main_window.h"

#include <chrono>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::ui;

/// If this fails, a node is commanded that was not chosen, or one for which the command makes no sense.
class TestNodeCommands : public QObject
{
    Q_OBJECT

private slots:
    void commandsMeanTheChosenNode()
    {
        const QTemporaryDir folder;
        WindowBench bench(folder.filePath(u"settings.ini"_s));
        bench.story.startServer();
        QVERIFY(!bench.action(u"Let Node Lead"_s).isEnabled());
        choose(bench, NodeId(1));
        bench.press("Ctrl+Shift+K");
        QCOMPARE(std::get<CrashNodeCommand>(bench.serverCommands.at(0)).node.value(), 1U);
        choose(bench, NodeId(2));
        bench.press("Ctrl+Shift+N");
        QCOMPARE(std::get<HandOverCommand>(bench.serverCommands.at(1)).node.value(), 2U);
        bench.press("Ctrl+Shift+J");
        QVERIFY(std::get<NoLeaderCommand>(bench.serverCommands.at(2)).length == std::chrono::seconds(3));
    }

    void commandsFitTheNodesRole()
    {
        const QTemporaryDir folder;
        WindowBench bench(folder.filePath(u"settings.ini"_s));
        bench.story.startServer();
        choose(bench, NodeId(1));
        QVERIFY(bench.action(u"Let Node Lead"_s).statusTip().contains(u"leads already"_s));
        QVERIFY(bench.action(u"Bring Node Back"_s).statusTip().contains(u"is up"_s));
        choose(bench, NodeId(2));
        bench.story.server(TermBegan{.term = Term(7), .leader = std::nullopt});
        bench.story.server(NodeRoleChanged{.node = NodeId(2), .role = NodeRole::Down});
        bench.story.publish();
        QVERIFY(!bench.action(u"Hold an Election"_s).isEnabled());
        QVERIFY(!bench.action(u"Crash Node"_s).isEnabled());
        QVERIFY(bench.action(u"Let Node Lead"_s).statusTip().contains(u"is down"_s));
        bench.press("Ctrl+Shift+B");
        QCOMPARE(std::get<StartNodeCommand>(bench.serverCommands.at(0)).node.value(), 2U);
    }

private:
    static void choose(WindowBench &bench, NodeId node)
    {
        bench.list(u"Nodes and clients"_s).setCurrentIndex(bench.models.nodes.indexOf(node));
        QVERIFY(bench.models.inspector.selection() == Selection(node));
    }
};

QTEST_MAIN(TestNodeCommands)
#include "tst_node_commands.moc"
