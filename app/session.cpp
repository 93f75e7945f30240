// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session.h"

#include <QRandomGenerator>

#include "app/start_failure_text.h"
#include "core/base/match.h"
#include "core/client/random.h"
#include "core/io/clock.h"

#include <algorithm>
#include <chrono>
#include <utility>

using namespace std::chrono_literals;

namespace lockscope::app {

namespace {

/// Pictures a second: as many as an eye follows, and views paint no more often than this.
constexpr auto showInterval = 33ms;
/// Of each interval so much is for taking events in and telling the models; the rest is the window's, which listens
/// and paints.
constexpr Duration showBudget = 12ms;
/// However long telling takes, so much is for taking in.
constexpr Duration takeBudgetMin = 3ms;
/// Events between two looks at the clock.
constexpr std::size_t sliceSize = 128;
/// How often leases and waits are drawn anew while nothing else happens.
constexpr auto timeInterval = 250ms;
/// Fewer events that are not judged yet are judged before anybody reads that they are not.
constexpr std::size_t unjudgedMin = 20'000;
/// Tick times that are kept for a measurement: a minute's worth and more.
constexpr std::size_t tickTimesMax = 4'096;

Duration elapsed(const QElapsedTimer &timer)
{
    return std::chrono::duration_cast<Duration>(std::chrono::nanoseconds(timer.nsecsElapsed()));
}

std::optional<QSslConfiguration> trustOf(const std::optional<OutsideServers> &outside)
{
    return outside ? outside->trust : std::nullopt;
}

std::vector<Endpoint> endpointsOf(const QStringList &addresses, const Endpoint &fallback)
{
    std::vector<Endpoint> endpoints;
    for (const auto &address : addresses) {
        if (const auto endpoint = Endpoint::parse(address.toStdString()))
            endpoints.push_back(*endpoint);
    }
    // Without a server there is nobody to dial yet; the client tries again until somebody listens there.
    if (endpoints.empty())
        endpoints.push_back(fallback);
    return endpoints;
}

} // namespace

Session::Session(Options options, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
    , m_models(m_options.history)
    , m_feed(m_options.feed)
    , m_clients(m_feed, m_traps, m_options.server.sharedToken, trustOf(m_options.outside))
    , m_search(m_models.cursor.history())
{
    m_showTimer.setSingleShot(true);
    m_showTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_showTimer, &QTimer::timeout, this, &Session::show);
    m_timeTimer.setInterval(timeInterval);
    connect(&m_timeTimer, &QTimer::timeout, this, &Session::passTime);
    connect(&m_feed, &EventFeed::filled, this, &Session::schedule);
    connect(&m_feed, &EventFeed::resyncNeeded, this, &Session::resync);
    connectFindings();
    connect(&m_models.cursor, &ui::Cursor::restLeft, this, &Session::schedule);
    connect(&m_models.cursor, &ui::Cursor::moved, this, &Session::keepTime);
    connect(&m_clients, &ClientThread::serverCommandSprung, this, [this](const ServerCommand &command) {
        perform(command);
    });
    m_models.events.setFinder(m_search);
    m_models.cursor.setClock(io::readClock());
}

Session::~Session()
{
    // The clients go before the server, whose thread would ask them to let faults strike.
    m_traps.removeAll();
}

void Session::startServer()
{
    if (m_serverRun != ServerRun::None || m_options.outside)
        return;
    m_serverRun = ServerRun::Starting;
    m_server = std::make_unique<server::ServerThread>(m_options.server, [this](std::vector<UnnumberedEntry> batch) {
        spring(batch);
        m_feed.post(std::move(batch));
    });
    connectServer();
    m_server->start();
}

void Session::connectFindings()
{
    connect(&m_findings, &FindingsThread::found, &m_models.findings, &ui::FindingModel::take);
    connect(&m_findings, &FindingsThread::caughtUp, &m_models.findings, [this] { m_models.findings.setLate(0); });
    // What was not judged is a gap, which a whole state closes.
    connect(&m_findings, &FindingsThread::fellBehind, this, &Session::resync);
}

void Session::connectServer()
{
    connect(m_server.get(), &server::ServerThread::started, this, [this](const QStringList &addresses) {
        m_serverRun = ServerRun::Running;
        m_addresses = addresses;
        emit serverStarted(addresses);
    });
    connect(m_server.get(), &server::ServerThread::startFailed, this, [this](const server::StartFailure &failure) {
        m_serverRun = ServerRun::None;
        emit serverFailed(sentenceOf(failure));
    });
    connect(m_server.get(), &server::ServerThread::answered, this, &Session::noteAnswer);
    connect(m_server.get(), &server::ServerThread::stopped, this, [this] {
        m_unanswered.clear();
        m_serverRun = ServerRun::None;
        emit serverStopped();
        if (std::exchange(m_isRestarting, false))
            startServer();
    });
}

ClientId Session::addClient()
{
    const ClientId client(++m_clientCount);
    client::EngineOptions options;
    options.name = "w" + std::to_string(client.value());
    options.endpoints =
        m_options.outside ? m_options.outside->endpoints : endpointsOf(m_addresses, m_options.server.listen);
    options.seed = client::seedFrom(QRandomGenerator::system()->generate64());
    m_clients.add(client, options);
    return client;
}

void Session::removeClient(ClientId client)
{
    give(client, ClientCommand(StopCommand{}));
    m_clients.remove(client);
    m_requestCounts.erase(client);
}

RequestId Session::nextRequest(ClientId client)
{
    return RequestId(++m_requestCounts[client]);
}

RequestId Session::acquire(ClientId client, AcquireCommand command)
{
    command.request = nextRequest(client);
    const auto request = command.request;
    give(client, ClientCommand(command));
    m_clients.perform(client, std::move(command));
    return request;
}

void Session::perform(ClientId client, ClientCommand command)
{
    match(
        command,
        [&](AcquireCommand &c) { c.request = nextRequest(client); },
        [&](ReleaseAcquiredCommand &c) { c.request = nextRequest(client); },
        [&](ReleaseTokenCommand &c) { c.request = nextRequest(client); },
        [](CancelCommand & /*c*/) {},
        [](CutCommand & /*c*/) {},
        [](StopCommand & /*c*/) {});
    give(client, command);
    m_clients.perform(client, command);
}

void Session::perform(const ServerCommand &command)
{
    if (m_serverRun != ServerRun::Running)
        return;
    give(std::nullopt, command);
    m_unanswered.emplace(++m_commandCount, command);
    m_server->perform(m_commandCount, command);
}

/// A command that was carried out shows in what came of it; one that was not would leave no trace.
void Session::noteAnswer(quint64 number, const CommandAnswer &answer)
{
    const auto asked = m_unanswered.extract(number);
    const auto *refusal = std::get_if<CommandRefusal>(&answer);
    if (!asked.empty() && refusal != nullptr)
        post({io::readClock(), UserOrigin{}, CommandRefused{asked.mapped(), *refusal}, Rule::None});
}

/// What a person asks for is an event of its own, whatever comes of it.
void Session::give(std::optional<ClientId> client, decltype(CommandGiven::command) command)
{
    post({io::readClock(), UserOrigin{}, CommandGiven{std::move(command), client}, Rule::None});
}

void Session::schedule()
{
    if (m_showTimer.isActive())
        return;
    const auto since = m_sinceShown.isValid() ? std::chrono::milliseconds(m_sinceShown.elapsed()) : showInterval;
    m_showTimer.start(std::max(showInterval - since, 0ms));
}

/// Takes in as much of what came as the budget allows beside telling it, which takes about as long as it last did.
void Session::takeIn(const QElapsedTimer &begin)
{
    const auto budget = std::max(showBudget - m_tellingTook, takeBudgetMin);
    bool isEmpty = false;
    while (!isEmpty && elapsed(begin) < budget) {
        for (std::size_t i = 0; i < sliceSize && !isEmpty; ++i) {
            if (m_next == m_batch.size()) {
                m_batch = m_feed.take();
                m_next = 0;
            }
            isEmpty = m_batch.empty();
            if (!isEmpty)
                append(std::move(m_batch[m_next++]));
        }
    }
    m_findings.post(std::exchange(m_unjudged, {}));
}

/// Into the history, and a copy to those who judge it.
void Session::append(UnnumberedEntry entry)
{
    auto &cursor = m_models.cursor;
    cursor.append(std::move(entry));
    m_unjudged.push_back(*cursor.history().find(EventNumber(cursor.history().end().value() - 1)));
}

/// Shows once what was taken in. What is left over is late, and said to be.
void Session::show()
{
    m_sinceShown.start();
    const QElapsedTimer begin = m_sinceShown;
    m_models.cursor.setClock(io::readClock());
    takeIn(begin);
    const auto takingTook = elapsed(begin);
    m_models.cursor.publish();
    m_tellingTook = elapsed(begin) - takingTook;
    const auto late = m_feed.waiting() + m_batch.size() - m_next;
    m_models.status.setLate(static_cast<qint64>(late));
    const auto unjudged = m_findings.waiting();
    m_models.findings.setLate(unjudged > unjudgedMin ? static_cast<qint64>(unjudged) : 0);
    if (m_tickTimes.size() < tickTimesMax)
        m_tickTimes.push_back(elapsed(begin));
    keepTime();
    if (late > 0 || m_models.cursor.hasRest())
        schedule();
    else
        emit caughtUp();
}

/// Something may count from now on.
void Session::keepTime()
{
    if (!m_timeTimer.isActive())
        m_timeTimer.start();
}

void Session::passTime()
{
    m_models.cursor.passTime(io::readClock());
    if (!m_models.cursor.isCounting() && m_models.status.values().eventsPerSecond == 0)
        m_timeTimer.stop();
}

void Session::resync()
{
    if (m_serverRun == ServerRun::Running)
        m_server->requestSnapshot();
    m_clients.resync();
}

std::vector<Duration> Session::takeTickTimes()
{
    return std::exchange(m_tickTimes, {});
}

} // namespace lockscope::app
