// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/transcription.h"

#include "core/base/match.h"
#include "core/scenario/board.h"
#include "core/scenario/name_giver.h"
#include "core/scenario/sighting.h"

#include <chrono>
#include <map>
#include <optional>
#include <utility>

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

class Transcriber
{
public:
    explicit Transcriber(std::span<const Entry> entries)
    {
        for (const auto &entry : entries)
            m_names.note(entry);
    }

    void take(const Entry &entry)
    {
        if (!m_last)
            m_last = entry.at.steady;
        if (const auto *const given = std::get_if<CommandGiven>(&entry.event)) {
            catchUp(entry.at.steady);
            say(*given);
        } else if (const auto *const server = std::get_if<ServerEvent>(&entry.event); server != nullptr
                   && std::holds_alternative<ServerStarted>(*server) && m_board.server() == ServerWord::Stopped) {
            catchUp(entry.at.steady);
            line("start");
        }
        m_board.apply(entry);
    }

    /// After the last entry.
    void end(TimePoint at) { catchUp(at); }

    [[nodiscard]] std::string text(const std::string &title) const
    {
        auto text = "lockscope 1\n# title: " + title + '\n' + padded("nodes") + std::to_string(m_names.nodes()) + '\n';
        if (!m_names.clients().empty()) {
            text += padded("client");
            for (const auto &[client, name] : m_names.clients())
                text += (client == m_names.clients().begin()->first ? "" : " ") + name;
            text += '\n';
        }
        for (const auto &[key, name] : m_names.keys())
            text += padded("key") + name + " = " + quoted(key) + '\n';
        return text + '\n' + m_lines;
    }

private:
    void line(const std::string &words) { m_lines += words + '\n'; }
    void comment(const std::string &words) { line("# " + words); }

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
        if (request.truth == TruthState::Held && request.isOrphan && !std::exchange(told.isOrphan, true))
            line("expect  true(" + name + ").orphan");
    }

    void say(const CommandGiven &given)
    {
        match(
            given.command,
            [&](const ClientCommand &command) {
                if (given.client)
                    say(*given.client, command);
            },
            [&](const ServerCommand &command) { line(wordsOf(command)); },
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
                line(who + "acquire " + m_names.of(c.key) + wait + " lease=" + std::to_string(c.lease) + "s as "
                     + name);
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

    [[nodiscard]] std::string wordsOf(const FaultyLink &link) const
    {
        const auto &name = m_names.of(link.client);
        return match<std::string>(
            link.fault,
            [&](const CutFault &) { return padded("cut") + name + " reset"; },
            [&](const DelayFault &f) { return padded("delay") + name + wayOf(f.way) + ' ' + textOf(f.by); },
            [&](const HalfOpenFault &f) { return padded("half-open") + name + wayOf(f.way); },
            [&](const DropFault &f) { return padded("drop") + name + wayOf(f.way); },
            [&](const CorruptFault &f) { return padded("corrupt") + name + wayOf(f.way); });
    }

    void say(const FaultCommand &command)
    {
        match(
            command,
            [&](const BeginFaultCommand &c) {
                m_links.insert_or_assign(c.fault, c.link);
                line(wordsOf(c.link));
            },
            [&](const ArmFaultCommand &c) {
                const auto action = match<std::string>(
                    c.action,
                    [&](const FaultyLink &link) { return wordsOf(link); },
                    [&](const ServerCommand &server) { return wordsOf(server); });
                line("when    " + c.when + "  " + action);
            },
            [&](const EndFaultCommand &c) { endFault(c.fault); },
            [&](const EndAllFaultsCommand &) {
                while (!m_links.empty())
                    endFault(m_links.begin()->first);
            });
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
        bool isOrphan = false;
    };

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
    std::string m_lines;
};

} // namespace

std::string transcribe(std::span<const Entry> entries, const std::string &title)
{
    Transcriber transcriber(entries);
    for (const auto &entry : entries)
        transcriber.take(entry);
    if (!entries.empty())
        transcriber.end(entries.back().at.steady);
    return transcriber.text(title);
}

} // namespace lockscope::scenario
