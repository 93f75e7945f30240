// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/event_stream.h"
#include "tests/support/model_text.h"
#include "tests/ui/model_bench.h"
#include "ui/models/fate_notes.h"
#include "ui/models/roles.h"
#include "ui/views/board_layout.h"
#include "ui/views/card_painter.h"
#include "ui/views/fate_board.h"

#include <memory>
#include <set>

using namespace lockscope;
using namespace lockscope::ui;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

const ConnectionId second{StartNumber(1), 2};

FateIntent intentOf(std::uint64_t open, std::vector<Key> targets = {key("orders/17")})
{
    return {OpenSequence(open), first, FateClass::ConnectionLost, std::move(targets)};
}

/// A server at work.
void begin(ModelBench &bench)
{
    bench.tell(ServerStarted{StartNumber(1), Lsn(1), 0, 0});
    bench.tell(NodeListening{NodeId(1), "127.0.0.1:5225"});
    bench.tell(TermBegan{Term(1), NodeId(1)});
}

/// An operator holds "orders/17", where two wait, one of them on the connection that is lost.
void parkOne(ModelBench &bench, std::uint64_t open = 12)
{
    bench.tell(WaiterQueued{key("orders/17"), owner(1), first, {}});
    bench.tell(WaiterQueued{key("orders/17"), owner(2), second, {}});
    bench.tell(LaneHeld{key("orders/17")});
    bench.tell(FateOpened{intentOf(open)});
    bench.tell(FateRefused{OpenSequence(open), key("orders/17"), TransitionKind::Hold});
    bench.tell(FateParked{intentOf(open)});
    bench.show();
}

FateCard cardAt(ModelBench &bench, int row = 0)
{
    return bench.models.fateBoard.card(row);
}

BoardLayout::Content contentOf(std::vector<BoardColumn> columns)
{
    return {std::move(columns), [](int row, int /*width*/) { return 60 + 10 * row; }};
}

} // namespace

/// If these fail, nobody who never read the rules understands from the board why a fate stands still.
class TestFateBoard : public QObject
{
    Q_OBJECT

private slots:
    void parkedCardSaysWhyAndWhatWillMoveIt()
    {
        ModelBench bench;
        begin(bench);
        parkOne(bench);
        QCOMPARE(bench.models.fateBoard.rowCount(), 1);
        const auto card = cardAt(bench);
        QCOMPARE(card.column, BoardColumn::Parked);
        QCOMPARE(card.title, u"Open 12"_s);
        QCOMPARE(card.state, u"parked"_s);
        QVERIFY2(
            card.why.startsWith(u"It cannot be settled at orders/17: the candidate lane is occupied by an operator's "
                                u"hold, since "_s),
            qPrintable(card.why));
        QVERIFY2(card.next.startsWith(u"Drain the lane of orders/17 to let it go on. Only the drain of that lane"_s),
                 qPrintable(card.next));
        // The connection's own waiter is not blocked: it is what has to go.
        QVERIFY2(card.behind.contains(u"1 waiter"_s), qPrintable(card.behind));
        QCOMPARE(card.targets.size(), std::size_t(1));
        QCOMPARE(card.targets[0].text, u"orders/17: refused (operator hold)"_s);
        QCOMPARE(card.effort.section(u", "_s, 1), u"parked 1 time(s)"_s);
        // Nothing in the sentences counts: only what ages is another after a while.
        bench.pass(5s);
        QCOMPARE(cardAt(bench).why, card.why);
        QVERIFY(cardAt(bench).age != card.age);
    }

    void cardGoesThroughTheColumns()
    {
        ModelBench bench;
        begin(bench);
        parkOne(bench);
        bench.tell(LaneDrained{key("orders/17")});
        bench.tell(FateUnparked{intentOf(12)});
        bench.tell(LaneOccupied{key("orders/17"), TransitionKind::FateAtKey, Lsn(14)});
        bench.show();
        QCOMPARE(cardAt(bench).column, BoardColumn::UnderWay);
        QVERIFY2(cardAt(bench).why.contains(u"The lane of orders/17 was drained"_s), qPrintable(cardAt(bench).why));
        QCOMPARE(cardAt(bench).targets[0].text, u"orders/17: being written"_s);
        bench.tell(LaneDrained{key("orders/17")});
        bench.tell(WaiterRemoved{key("orders/17"), owner(1), first, OpenSequence(12)});
        bench.tell(FateFolded{OpenSequence(12), key("orders/17"), Lsn(14)});
        bench.show();
        QVERIFY2(cardAt(bench).why.contains(u"its Complete"_s), qPrintable(cardAt(bench).why));
        bench.tell(FateCompleted{intentOf(12)});
        bench.show();
        QCOMPARE(cardAt(bench).column, BoardColumn::Complete);
        QCOMPARE(cardAt(bench).targets[0].text, u"orders/17: row 14"_s);
        QVERIFY(cardAt(bench).next.isEmpty());
        QCOMPARE(bench.models.fateBoard.count(BoardColumn::Complete), std::size_t(1));
        QCOMPARE(bench.models.fateBoard.count(BoardColumn::Parked), std::size_t(0));
    }

    void connectionWithoutAnOpenHasACardOfItsOwn()
    {
        ModelBench bench;
        begin(bench);
        bench.tell(ConnectionAccepted{first, NodeId(1), "127.0.0.1:9"});
        bench.tell(WaiterQueued{key("orders/17"), owner(1), first, {}});
        bench.tell(ConnectionEnded{first, FateClass::ConnectionLost});
        bench.show();
        QCOMPARE(bench.models.fateBoard.rowCount(), 1);
        QCOMPARE(cardAt(bench).column, BoardColumn::UnderWay);
        QCOMPARE(bench.models.fateBoard.index(0).data(SelectionRole).value<Selection>(), Selection(first));
        bench.tell(JournalFailed{JournalFailure::DiskFull, "No space left on device"});
        bench.show();
        QCOMPARE(cardAt(bench).column, BoardColumn::Stopped);
        QVERIFY(cardAt(bench).next.contains(u"F10a"_s));
    }

    void whatStopsEveryFateIsSaidOverThem()
    {
        ModelBench bench;
        begin(bench);
        parkOne(bench);
        QVERIFY(fateNotes(bench.models.cursor).empty());
        bench.tell(TermBegan{Term(1), std::nullopt});
        bench.show();
        QCOMPARE(fateNotes(bench.models.cursor).at(0).weight, NoteWeight::Warning);
        QVERIFY(cardAt(bench).next.contains(u"the next leader"_s));
        bench.tell(ServerStopping{});
        bench.tell(ServerStopped{{OpenSequence(12)}});
        bench.show();
        QCOMPARE(cardAt(bench).column, BoardColumn::Stopped);
        const auto left = fateNotes(bench.models.cursor);
        QCOMPARE(left.at(0).weight, NoteWeight::Error);
        QVERIFY2(left.at(0).text.contains(u"Open 12"_s) && left.at(0).text.contains(u"exit status 3"_s),
                 qPrintable(left.at(0).text));
        bench.tell(FateFolded{OpenSequence(12), key("orders/17"), Lsn(15)});
        bench.tell(FateCompleted{intentOf(12)});
        bench.tell(ServerStarted{StartNumber(2), Lsn(16), 9, 0});
        bench.tell(TermBegan{Term(2), NodeId(1)});
        bench.show();
        QCOMPARE(cardAt(bench).column, BoardColumn::Complete);
        QVERIFY2(cardAt(bench).why.startsWith(u"Start 2 found its Open"_s), qPrintable(cardAt(bench).why));
        const auto notes = fateNotes(bench.models.cursor);
        QCOMPARE(notes.size(), std::size_t(1));
        QCOMPARE(notes[0].weight, NoteWeight::Info);
        QVERIFY2(notes[0].text.contains(u"Open 12"_s), qPrintable(notes[0].text));
    }

    void lanesShowWhoIsInThemAndWhoWaits()
    {
        ModelBench bench;
        begin(bench);
        bench.tell(Granted{key("calm"), owner(9), Token(5), second, bench.now() + 60s, Lsn(5)});
        bench.show();
        QCOMPARE(bench.models.lanes.rowCount(), 0);
        parkOne(bench);
        const auto rows = test::linesOf(bench.models.lanes);
        QCOMPARE(rows.size(), 1);
        QVERIFY2(rows[0].startsWith(u"orders/17 | held by an operator, 0 ms | 1 fate(s) wait: Open 12 | nobody"_s),
                 qPrintable(rows[0]));
        QCOMPARE(bench.models.lanes.fatesAt(0), std::vector{OpenSequence(12)});
        // The fate that is looked at marks its locks.
        bench.models.lanes.mark(OpenSequence(12));
        QVERIFY(bench.models.lanes.index(0, LaneModel::KeyColumn).data().toString().startsWith(QChar(0x25B8)));
        bench.models.lanes.mark(std::nullopt);
        // A write is worth a line only when it takes long.
        bench.tell(LaneOccupied{key("slow"), TransitionKind::Grant, Lsn(20)});
        bench.show();
        QCOMPARE(bench.models.lanes.rowCount(), 1);
        bench.pass(1s);
        QCOMPARE(bench.models.lanes.rowCount(), 2);
        bench.tell(LaneDrained{key("orders/17")});
        bench.tell(FateUnparked{intentOf(12)});
        bench.tell(LaneDrained{key("slow")});
        bench.show();
        QCOMPARE(bench.models.lanes.rowCount(), 0);
    }

    void modelsSurviveAnyStream()
    {
        ModelBench bench({.events = 256, .chunk = 32});
        const QAbstractItemModelTester board(&bench.models.fateBoard,
                                             QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester lanes(&bench.models.lanes,
                                             QAbstractItemModelTester::FailureReportingMode::QtTest);
        test::EventStream stream(21);
        for (int round = 0; round < 150; ++round) {
            for (int i = 0; i < 7; ++i)
                bench.models.cursor.append(stream.next());
            bench.models.lanes.mark(OpenSequence(static_cast<std::uint64_t>(round % 9)));
            bench.show();
            bench.pass(400ms);
            const auto &fates = bench.models.cursor.world().truth().fates();
            for (const auto &[open, fate] : fates)
                QVERIFY(bench.models.fateBoard.indexOf(Selection(open)).isValid());
            for (int row = 0; row < bench.models.fateBoard.rowCount(); ++row)
                QVERIFY(!cardAt(bench, row).spoken().isEmpty());
        }
    }

    /// If this fails, ten thousand clients that die at once stop the window.
    void boardHasSoManyCardsAndCountsTheRest()
    {
        ModelBench bench({}, false);
        begin(bench);
        constexpr std::uint64_t count = 3 * FateBoardModel::cardsMax;
        for (std::uint64_t open = 1; open <= count; ++open)
            bench.tell(FateParked{intentOf(open)});
        bench.show();
        QCOMPARE(bench.models.fateBoard.rowCount(), static_cast<int>(FateBoardModel::cardsMax));
        QCOMPARE(bench.models.fateBoard.count(BoardColumn::Parked), std::size_t(count));
        QCOMPARE(bench.models.fates.rowCount(), static_cast<int>(count));
    }

    void columnsStandBesideEachOtherWhereThereIsRoom()
    {
        const QFont font;
        const auto content = contentOf({BoardColumn::UnderWay, BoardColumn::Parked, BoardColumn::Parked});
        const auto wide = layOut(content, 4 * CardPainter::widthMin(font), font);
        QVERIFY(!wide.isStacked);
        QCOMPARE(wide.sections.size(), std::size_t(3));
        QVERIFY(wide.cards[0].right() < wide.cards[1].left());
        QCOMPARE(wide.cards[1].left(), wide.cards[2].left());
        QVERIFY(wide.cards[1].bottom() < wide.cards[2].top());
        const auto narrow = layOut(content, CardPainter::widthMin(font) + 20, font);
        QVERIFY(narrow.isStacked);
        // What is parked needs somebody's eye first.
        QVERIFY(narrow.cards[1].top() < narrow.cards[0].top());
        for (const auto &card : narrow.cards)
            QVERIFY(card.right() <= narrow.size.width());
        // What is left over has a column only while there is something in it.
        const auto left = layOut(contentOf({BoardColumn::Stopped}), 5 * CardPainter::widthMin(font), font);
        QCOMPARE(left.sections.size(), std::size_t(4));
    }

    void everyCardIsReachedByArrows()
    {
        const QFont font;
        for (const int width : {CardPainter::widthMin(font), 3 * CardPainter::widthMin(font), 9'000}) {
            const auto layout = layOut(contentOf({BoardColumn::UnderWay,
                                                  BoardColumn::UnderWay,
                                                  BoardColumn::Parked,
                                                  BoardColumn::Parked,
                                                  BoardColumn::Stopped,
                                                  BoardColumn::Complete,
                                                  BoardColumn::Complete}),
                                       width,
                                       font);
            std::set<int> reached{0};
            std::vector<int> open{0};
            while (!open.empty()) {
                const int row = open.back();
                open.pop_back();
                for (const auto step : {BoardStep::Up, BoardStep::Down, BoardStep::Left, BoardStep::Right}) {
                    const int next = stepFrom(layout, row, step, 100);
                    if (reached.insert(next).second)
                        open.push_back(next);
                }
            }
            QCOMPARE(reached.size(), layout.cards.size());
        }
        QCOMPARE(stepFrom(BoardLayout(), -1, BoardStep::Down, 100), -1);
    }

    void boardIsWalkedByTheKeyboardAndSaysItsCards()
    {
        ModelBench bench({}, false);
        begin(bench);
        parkOne(bench, 12);
        bench.tell(FateOpened{{OpenSequence(13), second, FateClass::CleanDisconnect, {key("a")}}});
        bench.tell(FateFolded{OpenSequence(13), key("a"), std::nullopt});
        bench.tell(FateCompleted{{OpenSequence(13), second, FateClass::CleanDisconnect, {key("a")}}});
        bench.show();
        FateBoard board(bench.models.fateBoard);
        board.setModel(&bench.models.fateBoard);
        board.resize(1'200, 600);
        board.show();
        board.setCurrentIndex(bench.models.fateBoard.indexOf(Selection(OpenSequence(12))));
        QTest::keyClick(&board, Qt::Key_Right);
        QCOMPARE(board.currentIndex().data(SelectionRole).value<Selection>(), Selection(OpenSequence(13)));
        QTest::keyClick(&board, Qt::Key_Left);
        QCOMPARE(board.currentIndex().data(SelectionRole).value<Selection>(), Selection(OpenSequence(12)));
        // A click finds the card that is drawn there.
        const auto place = board.visualRect(bench.models.fateBoard.indexOf(Selection(OpenSequence(13)))).center();
        QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(board.currentIndex().data(SelectionRole).value<Selection>(), Selection(OpenSequence(13)));
        auto *spoken = QAccessible::queryAccessibleInterface(&board);
        QVERIFY(spoken != nullptr && spoken->childCount() >= 2);
        QVERIFY(!board.grab().isNull());
        board.resize(300, 400);
        QVERIFY(!board.grab().isNull());
        QTRY_VERIFY(board.places().isStacked);
    }
};

QTEST_MAIN(TestFateBoard)
#include "tst_fate_board.moc"
