// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/load/dialogue.h"
#include "core/vocabulary/endpoint.h"
#include "server/io/link.h"
#include "server/io/poller.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <sys/socket.h>
#include <vector>

namespace lockscope::load {

/// What a load and whoever watches it tell each other; safe from any thread.
struct LoadWatch
{
    /// Asks the load to end early. It looks ten times a second.
    std::atomic<bool> stopWanted = false;
    /// What is done of the load: pairs, or connections.
    std::atomic<std::uint64_t> doneCount = 0;
};

/// A server that answers nothing at all for so long, beside what it was given to wait, is taken for dead.
inline constexpr Duration answerPatience = std::chrono::seconds(30);
/// How long a load waits for anything before it looks whether a stop is wanted.
inline constexpr Duration stopLookInterval = std::chrono::milliseconds(100);

/// The connections of a load, all on the calling thread: an epoll loop that reads what came, asks the dialogues, and
/// writes to each socket once a turn.
///
/// A connection that the server ends while the crowd is open is a problem and ends the load.
class Crowd
{
public:
    Crowd(Endpoint server, DialogueMaker makeDialogue, LoadWatch &watch);

    /// Connects until there are `count` connections and each has its handshake behind it, or a stop is wanted.
    [[nodiscard]] Result<void, LoadProblem> open(std::size_t count);
    /// Ends all connections in order; back when the server has ended them, too.
    [[nodiscard]] Result<void, LoadProblem> close();

    /// How many have their handshake behind them.
    [[nodiscard]] std::size_t readyCount() const { return m_readyCount; }
    /// To write requests into; they go out with the next turn().
    struct Writing
    {
        Dialogue &dialogue;
        Bytes &out;
    };
    [[nodiscard]] Writing writeTo(std::size_t member);

    /// Sends what was written, then waits for at most `patience` and takes what came. The answers are valid until the
    /// next call.
    [[nodiscard]] Result<const std::vector<Answer> *, LoadProblem> turn(Duration patience);

private:
    struct Member
    {
        server::Link link;
        std::unique_ptr<Dialogue> dialogue;
        Bytes output{};
        bool hasOutput = false;
        bool isConnected = false;
        bool isReady = false;
    };

    [[nodiscard]] Result<void, LoadProblem> resolve();
    [[nodiscard]] Result<void, LoadProblem> connectOne();
    [[nodiscard]] Result<void, LoadProblem> take(const server::Poller::Ready &ready);
    [[nodiscard]] Result<void, LoadProblem> finishConnecting(Member &member);
    [[nodiscard]] Result<void, LoadProblem> read(std::size_t number);
    [[nodiscard]] Result<void, LoadProblem> flush();
    void noteOutput(std::size_t number);

    const Endpoint m_server;
    const DialogueMaker m_makeDialogue;
    LoadWatch &m_watch;
    server::Poller m_poller;
    sockaddr_storage m_address{};
    socklen_t m_addressSize = 0;
    std::vector<Member> m_members;
    std::vector<std::size_t> m_written;
    std::vector<Answer> m_answers;
    std::vector<std::byte> m_input;
    std::size_t m_readyCount = 0;
    /// How many the server has ended since close().
    std::size_t m_endedCount = 0;
    bool m_isClosing = false;
};

} // namespace lockscope::load
