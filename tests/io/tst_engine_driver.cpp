// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCryptographicHash>
#include <QPointer>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include "core/io/engine_driver.h"
#include "core/wire/frame_reader.h"
#include "core/wire/handshake.h"
#include "tests/support/show_client.h"
#include "tests/support/show_wire.h"

#include <cerrno>
#include <memory>
#include <sys/socket.h>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::test;

namespace {

const auto sharedToken = "open sesame"_qba;
const auto challenge = "v2.tellingNonce"_qba;

client::EngineOptions optionsFor(const QString &endpoint)
{
    client::EngineOptions options;
    options.name = "c";
    options.endpoints = {*Endpoint::parse(endpoint.toStdString())};
    options.seed = client::seedFrom(1);
    options.backoff.min = std::chrono::milliseconds(1);
    options.backoff.max = std::chrono::milliseconds(2);
    return options;
}

/// The other end: a listener on any free port that says what the test tells it to.
class Peer
{
public:
    Peer() { listen(); }

    void listen() { m_isListening = m_server.listen(QHostAddress::LocalHost, m_port); }
    void stopListening()
    {
        m_port = m_server.serverPort();
        m_server.close();
    }
    [[nodiscard]] bool isListening() const { return m_isListening; }
    [[nodiscard]] QString address() const { return u"127.0.0.1:%1"_s.arg(m_server.serverPort()); }

    /// Takes the next connection.
    bool accept()
    {
        if (!QTest::qWaitFor([this] { return m_server.hasPendingConnections(); }))
            return false;
        m_socket.reset(m_server.nextPendingConnection());
        m_received.clear();
        return true;
    }
    /// Takes the next connection through its handshake.
    bool greet()
    {
        if (!accept())
            return false;
        say(arrayOf(wire::challengeLine(challenge.toStdString())));
        const auto line = hear(46);
        const auto hash = QCryptographicHash::hash(sharedToken + challenge, QCryptographicHash::Sha256);
        const auto digest = hash.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
        say("L"_qba + address().toLatin1() + "\n");
        return line == digest + " 2\n";
    }
    void say(const QByteArray &bytes)
    {
        m_socket->write(bytes);
        m_socket->flush();
    }
    void say(const wire::Reply &reply)
    {
        Bytes bytes;
        wire::append(bytes, reply, WireVersion::V2);
        say(arrayOf(bytes));
    }
    /// The next `size` bytes that came.
    QByteArray hear(qsizetype size)
    {
        const bool isHere = QTest::qWaitFor([&] {
            m_received += m_socket->readAll();
            return m_received.size() >= size;
        });
        const auto bytes = m_received.left(isHere ? size : 0);
        m_received.remove(0, bytes.size());
        return bytes;
    }
    bool isGone()
    {
        return QTest::qWaitFor([this] { return m_socket->state() == QAbstractSocket::UnconnectedState; });
    }
    /// What the connection ended with, before the socket above has noticed it.
    int pendingError() const
    {
        int error = -1;
        socklen_t size = sizeof error;
        getsockopt(static_cast<int>(m_socket->socketDescriptor()), SOL_SOCKET, SO_ERROR, &error, &size);
        return error;
    }
    void close() { m_socket->disconnectFromHost(); }
    /// From here on the connection takes one byte more, and no other.
    void stopReading() { m_socket->setReadBufferSize(1); }

private:
    QTcpServer m_server;
    quint16 m_port = 0;
    bool m_isListening = false;
    std::unique_ptr<QTcpSocket> m_socket;
    QByteArray m_received;
};

/// A driver and everything it told, as text.
class Client
{
public:
    explicit Client(const QString &endpoint)
        : m_driver(optionsFor(endpoint), sharedToken)
    {
        QObject::connect(
            &m_driver, &io::EngineDriver::told, &m_driver, [this](const Told<ClientEvent> &told, const Moment &at) {
                m_told << show(told, at.steady);
                m_isInOrder = m_isInOrder && at.steady >= m_last;
                m_last = at.steady;
            });
    }

    [[nodiscard]] io::EngineDriver &driver() { return m_driver; }
    [[nodiscard]] const QStringList &told() const { return m_told; }
    [[nodiscard]] bool isInOrder() const { return m_isInOrder; }
    /// Waits until something was told whose text begins so; counts how often, from the start.
    bool hasTold(const QString &beginning, int count = 1)
    {
        return QTest::qWaitFor([&] {
            return std::count_if(
                       m_told.cbegin(), m_told.cend(), [&](const QString &line) { return line.startsWith(beginning); })
                >= count;
        });
    }

private:
    io::EngineDriver m_driver;
    QStringList m_told;
    TimePoint m_last{};
    bool m_isInOrder = true;
};

AcquireCommand acquireOf(std::uint64_t request, const std::string &key)
{
    return {RequestId(request), key, 5, 10};
}

constexpr qsizetype acquireFrameSize = 1 + 20 + 1 + 1; // with a key of one byte

/// The owner of an acquire's frame.
Owner ownerIn(const QByteArray &frame)
{
    Owner::Underlying owner{};
    std::copy_n(frame.constData() + 5, owner.size(), owner.begin());
    return Owner(owner);
}

} // namespace

/// If this fails, what the engine decides does not reach the wire, or what comes over the wire does not reach the
/// engine.
class TestEngineDriver : public QObject
{
    Q_OBJECT

private slots:
    void takesALockOverARealSocket()
    {
        Peer peer;
        QVERIFY(peer.isListening());
        Client client(peer.address());
        client.driver().start();
        client.driver().perform(acquireOf(1, "k"));
        QVERIFY(peer.greet());
        const auto frame = peer.hear(acquireFrameSize);
        QCOMPARE(frame.left(5), "A\x00\x05\x00\x0A"_qba);
        peer.say(wire::GrantedReply{ownerIn(frame), Token(7), keyOf("k")});
        QVERIFY(client.hasTold(u"#1 k granted 7"_s));
        QVERIFY(client.isInOrder());
    }

    /// disconnected() is silent there, so a driver that waits for it never dials again.
    void dialsAgainWhenADialFails()
    {
        Peer peer;
        const auto address = peer.address();
        peer.stopListening();
        Client client(address);
        client.driver().start();
        QVERIFY(client.hasTold(u"closed %1 by connect_failed"_s.arg(address), 3));
        peer.listen();
        QVERIFY(peer.isListening());
        QVERIFY(peer.greet());
        QVERIFY(client.hasTold(u"ready"_s));
    }

    void dialsAgainWhenThePeerCloses()
    {
        Peer peer;
        Client client(peer.address());
        client.driver().start();
        for (int session = 1; session <= 3; ++session) {
            QVERIFY(peer.greet());
            QVERIFY(client.hasTold(u"ready"_s, session));
            peer.close();
            QVERIFY(client.hasTold(u"closed %1 by peer_closed"_s.arg(peer.address()), session));
        }
    }

    /// Whatever the peer said before it closed counts.
    void readsWhatCameBeforeTheEnd()
    {
        Peer peer;
        Client client(peer.address());
        client.driver().start();
        QVERIFY(peer.greet());
        QVERIFY(client.hasTold(u"ready"_s));
        client.driver().perform(ReleaseTokenCommand{RequestId(1), "k", Token(5)});
        QCOMPARE(peer.hear(11).size(), qsizetype{11});
        peer.say(wire::ReleasedReply{Token(5), keyOf("k")});
        peer.close();
        QVERIFY(client.hasTold(u"closed"_s));
        QVERIFY(client.told().indexOf(u"#1 k released [C2]"_s) >= 0);
    }

    void hangsUpOnABrokenPeerAndTellsNothingTwice()
    {
        Peer peer;
        Client client(peer.address());
        client.driver().start();
        QVERIFY(peer.greet());
        QVERIFY(client.hasTold(u"ready"_s));
        peer.say("?\n"_qba);
        QVERIFY(peer.isGone());
        QVERIFY(client.hasTold(u"connecting"_s, 2));
        const auto closings = client.told().filter(u"closed"_s);
        QCOMPARE(closings.size(), 1);
        QVERIFY(closings.constFirst().contains(u"by unknown_reply"_s));
    }

    /// If this fails, a cut looks to the server like a client that leaves in good order.
    void cutIsAResetAndAStopIsNot_data()
    {
        QTest::addColumn<bool>("cuts");
        QTest::addColumn<int>("error");
        QTest::newRow("cut") << true << ECONNRESET;
        QTest::newRow("stop") << false << 0;
    }
    void cutIsAResetAndAStopIsNot()
    {
        QFETCH(bool, cuts);
        QFETCH(int, error);
        Peer peer;
        Client client(peer.address());
        client.driver().start();
        QVERIFY(peer.greet());
        QVERIFY(client.hasTold(u"ready"_s));
        client.driver().perform(cuts ? ClientCommand(CutCommand{}) : ClientCommand(StopCommand{}));
        QCOMPARE(peer.pendingError(), error);
    }

    /// Commands from within an event: the order stays, and nothing is told in the middle of something else.
    void takesCommandsFromWithinAnEvent()
    {
        Peer peer;
        Client client(peer.address());
        QObject::connect(&client.driver(),
                         &io::EngineDriver::told,
                         &client.driver(),
                         [&](const Told<ClientEvent> &told, const Moment &) {
                             const auto *const end = std::get_if<AcquireEnded>(&told.event);
                             if (end == nullptr)
                                 return;
                             if (end->request == RequestId(1))
                                 client.driver().perform(acquireOf(2, ""));
                             else
                                 client.driver().stop();
                         });
        client.driver().start();
        client.driver().perform(acquireOf(1, ""));
        const QStringList expected{
            u"#1  failed: bad_key [C12]"_s,
            u"#2  failed: bad_key [C12]"_s,
            u"closed %1 by shutdown"_s.arg(peer.address()),
            u"stopped"_s,
        };
        QCOMPARE(client.told().mid(2), expected);
    }

    /// The token is known to the engine before the caller hears of it.
    void aGrantCanBeGivenBackFromWithinItsEvent()
    {
        Peer peer;
        Client client(peer.address());
        QObject::connect(&client.driver(),
                         &io::EngineDriver::told,
                         &client.driver(),
                         [&](const Told<ClientEvent> &told, const Moment &) {
                             const auto *const end = std::get_if<AcquireEnded>(&told.event);
                             if (end != nullptr && std::holds_alternative<OutcomeGranted>(end->outcome))
                                 client.driver().perform(ReleaseAcquiredCommand{RequestId(2), RequestId(1)});
                         });
        client.driver().start();
        QVERIFY(peer.greet());
        QVERIFY(client.hasTold(u"ready"_s));
        client.driver().perform(acquireOf(1, "k"));
        const auto frame = peer.hear(acquireFrameSize);
        peer.say(wire::GrantedReply{ownerIn(frame), Token(7), keyOf("k")});
        QCOMPARE(peer.hear(11), "R\0\0\0\0\0\0\0\7k\n"_qba);
    }

    /// If this fails, what follows a request that was given up in the middle of its frame is read as its other half.
    void aConnectionCancelledInMidFrameIsNotUsedAgain()
    {
        Peer peer;
        Client client(peer.address());
        client.driver().start();
        QVERIFY(peer.greet());
        QVERIFY(client.hasTold(u"ready"_s));
        peer.stopReading();
        // More than sockets take at once, from one who does not read.
        constexpr std::uint64_t requestCount = 20'000;
        const std::string longKey(Key::sizeMax, 'k');
        for (std::uint64_t id = 1; id <= requestCount; ++id)
            client.driver().perform(acquireOf(id, longKey));
        client.driver().perform(CancelCommand{RequestId(requestCount)});
        client.driver().perform(acquireOf(requestCount + 1, "k"));
        QVERIFY(peer.greet());
        const auto frame = peer.hear(acquireFrameSize);
        QCOMPARE(frame.left(5), "A\x00\x05\x00\x0A"_qba);
        QCOMPARE(frame.right(2), "k\n"_qba);
    }

    void stopEndsTheConnectionAtOnce()
    {
        Peer peer;
        Client client(peer.address());
        client.driver().start();
        QVERIFY(peer.greet());
        QVERIFY(client.hasTold(u"ready"_s));
        client.driver().perform(acquireOf(1, "k"));
        QCOMPARE(peer.hear(acquireFrameSize).size(), acquireFrameSize);
        client.driver().stop();
        QCOMPARE(client.told().constLast(), u"stopped"_s);
        QVERIFY(client.told().filter(u"#1 k indeterminate by shutdown"_s).size() == 1);
        QVERIFY(peer.isGone());
    }

    /// The last thing that it tells is the event that ends it.
    void mayBeDestroyedFromWithinAnEvent()
    {
        Peer peer;
        auto driver = std::make_unique<io::EngineDriver>(optionsFor(peer.address()), sharedToken);
        const QPointer<io::EngineDriver> alive = driver.get();
        QObject::connect(alive, &io::EngineDriver::told, alive, [&](const Told<ClientEvent> &told, const Moment &) {
            if (std::holds_alternative<AcquireEnded>(told.event) && driver)
                driver.release()->deleteLater();
        });
        alive->start();
        QVERIFY(peer.greet());
        alive->perform(acquireOf(1, "k"));
        alive->perform(acquireOf(2, ""));
        QTRY_VERIFY(alive.isNull());
        QVERIFY(peer.isGone());
    }

    void mayBeDestroyedWhileConnected()
    {
        Peer peer;
        {
            Client client(peer.address());
            client.driver().start();
            QVERIFY(peer.greet());
            QVERIFY(client.hasTold(u"ready"_s));
        }
        QVERIFY(peer.isGone());
    }
};

QTEST_GUILESS_MAIN(TestEngineDriver)
#include "tst_engine_driver.moc"
