// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include "tests/ui/window_bench.h"
#include "ui/views/event_list.h"

#include <memory>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::ui;

/// If these fail, the lists of the window cut what they show, or run away under a person's hands.
class TestWindowLists : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { m_bench.reset(); }

    /// If this fails, whoever opens the console for the first time sees "connecti..." and half a header.
    void firstColumnsHaveRoomForTheirTitles_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("wholeColumns");
        QTest::newRow("nodes") << u"Nodes and clients"_s << 4 << 2;
        QTest::newRow("fates") << u"Table of fates"_s << 4 << 2;
        QTest::newRow("locks") << u"Locks"_s << 8 << 4;
        QTest::newRow("inspector") << u"Properties of the selected thing"_s << 3 << 0;
    }
    void firstColumnsHaveRoomForTheirTitles()
    {
        QFETCH(QString, name);
        QFETCH(int, columns);
        QFETCH(int, wholeColumns);
        auto &bench = open();
        holdOneLock(bench);
        const auto lost = bench.story.acquire(2, "stock");
        bench.story.loseWithFate(2, lost, "stock", 12);
        choose(bench, RequestRef{ClientId(1), RequestId(1)});
        bench.action(u"Fates as Table"_s).setChecked(true);
        QCoreApplication::sendPostedEvents();
        const auto &list = bench.list(name);
        const auto &tree = *qobject_cast<const QTreeView *>(&list);
        QVERIFY(tree.isVisible());
        for (int column = 0; column < columns; ++column) {
            const auto title = tree.model()->headerData(column, Qt::Horizontal).toString();
            const int width = tree.header()->sectionSize(column);
            QVERIFY2(tree.fontMetrics().horizontalAdvance(title) < width, qPrintable(title));
            QVERIFY2(tree.header()->sectionViewportPosition(column) + width <= tree.viewport()->width(),
                     qPrintable(title));
            QVERIFY2(column >= wholeColumns || list.sizeHintForColumn(column) <= width, qPrintable(title));
        }
    }

    void rowsAreAsHighInEveryList()
    {
        auto &bench = open();
        holdOneLock(bench);
        const auto lost = bench.story.acquire(2, "stock");
        bench.story.loseWithFate(2, lost, "stock", 12);
        const int height = bench.list(u"Locks"_s).sizeHintForRow(0);
        QCOMPARE(bench.list(u"Nodes and clients"_s).sizeHintForRow(0), height);
        QCOMPARE(bench.list(u"Candidate lanes"_s).sizeHintForRow(0), height);
        QCOMPARE(bench.window->findChild<EventList *>()->rowHeight(0), height);
    }

    /// If this fails, the chosen lock or the keyboard is lost as soon as other locks come and go in numbers.
    void floodLeavesTheChosenRowAndTheKeyboard()
    {
        auto &bench = open();
        const auto request = holdOneLock(bench);
        auto &locks = bench.list(u"Locks"_s);
        choose(bench, Key::parse("orders/17").value());
        locks.setFocus();
        for (int round = 0; round < 5; ++round) {
            for (int i = 0; i < 300; ++i) {
                const auto key = *Key::parse("orders/" + std::to_string((round * 100 + i) % 400) + "/line");
                bench.story.server(Granted{key, std::nullopt, Token(1), connectionOf(9), {}, Lsn(1)});
                bench.story.server(Released{key, Token(1), connectionOf(9), Lsn(2)});
            }
            bench.story.publish();
            QCoreApplication::processEvents();
        }
        QCOMPARE(QApplication::focusWidget(), &locks);
        QVERIFY(bench.models.inspector.selection() == Selection(Key::parse("orders/17").value()));
        QCOMPARE(locks.currentIndex().siblingAtColumn(0), bench.models.locks.indexOf(Key::parse("orders/17").value()));
        QVERIFY(locks.selectionModel()->isRowSelected(locks.currentIndex().row(), locks.currentIndex().parent()));
        bench.press("Ctrl+Shift+R");
        QCOMPARE(std::get<ReleaseAcquiredCommand>(bench.commands.at(0).second).acquire, request);
    }

    /// If this fails, a row is marked that commands do not meet: they are for a request that is over long since.
    void commandsMeetTheMarkedRow()
    {
        auto &bench = open();
        const auto held = holdOneLock(bench);
        const auto over = bench.story.acquire(2, "orders/17");
        choose(bench, RequestRef{ClientId(2), over});
        bench.story.client(2, AcquireEnded{.request = over, .key = "orders/17", .outcome = OutcomeTimedOut{}});
        bench.story.publish();
        auto &locks = bench.list(u"Locks"_s);
        QVERIFY(!locks.selectionModel()->hasSelection());
        bench.press("Ctrl+Shift+A");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), &locks);
        QTest::keyClick(&locks, Qt::Key_Down);
        QVERIFY(bench.models.inspector.selection() == Selection(Key::parse("orders/17").value()));
        bench.press("Ctrl+Shift+R");
        QCOMPARE(std::get<ReleaseAcquiredCommand>(bench.commands.at(0).second).acquire, held);
    }

    /// If this fails, the only row of a list cannot be chosen by keyboard.
    void arrowKeyThatLeadsNowhereChooses()
    {
        auto &bench = open();
        bench.story.startServer();
        bench.story.addClient(1);
        auto &nodes = bench.list(u"Nodes and clients"_s);
        nodes.setFocus(Qt::TabFocusReason);
        const auto row = bench.models.nodes.indexOf(ClientId(1));
        nodes.selectionModel()->setCurrentIndex(row, QItemSelectionModel::NoUpdate);
        QVERIFY(!nodes.selectionModel()->hasSelection());
        QTest::keyClick(&nodes, Qt::Key_Down); // the last row
        QVERIFY(nodes.selectionModel()->isRowSelected(row.row(), row.parent()));
        QVERIFY(bench.models.inspector.selection() == Selection(ClientId(1)));
    }

    /// If this fails, whoever asks for a lock has to look for it.
    void chosenRequestIsMarkedOnceItHasARow()
    {
        auto &bench = open();
        bench.story.startServer();
        bench.story.addClient(1);
        bench.models.inspector.setSelection(RequestRef{ClientId(1), RequestId(1)});
        auto &locks = bench.list(u"Locks"_s);
        QVERIFY(!locks.selectionModel()->hasSelection());
        const auto request = bench.story.acquire(1, "orders/17");
        bench.story.grant(1, request, "orders/17", 88);
        const auto row = bench.models.locks.indexOf(Key::parse("orders/17").value());
        QVERIFY(row.isValid());
        QVERIFY(locks.selectionModel()->isRowSelected(row.row(), row.parent()));
        QVERIFY((bench.models.inspector.selection() == Selection(RequestRef{ClientId(1), request})));
    }

    /// If this fails, what is beneath a new level of keys is hidden until somebody opens it.
    void newGroupsAreOpen()
    {
        auto &bench = open();
        bench.story.startServer();
        for (const auto *name : {"a/b/c/1", "a/b/c/2", "d/e"})
            bench.story.holdLane(name);
        const auto &tree = *qobject_cast<QTreeView *>(&bench.list(u"Locks"_s));
        for (const auto *name : {"a/b/c/1", "d/e"}) {
            for (auto level = bench.models.locks.indexOf(*Key::parse(name)).parent(); level.isValid();
                 level = level.parent())
                QVERIFY2(tree.isExpanded(level), qPrintable(level.data().toString()));
        }
    }

    /// If this fails, whatever a person closes springs open again as soon as something happens in it.
    void closedGroupsStayClosed()
    {
        auto &bench = open();
        bench.story.startServer();
        bench.story.holdLane("a/1");
        auto &tree = *qobject_cast<QTreeView *>(&bench.list(u"Locks"_s));
        const auto group = bench.models.locks.index(0, 0);
        QVERIFY(tree.isExpanded(group));
        tree.collapse(group);
        bench.story.holdLane("a/2");
        QVERIFY(!tree.isExpanded(group));
    }

    /// If this fails, the list runs away under somebody who reads it.
    void eventsStandStillUntilAskedToFollow()
    {
        auto &bench = open();
        bench.story.startServer();
        bench.story.fill(200);
        auto &events = *bench.window->findChild<EventList *>();
        const auto *note = bench.window->findChild<QWidget *>(u"frozenNote"_s);
        QVERIFY(!events.isFrozen());
        events.setFocus();
        QTest::keyClick(&events, Qt::Key_Space);
        QVERIFY(events.isFrozen());
        QVERIFY(note->isVisible());
        bench.story.fill(3);
        QCOMPARE(events.newCount(), 3);
        QCOMPARE(note->findChild<QLabel *>()->text(), u"The list stands still, 3 new events"_s);
        QTest::keyClick(&events, Qt::Key_End);
        QVERIFY(!events.isFrozen());
        QVERIFY(!note->isVisible());
    }

private:
    WindowBench &open()
    {
        m_bench = std::make_unique<WindowBench>(m_folder->filePath(u"settings.ini"_s));
        return *m_bench;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WindowBench> m_bench;
};

QTEST_MAIN(TestWindowLists)
#include "tst_window_lists.moc"
