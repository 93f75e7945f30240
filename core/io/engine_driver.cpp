// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/engine_driver.h"

#include <QCryptographicHash>
#include <QSslSocket>

#include "core/base/match.h"
#include "core/io/clock.h"
#include "core/io/qt_bytes.h"

#include <algorithm>
#include <sys/socket.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::io {

namespace {

/// Bounds what the socket holds before it is read.
constexpr qint64 readBufferSize = 64 * 1024;
/// Qt's timers stand still while the machine sleeps and CLOCK_BOOTTIME does not: a deadline that passed meanwhile is
/// noticed this soon after.
constexpr Duration timerStepMax = std::chrono::seconds(1);

/// Makes closing the socket a reset instead of an end. Qt has no option for it.
void resetAtClose(qintptr descriptor)
{
    const linger atOnce{.l_onoff = 1, .l_linger = 0};
    setsockopt(static_cast<int>(descriptor), SOL_SOCKET, SO_LINGER, &atOnce, sizeof atOnce);
}

} // namespace

EngineDriver::EngineDriver(const client::EngineOptions &options,
                           QByteArray sharedToken,
                           std::optional<QSslConfiguration> tls,
                           QObject *parent)
    : QObject(parent)
    , m_engine(options)
    , m_sharedToken(std::move(sharedToken))
    , m_tls(std::move(tls))
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, [this] { feed([this](TimePoint now) { m_engine.tick(now); }); });
}

void EngineDriver::start()
{
    feed([this](TimePoint now) { m_engine.start(now); });
}

void EngineDriver::perform(const ClientCommand &command)
{
    feed([&](TimePoint now) { m_engine.perform(command, now); });
}

void EngineDriver::stop()
{
    feed([this](TimePoint now) { m_engine.stop(now); });
}

template<typename Input>
void EngineDriver::feed(Input &&input)
{
    const auto now = readClock();
    input(now.steady);
    while (const auto action = m_engine.nextAction())
        act(*action);
    while (auto event = m_engine.nextEvent())
        m_untold.push_back({*std::move(event), now});
    armTimer(now.steady);
    tellAll();
}

void EngineDriver::act(const client::Action &action)
{
    match(
        action,
        [this](const client::Dial &dialing) { dial(dialing.endpoint); },
        [this](const client::Send &send) {
            const auto bytes = viewOf(send.bytes);
            m_socket->write(bytes.data(), bytes.size());
        },
        [this](const client::HangUp &hanging) { hangUp(hanging.farewell); },
        [this](const client::ComputeDigest &computing) { computeDigest(computing.challenge); });
}

void EngineDriver::dial(const Endpoint &endpoint)
{
    if (m_tls)
        return dialTls(endpoint);
    adopt(new QTcpSocket(this));
    connect(m_socket, &QAbstractSocket::connected, this, &EngineDriver::open);
    m_socket->connectToHost(QString::fromStdString(endpoint.host()), endpoint.port());
}

void EngineDriver::dialTls(const Endpoint &endpoint)
{
    auto *const socket = new QSslSocket(this);
    adopt(socket);
    socket->setSslConfiguration(*m_tls);
    connect(socket, &QSslSocket::encrypted, this, &EngineDriver::open);
    connect(socket, &QSslSocket::sslErrors, this, [this](const QList<QSslError> &errors) {
        refuseTls(errors.constFirst().errorString());
    });
    connect(socket, &QAbstractSocket::errorOccurred, this, [this](QAbstractSocket::SocketError error) {
        if (error == QAbstractSocket::SslHandshakeFailedError)
            refuseTls(m_socket->errorString());
    });
    socket->connectToHostEncrypted(QString::fromStdString(endpoint.host()), endpoint.port());
}

void EngineDriver::adopt(QTcpSocket *socket)
{
    m_socket = socket;
    m_socket->setReadBufferSize(readBufferSize);
    connect(m_socket, &QIODevice::readyRead, this, &EngineDriver::read);
    // Not disconnected(): that one stays silent when a dial fails.
    connect(m_socket, &QAbstractSocket::stateChanged, this, &EngineDriver::changeState);
}

void EngineDriver::open()
{
    // Small frames are the rule here, and each one is waited for.
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    feed([this](TimePoint now) { m_engine.connected(now); });
}

void EngineDriver::hangUp(client::Farewell farewell)
{
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

void EngineDriver::refuseTls(const QString &detail)
{
    const auto endpoint = u"%1:%2"_s.arg(m_socket->peerName()).arg(m_socket->peerPort());
    hangUp(client::Farewell::Orderly);
    emit tlsRefused(endpoint, detail);
    feed([this](TimePoint now) { m_engine.tlsFailed(now); });
}

void EngineDriver::computeDigest(const std::string &challenge)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(m_sharedToken);
    hash.addData(viewOf(challenge));
    const auto result = hash.result();
    client::Digest digest{};
    Q_ASSERT(result.size() == static_cast<qsizetype>(digest.size()));
    std::copy(result.begin(), result.end(), digest.begin());
    feed([&](TimePoint now) { m_engine.digestReady(digest, now); });
}

void EngineDriver::read()
{
    // What was heard may end this connection, so the socket is looked at anew each time.
    while (m_socket != nullptr && m_socket->bytesAvailable() > 0) {
        const auto bytes = m_socket->readAll();
        feed([&](TimePoint now) { m_engine.received(bytesOf(bytes), now); });
    }
}

void EngineDriver::changeState(QAbstractSocket::SocketState state)
{
    if (state != QAbstractSocket::UnconnectedState)
        return;
    read();
    if (m_socket == nullptr)
        return;
    hangUp(client::Farewell::Orderly);
    feed([this](TimePoint now) { m_engine.disconnected(now); });
}

void EngineDriver::armTimer(TimePoint now)
{
    const auto deadline = m_engine.deadline();
    if (!deadline)
        return m_timer.stop();
    const auto pause = std::clamp(*deadline - now, Duration::zero(), timerStepMax);
    m_timer.start(std::chrono::ceil<std::chrono::milliseconds>(pause));
}

void EngineDriver::tellAll()
{
    // A slot that calls back queues behind what is being told, so that everybody sees the same order.
    if (m_isTelling)
        return;
    m_isTelling = true;
    while (!m_untold.empty()) {
        const auto next = std::move(m_untold.front());
        m_untold.pop_front();
        emit told(next.event, next.at);
    }
    m_isTelling = false;
}

} // namespace lockscope::io
