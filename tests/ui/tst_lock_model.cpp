// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "tests/support/model_text.h"
#include "tests/ui/model_bench.h"
#include "ui/models/plain_text.h"
#include "ui/models/roles.h"

using namespace lockscope;
using namespace lockscope::ui;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

/// If these fail, the tree of locks shows something else than the world, or stops the window for a burst of locks.
class TestLockModel : public QObject
{
    Q_OBJECT

private slots:
    void locksStandInATreeWithTheirQueues()
    {
        ModelBench bench;
        bench.tell(ConnectionAccepted{first, NodeId(1), "10.0.0.9:4711"});
        bench.tell(Granted{key("orders/17"), owner(1), Token(88), first, bench.now() + 10s, Lsn(1)});
        bench.tell(WaiterQueued{key("orders/17"), owner(2), first, bench.now() + 5s});
        bench.tell(Granted{key("orders/17/line"), owner(3), Token(89), first, bench.now() + 20s, Lsn(2)});
        bench.tell(LaneHeld{key("stock")});
        bench.show();
        bench.pass(1s);
        QCOMPARE(test::linesOf(bench.models.locks),
                 (QStringList{
                     u"orders | 2 lock(s)"_s,
                     u"  17 | held | 1.1 | 88 | 9.0 s | 1 | 1.0 s"_s,
                     u"    1.1 | waits | 02000000\u2026 |  | 4.0 s |  | 1.0 s"_s,
                     u"    line | held | 1.1 | 89 | 19.0 s"_s,
                     u"stock | free |  |  |  |  |  | held"_s,
                 }));
        const auto lease = bench.models.locks.indexOf(key("orders/17")).siblingAtColumn(LockModel::LeaseColumn);
        QCOMPARE(lease.data(StateRole).toInt(), static_cast<int>(ShownState::Held));
        QCOMPARE(lease.data(SpanEndRole).toLongLong() - lease.data(SpanNowRole).toLongLong(), 9'000'000);
        QCOMPARE(lease.data(SpanEndRole).toLongLong() - lease.data(SpanStartRole).toLongLong(), 10'000'000);
    }

    void numbersInKeysSortByTheirValue()
    {
        ModelBench bench;
        for (const auto *name : {"line10", "line2", "line02", "line", "a1b9", "a1b10", "B", "line2x"})
            bench.tell(LaneHeld{key(name)});
        bench.show();
        QStringList order;
        for (const auto &line : test::linesOf(bench.models.locks))
            order << line.section(u" |"_s, 0, 0);
        QCOMPARE(order.join(u' '), u"B a1b9 a1b10 line line02 line2 line2x line10"_s);
    }

    void queueKeepsItsOrderWhenTheMiddleLeaves()
    {
        ModelBench bench;
        for (const std::uint8_t number : {std::uint8_t(1), std::uint8_t(2), std::uint8_t(3)})
            bench.tell(WaiterQueued{key("k"), owner(number), first, {}});
        bench.show();
        bench.tell(WaiterTimedOut{key("k"), owner(2), first});
        bench.show();
        const auto lock = bench.models.locks.indexOf(key("k"));
        QCOMPARE(bench.models.locks.rowCount(lock), 2);
        const auto second = bench.models.locks.index(1, LockModel::StateColumn, lock);
        QCOMPARE(second.data(PlaceRole).toInt(), 2);
        QCOMPARE(second.siblingAtColumn(LockModel::HolderColumn).data(FullTextRole).toString(), wholeText(owner(3)));
    }

    void onlyTheLastIdleLocksStay()
    {
        ModelBench bench;
        for (int i = 0; i < 300; ++i) {
            const auto name = *Key::parse("g/" + std::to_string(i));
            bench.tell(Granted{name, owner(1), Token(1), first, bench.now(), Lsn(1)});
            bench.tell(Released{name, Token(1), first, Lsn(2)});
        }
        bench.show();
        const auto group = bench.models.locks.index(0, 0);
        QCOMPARE(bench.models.locks.rowCount(group), static_cast<int>(Truth::idleKeysMax));
    }

    /// If this fails, a burst of locks stops the window for as long as all their rows take.
    void scatteredRowsComeAndGoInTurn()
    {
        ModelBench bench({}, false);
        constexpr int count = 1'000;
        const auto name = [](int i) { return *Key::parse(std::to_string(i) + "/lock"); };
        // Every second one is there before, so that no two of the others stand beside each other.
        const auto grantEverySecond = [&](int from) {
            for (int i = from; i < count; i += 2)
                bench.tell(Granted{name(i), owner(1), Token(1), first, bench.now(), Lsn(1)});
        };
        grantEverySecond(0);
        bench.show();
        grantEverySecond(1);
        QSignalSpy inserts(&bench.models.locks, &QAbstractItemModel::rowsInserted);
        bench.models.cursor.publish();
        QCOMPARE(inserts.count(), static_cast<int>(LockModel::movesMax));
        QVERIFY(bench.models.cursor.hasRest());
        bench.show();
        QCOMPARE(bench.models.locks.rowCount(), count);

        for (int i = 0; i < count; i += 2)
            bench.tell(Released{name(i), Token(1), first, Lsn(2)});
        QSignalSpy removals(&bench.models.locks, &QAbstractItemModel::rowsRemoved);
        bench.models.cursor.publish();
        QCOMPARE(removals.count(), static_cast<int>(LockModel::movesMax));
        // The row of a lock that has gone stands a moment longer, and tells no tales.
        int goneCount = 0;
        for (int i = 0; i < count; i += 2) {
            const auto row = bench.models.locks.indexOf(name(i)).siblingAtColumn(LockModel::StateColumn);
            if (!row.isValid() || bench.models.cursor.world().truth().find(name(i)) != nullptr)
                continue;
            ++goneCount;
            QCOMPARE(row.data().toString(), u"free"_s);
        }
        QVERIFY(goneCount > 0);
        bench.show();
        QCOMPARE(bench.models.locks.rowCount(), count / 2 + static_cast<int>(Truth::idleKeysMax));
    }

    /// If this fails, a view pays for each of a thousand rows that come or go together.
    void neighboursComeAndGoInOneSignal()
    {
        ModelBench bench;
        bench.tell(LaneHeld{key("orders")});
        bench.show();
        QSignalSpy inserts(&bench.models.locks, &QAbstractItemModel::rowsInserted);
        QSignalSpy removals(&bench.models.locks, &QAbstractItemModel::rowsRemoved);
        const auto name = [](int i) {
            return *Key::parse("orders/" + std::to_string(i / 10) + "/line/" + std::to_string(i % 10));
        };
        for (int i = 0; i < 200; ++i)
            bench.tell(Granted{name(i), owner(1), Token(1), first, bench.now(), Lsn(1)});
        bench.show();
        QCOMPARE(inserts.count(), 1);
        QCOMPARE(bench.models.locks.rowCount(bench.models.locks.indexOf(key("orders"))), 20);
        for (int i = 0; i < 200; ++i)
            bench.tell(Released{name(i), Token(1), first, Lsn(2)});
        bench.show();
        // 136 of them do not stay as idle ones: 13 whole groups, and 6 in a row of the next.
        QCOMPARE(removals.count(), 14);
        QCOMPARE(bench.models.locks.rowCount(bench.models.locks.indexOf(key("orders"))), 7);
    }

    void groupsCountTheirLocks()
    {
        ModelBench bench;
        for (const auto *name : {"a/b", "a/b/c", "a/d/e", "f"})
            bench.tell(LaneHeld{key(name)});
        bench.show();
        const auto count = [&bench] { return bench.models.locks.index(0, LockModel::StateColumn).data().toString(); };
        QCOMPARE(count(), u"3 lock(s)"_s);
        bench.tell(LaneHeld{key("a/d")});
        bench.show();
        QCOMPARE(count(), u"4 lock(s)"_s);
        bench.tell(StateResumed{ServerSnapshot{}});
        bench.tell(LaneHeld{key("a/x")});
        bench.show();
        QCOMPARE(count(), u"1 lock(s)"_s);
    }

    /// If this fails, a lock that nobody lives behind looks like one that is in use.
    void orphansLookUnlikeHolders()
    {
        ModelBench bench;
        bench.tell(Granted{key("k"), owner(1), Token(1), first, bench.now() + 10s, Lsn(1)});
        bench.tell(GrantOrphaned{key("k"), Token(1), first, OpenSequence(2)});
        bench.show();
        const auto state = bench.models.locks.indexOf(key("k")).siblingAtColumn(LockModel::StateColumn);
        QCOMPARE(state.data(StateRole).toInt(), static_cast<int>(ShownState::Orphaned));
        QCOMPARE(state.data().toString(), u"orphaned"_s);
    }
};

QTEST_GUILESS_MAIN(TestLockModel)
#include "tst_lock_model.moc"
