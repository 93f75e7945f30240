// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QTest>

#include "tests/server/server_bench.h"
#include "tests/server/show_server.h"
#include "tests/support/transcript.h"

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::test;

namespace {

/// A day in the life of a server: grants, hand-offs, an expiry, fates that fold and one that parks.
const QStringList &story()
{
    static const QStringList commands = {
        u"connect A"_s,      u"connect B"_s,
        u"connect C"_s,      u"A acquire k a1 lease=5"_s,
        u"sync"_s,           u"B acquire k b1"_s,
        u"C acquire k c1"_s, u"A acquire m a2 lease=600"_s,
        u"sync"_s,           u"C acquire n c2 lease=600"_s,
        u"sync"_s,           u"A release k 1"_s,
        u"sync"_s,           u"hold m"_s,
        u"B acquire m b2"_s, u"B close"_s,
        u"sync"_s,           u"C release k 4"_s,
        u"drain m"_s,        u"sync"_s,
        u"advance 100"_s,    u"sync"_s,
        u"A acquire k a3"_s, u"sync"_s,
        u"C reset"_s,        u"sync"_s,
        u"A release m 2"_s,  u"sync"_s,
    };
    return commands;
}

QStringList truthOf(ServerBench &bench)
{
    QStringList lines;
    for (const auto &key : bench.brain().snapshot().keys) {
        if (key.holder)
            lines << QString::fromStdString(key.key.text()) + u" held with "_s
                    + QString::number(key.holder->token.value());
    }
    return lines;
}

} // namespace

/// If this fails, the server promises what its journal does not say, or forgets what it promised.
class TestLockServer : public QObject
{
    Q_OBJECT

private slots:
    void transcript_data();
    void transcript();
    void answersNothingThatIsNotDurable();
    void everyPrefixOfTheJournalBoots();
    void aCutServerEndsWhereTheUncutOneDoes();
    void aCopyGoesItsOwnWay();
};

void TestLockServer::transcript_data()
{
    QTest::addColumn<QString>("path");
    for (const auto &folder : {u"locks"_s, u"fate"_s, u"cluster"_s}) {
        QDirIterator files(QStringLiteral(LOCKSCOPE_SOURCE_DIR "/tests/cases/") + folder, {u"*.txt"_s});
        while (files.hasNext()) {
            const auto path = files.next();
            QTest::newRow(qPrintable(folder + u'/' + files.fileName())) << path;
        }
    }
}

void TestLockServer::transcript()
{
    QFETCH(QString, path);
    ServerBench bench;
    const auto difference = runTranscript(path, [&](const QString &command) { return bench.run(command); });
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
    QCOMPARE(bench.earlyAnswerCount(), 0);
    QVERIFY2(bench.violations().isEmpty(), qPrintable(bench.violations().join(u'\n')));
}

/// I3: with syncs left out at every place in turn, no answer leaves before its record is durable.
void TestLockServer::answersNothingThatIsNotDurable()
{
    for (qsizetype left = 0; left < story().size(); ++left) {
        ServerBench bench;
        int answerCount = 0;
        for (qsizetype i = 0; i < story().size(); ++i) {
            if (i == left && story()[i] == u"sync")
                continue;
            for (const auto &line : bench.run(story()[i]))
                answerCount += line.contains(u" A ") || line.contains(u" R ") ? 1 : 0;
        }
        QCOMPARE(bench.earlyAnswerCount(), 0);
        QVERIFY(answerCount > 0);
    }
}

/// Recovery takes what any crash may leave, completes every Open in it, and hands out higher tokens.
void TestLockServer::everyPrefixOfTheJournalBoots()
{
    ServerBench whole;
    for (const auto &command : story())
        whole.run(command);
    const auto recordCount = whole.journal().size();
    QVERIFY(recordCount > 15);
    for (std::size_t cut = 0; cut <= recordCount; ++cut) {
        auto bench = whole;
        auto out = bench.run(u"restart %1"_s.arg(cut));
        out += bench.run(u"sync"_s);
        QVERIFY2(!out.join(u'\n').contains(u"contradicts"), qPrintable(out.join(u'\n')));
        QVERIFY2(out.contains(u"accepting"_s), qPrintable(u"cut at %1: %2"_s.arg(cut).arg(out.join(u'\n'))));
        QVERIFY(bench.brain().snapshot().fates.empty());
        for (const auto &key : bench.brain().snapshot().keys)
            QVERIFY(key.holder && key.holder->orphan && key.waiters.empty());
        std::uint64_t last = 0;
        for (const auto &logged : bench.journal()) {
            if (const auto token = grantedBy(logged.record)) {
                QVERIFY(token->value() > last);
                last = token->value();
            }
        }
    }
}

/// L18: killed after any record and started again, the grants are those of a server that was not.
void TestLockServer::aCutServerEndsWhereTheUncutOneDoes()
{
    for (qsizetype cut = 0; cut < story().size(); ++cut) {
        ServerBench uncut;
        ServerBench killed;
        for (qsizetype i = 0; i <= cut; ++i) {
            uncut.run(story()[i]);
            killed.run(story()[i]);
        }
        uncut.run(u"sync"_s);
        killed.run(u"sync"_s);
        killed.run(u"restart"_s);
        killed.run(u"sync"_s);
        QCOMPARE(truthOf(killed), truthOf(uncut));
    }
}

/// HP6: the brain is a value; a copy that runs on leaves the first one where it was.
void TestLockServer::aCopyGoesItsOwnWay()
{
    ServerBench bench;
    bench.run(u"connect A"_s);
    bench.run(u"A acquire k a1"_s);
    auto copy = bench;
    QCOMPARE(copy.run(u"sync"_s), QStringList{u"send A A a1 1 k"_s});
    QCOMPARE(bench.run(u"keys"_s), QStringList{u"k: lane writing"_s});
    QCOMPARE(bench.run(u"sync"_s), QStringList{u"send A A a1 1 k"_s});
}

QTEST_APPLESS_MAIN(TestLockServer)
#include "tst_lock_server.moc"
