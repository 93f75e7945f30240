// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/process/serve_process.h"

using namespace Qt::StringLiterals;
using namespace lockscope::test;

namespace {

constexpr int startMs = 30'000;
constexpr int stopMs = 10'000;

/// A person's account on the day they get it: nothing in it, no settings.
QProcessEnvironment newcomer(const QString &home)
{
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"HOME"_s, home);
    environment.insert(u"XDG_DATA_HOME"_s, home + u"/.local/share"_s);
    environment.insert(u"XDG_CONFIG_HOME"_s, home + u"/.config"_s);
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    environment.remove(u"QT_FATAL_WARNINGS"_s);
    return environment;
}

} // namespace

/// The console as a process, on a machine that has never seen it.
class TestConsoleStart : public QObject
{
    Q_OBJECT

private slots:
    void firstStartMakesItsOwnFolderAndStopsCleanly()
    {
        const QTemporaryDir home;
        QProcess console;
        console.setProcessEnvironment(newcomer(home.path()));
        console.start(QStringLiteral(LOCKSCOPE_BINARY), {u"--listen"_s, u"127.0.0.1:0"_s});
        QVERIFY(console.waitForStarted(startMs));

        const QDir journal(home.filePath(u".local/share/lockscope/journal"_s));
        QTRY_VERIFY_WITH_TIMEOUT(!journal.entryList({u"*.wal"_s}).isEmpty(), startMs);
        console.terminate();
        QVERIFY(console.waitForFinished(stopMs));
        QCOMPARE(console.exitStatus(), QProcess::NormalExit);
        QCOMPARE(console.exitCode(), 0);
    }

    /// If this fails, a first start opens a port and a journal before a person was asked.
    void firstStartWithoutAWishStartsNothing()
    {
        const QTemporaryDir home;
        QProcess console;
        console.setProcessEnvironment(newcomer(home.path()));
        console.start(QStringLiteral(LOCKSCOPE_BINARY), QStringList());
        QVERIFY(console.waitForStarted(startMs));
        const QFile settings(home.filePath(u".config/lockscope/lockscope.ini"_s));
        QTRY_VERIFY_WITH_TIMEOUT(settings.exists(), startMs);
        console.terminate();
        QVERIFY(console.waitForFinished(stopMs));
        QCOMPARE(console.exitCode(), 0);
        QVERIFY(QDir(home.filePath(u".local/share/lockscope/journal"_s)).isEmpty());
    }

    /// If this fails, looking at another's servers starts one here.
    void consoleOnServersOutsideStartsNone()
    {
        const QTemporaryDir home;
        QProcess console;
        console.setProcessEnvironment(newcomer(home.path()));
        console.start(QStringLiteral(LOCKSCOPE_BINARY), {u"--connect"_s, u"127.0.0.1:1"_s, u"--read-only"_s});
        QVERIFY(console.waitForStarted(startMs));
        const QDir recordings(home.filePath(u".local/share/lockscope/recordings"_s));
        QTRY_VERIFY_WITH_TIMEOUT(!recordings.entryList({u"*.lockscope"_s}).isEmpty(), startMs);
        console.terminate();
        QVERIFY(console.waitForFinished(stopMs));
        QCOMPARE(console.exitCode(), 0);
        QVERIFY(QDir(home.filePath(u".local/share/lockscope/journal"_s)).isEmpty());
    }

    void wrongChoiceOfServersIsOneLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no port") << QStringList{u"--connect"_s, u"127.0.0.1"_s};
        QTest::newRow("own server too") << QStringList{u"--connect"_s, u"127.0.0.1:1"_s, u"--nodes"_s, u"3"_s};
        QTest::newRow("recording too") << QStringList{u"--connect"_s, u"127.0.0.1:1"_s, u"a.lockscope"_s};
        QTest::newRow("read-only alone") << QStringList{u"--read-only"_s};
        QTest::newRow("tls alone") << QStringList{u"--tls"_s};
    }
    void wrongChoiceOfServersIsOneLine()
    {
        QFETCH(const QStringList, arguments);
        const auto run = runLockscope(arguments);
        QCOMPARE(run.status, 2);
        QCOMPARE(run.complaints.size(), 1);
    }

    /// Who asks the program what it can do must learn of every part of it.
    void helpNamesEverySubcommand()
    {
        const auto help = runLockscope({u"--help"_s});
        QCOMPARE(help.status, 0);
        for (const auto &name : {u"serve"_s, u"client"_s, u"bench"_s, u"wal"_s}) {
            QVERIFY2(help.output.join(u'\n').contains(u"  lockscope "_s + name), qPrintable(name));
            const auto own = runLockscope({name, u"--help"_s});
            QCOMPARE(own.status, 0);
            QVERIFY(own.output.join(u'\n').contains(u"Usage: lockscope "_s + name));
        }
    }
};

QTEST_GUILESS_MAIN(TestConsoleStart)
#include "tst_console_start.moc"
