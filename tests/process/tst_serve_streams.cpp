// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QProcess>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include "tests/process/serve_process.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace lockscope::test;

/// If this fails, whoever starts a server and does not listen to it keeps it from its work.
class TestServeStreams : public QObject
{
    Q_OBJECT

private slots:
    /// Whoever asks and does not read the answers, nor what goes wrong, keeps the server from nothing.
    void stopsThoughNobodyReadsItsAnswers()
    {
        const auto pipe = m_folder.filePath(u"answers"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const int descriptor = ::open(QFile::encodeName(pipe).constData(), O_RDWR | O_CLOEXEC);
        QVERIFY(descriptor >= 0);
        const auto closes = qScopeGuard([descriptor] { ::close(descriptor); });
        QProcess process;
        const auto script = u"exec \"$0\" serve --listen 127.0.0.1:0 --control --data \"$1\" >\"$2\" 2>&1"_s;
        process.start(u"sh"_s, {u"-c"_s, script, QStringLiteral(LOCKSCOPE_BINARY), m_folder.filePath(u"data"_s), pipe});
        QVERIFY(process.waitForStarted());
        for (int i = 0; i < 3'000; ++i)
            process.write("{\"op\":\"snapshot\"}\n");
        const auto waiting = [descriptor] {
            int size = 0;
            return ::ioctl(descriptor, FIONREAD, &size) == 0 ? size : -1;
        };
        // No answer fits any more: what a pipe holds, but for one page.
        QTRY_VERIFY_WITH_TIMEOUT(waiting() > 60'000, ServeProcess::patienceMs);
        process.terminate();
        QVERIFY(process.waitForFinished(ServeProcess::patienceMs));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 0);
    }

    /// If this fails, `serve` waits for the reader of a pipe without a word.
    void saysThatNobodyReadsThePipe()
    {
        const auto pipe = m_folder.filePath(u"events"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const auto ended = runLockscope({u"serve"_s,
                                         u"--listen"_s,
                                         u"127.0.0.1:0"_s,
                                         u"--data"_s,
                                         m_folder.filePath(u"unused"_s),
                                         u"--events"_s,
                                         pipe});
        QCOMPARE(ended.status, 2);
        QCOMPARE(ended.complaints.size(), 1);
        QVERIFY(ended.complaints.first().contains(u"nobody reads"_s));
    }

    /// If this fails, `wal verify` hangs, or takes any file for a journal.
    void whatWasNeverAJournalIsNone()
    {
        const QTemporaryDir folder;
        const auto first = folder.filePath(u"00000000000000000001.wal"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(first).constData(), 0600), 0);
        const auto verify = [&] { return runLockscope({u"wal"_s, u"verify"_s, folder.path()}); };
        QCOMPARE(verify().status, 1);
        QVERIFY(QFile::remove(first));
        QFile foreign(first);
        QVERIFY(foreign.open(QIODevice::WriteOnly));
        foreign.write("root:x:0:0:root:/root:/bin/bash\ndaemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin\n");
        foreign.close();
        QCOMPARE(verify().status, 1);
    }

private:
    const QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestServeStreams)
#include "tst_serve_streams.moc"
