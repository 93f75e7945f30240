// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "server/engine/connection_traffic.h"
#include "server/io/file_descriptor.h"
#include "server/io/tls_session.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace lockscope::server {

/// One accepted socket and what is still to be written to it.
///
/// Not a QTcpSocket: that one cannot tell a reset from an orderly end (F1), nor close for writing alone. Over TLS an
/// end is orderly only where the peer said so inside TLS: anybody on the way can end a socket.
class Link
{
public:
    /// `tls`: the link speaks TLS and nothing else.
    explicit Link(FileDescriptor socket, std::optional<TlsSession> tls = std::nullopt);

    struct Read
    {
        /// The front of what was given to read into.
        std::size_t size = 0;
        /// The peer is gone, behind those bytes.
        std::optional<PeerEnd> end{};
    };
    /// What is there now; at most as much as fits.
    [[nodiscard]] Read read(std::span<std::byte> into);

    void queue(Bytes bytes);
    /// Writes what the socket takes. False: the peer is gone.
    [[nodiscard]] bool flush();
    /// What was queued and is not with the system yet.
    [[nodiscard]] std::size_t unsentSize() const { return waitingSize() + (m_tls ? m_tls->keptSize() : 0); }
    /// What is kept for output in all; bounded by what is unsent.
    [[nodiscard]] std::size_t keptSize() const { return m_output.size(); }
    /// There are bytes for the socket; after flush() it has no room for them.
    [[nodiscard]] bool isWaitingForRoom() const { return waitingSize() > 0; }

    /// Once everything queued is written the peer sees the end; what it still sends is to be read and dropped, since
    /// closing over unread bytes would make a reset of it, and take the last words with it.
    void closeForWriting();
    [[nodiscard]] bool isClosing() const { return m_closing; }

    [[nodiscard]] int descriptor() const { return m_socket.number(); }
    /// "127.0.0.1:40112"; empty where the peer is gone already.
    [[nodiscard]] std::string peer() const;

    /// Whether writability is watched; kept by the driver.
    bool watchesWrites = false;
    /// It is in the driver's list of links to flush.
    bool isDirty = false;

private:
    [[nodiscard]] std::size_t waitingSize() const { return m_output.size() - m_sent; }
    [[nodiscard]] Read readPlain(std::span<std::byte> into) const;
    [[nodiscard]] bool dropSent();

    FileDescriptor m_socket;
    std::optional<TlsSession> m_tls;
    Bytes m_output;
    std::size_t m_sent = 0;
    bool m_closing = false;
    bool m_closed = false;
};

} // namespace lockscope::server
