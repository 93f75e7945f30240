// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/real_run.h"

#include <QRandomGenerator>

#include "core/base/match.h"
#include "core/client/random.h"
#include "core/io/clock.h"
#include "core/wire/frame_reader.h"
#include "core/wire/message.h"

#include <algorithm>
#include <chrono>
#include <string_view>
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
    m_server = std::make_unique<RealServer>(setup(), sharedToken);
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
    const auto tell = [this](UnnumberedEntry entry) {
        hear(std::move(entry));
        pump();
    };
    connect(driver, &io::EngineDriver::told, this, [tell, client](const Told<ClientEvent> &event, const Moment &at) {
        tell({at, client, event.event, event.rule});
    });
    connect(driver,
            &io::EngineDriver::faultBegan,
            this,
            [tell, client](FaultId fault, const LinkFault &what, const Moment &at) {
                tell({at, UserOrigin{}, FaultEvent(FaultBegan{fault, {client, what}}), Rule::None});
            });
    connect(driver, &io::EngineDriver::faultEnded, this, [tell](FaultId fault, const Moment &at) {
        tell({at, UserOrigin{}, FaultEvent(FaultEnded{fault}), Rule::None});
    });
    connect(driver, &io::EngineDriver::hearing, this, [this, client](const Bytes &bytes) { hear(client, bytes); });
    m_members[client] = {.driver = driver};
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

void RealRun::hear(ClientId client, const Bytes &bytes)
{
    wire::ReplyReader reader;
    reader.feed(bytes);
    const auto reply = reader.next();
    // Handshakes and nonsense are no replies.
    if (!reply || !*reply)
        return;
    if (std::string_view("ATBRN").find(asText(bytes).front()) != std::string_view::npos)
        m_members.at(client).lastReply = bytes;
    meet(**reply);
}

/// Whatever waits for this reply is done before the client hears it.
void RealRun::meet(const wire::Reply &reply)
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
    for (const auto &[client, member] : m_members) {
        member.driver->disconnect(this);
        member.driver->deleteLater();
    }
    m_members.clear();
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
    if (const auto found = m_members.find(ask.client); found != m_members.end())
        found->second.driver->perform(ask.command);
}

void RealRun::perform(const scenario::DoToClient &deed)
{
    const auto found = m_members.find(deed.client);
    if (found == m_members.end())
        return;
    auto &member = found->second;
    if (deed.kind == ActionKind::ReplaceClient)
        replace(deed);
    else if (deed.kind == ActionKind::Cut)
        member.driver->cutLink(farewellOf(deed.isAbrupt));
    else if (deed.kind == ActionKind::Misdirect)
        misdirect(deed);
    else if (deed.kind == ActionKind::Duplicate && !member.lastReply.empty())
        member.driver->hear(Bytes(member.lastReply));
    else
        beginFault(deed);
}

void RealRun::beginFault(const scenario::DoToClient &deed)
{
    auto &member = m_members.at(deed.client);
    const FaultId fault(++m_faultCount);
    if (deed.kind == ActionKind::HalfOpen)
        member.driver->beginFault(fault, HalfOpenFault{deed.way});
    else if (deed.kind == ActionKind::Drop)
        member.driver->beginFault(fault, DropFault{deed.way});
    else if (deed.kind == ActionKind::Corrupt)
        member.driver->beginFault(fault, CorruptFault{deed.way});
    if (deed.kind != ActionKind::Delay && deed.kind != ActionKind::Stall)
        return;
    for (const auto way : {FaultWay::ToServer, FaultWay::ToClient}) {
        if (deed.way == FaultWay::Both || deed.way == way)
            delay(member, way, deed);
    }
}

/// One delay a way: the next one takes its place.
void RealRun::delay(Member &member, FaultWay way, const scenario::DoToClient &deed)
{
    if (const auto last = member.delays.find(way); last != member.delays.end()) {
        member.driver->endFault(last->second);
        member.delays.erase(last);
    }
    if (deed.length == Duration::zero())
        return;
    const FaultId fault(++m_faultCount);
    member.driver->beginFault(fault, DelayFault{way, deed.length});
    member.delays.emplace(way, fault);
    if (deed.kind == ActionKind::Stall)
        QTimer::singleShot(std::chrono::ceil<std::chrono::milliseconds>(deed.length),
                           member.driver,
                           [driver = member.driver, fault] { driver->endFault(fault); });
}

void RealRun::misdirect(const scenario::DoToClient &deed)
{
    const auto address = deed.node ? m_endpoints.at(deed.node->value() - 1).text() : std::string("stranger.invalid:1");
    Bytes bytes;
    if (deed.isAbrupt)
        wire::append(bytes, wire::MovedReply{address}, WireVersion::V2);
    else
        wire::append(bytes, wire::LeaderNotice{address}, WireVersion::V2);
    m_members.at(deed.client).driver->hear(bytes);
}

void RealRun::replace(const scenario::DoToClient &deed)
{
    auto *const old = m_members.at(deed.client).driver;
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
