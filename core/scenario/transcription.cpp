// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/transcription.h"

#include "core/base/match.h"
#include "core/scenario/aftermath.h"
#include "core/scenario/board.h"
#include "core/scenario/name_giver.h"
#include "core/scenario/sighting.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace lockscope::scenario {

namespace {

using namespace std::chrono_literals;

/// Gaps that are shorter belong to one movement of the hand.
constexpr Duration pauseMin = 1ms;

/// A word and blanks up to the column where operands begin.
std::string padded(std::string word)
{
    constexpr std::size_t column = 8;
    word.resize(std::max(word.size() + 1, column), ' ');
    return word;
}

std::string quoted(const std::string &text)
{
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            out += '\\';
        out += c;
    }
    return out + '"';
}

std::string wayOf(FaultWay way)
{
    return way == FaultWay::Both ? std::string() : ' ' + std::string(nameOf(way));
}

/// Of what a line says for one way only.
std::vector<FaultWay> eachWayOf(FaultWay way)
{
    return way == FaultWay::Both ? std::vector{FaultWay::ToServer, FaultWay::ToClient} : std::vector{way};
}

class Transcriber
{
public:
    Transcriber(std::span<const Entry> entries, TimePoint shown)
        : m_aftermath(aftermathOf(entries))
        , m_shown(shown)
    {
        for (const auto &entry : entries)
            m_names.note(entry);
    }

    void take(std::size_t place, const Entry &entry)
    {
        if (!m_last)
            m_last = entry.at.steady;
        const auto *const given = std::get_if<CommandGiven>(&entry.event);
        if (given != nullptr && !m_aftermath.sprung.contains(place)) {
            catchUp(entry.at.steady);
            beginShown(entry.at.steady);
            say(*given, m_aftermath.refused.contains(place));
        } else if (const auto *const server = std::get_if<ServerEvent>(&entry.event); server != nullptr
                   && std::holds_alternative<ServerStarted>(*server) && m_board.server() == ServerWord::Stopped) {
            catchUp(entry.at.steady);
            beginShown(entry.at.steady);
            line("start");
        }
        m_board.apply(entry);
    }

    /// After the last entry.
    void end(TimePoint at)
    {
        catchUp(at);
        land();
    }

    [[nodiscard]] std::string text(const std::string &title) const
    {
        // What was on its way at the same moment comes in the order in which it did.
        auto text = "lockscope 1\n# title: " + title + '\n' + padded("nodes") + std::to_string(m_names.nodes()) + '\n'
            + padded("weather") + "delay=20us split=0 join=0\n";
        if (!m_names.clients().empty()) {
            text += padded("client");
            for (const auto &[client, name] : m_names.clients())
                text += (client == m_names.clients().begin()->first ? "" : " ") + name;
            text += '\n';
        }
        for (const auto &[key, name] : m_names.keys())
            text += padded("key") + name + " = " + quoted(key) + '\n';
        text += '\n';
        for (const auto &line : m_lines)
            text += line + '\n';
        return text;
    }

private:
    void line(std::string words)
    {
        land();
        m_lines.push_back(std::move(words));
    }
    void comment(const std::string &words) { line("# " + words); }

    /// Before a command, and not in the middle of what came of the ones before it: nobody looked there.
    void beginShown(TimePoint now)
    {
        if (now >= m_shown && m_flight.empty() && !std::exchange(m_isShown, true) && !m_lines.empty())
            comment("What was shown begins here.");
    }

    /// Time passes as it did, and then what came of it is expected.
    void catchUp(TimePoint now)
    {
        if (now - *m_last >= pauseMin)
            line('+' + textOf(std::chrono::ceil<std::chrono::milliseconds>(now - *m_last)));
        m_last = now;
        for (Handle handle = 1; handle <= m_board.book().size(); ++handle)
            expect(handle);
        for (const auto &[client, name] : m_names.clients()) {
            const auto *const fate = m_board.fateOf(client);
            auto &told = m_toldFates[client];
            if (fate == nullptr || fate->state == FateWord::Open || std::exchange(told, fate->state) == fate->state)
                continue;
            line("expect  fate(" + name + ") is " + std::string(wordOf(fate->state)));
        }
    }

    /// An acquire whose line waits for those of the same moment.
    struct Flying
    {
        std::string words;
        ClientId client;
        std::size_t arrival = 0;
    };

    /// Acquires that nobody waited for between them may overtake each other: those of several clients stand in the
    /// order in which they came to the server.
    void acquireLine(std::string words, lockscope::RequestRef request)
    {
        const auto found = m_aftermath.arrived.find(request);
        const auto arrival = found == m_aftermath.arrived.end() ? neverArrived : found->second;
        auto place = m_flight.end();
        while (place != m_flight.begin() && std::prev(place)->arrival > arrival
               && std::prev(place)->client != request.client)
            --place;
        m_flight.insert(place, {std::move(words), request.client, arrival});
    }

    /// So much apart, that the network keeps their order.
    void land()
    {
        const auto flight = std::exchange(m_flight, {});
        for (std::size_t place = 0; place < flight.size(); ++place) {
            if (place > 0)
                m_lines.emplace_back("+100us");
            m_lines.push_back(flight[place].words);
        }
    }

    void expect(Handle handle)
    {
        const auto &request = m_board.book().at(handle);
        const auto &name = m_requests.at(handle);
        if (!request.belief)
            return;
        auto &told = m_told[handle];
        const auto state = request.belief->state;
        if (state != BeliefState::Queued && std::exchange(told.state, state) != state)
            line("expect  " + name + " is " + std::string(wordOf(state)));
        // While its client does not know better, what comes next waits for the server.
        const bool isOpen = state == BeliefState::Sent || state == BeliefState::Indeterminate;
        const bool isNew =
            request.truth != TruthState::Nothing && std::exchange(told.truth, request.truth) != request.truth;
        if (isNew && isOpen && request.isAcquire)
            line("expect  true(" + name + ") is " + std::string(wordOf(request.truth)));
        if (request.truth == TruthState::Held && request.isOrphan && !std::exchange(told.isOrphan, true))
            line("expect  true(" + name + ").orphan");
    }

    void say(const CommandGiven &given, bool isRefused)
    {
        match(
            given.command,
            [&](const ClientCommand &command) {
                if (given.client)
                    say(*given.client, command);
            },
            [&](const ServerCommand &command) { line(wordsOf(command) + (isRefused ? " -> refused" : "")); },
            [&](const FaultCommand &command) { say(command); });
    }

    /// Makes the request known, so that what comes of it is found.
    std::string made(ClientId client, RequestId request, bool isAcquire, const std::string &key)
    {
        const auto handle = m_board.book().add(client, request, isAcquire, key);
        auto name = (isAcquire ? 'a' : 'r') + std::to_string(++(isAcquire ? m_acquires : m_releases));
        m_requests.emplace(handle, name);
        m_byRequest.insert_or_assign(lockscope::RequestRef{client, request}, handle);
        return name;
    }

    /// The acquire's name, or `none`: nobody here made it.
    [[nodiscard]] std::string nameOf(ClientId client, RequestId acquire) const
    {
        const auto found = m_byRequest.find(lockscope::RequestRef{client, acquire});
        return found == m_byRequest.end() ? "none" : m_requests.at(found->second);
    }

    /// The acquire that got it, as the server or a client says.
    [[nodiscard]] std::string tokenOf(Token token) const
    {
        const auto handle = m_board.book().find(token);
        if (!handle)
            return std::to_string(token.value());
        const bool isBelieved = m_board.book().at(*handle).belief && m_board.book().at(*handle).belief->token == token;
        const auto &name = m_requests.at(*handle);
        return isBelieved ? name + ".token" : "true(" + name + ").token";
    }

    void say(ClientId client, const ClientCommand &command)
    {
        const auto who = padded(m_names.of(client));
        match(
            command,
            [&](const AcquireCommand &c) {
                const auto wait = c.wait ? " wait=" + std::to_string(*c.wait) + 's' : std::string();
                const auto name = made(client, c.request, true, c.key);
                acquireLine(who + "acquire " + m_names.of(c.key) + wait + " lease=" + std::to_string(c.lease) + "s as "
                                + name,
                            {client, c.request});
            },
            [&](const ReleaseAcquiredCommand &c) {
                const auto about = nameOf(client, c.acquire);
                line(who + "release " + about + " as " + made(client, c.request, false, {}));
            },
            [&](const ReleaseTokenCommand &c) {
                const auto token = tokenOf(c.token);
                line(who + "release " + m_names.of(c.key) + " token=" + token + " as "
                     + made(client, c.request, false, c.key));
            },
            [&](const CancelCommand &c) { line(who + "cancel " + nameOf(client, c.acquire)); },
            [&](const CutCommand &) { line(who + "cut"); },
            [&](const StopCommand &) { line(who + "stop"); });
    }

    [[nodiscard]] std::string wordsOf(const ServerCommand &command) const
    {
        const auto node = [](const char *word, NodeId id) {
            return padded(word) + "node=" + std::to_string(id.value());
        };
        return match<std::string>(
            command,
            [&](const HoldLaneCommand &c) {
                return padded("hold-lane") + m_names.of(c.key) + (c.throughStop ? " through-stop" : "");
            },
            [&](const DrainLaneCommand &c) { return padded("drain-lane") + m_names.of(c.key); },
            [&](const HandOverCommand &c) { return node("leader", c.node); },
            [&](const CrashNodeCommand &c) { return node("crash", c.node); },
            [&](const StartNodeCommand &c) { return node("start", c.node); },
            [](const NoLeaderCommand &c) { return padded("no-leader") + textOf(c.length); },
            [](const DiskFaultCommand &c) {
                switch (c.fault) {
                case DiskFault::FsyncError:
                    return padded("disk") + "fsync-error";
                case DiskFault::NoSpace:
                    return padded("disk") + "enospc";
                case DiskFault::Slow:
                    break;
                }
                return padded("disk") + "slow " + textOf(c.delay);
            },
            [](const BreakFateIndexCommand &) { return std::string("break-index"); },
            [](const SnapshotCommand &) { return std::string("tell-state"); },
            [](const StopServerCommand &) { return std::string("stop"); });
    }

    using Lines = std::vector<std::string>;

    [[nodiscard]] Lines linesOf(const FaultyLink &link) const
    {
        const auto &name = m_names.of(link.client);
        const auto eachWay = [&](const char *word, FaultWay ways) {
            Lines lines;
            for (const auto way : eachWayOf(ways))
                lines.push_back(padded(word) + name + wayOf(way));
            return lines;
        };
        return match<Lines>(
            link.fault,
            [&](const CutFault &) { return Lines{padded("cut") + name + " reset"}; },
            [&](const DelayFault &f) { return Lines{padded("delay") + name + wayOf(f.way) + ' ' + textOf(f.by)}; },
            [&](const HalfOpenFault &f) { return Lines{padded("half-open") + name + wayOf(f.way)}; },
            [&](const DropFault &f) { return eachWay("drop", f.way); },
            [&](const CorruptFault &f) { return eachWay("corrupt", f.way); });
    }

    void say(const FaultCommand &command)
    {
        match(
            command,
            [&](const BeginFaultCommand &c) {
                m_links.insert_or_assign(c.fault, c.link);
                for (const auto &words : linesOf(c.link))
                    line(words);
            },
            [&](const ArmFaultCommand &c) { arm(c); },
            [&](const EndFaultCommand &c) { endFault(c.fault); },
            [&](const EndAllFaultsCommand &) {
                while (!m_links.empty())
                    endFault(m_links.begin()->first);
            });
    }

    /// What never struck would fail as a `when`.
    void arm(const ArmFaultCommand &armed)
    {
        const auto actions = match<Lines>(
            armed.action,
            [&](const FaultyLink &link) { return linesOf(link); },
            [&](const ServerCommand &server) { return Lines{wordsOf(server) + " if-possible"}; });
        const bool isFired = m_aftermath.fired.contains(armed.fault);
        for (const auto &action : actions) {
            const auto words = "when    " + armed.when + "  " + action;
            if (isFired)
                line(words);
            else
                comment(words + ": that never came");
        }
    }

    /// A half-open connection that is mended is cut; what has struck already is over.
    void endFault(FaultId fault)
    {
        const auto link = m_links.extract(fault);
        if (link.empty())
            return comment("a fault was taken away here");
        const auto &name = m_names.of(link.mapped().client);
        if (const auto *const delay = std::get_if<DelayFault>(&link.mapped().fault))
            line(padded("delay") + name + wayOf(delay->way) + " 0s");
        else if (std::holds_alternative<HalfOpenFault>(link.mapped().fault))
            line(padded("cut") + name + " reset");
    }

    struct Told
    {
        BeliefState state = BeliefState::Queued;
        TruthState truth = TruthState::Nothing;
        bool isOrphan = false;
    };

    Aftermath m_aftermath;
    TimePoint m_shown;
    bool m_isShown = false;
    NameGiver m_names;
    Board m_board;
    std::optional<TimePoint> m_last;
    std::map<Handle, std::string> m_requests;
    std::map<lockscope::RequestRef, Handle> m_byRequest;
    std::map<Handle, Told> m_told;
    std::map<ClientId, FateWord> m_toldFates;
    std::map<FaultId, FaultyLink> m_links;
    std::uint64_t m_acquires = 0;
    std::uint64_t m_releases = 0;
    std::vector<std::string> m_lines;
    std::vector<Flying> m_flight;
    static constexpr auto neverArrived = static_cast<std::size_t>(-1);
};

} // namespace

std::string transcribe(std::span<const Entry> entries, const std::string &title, TimePoint shown)
{
    Transcriber transcriber(entries, shown);
    for (std::size_t place = 0; place < entries.size(); ++place)
        transcriber.take(place, entries[place]);
    if (!entries.empty())
        transcriber.end(entries.back().at.steady);
    return transcriber.text(title);
}

} // namespace lockscope::scenario
