// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCryptographicHash>
#include <QDir>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include "core/wire/frame_reader.h"
#include "core/wire/handshake.h"
#include "server/io/server_thread.h"
#include "tests/support/show_wire.h"

#include <algorithm>
#include <mutex>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::server;
using namespace lockscope::test;

namespace {

constexpr int patience = 20'000;

/// A v2 client that reads until it has what it wants.
class Client
{
public:
    Client(const QString &address, const QByteArray &sharedToken)
    {
        m_socket.connectToHost(address.section(u':', 0, 0), address.section(u':', 1).toUShort());
        const auto challenge = line().section(u' ', 1).toLatin1();
        QCryptographicHash hash(QCryptographicHash::Sha256);
        hash.addData(sharedToken + challenge);
        m_socket.write(hash.result().toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals) + " 2\n");
    }

    void send(const wire::Request &request)
    {
        Bytes bytes;
        wire::append(bytes, request, WireVersion::V2);
        m_socket.write(arrayOf(bytes));
        m_socket.flush();
    }
    void sendRaw(const QByteArray &bytes) { m_socket.write(bytes); }
    void acquire(std::uint8_t owner, const char *key)
    {
        send(wire::AcquireRequest{.wait = 0, .lease = 60, .owner = ownerOf(owner), .key = keyOf(key)});
    }
    void close() { m_socket.disconnectFromHost(); }

    /// The next reply as text; "end" at the end.
    QString next()
    {
        for (;;) {
            const auto reply = m_reader.next();
            if (reply && *reply)
                return show(**reply);
            if (m_socket.bytesAvailable() == 0 && !m_socket.waitForReadyRead(patience))
                return m_socket.state() == QAbstractSocket::ConnectedState ? u"nothing"_s : u"end"_s;
            m_reader.feed(bytesOf(m_socket.readAll()));
        }
    }

private:
    QString line()
    {
        while (!m_socket.canReadLine()) {
            if (!m_socket.waitForReadyRead(patience))
                return {};
        }
        return QString::fromLatin1(m_socket.readLine().chopped(1));
    }

    QTcpSocket m_socket;
    wire::ReplyReader m_reader;
};

/// How a dial of the address ends.
QAbstractSocket::SocketError dial(const QString &address)
{
    QTcpSocket socket;
    socket.connectToHost(address.section(u':', 0, 0), address.section(u':', 1).toUShort());
    return socket.waitForConnected(patience) ? QAbstractSocket::UnknownSocketError : socket.error();
}

/// A server on a free port, and everything that it said.
class Running
{
public:
    explicit Running(const QString &directory, ServerLimits limits = {}, std::uint32_t nodes = 1)
        : thread({.listen = *Endpoint::parse("127.0.0.1:0", {.allowAnyPort = true}),
                  .dataDirectory = directory,
                  .sharedToken = "secret",
                  .limits = limits,
                  .nodes = nodes},
                 [this](std::vector<UnnumberedEntry> entries) { note(std::move(entries)); })
    {
        QObject::connect(&thread, &ServerThread::started, &thread, [this](const QStringList &all) { addresses = all; });
        thread.start();
    }

    QString address(qsizetype node = 1)
    {
        [&] { QTRY_VERIFY_WITH_TIMEOUT(!addresses.isEmpty(), patience); }();
        return addresses.value(node - 1);
    }
    /// What the command is answered, as a refusal's name; "done".
    QString perform(const ServerCommand &command)
    {
        QString said;
        const auto told = QObject::connect(
            &thread, &ServerThread::answered, &thread, [&said](quint64 /*id*/, const CommandAnswer &answer) {
                const auto *refusal = std::get_if<CommandRefusal>(&answer);
                said = refusal == nullptr ? u"done"_s : QString(QLatin1StringView(nameOf(*refusal)));
            });
        thread.perform(++commandCount, command);
        [&] { QTRY_VERIFY_WITH_TIMEOUT(!said.isEmpty(), patience); }();
        QObject::disconnect(told);
        return said;
    }
    template<typename Kind>
    int count()
    {
        const std::lock_guard lock(mutex);
        return static_cast<int>(std::count_if(events.begin(), events.end(), [](const UnnumberedEntry &entry) {
            const auto *event = std::get_if<ServerEvent>(&entry.event);
            return event != nullptr && std::holds_alternative<Kind>(*event);
        }));
    }

    std::mutex mutex;
    std::vector<UnnumberedEntry> events;
    QStringList addresses;
    quint64 commandCount = 0;
    ServerThread thread;

private:
    void note(std::vector<UnnumberedEntry> entries)
    {
        const std::lock_guard lock(mutex);
        events.insert(events.end(), entries.begin(), entries.end());
    }
};

} // namespace

/// If this fails, the brain is right and the world does not get to see it.
class TestServerThread : public QObject
{
    Q_OBJECT

private slots:
    void servesOverRealSockets();
    void aWrongDigestIsRefused();
    void theLastWordIsReadEvenByOneWhoStillSends();
    void commandsAreAnsweredInOrder();
    void aSnapshotComesInItsPlace();
    void aFollowerSendsToTheLeader();
    void aCrashedNodeComesBackAtItsPort();
    void aNodeWhosePortIsTakenStaysDown();
    void connectionsThatEndLeaveNoDescriptor();
    void stopsWhileBusy();
    void endsWithTheDestructor();
    void neverStartedIsNoTrouble();
    void aTakenPortIsNamed();
    void aFolderInUseIsNamed();
    void aFileInPlaceOfTheFolderIsNamed();
};

void TestServerThread::servesOverRealSockets()
{
    const QTemporaryDir directory;
    Running server(directory.path());
    Client a(server.address(), "secret");
    Client b(server.address(), "secret");
    QCOMPARE(a.next(), u"L "_s + server.address());
    QCOMPARE(b.next(), u"L "_s + server.address());
    a.acquire(1, "k");
    QCOMPARE(a.next(), u"A %1 1 k"_s.arg(show(ownerOf(1))));
    b.acquire(2, "k");
    QTRY_COMPARE_WITH_TIMEOUT(server.count<WaiterQueued>(), 1, patience);
    a.send(wire::ReleaseRequest{Token(1), keyOf("k")});
    QCOMPARE(a.next(), u"R 1 k"_s);
    QCOMPARE(b.next(), u"A %1 2 k"_s.arg(show(ownerOf(2))));
    b.close();
    QTRY_COMPARE_WITH_TIMEOUT(server.count<FateCompleted>(), 1, patience);
    QCOMPARE(server.count<Granted>(), 2);
}

void TestServerThread::aWrongDigestIsRefused()
{
    const QTemporaryDir directory;
    Running server(directory.path());
    Client wrong(server.address(), "guess");
    QCOMPARE(wrong.next(), u"E auth_failed"_s);
    QCOMPARE(wrong.next(), u"end"_s);
}

/// A close over unread bytes is a reset, and a reset takes the E along.
void TestServerThread::theLastWordIsReadEvenByOneWhoStillSends()
{
    const QTemporaryDir directory;
    Running server(directory.path());
    Client talker(server.address(), "secret");
    QCOMPARE(talker.next(), u"L "_s + server.address());
    talker.sendRaw("?" + QByteArray(512 * 1024, 'x'));
    QCOMPARE(talker.next(), u"E bad_request"_s);
    QCOMPARE(talker.next(), u"end"_s);
}

void TestServerThread::commandsAreAnsweredInOrder()
{
    const QTemporaryDir directory;
    Running server(directory.path());
    QVERIFY(!server.address().isEmpty());
    QList<quint64> answered;
    QObject::connect(&server.thread, &ServerThread::answered, &server.thread, [&](quint64 id) { answered << id; });
    server.thread.perform(7, HoldLaneCommand{"k", false});
    server.thread.perform(8, SnapshotCommand{});
    server.thread.perform(9, DrainLaneCommand{"k"});
    QTRY_COMPARE_WITH_TIMEOUT(answered, (QList<quint64>{7, 8, 9}), patience);
}

void TestServerThread::aSnapshotComesInItsPlace()
{
    const QTemporaryDir directory;
    Running server(directory.path());
    QVERIFY(!server.address().isEmpty());
    const auto before = server.count<StateResumed>();
    server.thread.requestSnapshot();
    QTRY_COMPARE_WITH_TIMEOUT(server.count<StateResumed>(), before + 1, patience);
}

void TestServerThread::aFollowerSendsToTheLeader()
{
    const QTemporaryDir directory;
    Running server(directory.path(), {}, 3);
    QCOMPARE(Client(server.address(3), "secret").next(), u"M "_s + server.address(1));
    Client old(server.address(1), "secret");
    QCOMPARE(old.next(), u"L "_s + server.address(1));
    QCOMPARE(server.perform(HandOverCommand{NodeId(2)}), u"done"_s);
    QCOMPARE(old.next(), u"L "_s + server.address(2));
    QCOMPARE(old.next(), u"M "_s + server.address(2));
    QCOMPARE(old.next(), u"end"_s);
    QCOMPARE(Client(server.address(1), "secret").next(), u"M "_s + server.address(2));
}

/// N5: its connections die at once, nobody listens, and it comes back where it was.
void TestServerThread::aCrashedNodeComesBackAtItsPort()
{
    const QTemporaryDir directory;
    Running server(directory.path(), {}, 2);
    Client lost(server.address(1), "secret");
    QCOMPARE(lost.next(), u"L "_s + server.address(1));
    lost.acquire(1, "k");
    QCOMPARE(lost.next(), u"A %1 1 k"_s.arg(show(ownerOf(1))));
    QCOMPARE(server.perform(CrashNodeCommand{NodeId(1)}), u"done"_s);
    QCOMPARE(lost.next(), u"end"_s);
    QCOMPARE(dial(server.address(1)), QAbstractSocket::ConnectionRefusedError);
    QTRY_COMPARE_WITH_TIMEOUT(server.count<FateCompleted>(), 1, patience);
    QCOMPARE(Client(server.address(2), "secret").next(), u"L "_s + server.address(2));
    QCOMPARE(server.perform(StartNodeCommand{NodeId(1)}), u"done"_s);
    QCOMPARE(Client(server.address(1), "secret").next(), u"M "_s + server.address(2));
}

void TestServerThread::aNodeWhosePortIsTakenStaysDown()
{
    const QTemporaryDir directory;
    Running server(directory.path(), {}, 2);
    const auto port = server.address(2).section(u':', 1).toUShort();
    QCOMPARE(server.perform(CrashNodeCommand{NodeId(2)}), u"done"_s);
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost, port));
    QCOMPARE(server.perform(StartNodeCommand{NodeId(2)}), u"address_taken"_s);
    other.close();
    QCOMPARE(server.perform(StartNodeCommand{NodeId(2)}), u"done"_s);
}

/// In the handshake, idle, behind an error: each is over on both sides, and none stays in CLOSE_WAIT.
void TestServerThread::connectionsThatEndLeaveNoDescriptor()
{
    const QTemporaryDir directory;
    Running server(directory.path());
    const auto openFiles = [] { return QDir(u"/proc/self/fd"_s).entryList(QDir::AllEntries | QDir::System).size(); };
    QVERIFY(!server.address().isEmpty());
    const auto before = openFiles();
    constexpr int rounds = 100;
    for (int i = 0; i < rounds; ++i) {
        QCOMPARE(dial(server.address()), QAbstractSocket::UnknownSocketError);
        QCOMPARE(Client(server.address(), "secret").next(), u"L "_s + server.address());
        Client wrong(server.address(), "secret");
        wrong.sendRaw("?");
        QVERIFY(wrong.next().startsWith(u"L "_s));
        QCOMPARE(wrong.next(), u"E bad_request"_s);
    }
    QTRY_COMPARE_WITH_TIMEOUT(server.count<ConnectionEnded>(), 3 * rounds, patience);
    QTRY_COMPARE_WITH_TIMEOUT(openFiles(), before, patience);
}

void TestServerThread::stopsWhileBusy()
{
    const QTemporaryDir directory;
    Running server(directory.path());
    QSignalSpy stopped(&server.thread, &ServerThread::stopped);
    std::vector<std::unique_ptr<Client>> clients;
    for (std::uint8_t i = 0; i < 20; ++i) {
        clients.push_back(std::make_unique<Client>(server.address(), "secret"));
        clients.back()->acquire(i, i % 2 == 0 ? "shared" : "other");
    }
    QTRY_COMPARE_WITH_TIMEOUT(server.count<Granted>(), 2, patience);
    QTRY_COMPARE_WITH_TIMEOUT(server.count<WaiterQueued>(), 18, patience);
    server.thread.stop();
    // Waiting for the signal runs the clients' sockets, too: they see the end and end themselves.
    QVERIFY(stopped.wait(patience));
    const auto report = stopped.first().first().value<StopReport>();
    QVERIFY(report.unsettled.empty());
    QVERIFY(!report.fatal);
    QCOMPARE(server.count<FateCompleted>(), 20);
    for (auto &client : clients) {
        auto word = client->next();
        while (word.startsWith(u'L') || word.startsWith(u'A'))
            word = client->next();
        QCOMPARE(word, u"E shutting_down"_s);
    }
}

void TestServerThread::endsWithTheDestructor()
{
    const QTemporaryDir directory;
    for (int i = 0; i < 3; ++i) {
        Running server(directory.path());
        if (i > 0)
            QVERIFY(!server.address().isEmpty());
    }
}

void TestServerThread::neverStartedIsNoTrouble()
{
    const QTemporaryDir directory;
    ServerThread thread(
        {.listen = *Endpoint::parse("127.0.0.1:0", {.allowAnyPort = true}), .dataDirectory = directory.path()}, {});
    thread.stop();
}

void TestServerThread::aTakenPortIsNamed()
{
    const QTemporaryDir directory;
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    const auto address = u"127.0.0.1:%1"_s.arg(other.serverPort());
    ServerThread thread({.listen = *Endpoint::parse(address.toStdString()), .dataDirectory = directory.path()}, {});
    QSignalSpy failed(&thread, &ServerThread::startFailed);
    thread.start();
    QVERIFY(failed.wait(patience));
    const auto failure = failed.first().first().value<StartFailure>();
    const auto *listen = std::get_if<ListenFailed>(&failure);
    QVERIFY(listen != nullptr);
    QVERIFY(listen->isInUse);
    QCOMPARE(listen->address, address);
}

void TestServerThread::aFolderInUseIsNamed()
{
    const QTemporaryDir directory;
    Running server(directory.path());
    QVERIFY(!server.address().isEmpty());
    ServerThread second(
        {.listen = *Endpoint::parse("127.0.0.1:0", {.allowAnyPort = true}), .dataDirectory = directory.path()}, {});
    QSignalSpy failed(&second, &ServerThread::startFailed);
    second.start();
    QVERIFY(failed.wait(patience));
    const auto failure = failed.first().first().value<StartFailure>();
    const auto *journal = std::get_if<JournalUnusable>(&failure);
    QVERIFY(journal != nullptr);
    QVERIFY(std::holds_alternative<InUse>(journal->problem));
}

void TestServerThread::aFileInPlaceOfTheFolderIsNamed()
{
    const QTemporaryDir directory;
    const auto path = directory.filePath(u"data"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    ServerThread thread({.listen = *Endpoint::parse("127.0.0.1:0", {.allowAnyPort = true}), .dataDirectory = path}, {});
    QSignalSpy failed(&thread, &ServerThread::startFailed);
    thread.start();
    QVERIFY(failed.wait(patience));
    const auto failure = failed.first().first().value<StartFailure>();
    QVERIFY(std::holds_alternative<JournalUnusable>(failure));
}

QTEST_GUILESS_MAIN(TestServerThread)
#include "tst_server_thread.moc"
