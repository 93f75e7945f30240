// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/real_run.h"

#include <QRandomGenerator>

#include "core/base/match.h"
#include "core/client/random.h"
#include "core/io/clock.h"

#include <algorithm>
#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

using scenario::ActionKind;

/// How much longer than it says anything may take on a busy machine.
constexpr Duration slack = std::chrono::seconds(10);
constexpr Duration elapsedMax = std::chrono::hours(1);
const auto sharedToken = "scenario"_qba;
const auto otherToken = "not the secret"_qba;

client::Farewell farewellOf(bool isAbrupt)
{
    return isAbrupt ? client::Farewell::Reset : client::Farewell::Orderly;
}

} // namespace

RealRun::RealRun(scenario::Program program)
    : m_runner(std::move(program), {.slack = slack, .elapsedMax = elapsedMax})
{
    m_deadline.setSingleShot(true);
    m_deadline.setTimerType(Qt::PreciseTimer);
    connect(&m_deadline, &QTimer::timeout, this, [this] {
        m_runner.tick(io::readClock().steady);
        pump();
    });
}

RealRun::~RealRun() = default;

void RealRun::start()
{
    if (!setup().outside.empty()) {
        m_endpoints = setup().outside;
        QTimer::singleShot(0, this, [this] { begin({}); });
        return;
    }
    m_server = std::make_unique<RealServer>(setup());
    connect(m_server.get(), &RealServer::up, this, [this](const QStringList &addresses) {
        if (!std::exchange(m_isBegun, true))
            begin(addresses);
    });
    connect(m_server.get(), &RealServer::told, this, [this](const std::vector<UnnumberedEntry> &entries) {
        for (const auto &entry : entries)
            hear(entry);
        pump();
    });
    connect(m_server.get(), &RealServer::refused, this, [this](const ServerCommand &command, CommandRefusal refusal) {
        hear({io::readClock(), UserOrigin{}, CommandRefused{command, refusal}, Rule::None});
    });
    connect(m_server.get(), &RealServer::cannotStart, this, [this](const QString &sentence) {
        m_runner.fail({sentence.toStdString()});
        pump();
    });
    m_server->start();
}

void RealRun::begin(const QStringList &addresses)
{
    for (const auto &address : addresses)
        m_endpoints.push_back(*Endpoint::parse(address.toStdString()));
    m_runner.begin(io::readClock().steady);
    for (std::uint32_t client = 1; client <= setup().clients.size(); ++client)
        addClient(ClientId(client));
    pump();
}

void RealRun::addClient(ClientId client)
{
    const auto place = client.value() - 1;
    client::EngineOptions options;
    options.name = setup().clients.at(place);
    options.seed = client::seedFrom(QRandomGenerator::system()->generate64());
    options.pendingMax = setup().pendingMax.value_or(options.pendingMax);
    options.releaseLanePlaces = setup().releaseLanePlaces.value_or(options.releaseLanePlaces);
    const auto known = place < setup().reach.size() ? setup().reach[place] : std::nullopt;
    for (std::size_t node = 0; node < m_endpoints.size(); ++node) {
        if (!known || ((*known >> node) & 1U) != 0)
            options.endpoints.push_back(m_endpoints[node]);
    }
    const auto &wrong = setup().wrongSecrets;
    const bool isStranger = std::find(wrong.begin(), wrong.end(), place) != wrong.end();
    auto *const driver = new io::EngineDriver(options, isStranger ? otherToken : sharedToken, std::nullopt, this);
    driver->useFilter();
    connect(driver, &io::EngineDriver::told, this, [this, client](const Told<ClientEvent> &event, const Moment &at) {
        hear({at, client, event.event, event.rule});
        pump();
    });
    connect(driver, &io::EngineDriver::replyComes, this, qOverload<const wire::Reply &>(&RealRun::hear));
    m_drivers[client] = driver;
    driver->start();
}

void RealRun::hear(UnnumberedEntry entry)
{
    if (m_runner.isOver())
        return;
    m_entries.push_back(
        {EventNumber(m_entries.size() + 1), entry.at, entry.origin, std::move(entry.event), entry.rule});
    m_runner.apply(m_entries.back());
}

/// Whatever waits for this reply is done before it is handed over.
void RealRun::hear(const wire::Reply &reply)
{
    const auto now = io::readClock().steady;
    const auto owner = [&](const std::optional<Owner> &of) {
        if (of)
            m_runner.replyComes(*of, now);
    };
    const auto token = [&](const std::optional<Token> &of) {
        if (of)
            m_runner.replyComes(*of, now);
    };
    match(
        reply,
        [&](const wire::GrantedReply &r) { owner(r.owner); },
        [&](const wire::TimedOutReply &r) { owner(r.owner); },
        [&](const wire::BusyReply &r) { owner(r.owner); },
        [&](const wire::ReleasedReply &r) { token(r.token); },
        [&](const wire::NotFoundReply &r) { token(r.token); },
        [](const wire::MovedReply &) {},
        [](const wire::LeaderNotice &) {},
        [](const wire::ErrorReply &) {},
        [](const wire::KeepAlive &) {});
    performAll();
}

void RealRun::performAll()
{
    while (const auto deed = m_runner.nextDeed())
        perform(*deed);
}

void RealRun::pump()
{
    // What is done here tells of itself, and comes back here.
    if (m_isPumping || m_isFinishing)
        return;
    m_isPumping = true;
    performAll();
    m_isPumping = false;
    emit moved();
    if (m_runner.isOver())
        return finish();
    const auto until = m_runner.deadline();
    if (!until)
        return m_deadline.stop();
    const auto left = std::max(*until - io::readClock().steady, Duration::zero());
    m_deadline.start(std::chrono::ceil<std::chrono::milliseconds>(left));
}

void RealRun::stop()
{
    m_runner.stop();
    pump();
}

void RealRun::finish()
{
    m_isFinishing = true;
    m_deadline.stop();
    for (const auto &[client, driver] : m_drivers) {
        driver->disconnect(this);
        driver->deleteLater();
    }
    m_drivers.clear();
    if (!m_server) {
        QTimer::singleShot(0, this, &RealRun::finished);
        return;
    }
    connect(m_server.get(), &RealServer::gone, this, &RealRun::finished);
    m_server->end();
}

void RealRun::perform(const scenario::Deed &deed)
{
    match(
        deed,
        [&](const scenario::AskClient &ask) { perform(ask); },
        [&](const scenario::AskServer &ask) {
            hear({io::readClock(), UserOrigin{}, CommandGiven{ask.command, std::nullopt}, Rule::None});
            if (m_server)
                m_server->perform(ask.command);
        },
        [&](const scenario::DoToClient &to) { perform(to); },
        [&](const scenario::DoToServer &to) { perform(to); });
}

void RealRun::perform(const scenario::AskClient &ask)
{
    hear({io::readClock(), UserOrigin{}, CommandGiven{ask.command, ask.client}, Rule::None});
    if (const auto found = m_drivers.find(ask.client); found != m_drivers.end())
        found->second->perform(ask.command);
}

void RealRun::perform(const scenario::DoToClient &deed)
{
    const auto found = m_drivers.find(deed.client);
    if (found == m_drivers.end())
        return;
    auto &driver = *found->second;
    if (deed.kind == ActionKind::ReplaceClient)
        return replace(deed);
    if (deed.kind == ActionKind::Cut)
        return driver.cutLink(farewellOf(deed.isAbrupt));
    if (deed.kind == ActionKind::Misdirect)
        return misdirect(driver, deed);
    driver.changeFilter([&](io::LinkFilter &filter, TimePoint now) {
        if (deed.kind == ActionKind::HalfOpen)
            filter.halfOpen(deed.way);
        else if (deed.kind == ActionKind::Drop)
            filter.dropNext(deed.way);
        else if (deed.kind == ActionKind::Stall)
            filter.stall(deed.way, now + deed.length);
        else if (deed.kind == ActionKind::Delay)
            filter.delay(deed.way, deed.length);
        else if (deed.kind == ActionKind::Corrupt)
            filter.corruptNext(deed.way);
        else if (deed.kind == ActionKind::Duplicate && filter.lastReply())
            filter.repeatLastReply(now);
    });
}

void RealRun::misdirect(io::EngineDriver &driver, const scenario::DoToClient &deed)
{
    const auto address = deed.node ? m_endpoints.at(deed.node->value() - 1).text() : std::string("stranger.invalid:1");
    const auto reply =
        deed.isAbrupt ? wire::Reply(wire::MovedReply{address}) : wire::Reply(wire::LeaderNotice{address});
    driver.changeFilter([&](io::LinkFilter &filter, TimePoint now) { filter.say(reply, now); });
}

void RealRun::replace(const scenario::DoToClient &deed)
{
    auto *const old = m_drivers.at(deed.client);
    old->disconnect(this);
    old->cutLink(farewellOf(deed.isAbrupt));
    old->deleteLater();
    addClient(deed.client);
}

void RealRun::perform(const scenario::DoToServer &deed)
{
    if (!m_server)
        return;
    if (deed.kind == ActionKind::Start)
        m_server->start();
    else if (deed.kind == ActionKind::Stop)
        m_server->stop(deed.length);
    else if (deed.kind == ActionKind::Kill)
        m_server->kill(deed.length);
    else if (deed.kind == ActionKind::TellState)
        m_server->tellState();
}

} // namespace lockscope::app
