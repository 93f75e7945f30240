// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/server_bench.h"

#include "core/base/match.h"
#include "server/wal/recovery.h"
#include "tests/server/crashed_disk.h"
#include "tests/server/show_server.h"
#include "tests/support/show_wire.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

using namespace Qt::StringLiterals;

namespace lockscope::test {

using namespace server;

namespace {

constexpr auto all = std::numeric_limits<std::size_t>::max();

/// The owner that a word in a transcript stands for.
Owner ownerNamed(const QString &word)
{
    std::array<std::uint8_t, 16> bytes{};
    const auto text = word.toLatin1();
    std::memcpy(
        bytes.data(), text.constData(), std::min<std::size_t>(bytes.size(), static_cast<std::size_t>(text.size())));
    return Owner(bytes);
}

/// `wait=5` among the words, as a number.
std::uint32_t option(const QStringList &words, const QString &name, std::uint32_t fallback)
{
    for (const auto &word : words) {
        if (word.startsWith(name + u'='))
            return word.section(u'=', 1).toUInt();
    }
    return fallback;
}

Duration durationOf(const QString &seconds)
{
    return std::chrono::duration_cast<Duration>(std::chrono::duration<double>(seconds.toDouble()));
}

/// Whether a durable record says what the reply says.
bool isBacked(const wire::Reply &reply, std::span<const LoggedRecord> durable)
{
    const auto any = [&](auto says) { return std::any_of(durable.begin(), durable.end(), says); };
    if (const auto *granted = std::get_if<wire::GrantedReply>(&reply)) {
        return any([&](const LoggedRecord &logged) { return grantedBy(logged.record) == granted->token; });
    }
    if (const auto *released = std::get_if<wire::ReleasedReply>(&reply); released != nullptr && released->token)
        return any([&](const LoggedRecord &logged) { return endedBy(logged.record) == *released->token; });
    return true;
}

} // namespace

ServerBench::ServerBench()
{
    boot(0);
    sync(all);
    m_out.clear();
}

QStringList ServerBench::run(const QString &command)
{
    m_out.clear();
    const auto words = command.split(u' ', Qt::SkipEmptyParts);
    if (m_peers.contains(words.first()))
        performAs(words.first(), words.mid(1));
    else
        perform(words);
    drain();
    return m_out;
}

void ServerBench::perform(const QStringList &words)
{
    const auto &verb = words.first();
    m_isAddressTaken = words.contains(u"taken"_s);
    if (const auto command = commandOf(words))
        m_server->perform(CommandNumber(++m_lastCommand), *command, m_now);
    else if (verb == u"options")
        setOptions(words);
    else if (verb == u"events")
        m_showsEvents = words.value(1) == u"on";
    else if (verb == u"dial")
        dial(words);
    else if (verb == u"connect")
        connect(words);
    else if (verb == u"sync")
        sync(words.size() > 1 ? words[1].toULongLong() : all);
    else if (verb == u"fail")
        m_server->journalFailed({JournalFailure::SyncFailed, "Input/output error"}, m_now);
    else if (verb == u"advance")
        advance(durationOf(words.value(1)));
    else if (verb == u"sleep")
        pass(durationOf(words.value(1)));
    else if (verb == u"stop")
        m_server->beginStop(m_now);
    else if (verb == u"restart")
        boot(words.size() > 1 ? words[1].toULongLong() : m_durableCount, words.value(2).toULongLong());
    else if (verb == u"reboot")
        reboot(durationOf(words.value(1)));
    else if (verb == u"keys")
        showKeys();
    else if (verb == u"fates")
        showFates();
    else if (verb == u"nodes")
        showNodes();
    else
        m_out << u"unknown command"_s;
}

std::optional<ServerCommand> ServerBench::commandOf(const QStringList &words) const
{
    const auto &verb = words.first();
    const auto key = words.value(1).toStdString();
    const NodeId node(words.value(1).toUInt());
    if (verb == u"hold")
        return HoldLaneCommand{key, words.contains(u"through_stop"_s)};
    if (verb == u"drain")
        return DrainLaneCommand{key};
    if (verb == u"break_index")
        return BreakFateIndexCommand{};
    if (verb == u"leader")
        return HandOverCommand{node};
    if (verb == u"crash")
        return CrashNodeCommand{node};
    if (verb == u"start")
        return StartNodeCommand{node};
    if (verb == u"no_leader")
        return NoLeaderCommand{durationOf(words.value(1))};
    return std::nullopt;
}

void ServerBench::performAs(const QString &name, const QStringList &words)
{
    auto &peer = m_peers[name];
    const auto &verb = words.first();
    const bool isV2 = peer.version == WireVersion::V2;
    if (verb == u"acquire") {
        const auto owner = isV2 ? std::optional(ownerNamed(words.value(2))) : std::nullopt;
        send(peer,
             wire::AcquireRequest{static_cast<std::uint16_t>(option(words, u"wait"_s, 0)),
                                  static_cast<std::uint16_t>(option(words, u"lease"_s, 60)),
                                  owner,
                                  keyOf(words.value(1).toStdString())});
    } else if (verb == u"release") {
        const auto token = isV2 ? std::optional(Token(words.value(2).toULongLong())) : std::nullopt;
        send(peer, wire::ReleaseRequest{token, keyOf(words.value(1).toStdString())});
    } else if (verb == u"raw") {
        m_server->received(peer.link, bytesOf(words.value(1).toUtf8().replace("\\n", "\n")), m_now);
    } else if (verb == u"digest") {
        m_server->received(peer.link, wire::digestLine(wire::Digest{}, peer.version), m_now);
    } else if (verb == u"denied") {
        m_server->verified(peer.link, false, m_now);
    } else if (verb == u"close" || verb == u"reset") {
        m_server->closed(peer.link, verb == u"close" ? PeerEnd::Orderly : PeerEnd::Reset, m_now);
    } else if (verb == u"backlog") {
        m_server->unsent(peer.link, words.value(1).toULongLong(), m_now);
    } else {
        m_out << u"unknown command"_s;
    }
}

void ServerBench::setOptions(const QStringList &words)
{
    m_limits.connectionsMax = option(words, u"connections"_s, m_limits.connectionsMax);
    m_limits.waitersMax = option(words, u"waiters"_s, m_limits.waitersMax);
    m_limits.waitersPerKeyMax = option(words, u"waiters_per_key"_s, m_limits.waitersPerKeyMax);
    m_limits.keysMax = option(words, u"keys"_s, m_limits.keysMax);
    m_nodeCount = option(words, u"nodes"_s, m_nodeCount);
    boot(0);
    sync(all);
    m_out.clear();
}

void ServerBench::boot(std::size_t recordCount, std::size_t tornBytes)
{
    m_peers.clear();
    m_invariants.serverLost();
    if (recordCount < m_durableCount)
        m_invariants = {};
    auto disk = crashedDisk(m_journal, recordCount, tornBytes);
    m_journal.clear();
    const BootMoment moment{BootId({m_boot}), m_now};
    DurableState state;
    const auto recovered = recoverJournal(disk, {.layOutBytes = 0}, [&](const LoggedRecord &logged) {
        m_journal.push_back(logged);
        return state.replay(logged, moment).has_value();
    });
    if (!recovered)
        m_out << u"the journal contradicts itself"_s;
    m_durableCount = m_journal.size();
    std::vector<std::string> addresses;
    for (std::uint32_t node = 1; node <= m_nodeCount; ++node)
        addresses.push_back("here:" + std::to_string(node));
    m_server.emplace(LockServerOptions{.limits = m_limits, .tellsEvents = true, .addresses = std::move(addresses)},
                     std::move(state),
                     moment);
    m_server->begin(m_now);
    drain();
}

void ServerBench::reboot(Duration wallClockGoesBy)
{
    ++m_boot;
    m_now.wall += wallClockGoesBy;
    m_invariants.rebooted();
    boot(m_durableCount);
}

void ServerBench::dial(const QStringList &words)
{
    Peer peer{.version = words.contains(u"v1"_s) ? WireVersion::V1 : WireVersion::V2};
    peer.link = m_server->accepted(NodeId(option(words, u"node"_s, 1)), "peer:1", wire::Nonce{}, m_now);
    m_peers[words.value(1)] = peer;
    drain();
    m_peers[words.value(1)].isChallenged = true;
}

void ServerBench::connect(const QStringList &words)
{
    dial(words);
    auto &peer = m_peers[words.value(1)];
    m_server->received(peer.link, wire::digestLine(wire::Digest{}, peer.version), m_now);
    m_server->verified(peer.link, true, m_now);
    drain();
    peer.isReady = true;
}

void ServerBench::send(const Peer &peer, const wire::Request &request)
{
    Bytes bytes;
    wire::append(bytes, request, peer.version);
    m_server->received(peer.link, bytes, m_now);
}

void ServerBench::sync(std::size_t count)
{
    // What is appended meanwhile is the next sync's; without a number, until there is nothing left.
    do {
        const auto taken = std::min(count, m_journal.size() - m_durableCount);
        if (taken == 0)
            return;
        m_durableCount += taken;
        m_server->durable({m_journal[m_durableCount - 1].lsn, static_cast<std::uint32_t>(taken), 0, {}}, m_now);
        drain();
    } while (count == all);
}

void ServerBench::advance(Duration by)
{
    const auto end = m_now.steady + by;
    for (;;) {
        const auto due = m_server->deadline();
        const auto next = due && *due < end ? std::max(*due, m_now.steady) : end;
        pass(next - m_now.steady);
        m_server->tick(m_now);
        drain();
        if (next == end)
            return;
    }
}

void ServerBench::pass(Duration by)
{
    m_now.steady += by;
    m_now.wall += by;
}

void ServerBench::drain()
{
    for (;;) {
        std::vector<Effect> effects;
        std::vector<ToldEvent> events;
        m_server->drain(effects, events);
        if (effects.empty() && events.empty())
            return;
        for (const auto &effect : effects)
            act(effect);
        for (const auto &told : events) {
            judge(told);
            if (m_showsEvents)
                m_out << u"event "_s + show(told);
        }
    }
}

void ServerBench::judge(const ToldEvent &told)
{
    const Entry entry{EventNumber(++m_eventCount), m_now, told.node, told.event, told.rule};
    for (const auto &violation : m_invariants.apply(entry))
        m_violations << u"%1 at event %2 %3"_s.arg(QLatin1StringView(nameOf(violation.breach)))
                            .arg(m_eventCount)
                            .arg(QString::fromStdString(violation.key));
}

void ServerBench::act(const Effect &effect)
{
    match(
        effect,
        [this](const Persist &persist) {
            m_journal.push_back(persist.logged);
            m_out << u"persist "_s + show(persist.logged);
        },
        [this](const Send &sent) { noteSent(sent.link, sent.bytes); },
        [this](const Close &closing) { m_out << u"close "_s + nameOfLink(closing.link); },
        [this](const Abort &aborted) { m_out << u"abort "_s + nameOfLink(aborted.link); },
        [](const CheckDigest &) {},
        [this](const AnswerCommand &answer) { m_out << u"answer "_s + show(answer.answer); },
        [this](const BeginAccepting &) { m_out << u"accepting"_s; },
        [this](const EndAccepting &) { m_out << u"not accepting"_s; },
        [this](const CloseNode &crashed) { m_out << u"close node %1"_s.arg(crashed.node.value()); },
        [this](const OpenNode &opening) {
            m_out << u"open node %1"_s.arg(opening.node.value());
            m_server->nodeOpened(opening.node, !m_isAddressTaken, m_now);
        },
        [](const InjectFault &) {},
        [this](const Notify &notify) { m_out << u"notice "_s + show(notify.notice); },
        [this](const Stopped &stopped) {
            QStringList left;
            for (const auto open : stopped.unsettled)
                left << QString::number(open.value());
            m_out << (left.isEmpty() ? u"stopped"_s : u"stopped, left "_s + left.join(u", "_s));
        });
}

void ServerBench::noteSent(LinkNumber link, ByteView bytes)
{
    const auto named = nameOfLink(link);
    const auto peer = m_peers.find(named);
    if (peer != m_peers.end() && !peer->second.isChallenged)
        return;
    if (peer == m_peers.end() || peer->second.version == WireVersion::V1) {
        m_out << u"send %1 '%2'"_s.arg(named,
                                       QString::fromLatin1(arrayOf(bytes).replace('\n', "$").replace('\0', "0")));
        return;
    }
    wire::ReplyReader reader;
    reader.feed(bytes);
    while (const auto next = reader.next()) {
        if (!*next)
            return;
        // The one that every handshake ends with; any other answer to it is news.
        if (!peer->second.isReady && std::holds_alternative<wire::LeaderNotice>(**next))
            continue;
        m_out << u"send %1 %2"_s.arg(named, showReply(**next));
        if (!isBacked(**next, std::span(m_journal).first(m_durableCount)))
            ++m_earlyAnswerCount;
    }
}

void ServerBench::showKeys()
{
    for (const auto &key : m_server->snapshot().keys)
        m_out << show(key, m_now.steady);
}

void ServerBench::showFates()
{
    const auto snapshot = m_server->snapshot();
    for (const auto &fate : snapshot.fates)
        m_out << show(fate);
    m_out << u"parked %1, unparked %2"_s.arg(snapshot.counters.connectionFateParked)
                 .arg(snapshot.counters.connectionFateUnparked);
}

void ServerBench::showNodes()
{
    const auto snapshot = m_server->snapshot();
    QStringList roles;
    for (const auto &node : snapshot.nodes)
        roles << u"%1 %2"_s.arg(node.node.value()).arg(QLatin1StringView(nameOf(node.role)));
    m_out << u"term %1: %2"_s.arg(snapshot.term.value()).arg(roles.join(u", "_s));
}

QString ServerBench::nameOfLink(LinkNumber link) const
{
    for (const auto &[name, peer] : m_peers) {
        if (peer.link == link)
            return name;
    }
    return u"?"_s;
}

} // namespace lockscope::test
