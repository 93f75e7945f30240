// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

struct ssl_st;

namespace lockscope::server {

/// One end of a TLS connection without its socket: what the peer sent goes in, what is for the peer comes out.
///
///     bytes from the socket ─▶ hear() ─▶ read()  ─▶ requests
///                replies ─▶ say()  ─▶ takeOutput() ─▶ bytes for the socket
///
/// After every call, takeOutput() has what the handshake or TLS itself wants sent.
class TlsSession
{
public:
    explicit TlsSession(ssl_st *session);

    /// Bytes as they came from the peer, at most as many as the next read() has room for.
    void hear(ByteView bytes);

    enum class State : std::uint8_t {
        Open,
        /// The peer said that nothing more follows.
        Ended,
        /// Not TLS, or not to be trusted any more. The session is over.
        Broken
    };
    struct Read
    {
        /// The front of what was given to read into.
        std::size_t size = 0;
        /// How it is behind those bytes.
        State state = State::Open;
    };
    /// Everything that the peer has said. Takes the handshake on too.
    [[nodiscard]] Read read(std::span<std::byte> into);

    /// Kept until the handshake is through.
    void say(ByteView bytes);
    /// Says that nothing more follows.
    void end();
    /// Appends what is for the peer.
    void takeOutput(Bytes &out);
    /// What was said and waits for the handshake.
    [[nodiscard]] std::size_t keptSize() const { return m_kept.size(); }

private:
    struct Free
    {
        void operator()(ssl_st *session) const;
    };

    void encrypt(ByteView bytes);

    std::unique_ptr<ssl_st, Free> m_session;
    Bytes m_kept;
    State m_state = State::Open;
};

} // namespace lockscope::server
