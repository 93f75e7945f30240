// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMap>
#include <QTest>

#include "tests/server/crashed_disk.h"
#include "tests/server/server_bench.h"
#include "tests/server/show_server.h"

#include <algorithm>
#include <variant>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::server;
using namespace lockscope::test;

namespace {

/// H holds k and z. X waits for both and holds mine.
const QStringList &opening()
{
    static const QStringList commands = {
        u"connect H"_s,
        u"connect X"_s,
        u"H acquire k h1 lease=50"_s,
        u"H acquire z h2 lease=40"_s,
        u"X acquire mine x1 lease=30"_s,
        u"sync"_s,
        u"X acquire k x2"_s,
        u"X acquire z x3"_s,
    };
    return commands;
}

/// Every held key with its token, its owner and what is left of its lease, and the LSN that granted it.
QMap<QString, quint64> truthOf(const ServerBench &bench)
{
    QMap<Token, quint64> grantedAt;
    for (const auto &logged : bench.journal()) {
        if (const auto token = grantedBy(logged.record))
            grantedAt[*token] = logged.lsn.value();
    }
    QMap<QString, quint64> truth;
    for (auto key : bench.brain().snapshot().keys) {
        if (!key.holder)
            continue;
        key.holder->orphan = true; // whose it was is over after a start anyway
        key.waiters.clear(); // and nobody waits any more (D4)
        truth[show(key, bench.now())] = grantedAt.value(key.holder->token);
    }
    return truth;
}

/// What the uncut run came to, without the grants that never reached the disk.
QStringList expectedOf(const QMap<QString, quint64> &uncut, std::size_t keptCount)
{
    QStringList lines;
    for (const auto &[line, lsn] : uncut.asKeyValueRange()) {
        if (lsn <= keptCount)
            lines << line;
    }
    return lines;
}

/// What the ended connections have left behind that their fates should have taken away (F2, I10).
QStringList leftBehind(const ServerBench &bench)
{
    const auto snapshot = bench.brain().snapshot();
    const auto isGone = [&](ConnectionId id) {
        return std::none_of(snapshot.connections.begin(), snapshot.connections.end(), [&](const auto &each) {
            return each.connection == id;
        });
    };
    QStringList left;
    for (const auto &key : snapshot.keys) {
        const bool isKept = key.holder && isGone(key.holder->connection) && !key.holder->orphan;
        const bool isQueued = std::any_of(
            key.waiters.begin(), key.waiters.end(), [&](const auto &waiter) { return isGone(waiter.connection); });
        if (isKept || isQueued)
            left << show(key, bench.now());
    }
    return left;
}

/// Every Open has exactly one Complete, and at most one row for each of its keys.
QString fateGrammar(const ServerBench &bench)
{
    QMap<quint64, int> completes;
    QMap<QString, int> rows;
    for (const auto &logged : bench.journal()) {
        if (std::holds_alternative<FateOpenRecord>(logged.record))
            completes[logged.lsn.value()] = 0;
        else if (const auto *complete = std::get_if<FateCompleteRecord>(&logged.record))
            ++completes[complete->open.value()];
        else if (const auto *row = std::get_if<FateAtKeyRecord>(&logged.record))
            ++rows[u"%1 %2"_s.arg(row->open.value()).arg(QString::fromStdString(row->key.text()))];
    }
    for (const auto &[open, count] : completes.asKeyValueRange()) {
        if (count != 1)
            return u"Open %1 has %2 Completes"_s.arg(open).arg(count);
    }
    for (const auto &[row, count] : rows.asKeyValueRange()) {
        if (count != 1)
            return u"%1 has %2 rows"_s.arg(row).arg(count);
    }
    return {};
}

} // namespace

/// If this fails, a crash in the middle of a fate leaves other locks than no crash would have: oracle L18 over the
/// crash table of docs/fates.md. Each row names the last thing that happened before the process ended.
class TestFateCrash : public QObject
{
    Q_OBJECT

private slots:
    void l18_aCutRunEndsWhereTheUncutOneDoes_data();
    void l18_aCutRunEndsWhereTheUncutOneDoes();

private:
    /// Starts on what is left, and once more after each record of that start.
    void
    restartTwice(const ServerBench &killed, std::size_t kept, std::size_t torn, const QMap<QString, quint64> &uncut);
};

void TestFateCrash::l18_aCutRunEndsWhereTheUncutOneDoes_data()
{
    QTest::addColumn<QStringList>("story");
    QTest::addColumn<QString>("after");
    // What is in flight at the crash reached the disk in part, as a whole or not at all: every length is tried.
    const auto row = [](const char *name, const QStringList &story, const QString &after = {}) {
        QTest::newRow(name) << story << after;
    };
    row("close classified, no Open", {}, u"X close"_s);
    row("Open appended, not synced", {u"X close"_s});
    row("Open durable", {u"X close"_s, u"sync 1"_s});
    row("some key rows durable", {u"X close"_s, u"sync 1"_s, u"sync 1"_s});
    row("grant for the dying connection in Writing", {u"X acquire new x4"_s, u"X close"_s});
    row("grant durable behind its connection's end", {u"X acquire new x4"_s, u"X close"_s, u"sync 1"_s});
    row("parked", {u"hold z"_s, u"X close"_s, u"sync"_s}, u"drain z"_s);
    row("parked, and told", {u"hold z"_s, u"X close"_s, u"sync"_s, u"drain z"_s});
    row("all key rows, no Complete", {u"X close"_s, u"sync 1"_s, u"sync 2"_s});
    row("Complete appended, not synced", {u"X close"_s, u"sync 1"_s, u"sync 3"_s});
    row("Complete durable", {u"X close"_s, u"sync"_s});
    row("two fates, their rows in one sync", {u"hold z"_s, u"X close"_s, u"H reset"_s, u"sync"_s, u"drain z"_s});
    row("two fates, one of them complete",
        {u"hold z"_s, u"X close"_s, u"sync"_s, u"H reset"_s, u"sync"_s, u"drain z"_s, u"sync 1"_s});
}

void TestFateCrash::l18_aCutRunEndsWhereTheUncutOneDoes()
{
    QFETCH(QStringList, story);
    QFETCH(QString, after);
    ServerBench killed;
    for (const auto &command : opening() + story)
        killed.run(command);

    auto uncut = killed;
    if (!after.isEmpty())
        uncut.run(after);
    uncut.run(u"sync"_s);
    uncut.run(u"advance 3"_s);
    QCOMPARE(fateGrammar(uncut), QString());
    QCOMPARE(leftBehind(uncut), QStringList());
    const auto truth = truthOf(uncut);
    QVERIFY(truth.size() >= 3);

    killed.run(u"sleep 3"_s);
    const auto appendedCount = killed.journal().size();
    for (auto kept = killed.durableCount(); kept <= appendedCount; ++kept) {
        const auto size = kept < appendedCount ? sizeOf(killed.journal()[kept]) : 1;
        for (std::size_t torn = 0; torn < size; ++torn)
            restartTwice(killed, kept, torn, truth);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestFateCrash::restartTwice(const ServerBench &killed,
                                 std::size_t kept,
                                 std::size_t torn,
                                 const QMap<QString, quint64> &uncut)
{
    const auto expected = expectedOf(uncut, kept);
    auto started = killed;
    auto out = started.run(u"restart %1 +%2"_s.arg(kept).arg(torn));
    out += started.run(u"sync"_s);
    QVERIFY2(out.contains(u"accepting"_s), qPrintable(out.join(u'\n')));
    QCOMPARE(truthOf(started).keys(), expected);
    QCOMPARE(fateGrammar(started), QString());
    QCOMPARE(leftBehind(started), QStringList());
    QVERIFY(started.brain().snapshot().fates.empty());
    // The start itself may be cut short as well; one torn tail stands for all its lengths.
    for (auto again = kept; torn == 0 && again <= started.journal().size(); ++again) {
        auto restarted = started;
        restarted.run(u"restart %1"_s.arg(again));
        restarted.run(u"sync"_s);
        QCOMPARE(truthOf(restarted).keys(), expected);
        QCOMPARE(fateGrammar(restarted), QString());
    }
}

QTEST_APPLESS_MAIN(TestFateCrash)
#include "tst_fate_crash.moc"
