// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/real_server.h"

#include "app/start_failure_text.h"

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

/// Of ports that some other program may have.
constexpr int attemptsMax = 40;
/// Many of them run at a time, and none of them writes much: zeros laid out for more would keep the disk from all.
constexpr std::uint64_t segmentBytes = std::uint64_t{1} << 20U;

template<typename Said, typename Own>
void take(const std::optional<Said> &said, Own &own)
{
    if (said)
        own = *said;
}

} // namespace

RealServer::RealServer(const scenario::Setup &setup, const QByteArray &sharedToken)
    : m_options{.listen = *Endpoint::parse("127.0.0.1:1"),
                .dataDirectory = m_folder.path(),
                .sharedToken = sharedToken,
                .snapshotBytes = setup.lab.segmentBytes.value_or(segmentBytes),
                .nodes = setup.nodes}
{
    take(setup.waitersPerKeyMax, m_options.limits.waitersPerKeyMax);
    take(setup.waitersMax, m_options.limits.waitersMax);
    take(setup.keysMax, m_options.limits.keysMax);
    take(setup.connectionsMax, m_options.limits.connectionsMax);
    m_back.setSingleShot(true);
    connect(&m_back, &QTimer::timeout, this, &RealServer::start);
}

RealServer::~RealServer() = default;

void RealServer::start()
{
    m_back.stop();
    m_startsAgain = m_isGoing;
    if (!m_server && !m_isOver)
        launch();
}

void RealServer::launch()
{
    // Where all draws fail the server says that the port is in use, as any program would.
    for (int draws = 0; !m_wasUp && draws < attemptsMax; ++draws) {
        if (auto drawn = PortReservation::draw()) {
            m_ports = std::move(drawn);
            m_options.listen = *Endpoint::parse("127.0.0.1:" + std::to_string(m_ports->first()));
            break;
        }
    }
    m_server = std::make_unique<server::ServerThread>(m_options, [this](std::vector<UnnumberedEntry> entries) {
        QMetaObject::invokeMethod(this, [this, batch = std::move(entries)] { emit told(batch); });
    });
    auto *const server = m_server.get();
    connect(server, &server::ServerThread::started, this, [this](const QStringList &addresses) {
        m_wasUp = true;
        emit up(addresses);
    });
    connect(server, &server::ServerThread::startFailed, this, &RealServer::fail);
    connect(server, &server::ServerThread::stopped, this, &RealServer::ended);
    connect(server, &server::ServerThread::killed, this, &RealServer::ended);
    connect(server, &server::ServerThread::answered, this, [this](quint64 id, const CommandAnswer &answer) {
        const auto asked = m_unanswered.extract(id);
        const auto *const refusal = std::get_if<CommandRefusal>(&answer);
        if (!asked.empty() && refusal != nullptr)
            emit refused(asked.mapped(), *refusal);
        emit answered();
    });
    server->start();
}

void RealServer::fail(const server::StartFailure &failure)
{
    m_server.release()->deleteLater();
    const auto *const listen = std::get_if<server::ListenFailed>(&failure);
    const bool mayTryElsewhere = listen != nullptr && listen->isInUse && !m_wasUp && ++m_attempts < attemptsMax;
    if (m_isOver)
        emit gone();
    else if (mayTryElsewhere)
        launch();
    else
        emit cannotStart(sentenceOf(failure));
}

void RealServer::stop(std::optional<Duration> backAfter)
{
    if (!m_server || m_isGoing)
        return;
    m_isGoing = true;
    m_server->stop();
    if (backAfter)
        m_back.start(std::chrono::ceil<std::chrono::milliseconds>(*backAfter));
}

void RealServer::kill(std::optional<Duration> backAfter)
{
    if (!m_server)
        return;
    m_isGoing = true;
    m_server->kill();
    if (backAfter)
        m_back.start(std::chrono::ceil<std::chrono::milliseconds>(*backAfter));
}

void RealServer::end()
{
    m_isOver = true;
    m_back.stop();
    if (m_server)
        kill(std::nullopt);
    else
        QTimer::singleShot(0, this, &RealServer::gone);
}

void RealServer::ended()
{
    m_isGoing = false;
    const bool owesAnswers = !std::exchange(m_unanswered, {}).empty();
    m_server.release()->deleteLater(); // it is the one that is speaking
    if (owesAnswers)
        emit answered();
    if (m_isOver)
        emit gone();
    else if (std::exchange(m_startsAgain, false))
        launch();
}

void RealServer::perform(const ServerCommand &command)
{
    if (!m_server || m_isGoing)
        return emit refused(command, CommandRefusal::Stopping);
    m_unanswered.emplace(++m_commandCount, command);
    m_server->perform(m_commandCount, command);
}

void RealServer::tellState()
{
    if (m_server && !m_isGoing)
        m_server->requestSnapshot();
}

} // namespace lockscope::app
