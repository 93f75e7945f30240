// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/base/result.h"
#include "core/vocabulary/words.h"
#include "core/wire/message.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace lockscope::wire {

/// What can be wrong with bytes from a client; each is one `E` (PROTOCOL.md, Errors).
enum class RequestError : std::uint8_t { BadRequest, TooLong, BadKey };
/// What can be wrong with bytes from a server (C6).
enum class ReplyError : std::uint8_t { Malformed, Oversized, UnknownOp };

/// Cuts the bytes that came on one connection into frames; the fixed part is read by count, the rest up to the LF.
///
/// feed() bytes as they arrive, however they are split; then call next() until it yields nothing. After an error the
/// stream is beyond repair: every later next() reports the same error (HE6). It keeps at most one unfinished frame
/// beyond what was fed last.
class FrameBuffer
{
public:
    void feed(ByteView bytes);
    /// Bytes that are fed and not yet taken as frames.
    [[nodiscard]] std::size_t pendingSize() const { return m_bytes.size() - m_taken; }
    [[nodiscard]] ByteView pending() const { return ByteView(m_bytes).subspan(m_taken); }
    void take(std::size_t count) { m_taken += count; }

private:
    Bytes m_bytes;
    std::size_t m_taken = 0;
};

/// What a server reads on one connection.
class RequestReader
{
public:
    explicit RequestReader(WireVersion version)
        : m_version(version)
    {
    }
    void feed(ByteView bytes) { m_buffer.feed(bytes); }
    [[nodiscard]] Result<std::optional<Request>, RequestError> next();
    /// Whether the stream stands at a frame boundary: an end of the connection here is orderly (F1).
    [[nodiscard]] bool atBoundary() const { return m_buffer.pendingSize() == 0; }

private:
    WireVersion m_version;
    FrameBuffer m_buffer;
    std::optional<RequestError> m_error;
};

/// What a v2 client reads on one connection.
class ReplyReader
{
public:
    void feed(ByteView bytes) { m_buffer.feed(bytes); }
    [[nodiscard]] Result<std::optional<Reply>, ReplyError> next();
    [[nodiscard]] bool atBoundary() const { return m_buffer.pendingSize() == 0; }

private:
    FrameBuffer m_buffer;
    std::optional<ReplyError> m_error;
};

} // namespace lockscope::wire
