// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/match.h"
#include "core/check/invariants.h"
#include "core/wire/handshake.h"
#include "core/wire/message.h"
#include "server/engine/lock_server.h"
#include "tests/fuzz/fuzz_cutting.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

/// Any bytes on any connection, any order of ends, syncs, failures, commands, leaders, times and deaths: the server's
/// events keep I1 to I3 and I8 to I12, effects name what is there, no deadline is due for ever, and a stop comes to an
/// end.

using namespace lockscope;
using namespace lockscope::server;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t stepsMax = 300;
constexpr int ticksMax = 256;
constexpr std::size_t linksMax = 6;
constexpr std::uint32_t nodeCount = 3;

ServerLimits limits()
{
    ServerLimits limits;
    limits.waitersPerKeyMax = 3;
    limits.waitersMax = 6;
    limits.keysMax = 3;
    limits.connectionsMax = 5;
    return limits;
}

class Play
{
public:
    explicit Play(ByteView script)
        : m_script(script)
    {
        boot();
    }

    void run()
    {
        for (std::size_t step = 0; step < stepsMax && !m_script.empty(); ++step)
            act();
        // Whatever happened: asked to stop, with a disk that goes on, it does.
        m_server->beginStop(m_now);
        drain();
        syncAll();
        for (int tick = 0; m_server->phase() != server::ServerPhase::Stopped; ++tick) {
            fuzz::require(tick < ticksMax);
            const auto deadline = m_server->deadline();
            fuzz::require(deadline.has_value());
            m_now.steady = std::max(m_now.steady, *deadline);
            m_server->tick(m_now);
            drain();
            syncAll();
        }
    }

private:
    struct Line
    {
        LinkNumber link;
        WireVersion version = WireVersion::V2;
    };

    std::uint8_t next()
    {
        if (m_script.empty())
            return 0;
        const auto byte = std::to_integer<std::uint8_t>(m_script.front());
        m_script = m_script.subspan(1);
        return byte;
    }

    void act()
    {
        const auto word = next();
        // clang-format off
        switch (word % 10U) {
        case 0: connect(word); break;
        case 1: acquire(); break;
        case 2: release(); break;
        case 3: receive(noise()); break;
        case 4: end(word); break;
        case 5: sync(next() % 4U); break;
        case 6: command(); break;
        case 7: pass(10ms * next()); break;
        case 8: tickToDeadline(); break;
        case 9: disaster(next()); break;
        }
        // clang-format on
        drain();
    }

    void boot()
    {
        m_lines.clear();
        m_invariants.serverLost();
        m_journal.resize(m_durableCount);
        const BootMoment moment{BootId({1}), m_now};
        DurableState state;
        for (const auto &logged : m_journal)
            fuzz::require(state.replay(logged, moment).has_value());
        std::vector<std::string> addresses;
        for (std::uint32_t node = 1; node <= nodeCount; ++node)
            addresses.push_back("n:" + std::to_string(node));
        m_server.emplace(
            LockServerOptions{.limits = limits(), .addresses = std::move(addresses)}, std::move(state), moment);
        m_accepts = false;
        m_server->begin(m_now);
        drain();
        syncAll();
    }

    void connect(unsigned how)
    {
        if (!m_accepts || m_lines.size() >= linksMax)
            return;
        const auto node = NodeId(1 + how / 10U % nodeCount);
        if (!m_isListening[node.value() - 1])
            return;
        const auto link = m_server->accepted(node, "peer:1", wire::Nonce{}, m_now);
        const Line line{link, how % 7U == 0 ? WireVersion::V1 : WireVersion::V2};
        m_lines.push_back(line);
        drain();
        if (how % 11U == 0)
            return; // a peer that never answers its challenge: the handshake's deadline is to end it
        m_server->received(link, wire::digestLine(wire::Digest{}, line.version), m_now);
        drain();
    }

    [[nodiscard]] const Line *line(unsigned shape) const
    {
        return m_lines.empty() ? nullptr : &m_lines[shape % m_lines.size()];
    }

    void acquire()
    {
        const auto shape = next();
        const auto *const from = line(shape);
        if (from == nullptr)
            return;
        const auto wait = static_cast<std::uint16_t>(next() % 4U);
        const auto lease = static_cast<std::uint16_t>(shape % 5U);
        Bytes bytes;
        // An owner comes twice now and then.
        std::array<std::uint8_t, 16> owner{};
        owner[0] = shape % 16U == 0 ? std::uint8_t{1} : ++m_lastOwner;
        const bool isV2 = from->version == WireVersion::V2;
        wire::append(bytes,
                     wire::AcquireRequest{wait, lease, isV2 ? std::optional(Owner(owner)) : std::nullopt, key(shape)},
                     from->version);
        receive(from->link, bytes);
    }

    void release()
    {
        const auto shape = next();
        const auto *const from = line(shape);
        if (from == nullptr)
            return;
        Bytes bytes;
        const bool isV2 = from->version == WireVersion::V2;
        const Token token(m_lastToken - std::min<std::uint64_t>(m_lastToken, next() % 4U));
        wire::append(
            bytes, wire::ReleaseRequest{isV2 ? std::optional(token) : std::nullopt, key(shape)}, from->version);
        receive(from->link, bytes);
    }

    void receive(const Bytes &bytes)
    {
        if (const auto *const to = line(next()))
            receive(to->link, bytes);
    }

    void receive(LinkNumber link, ByteView bytes)
    {
        // In two pieces, as sockets do.
        const auto cut = bytes.empty() ? 0 : next() % (bytes.size() + 1);
        m_server->received(link, bytes.first(cut), m_now);
        drain();
        if (isThere(link))
            m_server->received(link, bytes.subspan(cut), m_now);
    }

    void end(unsigned how)
    {
        const auto *const gone = line(next());
        if (gone == nullptr)
            return;
        const auto link = gone->link;
        if (how % 3U == 0) {
            m_server->unsent(link, std::size_t{next()} * 16 * 1024, m_now);
            return;
        }
        m_server->closed(link, how % 3U == 1 ? PeerEnd::Orderly : PeerEnd::Reset, m_now);
        forget(link);
    }

    void command()
    {
        const auto shape = next();
        const auto key = shape % 16U == 0 ? std::string("\n") : std::string(1, static_cast<char>('a' + shape % 3U));
        const NodeId node(shape / 8U % (nodeCount + 1));
        // clang-format off
        switch (shape % 8U) {
        case 0: return perform(HoldLaneCommand{key, shape % 5U == 0});
        case 1:
        case 2: return perform(DrainLaneCommand{key});
        case 3: return perform(HandOverCommand{node});
        case 4: return perform(CrashNodeCommand{node});
        case 5: return perform(StartNodeCommand{node});
        case 6: return perform(NoLeaderCommand{100ms * (shape / 8U)});
        case 7: return perform(SnapshotCommand{});
        }
        // clang-format on
    }

    void perform(const ServerCommand &command)
    {
        ++m_unanswered;
        m_server->perform(CommandNumber(++m_lastCommand), command, m_now);
    }

    void disaster(unsigned which)
    {
        switch (which % 8U) {
        case 0:
            m_server->journalFailed({JournalFailure::SyncFailed, "fuzz"}, m_now);
            m_isJournalDead = true;
            break;
        case 1:
        case 2:
            m_isJournalDead = false;
            boot(); // the process died
            break;
        case 3:
            perform(BreakFateIndexCommand{});
            break;
        default:
            m_server->tellState(m_now);
            break;
        }
    }

    void pass(Duration by)
    {
        m_now.steady += by;
        m_now.wall += by;
        m_server->tick(m_now);
    }

    void tickToDeadline()
    {
        for (int tick = 0;; ++tick) {
            const auto deadline = m_server->deadline();
            if (!deadline || (tick > 0 && *deadline > m_now.steady))
                return;
            fuzz::require(tick < ticksMax);
            if (*deadline > m_now.steady)
                pass(*deadline - m_now.steady);
            else
                pass(Duration::zero());
            drain();
        }
    }

    void sync(std::size_t count)
    {
        const auto taken = std::min(count, m_journal.size() - m_durableCount);
        if (taken == 0 || m_isJournalDead)
            return;
        m_durableCount += taken;
        m_server->durable({m_journal[m_durableCount - 1].lsn, static_cast<std::uint32_t>(taken), 0, {}}, m_now);
        drain();
    }

    void syncAll()
    {
        while (!m_isJournalDead && m_durableCount < m_journal.size())
            sync(m_journal.size());
    }

    Key key(unsigned shape) const { return *Key::parse(std::string(1, static_cast<char>('a' + shape % 4U))); }

    Bytes noise()
    {
        // First: it takes from the script itself.
        const auto wanted = std::size_t{next() % 64U};
        const auto taken = m_script.first(std::min(wanted, m_script.size()));
        m_script = m_script.subspan(taken.size());
        return {taken.begin(), taken.end()};
    }

    [[nodiscard]] bool isThere(LinkNumber link) const
    {
        return std::any_of(m_lines.begin(), m_lines.end(), [&](const Line &line) { return line.link == link; });
    }
    void forget(LinkNumber link)
    {
        std::erase_if(m_lines, [&](const Line &line) { return line.link == link; });
    }

    void drain()
    {
        std::vector<Effect> effects;
        std::vector<ToldEvent> events;
        for (;;) {
            effects.clear();
            events.clear();
            m_server->drain(effects, events);
            for (const auto &told : events)
                judge(told);
            if (effects.empty())
                return;
            for (const auto &effect : effects)
                carryOut(effect);
        }
    }

    void judge(const ToldEvent &told)
    {
        if (const auto *const granted = std::get_if<Granted>(&told.event))
            m_lastToken = granted->token.value();
        const Entry entry{EventNumber(++m_lastEvent), m_now, told.node, told.event, told.rule};
        const auto broken = m_invariants.apply(entry);
        for (const auto &violation : broken)
            std::fprintf(
                stderr, "%s: %s\n", nameOf(invariantOf(violation.breach)).data(), nameOf(violation.breach).data());
        fuzz::require(broken.empty());
    }

    void carryOut(const Effect &effect)
    {
        match(
            effect,
            [this](const Persist &persist) {
                fuzz::require(m_journal.empty() || persist.logged.lsn > m_journal.back().lsn);
                m_journal.push_back(persist.logged);
            },
            [](const Send &send) { fuzz::require(!send.bytes.empty()); },
            [this](const Close &closing) { forget(closing.link); },
            [this](const Abort &aborted) { forget(aborted.link); },
            [this](const CheckDigest &check) {
                if (isThere(check.link))
                    m_server->verified(check.link, next() % 8U != 1, m_now);
            },
            [this](const AnswerCommand &) {
                fuzz::require(m_unanswered > 0);
                --m_unanswered;
            },
            [this](const BeginAccepting &) {
                m_accepts = true;
                m_isListening.fill(true);
            },
            [this](const EndAccepting &) { m_accepts = false; },
            [this](const CloseNode &crashed) { m_isListening.at(crashed.node.value() - 1) = false; },
            [this](const OpenNode &opening) {
                const bool isListening = next() % 4U != 1;
                m_isListening.at(opening.node.value() - 1) = isListening;
                m_server->nodeOpened(opening.node, isListening, m_now);
            },
            [](const InjectFault &) {},
            [](const Notify &) {},
            [](const Stopped &) {});
    }

    ByteView m_script;
    Moment m_now{TimePoint(1h), WallTime(480'000h)};
    std::optional<LockServer> m_server;
    check::Invariants m_invariants;
    std::vector<LoggedRecord> m_journal;
    std::size_t m_durableCount = 0;
    bool m_isJournalDead = false;
    bool m_accepts = false;
    std::array<bool, nodeCount> m_isListening{};
    std::vector<Line> m_lines;
    std::uint64_t m_lastCommand = 0;
    std::uint64_t m_lastEvent = 0;
    std::uint64_t m_lastToken = 0;
    std::uint8_t m_lastOwner = 1;
    int m_unanswered = 0;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Play(std::as_bytes(std::span(data, size))).run();
    return 0;
}
