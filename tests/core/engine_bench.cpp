// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/engine_bench.h"

#include "core/base/match.h"
#include "tests/support/show_client.h"
#include "tests/support/show_wire.h"

using namespace Qt::StringLiterals;

namespace lockscope::test {

namespace {

constexpr int ticksMax = 500;

client::EngineOptions defaults()
{
    client::EngineOptions options;
    options.name = "c";
    options.endpoints = {*Endpoint::parse("a:1")};
    options.seed = client::seedFrom(1);
    return options;
}

Duration seconds(const QString &text)
{
    return std::chrono::microseconds(static_cast<qint64>(text.toDouble() * 1'000'000));
}

QString valueOf(const QStringList &words, const QString &name)
{
    for (const auto &word : words) {
        if (word.startsWith(name + u'='))
            return word.section(u'=', 1);
    }
    return {};
}

RequestId request(const QString &word)
{
    return RequestId(word.toULongLong());
}

Token token(const QString &word)
{
    return Token(word.toULongLong());
}

/// Backslash sequences are what a file of lines cannot hold itself.
std::string plain(QString text)
{
    return text.replace(u"\\n"_s, u"\n"_s).replace(u"\\s"_s, u" "_s).replace(u"\\t"_s, u"\t"_s).toStdString();
}

} // namespace

EngineBench::EngineBench()
    : m_engine(defaults())
{
}

QStringList EngineBench::run(const QString &command)
{
    m_out.clear();
    const auto words = command.split(u' ');
    const auto &verb = words.first();
    const auto rest = command.section(u' ', 1);
    if (verb == u"options")
        build(words);
    else if (verb == u"start")
        m_engine.start(m_now);
    else if (verb == u"connected")
        m_engine.connected(m_now);
    else if (verb == u"disconnected")
        m_engine.disconnected(m_now);
    else if (verb == u"handshake")
        handshake();
    else if (verb == u"receive")
        receive(rest);
    else if (verb == u"trickle")
        trickle(rest);
    else if (verb == u"advance")
        advance(seconds(rest));
    else if (verb == u"sleep")
        m_now += seconds(rest);
    else
        perform(words);
    drain();
    if (const auto deadline = m_engine.deadline())
        m_out << u"next in "_s + show(*deadline - m_now);
    return m_out;
}

void EngineBench::build(const QStringList &words)
{
    auto options = defaults();
    if (const auto endpoints = valueOf(words, u"endpoints"_s); !endpoints.isEmpty()) {
        options.endpoints.clear();
        for (const auto &endpoint : endpoints.split(u','))
            options.endpoints.push_back(*Endpoint::parse(endpoint.toStdString()));
    }
    if (const auto pending = valueOf(words, u"pending"_s); !pending.isEmpty())
        options.pendingMax = pending.toULongLong();
    if (const auto lane = valueOf(words, u"lane"_s); !lane.isEmpty())
        options.releaseLanePlaces = lane.toULongLong();
    if (const auto remembered = valueOf(words, u"remembered"_s); !remembered.isEmpty())
        options.rememberedMax = remembered.toULongLong();
    if (const auto answers = valueOf(words, u"answers"_s); !answers.isEmpty())
        options.releaseAnswersMax = answers.toULongLong();
    m_engine = client::Engine(options);
}

void EngineBench::perform(const QStringList &words)
{
    const auto &verb = words.first();
    if (verb == u"acquire")
        acquire(words);
    else if (verb == u"release")
        release(words);
    else if (verb == u"cancel")
        m_engine.perform(CancelCommand{request(words.at(1))}, m_now);
    else if (verb == u"cut")
        m_engine.perform(CutCommand{}, m_now);
    else if (verb == u"stop")
        m_engine.perform(StopCommand{}, m_now);
    else
        m_out << u"unknown command"_s;
}

void EngineBench::acquire(const QStringList &words)
{
    AcquireCommand command{request(words.at(1)), plain(words.at(2)), std::nullopt, 0};
    if (const auto wait = valueOf(words, u"wait"_s); !wait.isEmpty())
        command.wait = wait.toLongLong();
    command.lease = valueOf(words, u"lease"_s).toLongLong();
    m_outcomeCounts.insert(command.request.value(), 0);
    m_engine.perform(command, m_now);
}

void EngineBench::release(const QStringList &words)
{
    const auto id = request(words.at(1));
    m_outcomeCounts.insert(id.value(), 0);
    if (words.at(2) == u"of")
        m_engine.perform(ReleaseAcquiredCommand{id, request(words.at(3))}, m_now);
    else
        m_engine.perform(ReleaseTokenCommand{id, plain(words.at(2)), token(words.at(3))}, m_now);
}

void EngineBench::receive(const QString &text)
{
    bool isPart = false;
    const auto size = text.section(u' ', 0, 0).toULongLong(&isPart);
    auto bytes = frames(isPart ? text.section(u' ', 1) : text);
    if (isPart)
        bytes.resize(size);
    m_engine.received(bytes, m_now);
}

void EngineBench::trickle(const QString &text)
{
    const auto bytes = frames(text);
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        m_engine.received(ByteView(bytes).subspan(at, 1), m_now);
        drain();
    }
}

void EngineBench::handshake()
{
    m_engine.connected(m_now);
    m_engine.received(frames(u"challenge"_s), m_now);
    drain();
    m_engine.received(frames(u"L "_s + m_dialed), m_now);
}

void EngineBench::advance(Duration by)
{
    const auto start = m_now;
    const auto end = m_now + by;
    for (int tick = 0;; ++tick) {
        const auto deadline = m_engine.deadline();
        if (!deadline || *deadline > end)
            break;
        if (tick == ticksMax) {
            m_out << u"hot loop"_s;
            break;
        }
        m_now = std::max(m_now, *deadline);
        m_engine.tick(m_now);
        const auto before = m_out.size();
        drain();
        if (m_out.size() > before)
            m_out.insert(before, u"after %1:"_s.arg(show(m_now - start)));
    }
    m_now = end;
}

void EngineBench::drain()
{
    QStringList told;
    std::vector<client::Action> actions;
    for (;;) {
        const auto action = m_engine.nextAction();
        if (!action)
            break;
        actions.push_back(*action);
    }
    // Events first, since they say which owner is whose; but shown behind the actions, as a driver tells them.
    while (const auto event = m_engine.nextEvent()) {
        note(event->event);
        told << show(*event, m_now);
    }
    bool isHashed = false;
    for (const auto &action : actions) {
        act(action);
        isHashed = isHashed || std::holds_alternative<client::ComputeDigest>(action);
    }
    m_out << told;
    if (!isHashed)
        return;
    m_engine.digestReady(client::Digest{}, m_now);
    drain();
}

void EngineBench::act(const client::Action &action)
{
    match(
        action,
        [this](const client::Dial &dial) {
            m_dialed = QString::fromStdString(dial.endpoint.text());
            m_isDialed = true;
            m_out << u"> dial "_s + m_dialed;
        },
        [this](const client::Send &send) { m_out << u"> send "_s + showSent(send.bytes); },
        [this](const client::HangUp &hanging) {
            m_isDialed = false;
            m_out << (hanging.farewell == client::Farewell::Reset ? u"> reset"_s : u"> hang up"_s);
        },
        [this](const client::ComputeDigest &computing) {
            m_out << u"> hash "_s + QString::fromStdString(computing.challenge);
        });
}

void EngineBench::note(const ClientEvent &event)
{
    if (const auto *const sent = std::get_if<AcquireSent>(&event))
        m_owners.insert(sent->request.value(), sent->owner);
    else if (const auto *const acquired = std::get_if<AcquireEnded>(&event))
        ++m_outcomeCounts[acquired->request.value()];
    else if (const auto *const released = std::get_if<ReleaseEnded>(&event))
        ++m_outcomeCounts[released->request.value()];
    else if (const auto *const change = std::get_if<ConnectionChanged>(&event))
        noteState(change->state);
}

void EngineBench::noteState(ClientConnectionState state)
{
    m_isDialed = state != ClientConnectionState::Closed;
    m_isOpen = m_isDialed && state != ClientConnectionState::Connecting;
}

QString EngineBench::showSent(ByteView bytes) const
{
    const auto digest = wire::digestLine(client::Digest{}, WireVersion::V2);
    if (arrayOf(bytes) == arrayOf(digest))
        return u"digest"_s;
    auto shown = readInPieces(wire::RequestReader(WireVersion::V2), bytes, bytes.size()).join(u" + "_s);
    for (auto it = m_owners.cbegin(); it != m_owners.cend(); ++it)
        shown.replace(show(it.value()), u"@%1"_s.arg(it.key()));
    return shown;
}

Owner EngineBench::owner(const QString &word) const
{
    return word.startsWith(u'@') ? m_owners.value(word.mid(1).toULongLong()) : ownerOf('?');
}

Bytes EngineBench::frames(const QString &text) const
{
    Bytes bytes;
    for (const auto &part : text.split(u" + "_s)) {
        const auto one = frame(part);
        bytes.insert(bytes.end(), one.begin(), one.end());
    }
    return bytes;
}

Bytes EngineBench::frame(const QString &text) const
{
    const auto words = text.split(u' ');
    const auto &op = words.first();
    const auto key = [&](int at) { return keyOf(words.at(at).toStdString()); };
    if (op == u"challenge")
        return wire::challengeLine("v2.nonce");
    if (op == u"raw")
        return bytesOf(QByteArray::fromStdString(plain(text.section(u' ', 1))));
    std::optional<wire::Reply> reply;
    if (op == u"A")
        reply = wire::GrantedReply{owner(words.at(1)), token(words.at(2)), key(3)};
    else if (op == u"T")
        reply = wire::TimedOutReply{owner(words.at(1)), key(2)};
    else if (op == u"B")
        reply = wire::BusyReply{owner(words.at(1)), key(2)};
    else if (op == u"R")
        reply = wire::ReleasedReply{token(words.at(1)), key(2)};
    else if (op == u"N")
        reply = wire::NotFoundReply{token(words.at(1)), key(2)};
    else if (op == u"M")
        reply = wire::MovedReply{words.at(1).toStdString()};
    else if (op == u"L")
        reply = wire::LeaderNotice{words.at(1).toStdString()};
    else if (op == u"E")
        reply = wire::ErrorReply{words.at(1).toStdString()};
    else
        reply = wire::KeepAlive{};
    Bytes bytes;
    wire::append(bytes, *reply, WireVersion::V2);
    return bytes;
}

} // namespace lockscope::test
