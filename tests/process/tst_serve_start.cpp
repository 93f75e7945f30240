// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QScopeGuard>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "tests/process/grant_ledger.h"
#include "tests/process/lock_load.h"
#include "tests/process/serve_process.h"

#include <fcntl.h>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lockscope::test;

namespace {

constexpr int exitCannotStart = 1;
constexpr int exitFatalJournal = 4;
/// A server under load that answers nobody for so long answers nobody any more.
constexpr int silenceMs = 3'000;

/// Lets a load run for so many replies, until the server refuses, or until it answers nobody any more.
void loadFor(LockLoad &load, int replies)
{
    QEventLoop loop;
    QTimer silence;
    silence.setSingleShot(true);
    QObject::connect(&silence, &QTimer::timeout, &loop, &QEventLoop::quit);
    QObject::connect(&load, &LockLoad::replyCounted, &silence, [&] { silence.start(silenceMs); });
    QObject::connect(&load, &LockLoad::over, &loop, &QEventLoop::quit);
    QObject::connect(&load, &LockLoad::replyCounted, &loop, [&](int count) {
        if (count >= replies || !load.refusal().empty())
            loop.quit();
    });
    QTimer::singleShot(ServeProcess::patienceMs, &loop, &QEventLoop::quit);
    loop.exec();
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Every file below a folder with its bytes.
QMap<QString, QByteArray> contentsBelow(const QString &directory)
{
    QMap<QString, QByteArray> contents;
    for (const auto &name : QDir(directory).entryList(QDir::Files))
        contents[name] = contentsOf(directory + u'/' + name);
    return contents;
}

/// A command line behind which `lockscope serve` finds a file system of its own on `directory`.
///
/// It lives in a mount namespace of that process alone, so neither root nor a trace on the machine is needed.
QStringList onFileSystem(const QString &directory, const QString &mountOptions)
{
    return {u"unshare"_s,
            u"--map-root-user"_s,
            u"--mount"_s,
            u"sh"_s,
            u"-c"_s,
            u"mount -t tmpfs -o \"$1\" tmpfs \"$2\" && shift 2 && exec \"$@\""_s,
            u"sh"_s,
            mountOptions,
            directory};
}

/// Whether this machine lets a process have a mount namespace; containers often do not.
bool canMount(const QString &directory)
{
    auto command = onFileSystem(directory, u"size=1m"_s) + QStringList{u"true"_s};
    return QProcess::execute(command.takeFirst(), command) == 0;
}

void verifyRefusal(ServeProcess &server, const QString &names)
{
    QVERIFY2(!server.start(), "it started");
    QCOMPARE(server.waitForEnd(), exitCannotStart);
    const auto complaints = server.complaints();
    QVERIFY2(complaints.size() == 1, qPrintable(complaints.join(u'\n')));
    QVERIFY2(complaints.first().contains(names), qPrintable(complaints.first()));
}

} // namespace

/// If this fails, a server that cannot work says so badly, or loses what was there.
class TestServeStart : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void refusesAFileInPlaceOfItsFolder();
    void refusesAFolderItCannotWrite();
    void refusesAFolderInUse();
    void refusesAFolderInUseWithoutItsLockFile();
    void refusesATakenPort();
    void refusesAHostThatIsNone();
    void refusesADamagedJournal();
    void refusesToStartOnAFullDisk();
    void keepsEverythingWhenTheDiskFillsUp();
    void aClosedStandardStreamIsNoOtherFile();
    void stopsWithMoreConnectionsThanDescriptors();
    void stopsThoughNobodyReadsItsEvents();
    void theEndOfInputWaitsForWhatWasAsked();
    void noSubcommandLosesItsOutputQuietly();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_directory->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestServeStart::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(m_directory->isValid());
}

void TestServeStart::refusesAFileInPlaceOfItsFolder()
{
    QFile file(path(u"data"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write("mine") == 4);
    file.close();
    ServeProcess server({.dataDirectory = path(u"data"_s)});
    verifyRefusal(server, path(u"data"_s));
    QCOMPARE(contentsOf(path(u"data"_s)), QByteArray("mine"));
}

void TestServeStart::refusesAFolderItCannotWrite()
{
    const auto folder = path(u"disk"_s);
    QVERIFY(QDir().mkpath(folder));
    if (!canMount(folder))
        QSKIP("this machine lets no process mount a file system of its own");
    ServeProcess server({.dataDirectory = folder, .wrapper = onFileSystem(folder, u"ro"_s)});
    verifyRefusal(server, folder);
}

void TestServeStart::refusesAFolderInUse()
{
    ServeProcess first({.dataDirectory = path(u"data"_s)});
    QVERIFY(first.start());
    ServeProcess second({.dataDirectory = path(u"data"_s)});
    verifyRefusal(second, QString::number(first.pid()));
    QCOMPARE(first.stop(), 0);
}

void TestServeStart::refusesAFolderInUseWithoutItsLockFile()
{
    ServeProcess first({.dataDirectory = path(u"data"_s)});
    QVERIFY(first.start());
    QVERIFY(QFile::remove(path(u"data/lock"_s)));
    ServeProcess second({.dataDirectory = path(u"data"_s)});
    verifyRefusal(second, u"in use"_s);
    QCOMPARE(first.stop(), 0);
}

void TestServeStart::refusesATakenPort()
{
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    ServeProcess server({.dataDirectory = path(u"data"_s), .port = other.serverPort()});
    verifyRefusal(server, QString::number(other.serverPort()));
}

void TestServeStart::refusesAHostThatIsNone()
{
    // Not every address there is, which is what an empty one means to the system.
    ServeProcess server({.dataDirectory = path(u"data"_s), .arguments = {u"--listen"_s, u"999.1.1.1:0"_s}});
    verifyRefusal(server, u"999.1.1.1:0"_s);
}

void TestServeStart::refusesADamagedJournal()
{
    const auto data = path(u"data"_s);
    ServeProcess server({.dataDirectory = data});
    QVERIFY(server.start());
    QRandomGenerator random(1);
    GrantLedger ledger;
    {
        LockLoad load({.port = server.port(), .keys = {"a", "b"}}, ledger, random);
        loadFor(load, 100);
    }
    server.kill();

    // One bit of a record that has many valid ones behind it.
    const auto dump = runLockscope({u"wal"_s, u"dump"_s, data});
    QCOMPARE(dump.status, 0);
    const auto record = QJsonDocument::fromJson(dump.output.value(10).toUtf8()).object();
    const auto name = record[u"file"_s].toString();
    const auto offset = record[u"offset"_s].toInteger();
    QFile file(data + u'/' + name);
    QVERIFY(file.open(QIODevice::ReadWrite | QIODevice::Unbuffered));
    QVERIFY(file.seek(offset + record[u"length"_s].toInteger() - 1));
    char byte = 0;
    QVERIFY(file.getChar(&byte));
    QVERIFY(file.seek(file.pos() - 1));
    QVERIFY(file.putChar(static_cast<char>(byte ^ 1)));
    file.close();

    const auto before = contentsBelow(data);
    QVERIFY(!server.start());
    QCOMPARE(server.waitForEnd(), exitCannotStart);
    const auto complaints = server.complaints();
    QCOMPARE(complaints.size(), 1);
    QVERIFY2(complaints.first().contains(name), qPrintable(complaints.first()));
    QVERIFY2(complaints.first().contains(QString::number(offset)), qPrintable(complaints.first()));
    for (const auto &[changedName, contents] : before.asKeyValueRange()) {
        if (changedName.endsWith(u".wal"))
            QCOMPARE(contentsOf(data + u'/' + changedName), contents);
    }
    const auto verified = runLockscope({u"wal"_s, u"verify"_s, data});
    QCOMPARE(verified.status, 1);
    QVERIFY((verified.output + verified.complaints).join(u'\n').contains(QString::number(offset)));
}

void TestServeStart::refusesToStartOnAFullDisk()
{
    const auto folder = path(u"disk"_s);
    QVERIFY(QDir().mkpath(folder));
    if (!canMount(folder))
        QSKIP("this machine lets no process mount a file system of its own");
    // Room for one page: the lock file's.
    ServeProcess server({.dataDirectory = folder, .wrapper = onFileSystem(folder, u"size=4k"_s)});
    verifyRefusal(server, u"No space left"_s);
}

void TestServeStart::keepsEverythingWhenTheDiskFillsUp()
{
    const auto folder = path(u"disk"_s);
    QVERIFY(QDir().mkpath(folder));
    if (!canMount(folder))
        QSKIP("this machine lets no process mount a file system of its own");
    ServeProcess server({.dataDirectory = folder + u"/data"_s, .wrapper = onFileSystem(folder, u"size=8m"_s)});
    QVERIFY2(server.start(), qPrintable(server.complaints().join(u'\n')));

    // Somebody else takes the rest of the disk. The server's own view of it is reached through its process.
    const auto view = u"/proc/%1/root%2"_s.arg(server.pid()).arg(folder);
    QFile ballast(view + u"/ballast"_s);
    QVERIFY(ballast.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    const QByteArray page(4096, 'x');
    while (ballast.write(page) == page.size()) { }
    ballast.close();

    QRandomGenerator random(1);
    GrantLedger ledger;
    {
        LockLoad load({.port = server.port(), .keys = {std::string(120, 'a'), std::string(120, 'b')}}, ledger, random);
        loadFor(load, 1'000'000);
    }
    {
        // Whoever asks now is refused; those who had asked wait in vain.
        LockLoad late({.port = server.port(), .keys = {"c"}}, ledger, random);
        loadFor(late, 1'000'000);
        QCOMPARE(late.refusal(), std::string("shutting_down"));
    }
    const auto snapshot = server.control({{u"op"_s, u"snapshot"_s}});
    QVERIFY2(!snapshot[u"fatal"_s].toString().isEmpty(), "its state can still be looked at, and says why");

    // The disk is gone with the process, so the journal is carried out of it first.
    QVERIFY(QDir().mkpath(path(u"saved"_s)));
    for (const auto &[name, contents] : contentsBelow(view + u"/data"_s).asKeyValueRange()) {
        QFile copy(path(u"saved"_s) + u'/' + name);
        QVERIFY(copy.open(QIODevice::WriteOnly));
        QCOMPARE(copy.write(contents), contents.size());
    }
    QCOMPARE(server.stop(), exitFatalJournal);
    QVERIFY2(server.complaints().join(u'\n').contains(u"space"_s), qPrintable(server.complaints().join(u'\n')));

    ServeProcess next({.dataDirectory = path(u"saved"_s)});
    QVERIFY2(next.start(), qPrintable(next.complaints().join(u'\n')));
    ledger.restarted(holdingsIn(next.control({{u"op"_s, u"snapshot"_s}})));
    QVERIFY2(ledger.complaints().isEmpty(), qPrintable(ledger.complaints().join(u"; ")));
    QCOMPARE(next.stop(), 0);
}

void TestServeStart::aClosedStandardStreamIsNoOtherFile()
{
    ServeProcess server(
        {.dataDirectory = path(u"data"_s), .wrapper = {u"sh"_s, u"-c"_s, u"exec \"$@\" <&-"_s, u"sh"_s}});
    QVERIFY(server.start());
    QCOMPARE(QFile::symLinkTarget(u"/proc/%1/fd/0"_s.arg(server.pid())), u"/dev/null"_s);
    QCOMPARE(server.stop(), 0);
}

void TestServeStart::stopsWithMoreConnectionsThanDescriptors()
{
    ServeProcess server(
        {.dataDirectory = path(u"data"_s), .wrapper = {u"sh"_s, u"-c"_s, u"ulimit -n 48 && exec \"$@\""_s, u"sh"_s}});
    QVERIFY(server.start());
    std::vector<std::unique_ptr<QTcpSocket>> sockets;
    for (int i = 0; i < 64; ++i) {
        sockets.push_back(std::make_unique<QTcpSocket>());
        sockets.back()->connectToHost(QHostAddress(QHostAddress::LocalHost), server.port());
        QVERIFY(sockets.back()->waitForConnected());
    }
    // The last one finds no place, and the journal goes on with the descriptors that are kept for it.
    QTRY_COMPARE(sockets.back()->state(), QAbstractSocket::UnconnectedState);
    QCOMPARE(server.control({{u"op"_s, u"snapshot"_s}})[u"fatal"_s], QJsonValue());
    QCOMPARE(server.stop(), 0);
}

void TestServeStart::stopsThoughNobodyReadsItsEvents()
{
    const auto pipe = path(u"events"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    // Held open from both sides and never read.
    const int descriptor = ::open(QFile::encodeName(pipe).constData(), O_RDWR | O_CLOEXEC);
    QVERIFY(descriptor >= 0);
    const auto closes = qScopeGuard([descriptor] { ::close(descriptor); });
    ServeProcess server({.dataDirectory = path(u"data"_s), .arguments = {u"--events"_s, pipe}});
    QVERIFY(server.start());
    QRandomGenerator random(1);
    GrantLedger ledger;
    {
        LockLoad load({.port = server.port(), .keys = {"a", "b"}}, ledger, random);
        loadFor(load, 1'000); // far more events than a pipe takes
    }
    QVERIFY(!server.control({{u"op"_s, u"snapshot"_s}}).isEmpty());
    QCOMPARE(server.stop(), 0);
    QVERIFY2(server.complaints().join(u'\n').contains(u"events"_s), qPrintable(server.complaints().join(u'\n')));
}

/// Whoever closes a client's stdin at once still has its locks, and later has given them all back.
void TestServeStart::theEndOfInputWaitsForWhatWasAsked()
{
    ServeProcess server({.dataDirectory = path(u"data"_s)});
    QVERIFY(server.start());
    const QStringList client{u"client"_s, u"--endpoints"_s, u"127.0.0.1:%1"_s.arg(server.port())};
    constexpr int lockCount = 20;
    QByteArray acquires;
    for (int i = 0; i < lockCount; ++i)
        acquires += u"{\"op\":\"acquire\",\"id\":\"a%1\",\"key\":\"k%1\",\"wait\":9,\"lease\":600}\n"_s.arg(i).toUtf8();
    const auto taken = runLockscope(client, acquires);
    QCOMPARE(taken.status, 0);
    QCOMPARE(taken.output.filter(u"\"granted\""_s).size(), lockCount);

    QByteArray releases;
    for (const auto &line : taken.output.filter(u"\"granted\""_s)) {
        const auto granted = QJsonDocument::fromJson(line.toUtf8()).object();
        releases += QJsonDocument(QJsonObject{{u"op"_s, u"release"_s},
                                              {u"id"_s, granted[u"id"_s]},
                                              {u"key"_s, granted[u"key"_s]},
                                              {u"token"_s, granted[u"token"_s]}})
                        .toJson(QJsonDocument::Compact)
            + '\n';
    }
    const auto given = runLockscope(client, releases);
    QCOMPARE(given.status, 0);
    QCOMPARE(given.output.filter(u"\"released\""_s).size(), lockCount);
    QVERIFY(holdingsIn(server.control({{u"op"_s, u"snapshot"_s}})).empty());
    QCOMPARE(server.stop(), 0);
}

void TestServeStart::noSubcommandLosesItsOutputQuietly()
{
    ServeProcess server({.dataDirectory = path(u"data"_s)});
    QVERIFY(server.start());
    QCOMPARE(server.stop(), 0);
    const auto run = [this](const QString &command) {
        const auto script = u"exec \"$0\" %1 >/dev/full 2>complaints </dev/null"_s.arg(command);
        QProcess process;
        process.setWorkingDirectory(m_directory->path());
        process.start(u"sh"_s, {u"-c"_s, script, QStringLiteral(LOCKSCOPE_BINARY)});
        return process.waitForFinished(ServeProcess::patienceMs) ? process.exitCode() : -1;
    };
    QCOMPARE(run(u"wal dump data"_s), 1);
    QVERIFY(contentsOf(path(u"complaints"_s)).contains("stdout"));
    QCOMPARE(run(u"client --endpoints 127.0.0.1:1"_s), 1);
    QVERIFY(contentsOf(path(u"complaints"_s)).contains("stdout"));
}

QTEST_GUILESS_MAIN(TestServeStart)
#include "tst_serve_start.moc"
