// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "server/engine/connection_traffic.h"
#include "server/io/file_descriptor.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace lockscope::server {

/// One accepted socket and what is still to be written to it.
///
/// Not a QTcpSocket: that one cannot tell a reset from an orderly end (F1), nor close for writing alone.
class Link
{
public:
    explicit Link(FileDescriptor socket);

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
    [[nodiscard]] std::size_t unsentSize() const { return m_output.size() - m_sent; }

    /// Once everything queued is written the peer sees the end; what it still sends is to be read and dropped, since
    /// closing over unread bytes would make a reset of it, and take the last words with it.
    void closeForWriting() { m_closing = true; }
    [[nodiscard]] bool isClosing() const { return m_closing; }

    [[nodiscard]] int descriptor() const { return m_socket.number(); }
    /// "127.0.0.1:40112"; empty where the peer is gone already.
    [[nodiscard]] std::string peer() const;

    /// Whether writability is watched; kept by the driver.
    bool watchesWrites = false;
    /// It is in the driver's list of links to flush.
    bool isDirty = false;

private:
    FileDescriptor m_socket;
    Bytes m_output;
    std::size_t m_sent = 0;
    bool m_closing = false;
    bool m_closed = false;
};

} // namespace lockscope::server
