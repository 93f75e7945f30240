// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "tests/process/grant_ledger.h"
#include "tests/process/killed_history.h"
#include "tests/process/lock_load.h"
#include "tests/process/serve_process.h"

#include <string>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lockscope::test;

namespace {

/// A few dozen grants and releases.
constexpr int snapshotBytes = 8'192;
constexpr int repliesPerFault = 10;

const QJsonObject snapshotCommand{{u"op"_s, u"snapshot"_s}};

int roundCount()
{
    return qEnvironmentVariable("LOCKSCOPE_KILL9_ROUNDS", u"100"_s).toInt();
}

quint32 seed()
{
    const auto given = qEnvironmentVariable("LOCKSCOPE_KILL9_SEED");
    return given.isEmpty() ? QRandomGenerator::global()->generate() : given.toUInt();
}

const std::vector<std::string> contendedKeys{"a", "b", "c", "orders/17", "orders/18"};

/// One fault: a connection ends, or a lane is held or given back, so that fates are on their way or parked.
void disturb(ServeProcess &server, LockLoad &load, QRandomGenerator &random)
{
    const auto count = static_cast<quint32>(contendedKeys.size());
    const auto key = QString::fromStdString(contendedKeys[random.bounded(count)]);
    switch (random.bounded(4)) {
    case 0:
        server.order({{u"op"_s, u"hold_lane"_s}, {u"key"_s, key}});
        break;
    case 1:
        server.order({{u"op"_s, u"drain_lane"_s}, {u"key"_s, key}});
        break;
    default:
        load.cutOne();
        break;
    }
}

/// Lets the load run, with a fault now and then, and kills the server at a random moment: so many replies on, then a
/// random breath later.
void loadUntilKilled(ServeProcess &server, LockLoad &load, QRandomGenerator &random)
{
    const int replies = random.bounded(1, 250);
    const int breathMs = random.bounded(0, 4);
    QEventLoop loop;
    QObject::connect(&load, &LockLoad::over, &loop, &QEventLoop::quit);
    QObject::connect(&load, &LockLoad::replyCounted, &loop, [&](int count) {
        if (count % repliesPerFault == 0)
            QTimer::singleShot(0, &loop, [&] { disturb(server, load, random); });
        if (count == replies)
            QTimer::singleShot(breathMs, &loop, [&] { server.kill(); });
    });
    QTimer::singleShot(ServeProcess::patienceMs, &loop, &QEventLoop::quit);
    if (!load.isOver())
        loop.exec();
}

} // namespace

/// If this fails, a lock that somebody was told to have can vanish, or a token can come back.
class TestKill9 : public QObject
{
    Q_OBJECT

public:
    /// A campaign takes longer than Qt lets a function take.
    static void initMain() { qputenv("QTEST_FUNCTION_TIMEOUT", QByteArray::number(24 * 3'600 * 1'000)); }

private slots:
    void whatWasAcknowledgedOutlivesAnyDeath();
};

void TestKill9::whatWasAcknowledgedOutlivesAnyDeath()
{
    const auto chosenSeed = seed();
    qInfo("LOCKSCOPE_KILL9_SEED=%u repeats the choices of this run", chosenSeed);
    QRandomGenerator random(chosenSeed);
    const QTemporaryDir directory;
    const auto events = directory.filePath(u"events"_s);
    const QStringList arguments{u"--events"_s, events};
    ServeProcess plain({.dataDirectory = directory.filePath(u"data"_s), .arguments = arguments});
    // The same journal, cut off all the time: this one dies in the midst of snapshots, too.
    ServeProcess cutting({.dataDirectory = plain.dataDirectory(),
                          .arguments = arguments + QStringList{u"--snapshot-bytes"_s, QString::number(snapshotBytes)}});
    GrantLedger ledger;
    KilledHistory history;
    const auto addLife = [&] {
        history.addLife(events, plain.dataDirectory());
        QFile::remove(events);
    };
    int replies = 0;
    int kept = 0;

    for (int round = 1; round <= roundCount(); ++round) {
        auto &server = random.bounded(3) == 0 ? plain : cutting;
        // Now and then it dies while it starts or recovers.
        if (random.bounded(8) == 0) {
            server.launch();
            QEventLoop loop;
            QTimer::singleShot(random.bounded(0, 40), &loop, &QEventLoop::quit);
            loop.exec();
            server.kill();
            addLife();
        }
        QVERIFY2(server.start(), qPrintable(server.complaints().join(u'\n')));
        const auto snapshot = server.control(snapshotCommand);
        QVERIFY(snapshot[u"ok"_s].toBool());
        ledger.restarted(holdingsIn(snapshot));
        kept += static_cast<int>(ledger.held().size());

        LockLoad load({.port = server.port(), .keys = contendedKeys}, ledger, random);
        loadUntilKilled(server, load, random);
        addLife();
        replies += load.replyCount();
        QVERIFY2(load.isOver(), "the load and the server came to a standstill");
        QVERIFY2(load.surprise().isEmpty(), qPrintable(load.surprise()));
        QCOMPARE(load.refusal(), std::string());
        QVERIFY2(ledger.complaints().isEmpty(),
                 qPrintable(u"round %1: %2"_s.arg(round).arg(ledger.complaints().join(u"; "))));
        QVERIFY2(history.violations().isEmpty(),
                 qPrintable(u"round %1: %2"_s.arg(round).arg(history.violations().join(u"; "))));
    }

    QVERIFY(plain.start());
    ledger.restarted(holdingsIn(plain.control(snapshotCommand)));
    QVERIFY2(ledger.complaints().isEmpty(), qPrintable(ledger.complaints().join(u"; ")));
    QCOMPARE(plain.stop(), 0);
    addLife();
    QVERIFY2(history.violations().isEmpty(), qPrintable(history.violations().join(u"; ")));
    QCOMPARE(runLockscope({u"wal"_s, u"verify"_s, plain.dataDirectory()}).status, 0);
    // No claim: on a busy machine every death may come before a snapshot is whole.
    const auto snapshots = QDir(plain.dataDirectory()).entryList({u"*.snapshot"_s});
    qInfo("%d deaths under load, %d replies, %d grants outlived one, snapshot: %s",
          roundCount(),
          replies,
          kept,
          qPrintable(snapshots.value(0, u"none"_s)));
    qInfo("%llu events; at a death %d fates open, %d of them parked (%d deaths); %d recovered; %d new beginnings",
          static_cast<unsigned long long>(history.eventCount()),
          history.openAtDeathCount(),
          history.parkedAtDeathCount(),
          history.deathsWithParkedCount(),
          history.recoveredCount(),
          history.newBeginningCount());
    // A campaign in which nothing was at stake proves nothing.
    QVERIFY(kept > roundCount());
    QVERIFY(history.deathsWithParkedCount() > roundCount() / 4);
}

QTEST_GUILESS_MAIN(TestKill9)
#include "tst_kill9.moc"
