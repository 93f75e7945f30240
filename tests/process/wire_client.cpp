// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/process/wire_client.h"

#include <QCryptographicHash>
#include <QHostAddress>

#include <algorithm>
#include <span>
#include <variant>

namespace lockscope::test {

namespace {

void write(QTcpSocket &socket, ByteView bytes)
{
    socket.write(reinterpret_cast<const char *>(bytes.data()), static_cast<qint64>(bytes.size()));
}

} // namespace

WireClient::WireClient(std::uint16_t port)
{
    connect(&m_socket, &QTcpSocket::readyRead, this, &WireClient::read);
    connect(&m_socket, &QTcpSocket::stateChanged, this, [this](QAbstractSocket::SocketState state) {
        if (state == QAbstractSocket::UnconnectedState)
            emit closed();
    });
    m_socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
    m_socket.setSocketOption(QAbstractSocket::LowDelayOption, 1);
}

WireClient::~WireClient()
{
    m_socket.disconnect(this);
    m_socket.abort();
}

void WireClient::send(const wire::Request &request)
{
    if (m_ready) {
        Bytes frame;
        wire::append(frame, request, WireVersion::V2);
        write(m_socket, frame);
    } else {
        wire::append(m_waiting, request, WireVersion::V2);
    }
}

void WireClient::cut()
{
    m_socket.abort();
}

void WireClient::read()
{
    const auto bytes = m_socket.readAll();
    const auto view = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    if (m_answered) {
        m_replies.feed(view);
    } else {
        m_challenge.feed(view);
        shakeHands();
    }
    takeReplies();
}

void WireClient::shakeHands()
{
    const auto line = m_challenge.line();
    if (!line || !*line)
        return;
    const auto challenge = wire::parseChallengeLine(**line);
    if (!challenge) {
        emit streamBroken();
        return;
    }
    const auto hash = QCryptographicHash::hash(QByteArrayView(*challenge), QCryptographicHash::Sha256);
    wire::Digest digest{};
    std::copy(hash.begin(), hash.end(), digest.begin());
    write(m_socket, wire::digestLine(digest, WireVersion::V2));
    m_answered = true;
    m_replies.feed(m_challenge.rest());
}

void WireClient::takeReplies()
{
    while (m_answered) {
        const auto reply = m_replies.next();
        if (!reply) {
            emit streamBroken();
            return;
        }
        if (!*reply)
            return;
        if (!m_ready && std::holds_alternative<wire::LeaderNotice>(**reply)) {
            m_ready = true;
            write(m_socket, m_waiting);
            m_waiting.clear();
        }
        emit replyArrived(**reply);
    }
}

} // namespace lockscope::test
