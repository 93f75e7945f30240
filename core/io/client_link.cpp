// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/client_link.h"

#include <QSslSocket>

#include "core/io/clock.h"
#include "core/io/qt_bytes.h"

#include <algorithm>
#include <chrono>
#include <sys/socket.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::io {

namespace {

/// Bounds what the socket holds before it is read.
constexpr qint64 readBufferSize = 64 * 1024;

/// Makes closing the socket a reset instead of an end. Qt has no option for it.
void resetAtClose(qintptr descriptor)
{
    const linger atOnce{.l_onoff = 1, .l_linger = 0};
    setsockopt(static_cast<int>(descriptor), SOL_SOCKET, SO_LINGER, &atOnce, sizeof atOnce);
}

bool coversServer(FaultWay way)
{
    return way != FaultWay::ToClient;
}
bool coversClient(FaultWay way)
{
    return way != FaultWay::ToServer;
}

} // namespace

ClientLink::ClientLink(std::optional<QSslConfiguration> tls, QObject *parent)
    : QObject(parent)
    , m_tls(std::move(tls))
    , m_socket(m_tls ? new QSslSocket(this) : new QTcpSocket(this))
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &ClientLink::pass);
    m_socket->setReadBufferSize(readBufferSize);
    connect(m_socket, &QIODevice::readyRead, this, &ClientLink::read);
    // Not disconnected(): that one stays silent when a dial fails.
    connect(m_socket, &QAbstractSocket::stateChanged, this, &ClientLink::changeState);
    if (m_tls)
        connectTls();
    else
        connect(m_socket, &QAbstractSocket::connected, this, &ClientLink::open);
}

void ClientLink::connectTls()
{
    auto *const socket = static_cast<QSslSocket *>(m_socket);
    socket->setSslConfiguration(*m_tls);
    connect(socket, &QSslSocket::encrypted, this, &ClientLink::open);
    connect(socket, &QSslSocket::sslErrors, this, [this](const QList<QSslError> &errors) {
        refuse(errors.constFirst().errorString());
    });
    connect(socket, &QAbstractSocket::errorOccurred, this, [this](QAbstractSocket::SocketError error) {
        if (error == QAbstractSocket::SslHandshakeFailedError)
            refuse(m_socket->errorString());
    });
}

void ClientLink::dial(const Endpoint &endpoint)
{
    const auto host = QString::fromStdString(endpoint.host());
    if (m_tls)
        static_cast<QSslSocket *>(m_socket)->connectToHostEncrypted(host, endpoint.port());
    else
        m_socket->connectToHost(host, endpoint.port());
}

void ClientLink::open()
{
    // Small frames are the rule here, and each one is waited for.
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    emit opened();
}

void ClientLink::refuse(const QString &detail)
{
    const auto endpoint = u"%1:%2"_s.arg(m_socket->peerName()).arg(m_socket->peerPort());
    hangUp(client::Farewell::Orderly);
    emit refused(endpoint, detail);
}

void ClientLink::send(ByteView bytes)
{
    const auto now = readClock().steady;
    m_toServer.push(bytes, now);
    tellStruck(m_toServer);
    flushToServer(now);
    armTimer(now);
}

void ClientLink::hangUp(client::Farewell farewell)
{
    m_isHungUp = true;
    m_timer.stop();
    if (m_socket == nullptr)
        return;
    // Nobody tells the server: its half stays as it is.
    if (m_toServer.isSevered() && m_socket->state() == QAbstractSocket::ConnectedState) {
        m_isLeftOver = true;
        return;
    }
    auto *const socket = std::exchange(m_socket, nullptr);
    socket->disconnect(this);
    switch (farewell) {
    case client::Farewell::Orderly:
        // Over TLS a peer believes only an end that is said inside it.
        if (m_tls)
            socket->disconnectFromHost();
        break;
    case client::Farewell::Reset:
        resetAtClose(socket->socketDescriptor());
        break;
    }
    socket->abort();
    socket->deleteLater();
}

void ClientLink::setDelays(Duration toServer, Duration toClient)
{
    const auto now = readClock().steady;
    m_toServer.setDelay(toServer, now);
    m_toClient.setDelay(toClient, now);
    armTimer(now);
}

void ClientLink::dropNext(FaultId fault, FaultWay way)
{
    if (coversServer(way))
        m_toServer.dropNext(fault);
    if (coversClient(way))
        m_toClient.dropNext(fault);
}

void ClientLink::corruptNext(FaultId fault, FaultWay way)
{
    if (coversServer(way))
        m_toServer.corruptNext(fault);
    if (coversClient(way))
        m_toClient.corruptNext(fault);
}

void ClientLink::forget(FaultId fault)
{
    m_toServer.forget(fault);
    m_toClient.forget(fault);
}

void ClientLink::sever(FaultWay way)
{
    if (coversServer(way))
        m_toServer.sever();
    if (coversClient(way))
        m_toClient.sever();
}

void ClientLink::cut(client::Farewell how)
{
    auto *const socket = std::exchange(m_socket, nullptr);
    m_isLeftOver = false;
    m_timer.stop();
    if (socket != nullptr) {
        socket->disconnect(this);
        if (how == client::Farewell::Reset)
            resetAtClose(socket->socketDescriptor());
        socket->abort();
        socket->deleteLater();
    }
    if (!m_isHungUp)
        emit ended();
}

void ClientLink::read()
{
    // What was heard may end this link, so the socket is looked at anew each time.
    while (m_socket != nullptr && m_socket->bytesAvailable() > 0) {
        const auto bytes = m_socket->readAll();
        m_toClient.push(bytesOf(bytes), readClock().steady);
        pass();
    }
}

void ClientLink::changeState(QAbstractSocket::SocketState state)
{
    if (state != QAbstractSocket::UnconnectedState)
        return;
    read();
    if (m_isHungUp || m_socket == nullptr) {
        m_isLeftOver = false;
        return;
    }
    m_socket->disconnect(this);
    std::exchange(m_socket, nullptr)->deleteLater();
    m_isEnding = true;
    pass();
}

void ClientLink::pass()
{
    const auto now = readClock().steady;
    // Before what came of it: that may be the end of this link.
    tellStruck(m_toClient);
    flushToServer(now);
    flushToClient(now);
    if (m_isHungUp)
        return;
    // The end arrives like everything else: behind what is on its way, and over a severed way not at all.
    if (m_isEnding && !m_toClient.isSevered() && !m_toClient.due()) {
        m_isEnding = false;
        emit ended();
        return;
    }
    armTimer(now);
}

void ClientLink::flushToServer(TimePoint now)
{
    const auto bytes = m_toServer.take(now);
    if (m_socket != nullptr && !bytes.empty())
        m_socket->write(viewOf(bytes).data(), static_cast<qint64>(bytes.size()));
}

void ClientLink::flushToClient(TimePoint now)
{
    // Whoever hears one message may end the link, or break it, before the next.
    for (auto bytes = m_toClient.takeOne(now); !bytes.empty(); bytes = m_toClient.takeOne(now)) {
        if (!m_isHungUp && !m_toClient.isSevered())
            emit heard(bytes);
    }
}

void ClientLink::armTimer(TimePoint now)
{
    const auto toServer = m_toServer.due();
    const auto toClient = m_toClient.due();
    if (!toServer && !toClient)
        return m_timer.stop();
    const auto due = std::min(toServer.value_or(TimePoint::max()), toClient.value_or(TimePoint::max()));
    const auto pause = std::max(due - now, Duration::zero());
    m_timer.start(std::chrono::ceil<std::chrono::milliseconds>(pause));
}

void ClientLink::tellStruck(FaultPipe &pipe)
{
    for (const auto fault : pipe.takeStruck())
        emit struck(fault);
}

} // namespace lockscope::io
