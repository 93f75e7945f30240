// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include "tests/process/serve_process.h"

#include <csignal>
#include <memory>

using namespace Qt::StringLiterals;
using namespace lockscope::test;

namespace {

struct Ended
{
    int status = -1;
    QByteArray output;
    QByteArray complaint;
    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(output).object(); }
};

Ended waitFor(QProcess &process)
{
    if (!process.waitForFinished(ServeProcess::patienceMs) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

Ended bench(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral(LOCKSCOPE_BINARY), QStringList{u"bench"_s} + arguments);
    return waitFor(process);
}

} // namespace

/// If this fails, `lockscope bench` does not measure what its page in the manual says.
class TestBench : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void everyPairIsDoneAndTheFolderGoesAway_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<bool>("hasSyncs");
        QTest::newRow("shared keys") << QStringList{u"--clients"_s, u"8"_s, u"--keys"_s, u"2"_s} << true;
        QTest::newRow("a key each") << QStringList{u"--clients"_s, u"8"_s, u"--keys"_s, u"distinct"_s} << true;
        QTest::newRow("pipelined") << QStringList{u"--clients"_s, u"2"_s, u"--in-flight"_s, u"50"_s} << true;
        QTest::newRow("no sync") << QStringList{u"--durability"_s, u"none"_s} << false;
    }
    void everyPairIsDoneAndTheFolderGoesAway()
    {
        QFETCH(QStringList, arguments);
        QFETCH(bool, hasSyncs);
        const auto ended =
            bench(arguments + QStringList{u"--pairs"_s, u"500"_s, u"--data"_s, m_folder->path(), u"--json"_s});
        QCOMPARE(ended.complaint, QByteArray());
        QCOMPARE(ended.status, 0);
        const auto json = ended.json();
        QCOMPARE(json[u"pairs"_s].toInt(), 500);
        QCOMPARE(json[u"lost"_s].toInt(-1), 0);
        QCOMPARE(json[u"refused"_s].toInt(-1), 0);
        QVERIFY(json[u"pairs_per_second"_s].toInt() > 0);
        QVERIFY(json[u"acquire_p50_us"_s].toInt() > 0);
        QVERIFY(json[u"acquire_p50_us"_s].toInt() <= json[u"acquire_p99_us"_s].toInt());
        QVERIFY(json[u"acquire_p99_us"_s].toInt() <= json[u"acquire_p999_us"_s].toInt());
        QVERIFY(json[u"acquire_p999_us"_s].toInt() <= json[u"acquire_max_us"_s].toInt());
        QCOMPARE(json[u"journal_syncs"_s].toInt(0) > 0, hasSyncs);
        QVERIFY(QDir(m_folder->path()).isEmpty());
    }

    void aPersonReadsLines()
    {
        const auto ended = bench({u"--pairs"_s, u"50"_s, u"--data"_s, m_folder->path()});
        QCOMPARE(ended.status, 0);
        const auto lines = ended.output.split('\n');
        QVERIFY(lines.value(0).startsWith("50 pairs in "));
        QVERIFY(lines.value(1).startsWith("acquire: p50 "));
        QVERIFY(lines.value(2).startsWith("processor: load "));
        QVERIFY(lines.value(3).startsWith("journal: "));
    }

    void aRunningServerIsMeasuredFromOutside()
    {
        ServeProcess server({.dataDirectory = m_folder->filePath(u"data"_s)});
        QVERIFY(server.start());
        const auto address = u"127.0.0.1:%1"_s.arg(server.port());
        const auto process = QString::number(server.pid());
        const auto pairs =
            bench({u"--connect"_s, address, u"--server-process"_s, process, u"--pairs"_s, u"200"_s, u"--json"_s});
        QCOMPARE(pairs.json()[u"pairs"_s].toInt(), 200);
        QVERIFY(pairs.json()[u"journal_syncs"_s].isNull());
        QVERIFY(pairs.json()[u"server_cpu_us"_s].isDouble());
        const auto unknown = bench({u"--connect"_s, address, u"--pairs"_s, u"10"_s, u"--json"_s});
        QVERIFY(unknown.json()[u"server_cpu_us"_s].isNull());
        QCOMPARE(server.stop(), 0);
    }

    void whatConnectionsAndWaitersTakeIsMeasured()
    {
        const auto idle = bench({u"--shape"_s,
                                 u"idle"_s,
                                 u"--clients"_s,
                                 u"300"_s,
                                 u"--watch"_s,
                                 u"0"_s,
                                 u"--data"_s,
                                 m_folder->path(),
                                 u"--json"_s});
        QCOMPARE(idle.complaint, QByteArray());
        QCOMPARE(idle.json()[u"connections"_s].toInt(), 300);
        QVERIFY(idle.json()[u"opened_per_second"_s].toInt() > 0);
        QVERIFY(idle.json()[u"closed_per_second"_s].toInt() > 0);
        QVERIFY(idle.json()[u"bytes_per_connection"_s].isDouble());
        const auto waiters = bench({u"--shape"_s,
                                    u"waiters"_s,
                                    u"--clients"_s,
                                    u"5"_s,
                                    u"--waiters"_s,
                                    u"3000"_s,
                                    u"--data"_s,
                                    m_folder->path(),
                                    u"--json"_s});
        QCOMPARE(waiters.complaint, QByteArray());
        QCOMPARE(waiters.json()[u"waiters"_s].toInt(), 3'000);
        QVERIFY(waiters.json()[u"bytes_per_waiter"_s].toInt() > 0);
        QVERIFY(QDir(m_folder->path()).isEmpty());
    }

    /// What was measured until then is not thrown away.
    void aStopPrintsWhatWasMeasured()
    {
        ServeProcess server({.dataDirectory = m_folder->filePath(u"data"_s)});
        QVERIFY(server.start());
        QProcess process;
        process.start(QStringLiteral(LOCKSCOPE_BINARY),
                      {u"bench"_s,
                       u"--connect"_s,
                       u"127.0.0.1:%1"_s.arg(server.port()),
                       u"--pairs"_s,
                       u"1000000000"_s,
                       u"--json"_s});
        QVERIFY(process.waitForStarted());
        // It is at work once the server has records of it.
        const auto durable = [&] {
            return server.control({{u"op"_s, u"snapshot"_s}})[u"durable_lsn"_s].toString().toULongLong();
        };
        QTRY_VERIFY_WITH_TIMEOUT(durable() > 20, ServeProcess::patienceMs);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        const auto ended = waitFor(process);
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.json()[u"pairs"_s].toInt() > 0);
    }

    void aServerThatIsNoneIsOneLine()
    {
        const auto nobody = [] {
            QTcpServer taken;
            taken.listen(QHostAddress::LocalHost);
            return taken.serverPort();
        }();
        const auto ended = bench({u"--connect"_s, u"127.0.0.1:%1"_s.arg(nobody)});
        QCOMPARE(ended.status, 1);
        QVERIFY(ended.complaint.startsWith("lockscope bench: cannot connect: "));
        QCOMPARE(ended.complaint.count('\n'), 1);
        QCOMPARE(ended.output, QByteArray());
    }

    void aMistakeIsOneClearLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("word");
        QTest::newRow("unknown flag") << QStringList{u"--clientele"_s} << QByteArray("clientele");
        QTest::newRow("no number") << QStringList{u"--clients"_s, u"many"_s} << QByteArray("--clients");
        QTest::newRow("nobody") << QStringList{u"--clients"_s, u"0"_s} << QByteArray("--clients");
        QTest::newRow("keys") << QStringList{u"--keys"_s, u"some"_s} << QByteArray("--keys");
        QTest::newRow("shape") << QStringList{u"--shape"_s, u"round"_s} << QByteArray("--shape");
        QTest::newRow("durability") << QStringList{u"--durability"_s, u"maybe"_s} << QByteArray("--durability");
        QTest::newRow("address") << QStringList{u"--connect"_s, u"nowhere"_s} << QByteArray("--connect");
        QTest::newRow("both servers") << QStringList{u"--connect"_s, u"a:1"_s, u"--embedded"_s}
                                      << QByteArray("--embedded");
        QTest::newRow("process of no server")
            << QStringList{u"--server-process"_s, u"1"_s} << QByteArray("--server-process");
        QTest::newRow("lease") << QStringList{u"--lease"_s, u"0"_s} << QByteArray("--lease");
        QTest::newRow("positional") << QStringList{u"fast"_s} << QByteArray("fast");
    }
    void aMistakeIsOneClearLine()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, word);
        const auto ended = bench(arguments);
        QCOMPARE(ended.status, 2);
        QCOMPARE(ended.complaint.count('\n'), 1);
        QVERIFY(ended.complaint.startsWith("lockscope bench: "));
        QVERIFY2(ended.complaint.contains(word), ended.complaint.constData());
        QCOMPARE(ended.output, QByteArray());
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestBench)
#include "tst_bench.moc"
