// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/match.h"
#include "core/client/engine.h"
#include "core/wire/frame_reader.h"
#include "tests/fuzz/fuzz_cutting.h"

#include <cstdint>
#include <map>
#include <set>

/// Any order of commands, faults, times and replies, honest and not: every request gets exactly one outcome (I4), an
/// acquire is Indeterminate only behind its sending (I5), no owner is sent twice (I6), nothing is asked of a connection
/// that is not there, and the engine is never due for ever.

using namespace lockscope;
using namespace lockscope::client;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t stepsMax = 400;
constexpr int ticksMax = 64;

struct RequestFate
{
    int outcomes = 0;
    bool isSent = false;
};

class Play
{
public:
    explicit Play(ByteView script)
        : m_script(script)
        , m_engine(options())
    {
    }

    void run()
    {
        m_engine.start(m_now);
        drain();
        for (std::size_t step = 0; step < stepsMax && !m_script.empty(); ++step)
            act();
        m_engine.stop(m_now);
        drain();
        fuzz::require(!m_engine.deadline());
        for (const auto &[request, fate] : m_fates)
            fuzz::require(fate.outcomes == 1);
    }

private:
    enum class Line : std::uint8_t { None, Dialing, Open };

    static EngineOptions options()
    {
        EngineOptions options;
        options.endpoints = {*Endpoint::parse("a:1"), *Endpoint::parse("b:2")};
        options.seed = seedFrom(1);
        options.pendingMax = 6;
        options.releaseLanePlaces = 5;
        options.rememberedMax = 3;
        options.releaseAnswersMax = 8;
        return options;
    }

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
        switch (word % 8U) {
        case 0:
            acquire();
            break;
        case 1:
            release();
            break;
        case 2:
            m_engine.perform(CancelCommand{RequestId(next() % 8U)}, m_now);
            break;
        case 3:
            changeLine(word >> 3U);
            break;
        case 4:
            m_now += 10ms * next();
            m_engine.tick(m_now);
            break;
        case 5:
            tickToDeadline();
            break;
        case 6:
            receive(reply());
            break;
        case 7:
            receive(noise());
            break;
        }
        drain();
    }

    void acquire()
    {
        const auto shape = next();
        const RequestId request(++m_lastRequest);
        m_fates[request];
        const auto wait = shape % 4U == 0 ? std::nullopt : std::optional<std::int64_t>(shape % 4U - 1);
        m_engine.perform(AcquireCommand{request, key(shape).text(), wait, shape % 8U}, m_now);
    }

    void release()
    {
        const auto shape = next();
        const RequestId request(++m_lastRequest);
        m_fates[request];
        if (shape % 2U == 0)
            m_engine.perform(ReleaseAcquiredCommand{request, RequestId(shape >> 1U)}, m_now);
        else
            m_engine.perform(ReleaseTokenCommand{request, key(shape).text(), token(shape)}, m_now);
    }

    void changeLine(unsigned how)
    {
        if (m_line == Line::None)
            return;
        if (how % 4U == 0) {
            m_line = Line::None;
            m_engine.disconnected(m_now);
        } else if (how % 4U == 1) {
            m_engine.perform(CutCommand{}, m_now);
        } else if (m_line == Line::Dialing) {
            m_line = Line::Open;
            m_engine.connected(m_now);
            drain();
            welcome();
        }
    }

    void welcome()
    {
        Bytes bytes = wire::challengeLine("v2.x");
        receive(bytes);
        drain();
        bytes.clear();
        wire::append(bytes, wire::LeaderNotice{"a:1"}, WireVersion::V2);
        receive(bytes);
    }

    void tickToDeadline()
    {
        for (int tick = 0;; ++tick) {
            const auto deadline = m_engine.deadline();
            if (!deadline || (tick > 0 && *deadline > m_now))
                return;
            fuzz::require(tick < ticksMax);
            m_now = std::max(m_now, *deadline);
            m_engine.tick(m_now);
            drain();
        }
    }

    void receive(const Bytes &bytes)
    {
        if (m_line == Line::Open)
            m_engine.received(bytes, m_now);
    }

    Key key(unsigned shape) { return *Key::parse(shape % 3U == 0 ? "k" : "other"); }
    Token token(unsigned shape) { return Token(shape % 5U); }
    Owner owner(unsigned shape) { return m_owners.empty() ? Owner() : m_owners[shape % m_owners.size()]; }

    Bytes reply()
    {
        const auto kind = next();
        const auto shape = next();
        Bytes bytes;
        const auto say = [&](const wire::Reply &said) { wire::append(bytes, said, WireVersion::V2); };
        switch (kind % 8U) {
        case 0:
            say(wire::GrantedReply{owner(shape), token(kind >> 3U), key(shape)});
            break;
        case 1:
            say(wire::TimedOutReply{owner(shape), key(kind)});
            break;
        case 2:
            say(wire::BusyReply{owner(shape), key(kind)});
            break;
        case 3:
            say(wire::ReleasedReply{token(kind >> 3U), key(shape)});
            break;
        case 4:
            say(wire::NotFoundReply{token(kind >> 3U), key(shape)});
            break;
        case 5:
            say(wire::MovedReply{shape % 2U == 0 ? "b:2" : "c:3"});
            break;
        case 6:
            say(wire::LeaderNotice{shape % 2U == 0 ? "b:2" : "c:3"});
            break;
        case 7:
            say(wire::ErrorReply{shape % 3U == 0 ? "no_leader" : (shape % 3U == 1 ? "not_active" : "auth_failed")});
            break;
        }
        return bytes;
    }

    Bytes noise()
    {
        // First: it takes from the script itself.
        const auto wanted = std::size_t{next() % 64U};
        const auto taken = m_script.first(std::min(wanted, m_script.size()));
        m_script = m_script.subspan(taken.size());
        return {taken.begin(), taken.end()};
    }

    void drain()
    {
        bool isHashed = false;
        while (const auto action = m_engine.nextAction()) {
            match(
                *action,
                [this](const Dial &) {
                    fuzz::require(m_line == Line::None);
                    m_line = Line::Dialing;
                },
                [this](const Send &send) {
                    fuzz::require(m_line == Line::Open);
                    fuzz::require(!send.bytes.empty());
                },
                [this](const HangUp &) {
                    fuzz::require(m_line != Line::None);
                    m_line = Line::None;
                },
                [&](const ComputeDigest &) {
                    fuzz::require(m_line == Line::Open);
                    isHashed = true;
                });
        }
        while (const auto told = m_engine.nextEvent())
            note(told->event);
        if (isHashed && m_line == Line::Open) {
            m_engine.digestReady({}, m_now);
            drain();
        }
    }

    void note(const ClientEvent &event)
    {
        if (const auto *const sent = std::get_if<AcquireSent>(&event)) {
            m_fates.at(sent->request).isSent = true;
            fuzz::require(m_everSent.insert(sent->owner).second);
            m_owners.push_back(sent->owner);
        } else if (const auto *const ended = std::get_if<AcquireEnded>(&event)) {
            auto &fate = m_fates.at(ended->request);
            ++fate.outcomes;
            requireFits(fate, ended->outcome);
        } else if (const auto *const released = std::get_if<ReleaseEnded>(&event)) {
            ++m_fates.at(released->request).outcomes;
        }
    }

    static void requireFits(const RequestFate &fate, const AcquireOutcome &outcome)
    {
        match(
            outcome,
            [&](const OutcomeGranted &) { fuzz::require(fate.isSent); },
            [](const OutcomeTimedOut &) {},
            [&](const OutcomeBusy &) { fuzz::require(fate.isSent); },
            [&](const OutcomeIndeterminate &) { fuzz::require(fate.isSent); },
            [&](const OutcomeCancelled &) { fuzz::require(!fate.isSent); },
            [&](const OutcomeFailed &) { fuzz::require(!fate.isSent); });
    }

    ByteView m_script;
    Engine m_engine;
    TimePoint m_now = TimePoint(1h);
    Line m_line = Line::None;
    std::uint64_t m_lastRequest = 0;
    std::map<RequestId, RequestFate> m_fates;
    std::vector<Owner> m_owners;
    std::set<Owner> m_everSent;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Play(std::as_bytes(std::span(data, size))).run();
    return 0;
}
