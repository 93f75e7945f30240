// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/io/link.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <utility>

namespace lockscope::server {

namespace {

/// As much as one TLS record may hold.
constexpr std::size_t encryptedReadSize = 16 * 1024;
/// Moving what is unsent to the front costs more than so many bytes of it.
constexpr std::size_t sentKeptMax = 64 * 1024;

} // namespace

Link::Link(FileDescriptor socket, std::optional<TlsSession> tls)
    : m_socket(std::move(socket))
    , m_tls(std::move(tls))
{
    // A reply is a few bytes that somebody waits for: it must not wait for company.
    const int on = 1;
    setsockopt(m_socket.number(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

Link::Read Link::read(std::span<std::byte> into)
{
    if (!m_tls)
        return readPlain(into);
    // Room for everything that so many encrypted bytes can say.
    std::array<std::byte, encryptedReadSize> encrypted;
    const auto heard = readPlain(std::span(encrypted).first(std::min(encrypted.size(), into.size())));
    m_tls->hear(std::span(encrypted).first(heard.size));
    const auto read = m_tls->read(into);
    m_tls->takeOutput(m_output);
    switch (read.state) {
    case TlsSession::State::Open:
        // Without a word inside TLS the end of the socket proves nothing.
        return {.size = read.size, .end = heard.end ? std::optional(PeerEnd::Reset) : std::nullopt};
    case TlsSession::State::Ended:
        return {.size = read.size, .end = PeerEnd::Orderly};
    case TlsSession::State::Broken:
        return {.size = read.size, .end = PeerEnd::Reset};
    }
    return {};
}

Link::Read Link::readPlain(std::span<std::byte> into) const
{
    for (;;) {
        const auto size = ::recv(m_socket.number(), into.data(), into.size(), MSG_DONTWAIT);
        if (size > 0)
            return {.size = static_cast<std::size_t>(size)};
        if (size == 0)
            return {.end = PeerEnd::Orderly};
        if (errno == EAGAIN)
            return {};
        if (errno != EINTR)
            return {.end = PeerEnd::Reset};
    }
}

void Link::queue(Bytes bytes)
{
    if (m_tls) {
        m_tls->say(bytes);
        m_tls->takeOutput(m_output);
    } else if (m_output.empty()) {
        m_output = std::move(bytes);
    } else {
        m_output.insert(m_output.end(), bytes.begin(), bytes.end());
    }
}

void Link::closeForWriting()
{
    m_closing = true;
    if (m_tls) {
        m_tls->end();
        m_tls->takeOutput(m_output);
    }
}

bool Link::flush()
{
    while (waitingSize() > 0) {
        const auto sent =
            ::send(m_socket.number(), m_output.data() + m_sent, waitingSize(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent >= 0)
            m_sent += static_cast<std::size_t>(sent);
        else if (errno == EAGAIN)
            return dropSent();
        else if (errno != EINTR)
            return false;
    }
    m_output.clear();
    m_sent = 0;
    if (m_closing && !m_closed) {
        m_closed = true;
        ::shutdown(m_socket.number(), SHUT_WR);
    }
    return true;
}

/// A peer that always leaves something unread would have all that was ever sent to it kept. True, for flush().
bool Link::dropSent()
{
    if (m_sent >= sentKeptMax) {
        m_output.erase(m_output.begin(), m_output.begin() + static_cast<std::ptrdiff_t>(m_sent));
        m_sent = 0;
    }
    return true;
}

std::string Link::peer() const
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    auto *const anyFamily = reinterpret_cast<sockaddr *>(&address);
    std::array<char, NI_MAXHOST> host{};
    std::array<char, NI_MAXSERV> port{};
    if (getpeername(m_socket.number(), anyFamily, &size) != 0)
        return {};
    constexpr int numeric = NI_NUMERICHOST | NI_NUMERICSERV;
    if (getnameinfo(anyFamily, size, host.data(), host.size(), port.data(), port.size(), numeric) != 0)
        return {};
    const std::string name(host.data());
    const bool isV6 = name.find(':') != std::string::npos;
    return (isV6 ? "[" + name + "]" : name) + ":" + port.data();
}

} // namespace lockscope::server
