// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "server/io/tls_context.h"
#include "tests/support/test_authority.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <memory>
#include <openssl/ssl.h>
#include <string>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::server;
using lockscope::test::TestAuthority;

namespace {

/// The other end, by OpenSSL itself; it checks nothing.
class TlsPeer
{
public:
    TlsPeer()
        : m_context(SSL_CTX_new(TLS_client_method()), &SSL_CTX_free)
        , m_session(SSL_new(m_context.get()), &SSL_free)
    {
        SSL_set_bio(m_session.get(), BIO_new(BIO_s_mem()), BIO_new(BIO_s_mem()));
        BIO_set_mem_eof_return(SSL_get_rbio(m_session.get()), -1);
        SSL_set_connect_state(m_session.get());
    }

    void hear(const Bytes &bytes)
    {
        BIO_write(SSL_get_rbio(m_session.get()), bytes.data(), static_cast<int>(bytes.size()));
        std::array<char, 4096> text{};
        for (int size = 0; (size = SSL_read(m_session.get(), text.data(), static_cast<int>(text.size()))) > 0;)
            m_heard.append(text.data(), static_cast<std::size_t>(size));
    }
    void say(const std::string &text) { SSL_write(m_session.get(), text.data(), static_cast<int>(text.size())); }
    void end() { SSL_shutdown(m_session.get()); }
    Bytes takeOutput()
    {
        Bytes out(BIO_ctrl_pending(SSL_get_wbio(m_session.get())));
        if (!out.empty())
            BIO_read(SSL_get_wbio(m_session.get()), out.data(), static_cast<int>(out.size()));
        return out;
    }
    [[nodiscard]] const std::string &heard() const { return m_heard; }

private:
    std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> m_context;
    std::unique_ptr<SSL, decltype(&SSL_free)> m_session;
    std::string m_heard;
};

/// Both ends, with the bytes between them handed over in pieces.
class Wire
{
public:
    Wire(TlsSession session, std::size_t pieceSize)
        : m_server(std::move(session))
        , m_pieceSize(pieceSize)
    {
    }

    /// Until neither end has anything to say.
    void run()
    {
        for (;;) {
            Bytes toPeer;
            m_server.takeOutput(toPeer);
            m_peer.hear(toPeer);
            const auto toServer = m_peer.takeOutput();
            if (toServer.empty() && toPeer.empty())
                return;
            for (std::size_t at = 0; at < toServer.size(); at += m_pieceSize)
                deliver(ByteView(toServer).subspan(at, std::min(m_pieceSize, toServer.size() - at)));
        }
    }
    void deliver(ByteView piece)
    {
        std::array<std::byte, 4096> room{};
        m_server.hear(piece);
        const auto read = m_server.read(room);
        m_heard += asText(ByteView(room).first(read.size));
        m_state = read.state;
    }

    [[nodiscard]] TlsSession &server() { return m_server; }
    [[nodiscard]] TlsPeer &peer() { return m_peer; }
    [[nodiscard]] const std::string &heard() const { return m_heard; }
    [[nodiscard]] TlsSession::State state() const { return m_state; }

private:
    TlsSession m_server;
    TlsPeer m_peer;
    std::size_t m_pieceSize;
    std::string m_heard;
    TlsSession::State m_state = TlsSession::State::Open;
};

} // namespace

/// TLS on the server's side, without sockets: nothing is lost or read twice, and only the peer itself ends it in order.
class TestTlsSession : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void wordsPassWhereverTheBytesAreSplit_data();
    void wordsPassWhereverTheBytesAreSplit();
    void whatIsSaidTooEarlyWaitsForTheHandshake();
    void onlyTheBytesOfThePeerEndItInOrder();
    void whatIsNotTlsBreaksIt();
    void badFilesAreNamed_data();
    void badFilesAreNamed();

private:
    void write(const QString &name, const std::string &text) const
    {
        std::ofstream(m_folder.filePath(name).toStdString()) << text;
    }
    [[nodiscard]] TlsSession newSession() const { return m_context->newSession(); }

    const TestAuthority m_authority{"tests"};
    QTemporaryDir m_folder;
    std::optional<TlsContext> m_context;
};

void TestTlsSession::initTestCase()
{
    const auto issued = m_authority.issue("IP:127.0.0.1", std::chrono::hours(1));
    write(u"cert.pem"_s, issued.certificate);
    write(u"key.pem"_s, issued.key);
    write(u"locked.pem"_s, issued.lockedKey);
    write(u"other.pem"_s, m_authority.issue("IP:127.0.0.1", std::chrono::hours(1)).key);
    write(u"empty.pem"_s, {});
    auto context =
        TlsContext::load(m_folder.filePath(u"cert.pem"_s).toStdString(), m_folder.filePath(u"key.pem"_s).toStdString());
    QVERIFY(context);
    m_context.emplace(*std::move(context));
}

void TestTlsSession::wordsPassWhereverTheBytesAreSplit_data()
{
    QTest::addColumn<int>("pieceSize");
    for (const int size : {1, 2, 7, 512, 4096})
        QTest::addRow("%d bytes at a time", size) << size;
}

void TestTlsSession::wordsPassWhereverTheBytesAreSplit()
{
    QFETCH(const int, pieceSize);
    Wire wire(newSession(), static_cast<std::size_t>(pieceSize));
    wire.run();
    wire.peer().say("first ");
    wire.peer().say("second");
    wire.run();
    QCOMPARE(wire.heard(), std::string("first second"));
    wire.server().say(asByteView("answer"));
    wire.run();
    QCOMPARE(wire.peer().heard(), std::string("answer"));
    QCOMPARE(wire.state(), TlsSession::State::Open);
}

void TestTlsSession::whatIsSaidTooEarlyWaitsForTheHandshake()
{
    Wire wire(newSession(), 4096);
    wire.server().say(asByteView("challenge"));
    QCOMPARE(wire.server().keptSize(), std::size_t{9});
    wire.run();
    QCOMPARE(wire.peer().heard(), std::string("challenge"));
    QCOMPARE(wire.state(), TlsSession::State::Open);
    QCOMPARE(wire.server().keptSize(), std::size_t{0});
}

void TestTlsSession::onlyTheBytesOfThePeerEndItInOrder()
{
    Wire wire(newSession(), 4096);
    wire.run();
    wire.peer().say("last words");
    wire.peer().end();
    wire.run();
    QCOMPARE(wire.heard(), std::string("last words"));
    QCOMPARE(wire.state(), TlsSession::State::Ended);
}

void TestTlsSession::whatIsNotTlsBreaksIt()
{
    Wire wire(newSession(), 4096);
    wire.deliver(asByteView("GET / HTTP/1.1\r\n\r\n"));
    QCOMPARE(wire.state(), TlsSession::State::Broken);
    // Nobody is left to say anything to; it must not matter.
    wire.server().say(asByteView("challenge"));
    wire.server().end();
    wire.deliver(asByteView("more"));
    QCOMPARE(wire.heard(), std::string());
    QCOMPARE(wire.state(), TlsSession::State::Broken);
}

void TestTlsSession::badFilesAreNamed_data()
{
    using Kind = TlsProblem::Kind;
    QTest::addColumn<QString>("certificate");
    QTest::addColumn<QString>("key");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("named");
    QTest::newRow("no certificate file") << u"none.pem"_s << u"key.pem"_s << Kind::CannotRead << u"none.pem"_s;
    QTest::newRow("a folder for a certificate") << u"."_s << u"key.pem"_s << Kind::CannotRead << u"."_s;
    QTest::newRow("an empty certificate") << u"empty.pem"_s << u"key.pem"_s << Kind::NoCertificate << u"empty.pem"_s;
    QTest::newRow("the key for the certificate") << u"key.pem"_s << u"key.pem"_s << Kind::NoCertificate << u"key.pem"_s;
    QTest::newRow("no key file") << u"cert.pem"_s << u"none.pem"_s << Kind::CannotRead << u"none.pem"_s;
    QTest::newRow("the certificate for the key") << u"cert.pem"_s << u"cert.pem"_s << Kind::NoKey << u"cert.pem"_s;
    QTest::newRow("a key behind a pass phrase") << u"cert.pem"_s << u"locked.pem"_s << Kind::NoKey << u"locked.pem"_s;
    QTest::newRow("another's key") << u"cert.pem"_s << u"other.pem"_s << Kind::KeyOfAnother << u"other.pem"_s;
}

void TestTlsSession::badFilesAreNamed()
{
    QFETCH(const QString, certificate);
    QFETCH(const QString, key);
    QFETCH(const TlsProblem::Kind, kind);
    QFETCH(const QString, named);
    const auto context =
        TlsContext::load(m_folder.filePath(certificate).toStdString(), m_folder.filePath(key).toStdString());
    QVERIFY(!context);
    QCOMPARE(context.error().kind, kind);
    QCOMPARE(QString::fromStdString(context.error().file), m_folder.filePath(named));
    QCOMPARE(!context.error().detail.empty(), kind == TlsProblem::Kind::CannotRead);
}

QTEST_GUILESS_MAIN(TestTlsSession)
#include "tst_tls_session.moc"
