// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/window_bench.h"
#include "ui/models/phrases.h"
#include "ui/models/roles.h"
#include "ui/views/log_pane.h"

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lockscope;
using namespace lockscope::ui;

namespace {

QString cell(const LogModel &log, int row, LogModel::Column column)
{
    return log.index(row, column).data(FullTextRole).toString();
}

FateIntent intent()
{
    return {.open = OpenSequence(12),
            .connection = connectionOf(17),
            .cause = FateClass::ConnectionLost,
            .targets = {*Key::parse("orders/17"), *Key::parse("stock")}};
}

} // namespace

class TestLogArea : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_bench = std::make_unique<WindowBench>(m_folder->filePath(u"settings.ini"_s));
        m_tester =
            std::make_unique<QAbstractItemModelTester>(&log(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    void cleanup()
    {
        m_tester.reset();
        m_bench.reset();
    }

    /// If this fails, an operator reads that a fate waits, and not which one, whose, why and for what.
    void everyStepOfAFateIsALine_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<QStringList>("words");
        const QStringList name{u"Open 12"_s, u"1.17"_s, u"connection lost"_s};
        QTest::newRow("opened") << 0 << name + QStringList{u"orders/17, stock"_s};
        QTest::newRow("folded") << 1 << name + QStringList{u"folded stock"_s};
        QTest::newRow("refused") << 2 << name + QStringList{u"lane of orders/17"_s, phraseOf(TransitionKind::Hold)};
        QTest::newRow("parked") << 3 << name + QStringList{u"parked"_s};
        QTest::newRow("tried again") << 4 << name + QStringList{u"drained"_s};
        QTest::newRow("complete") << 5 << name + QStringList{u"complete"_s};
    }
    void everyStepOfAFateIsALine()
    {
        QFETCH(const int, step);
        QFETCH(const QStringList, words);
        const auto key = *Key::parse("orders/17");
        for (const auto &event : {ServerEvent(FateOpened{intent()}),
                                  ServerEvent(FateFolded{OpenSequence(12), *Key::parse("stock"), Lsn(4)}),
                                  ServerEvent(FateRefused{OpenSequence(12), key, TransitionKind::Hold}),
                                  ServerEvent(FateParked{intent()}),
                                  ServerEvent(FateUnparked{intent()}),
                                  ServerEvent(FateCompleted{intent()})})
            m_bench->story.server(event);
        m_bench->story.publish();
        QCOMPARE(log().rowCount(), 6);
        QCOMPARE(cell(log(), step, LogModel::KindColumn), u"fate"_s);
        for (const auto &word : words)
            QVERIFY2(cell(log(), step, LogModel::TextColumn).contains(word), qPrintable(word));
    }

    void startsStopsAndFailuresAreLines()
    {
        m_bench->story.startServer();
        const auto begin = log().rowCount();
        QVERIFY(begin > 0);
        m_bench->story.failJournal();
        m_bench->story.server(ServerStopped{});
        m_bench->story.publish();
        QCOMPARE(log().rowCount(), begin + 2);
        QCOMPARE(cell(log(), begin, LogModel::KindColumn), u"journal"_s);
        QCOMPARE(cell(log(), begin + 1, LogModel::KindColumn), u"server"_s);
    }

    /// If this fails, what a person did to others' servers stands nowhere.
    void whatIsAskedOfOthersIsALineWithTheAnswer()
    {
        m_bench->window->setOutside({u"10.0.0.1:5225"_s}, MainWindow::ReadOnly::No);
        acquire();
        QTest::keyClick(question(), Qt::Key_Escape);
        QCOMPARE(log().rowCount(), 1);
        QCOMPARE(cell(log(), 0, LogModel::KindColumn), u"not done"_s);
        QVERIFY(cell(log(), 0, LogModel::TextColumn).contains(u"orders/17"_s));
        acquire();
        QTest::keyClick(question(), Qt::Key_Return);
        QCOMPARE(log().rowCount(), 2);
        QVERIFY(cell(log(), 1, LogModel::TextColumn).contains(u"allowed"_s));
        m_bench->models.cursor.append(
            {{},
             UserOrigin{},
             CommandGiven{ClientCommand(AcquireCommand{RequestId(1), "orders/17", 30, 60}), ClientId(1)},
             Rule::None});
        m_bench->story.publish();
        QVERIFY(cell(log(), 2, LogModel::TextColumn).contains(u"10.0.0.1:5225"_s));
    }

    void whatTheConsoleSaysIsALine()
    {
        m_bench->window->say(u"wrote <b>x</b>\x01"_s);
        QCOMPARE(log().rowCount(), 1);
        QCOMPARE(cell(log(), 0, LogModel::KindColumn), u"console"_s);
        QVERIFY(cell(log(), 0, LogModel::TextColumn).startsWith(u"Wrote <b>x</b>"_s));
        QVERIFY(!cell(log(), 0, LogModel::TextColumn).contains(QChar(1)));
    }

    void fieldLeavesMatchingLinesOnly()
    {
        for (const auto &text : {u"first"_s, u"second"_s, u"First again"_s})
            log().note(LogKind::Console, text);
        auto *field = pane().findChild<QLineEdit *>();
        QTest::keyClicks(field, u"first"_s);
        QCOMPARE(log().rowCount(), 2);
        log().note(LogKind::Console, u"another"_s);
        QCOMPARE(log().rowCount(), 2);
        log().note(LogKind::Console, u"the first"_s);
        QCOMPARE(log().rowCount(), 3);
        pane().findChild<QPushButton *>()->click();
        QCOMPARE(QApplication::clipboard()->text().count(u'\n'), 2);
        field->clear();
        QCOMPARE(log().rowCount(), 5);
    }

    /// If this fails, a console that runs for a week runs out of memory.
    void itIsBounded()
    {
        m_tester.reset();
        log().setNeedle(u"7"_s);
        for (std::size_t i = 0; i < 5 * LogModel::linesMax; ++i)
            log().note(LogKind::Console, QString::number(i));
        QVERIFY(log().kept() <= 2 * LogModel::linesMax);
        QVERIFY(log().kept() >= LogModel::linesMax);
        const auto last = log().rowCount() - 1;
        QCOMPARE(cell(log(), last, LogModel::TextColumn), u"49997"_s);
        log().setNeedle({});
        QCOMPARE(static_cast<std::size_t>(log().rowCount()), log().kept());
    }

    void stormOfFatesTellsTheViewsOnce()
    {
        m_tester.reset();
        int signalCount = 0;
        connect(&log(), &QAbstractItemModel::rowsInserted, this, [&] { ++signalCount; });
        for (std::size_t i = 0; i < 3 * LogModel::linesMax; ++i)
            m_bench->models.cursor.append({{}, NodeId(1), ServerEvent(FateParked{intent()}), Rule::None});
        m_bench->story.publish();
        QVERIFY(signalCount < 10);
        QVERIFY(log().kept() <= 2 * LogModel::linesMax);
    }

    /// If this fails, the log shows another moment than everything else, and does not say so.
    void laterLinesSayThatTheyAre()
    {
        m_bench->story.startServer();
        m_bench->story.publish();
        auto &cursor = m_bench->models.cursor;
        const auto early = cursor.newest();
        m_bench->story.failJournal();
        m_bench->story.publish();
        const auto last = log().rowCount() - 1;
        cursor.goTo(early);
        QCOMPARE(cell(log(), last, LogModel::KindColumn), u"journal, later"_s);
        QCOMPARE(log().index(last, 0).data(EventTimeRole).toInt(), static_cast<int>(EventTime::Later));
        cursor.goLive();
        QCOMPARE(cell(log(), last, LogModel::KindColumn), u"journal"_s);
    }

    void enterGoesToTheMomentOfALine()
    {
        m_bench->story.startServer();
        m_bench->story.addClient(1);
        m_bench->story.publish();
        m_bench->action(u"Log"_s).trigger();
        auto &list = m_bench->list(u"Log"_s);
        list.setCurrentIndex(log().index(0, 0));
        emit list.activated(log().index(0, 0));
        QCOMPARE(m_bench->models.cursor.position(), *log().eventOf(log().index(0, 0)));
    }

private:
    [[nodiscard]] LogModel &log() const { return m_bench->models.log; }
    [[nodiscard]] LogPane &pane() const { return *m_bench->window->findChild<LogPane *>(); }
    [[nodiscard]] QMessageBox *question() const
    {
        const auto all = m_bench->window->findChildren<QMessageBox *>();
        return all.isEmpty() ? nullptr : all.back();
    }
    void acquire() const
    {
        m_bench->press("Ctrl+Shift+A");
        auto *key = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(key != nullptr);
        key->setText(u"orders/17"_s);
        QTest::keyClick(key, Qt::Key_Return);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WindowBench> m_bench;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

QTEST_MAIN(TestLogArea)
#include "tst_log_area.moc"
