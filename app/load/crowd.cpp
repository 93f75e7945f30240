// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/load/crowd.h"

#include "app/load/resources.h"

#include <cerrno>
#include <cstring>
#include <netdb.h>
#include <system_error>
#include <utility>

namespace lockscope::load {

namespace {

/// Handshakes under way: enough to keep a server busy, less than any listener's backlog.
constexpr std::size_t handshakesMax = 256;
/// For one request with a short key.
constexpr std::size_t usualRequestSize = 64;
constexpr std::size_t inputSize = std::size_t{64} * 1024;
/// A server that lets nobody in for so long is none.
constexpr Duration handshakePatience = std::chrono::seconds(10);

auto broken(LoadFailure kind, std::string detail = {})
{
    return failure(LoadProblem{kind, std::move(detail)});
}

auto brokenBy(int number)
{
    const auto kind = number == EMFILE || number == ENFILE ? LoadFailure::NoDescriptors : LoadFailure::CannotConnect;
    return broken(kind, std::generic_category().message(number));
}

} // namespace

Crowd::Crowd(Endpoint server, DialogueMaker makeDialogue, LoadWatch &watch)
    : m_server(std::move(server))
    , m_makeDialogue(std::move(makeDialogue))
    , m_watch(watch)
    , m_input(inputSize)
{
}

Result<void, LoadProblem> Crowd::open(std::size_t count)
{
    if (const auto resolved = resolve(); !resolved)
        return resolved;
    m_members.reserve(count);
    auto lastProgress = readNow();
    auto lastCount = m_readyCount;
    while (m_readyCount < count && !m_watch.stopWanted) {
        if (std::exchange(lastCount, m_readyCount) != m_readyCount)
            lastProgress = readNow();
        if (readNow() - lastProgress > handshakePatience)
            return broken(LoadFailure::Silent);
        while (m_members.size() < count && m_members.size() - m_readyCount < handshakesMax) {
            if (const auto connected = connectOne(); !connected)
                return connected;
        }
        if (const auto turned = turn(stopLookInterval); !turned)
            return failure(turned.error());
        m_watch.doneCount.store(m_readyCount, std::memory_order_relaxed);
    }
    return {};
}

Result<void, LoadProblem> Crowd::close()
{
    m_isClosing = true;
    for (auto &member : m_members) {
        member.link.closeForWriting();
        static_cast<void>(member.link.flush()); // one that is gone already is what is wanted
    }
    while (m_endedCount < m_members.size() && !m_watch.stopWanted) {
        if (const auto turned = turn(stopLookInterval); !turned)
            return failure(turned.error());
    }
    m_members.clear();
    return {};
}

Crowd::Writing Crowd::writeTo(std::size_t member)
{
    noteOutput(member);
    auto &output = m_members[member].output;
    if (output.empty())
        output.reserve(usualRequestSize);
    return {*m_members[member].dialogue, output};
}

Result<const std::vector<Answer> *, LoadProblem> Crowd::turn(Duration patience)
{
    m_answers.clear();
    if (const auto flushed = flush(); !flushed)
        return failure(flushed.error());
    for (const auto &ready : m_poller.poll(patience)) {
        if (const auto taken = take(ready); !taken)
            return failure(taken.error());
    }
    return &m_answers;
}

Result<void, LoadProblem> Crowd::resolve()
{
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    addrinfo *found = nullptr;
    const auto port = std::to_string(m_server.port());
    if (const int error = getaddrinfo(m_server.host().c_str(), port.c_str(), &hints, &found); error != 0)
        return broken(LoadFailure::UnknownHost, gai_strerror(error));
    std::memcpy(&m_address, found->ai_addr, found->ai_addrlen);
    m_addressSize = found->ai_addrlen;
    freeaddrinfo(found);
    return {};
}

Result<void, LoadProblem> Crowd::connectOne()
{
    server::FileDescriptor socket(::socket(m_address.ss_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
    if (!socket)
        return brokenBy(errno);
    const auto *const address = reinterpret_cast<const sockaddr *>(&m_address);
    if (::connect(socket.number(), address, m_addressSize) != 0 && errno != EINPROGRESS)
        return brokenBy(errno);
    const auto number = m_members.size();
    m_poller.add(socket.number(), number);
    m_poller.watchWrites(socket.number(), number, true);
    m_members.push_back({.link = server::Link(std::move(socket)), .dialogue = m_makeDialogue()});
    return {};
}

Result<void, LoadProblem> Crowd::take(const server::Poller::Ready &ready)
{
    auto &member = m_members[ready.name];
    if (!member.isConnected) {
        if (const auto connected = finishConnecting(member); !connected)
            return connected;
        noteOutput(ready.name);
    } else if (ready.writable) {
        noteOutput(ready.name);
    }
    return ready.readable ? read(ready.name) : Result<void, LoadProblem>();
}

Result<void, LoadProblem> Crowd::finishConnecting(Member &member)
{
    int error = 0;
    socklen_t size = sizeof error;
    getsockopt(member.link.descriptor(), SOL_SOCKET, SO_ERROR, &error, &size);
    if (error != 0)
        return brokenBy(error);
    member.isConnected = true;
    member.link.watchesWrites = true;
    member.dialogue->begin(member.output);
    return {};
}

Result<void, LoadProblem> Crowd::read(std::size_t number)
{
    auto &member = m_members[number];
    const auto got = member.link.read(m_input);
    if (got.size > 0) {
        const auto bytes = ByteView(m_input).first(got.size);
        if (const auto taken = member.dialogue->received(bytes, member.output, m_answers); !taken)
            return m_isClosing ? Result<void, LoadProblem>() : taken;
        if (!member.output.empty())
            noteOutput(number);
        if (!member.isReady && member.dialogue->isReady()) {
            member.isReady = true;
            ++m_readyCount;
        }
    }
    if (!got.end)
        return {};
    if (!m_isClosing)
        return broken(LoadFailure::ConnectionLost);
    m_poller.remove(member.link.descriptor());
    ++m_endedCount;
    return {};
}

Result<void, LoadProblem> Crowd::flush()
{
    for (const auto number : std::exchange(m_written, {})) {
        auto &member = m_members[number];
        member.hasOutput = false;
        member.link.queue(std::exchange(member.output, {}));
        if (!member.link.flush())
            return broken(LoadFailure::ConnectionLost);
        const bool isWaiting = member.link.unsentSize() > 0;
        if (std::exchange(member.link.watchesWrites, isWaiting) != isWaiting)
            m_poller.watchWrites(member.link.descriptor(), number, isWaiting);
    }
    return {};
}

void Crowd::noteOutput(std::size_t number)
{
    if (!std::exchange(m_members[number].hasOutput, true))
        m_written.push_back(number);
}

} // namespace lockscope::load
