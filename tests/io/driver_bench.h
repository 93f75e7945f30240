// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCryptographicHash>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include "core/io/engine_driver.h"
#include "core/wire/frame_reader.h"
#include "core/wire/handshake.h"
#include "tests/support/show_client.h"
#include "tests/support/show_wire.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <sys/socket.h>

namespace lockscope::test {

using namespace Qt::StringLiterals;

inline const auto sharedToken = "open sesame"_qba;
inline const auto challenge = "v2.tellingNonce"_qba;

inline client::EngineOptions optionsFor(const QString &endpoint)
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
            &m_driver, &io::EngineDriver::faultBegan, &m_driver, [this](FaultId fault, const LinkFault &what) {
                m_told << u"fault %1 begins: %2"_s.arg(fault.value()).arg(QLatin1StringView(nameOf(what)));
            });
        QObject::connect(&m_driver, &io::EngineDriver::faultEnded, &m_driver, [this](FaultId fault) {
            m_told << u"fault %1 ends"_s.arg(fault.value());
        });
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

inline AcquireCommand acquireOf(std::uint64_t request, const std::string &key)
{
    return {RequestId(request), key, 5, 10};
}

inline constexpr qsizetype acquireFrameSize = 1 + 20 + 1 + 1; // with a key of one byte

/// The owner of an acquire's frame.
inline Owner ownerIn(const QByteArray &frame)
{
    Owner::Underlying owner{};
    std::copy_n(frame.constData() + 5, owner.size(), owner.begin());
    return Owner(owner);
}

} // namespace lockscope::test
