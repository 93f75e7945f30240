// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/engine_driver.h"

#include <QCryptographicHash>
#include <QScopedValueRollback>

#include "core/base/match.h"
#include "core/io/client_link.h"
#include "core/io/clock.h"
#include "core/io/qt_bytes.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lockscope::io {

namespace {

/// Qt's timers stand still while the machine sleeps and CLOCK_BOOTTIME does not: a deadline that passed meanwhile is
/// noticed this soon after.
constexpr Duration timerStepMax = std::chrono::seconds(1);

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
    {
        const QScopedValueRollback feeding(m_isFeeding, true);
        input(now.steady);
        while (const auto action = m_engine.nextAction())
            act(*action);
    }
    while (auto event = m_engine.nextEvent())
        m_untold.push_back({*std::move(event), now});
    std::move(m_faultNotes.begin(), m_faultNotes.end(), std::back_inserter(m_untold));
    m_faultNotes.clear();
    armTimer(now.steady);
    tellAll();
}

void EngineDriver::act(const client::Action &action)
{
    match(
        action,
        [this](const client::Dial &dialing) { dial(dialing.endpoint); },
        [this](const client::Send &send) { m_link->send(send.bytes); },
        [this](const client::HangUp &hanging) { hangUp(hanging.farewell); },
        [this](const client::ComputeDigest &computing) { computeDigest(computing.challenge); });
}

void EngineDriver::dial(const Endpoint &endpoint)
{
    m_link = new ClientLink(m_tls, this);
    connect(m_link, &ClientLink::opened, this, [this] { feed([this](TimePoint now) { m_engine.connected(now); }); });
    connect(m_link, &ClientLink::heard, this, &EngineDriver::hear);
    connect(m_link, &ClientLink::ended, this, [this] {
        endLink();
        feed([this](TimePoint now) { m_engine.disconnected(now); });
    });
    connect(m_link, &ClientLink::refused, this, [this](const QString &where, const QString &detail) {
        endLink();
        emit tlsRefused(where, detail);
        feed([this](TimePoint now) { m_engine.tlsFailed(now); });
    });
    connect(m_link, &ClientLink::struck, this, &EngineDriver::strike);
    setDelays();
    for (auto &[fault, state] : m_faults)
        putOnLink(fault, state);
    m_link->dial(endpoint);
}

void EngineDriver::hear(const Bytes &bytes)
{
    const auto *const link = m_link;
    if (link == nullptr)
        return;
    emit hearing(bytes);
    if (link == m_link)
        feed([&](TimePoint now) { m_engine.received(bytes, now); });
}

void EngineDriver::cutLink(client::Farewell how)
{
    if (m_link != nullptr)
        m_link->cut(how);
}

void EngineDriver::endLink()
{
    auto *const link = std::exchange(m_link, nullptr);
    link->disconnect(this);
    link->deleteLater();
    endFaultsOf(link);
}

void EngineDriver::hangUp(client::Farewell farewell)
{
    m_link->disconnect(this);
    m_link->hangUp(farewell);
    // The server knows nothing of it, and its half stays until the fault is taken away.
    if (m_link->isLeftOver())
        m_link = nullptr;
    else
        endLink();
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
        tell(next);
    }
    m_isTelling = false;
}

void EngineDriver::tell(const Untold &next)
{
    match(
        next.what,
        [&](const Told<ClientEvent> &event) { emit told(event, next.at); },
        [&](const FaultStart &start) { emit faultBegan(start.fault, start.what, next.at); },
        [&](FaultId fault) { emit faultEnded(fault, next.at); });
}

} // namespace lockscope::io
