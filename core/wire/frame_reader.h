// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/base/result.h"
#include "core/vocabulary/words.h"
#include "core/wire/message.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace lockscope::wire {

/// What can be wrong with bytes from a client; each is one `E` (docs/wire_format.md, Errors).
enum class RequestError : std::uint8_t { BadRequest, TooLong, BadKey };
/// What can be wrong with bytes from a server (C6).
enum class ReplyError : std::uint8_t { Malformed, Oversized, UnknownOp };

/// What lies behind a frame's op: a part that is read by count, since it may hold 0x0a, and a text up to the LF.
struct FrameShape
{
    std::size_t fixedSize = 0;
    std::size_t textSizeMax = 0;
};

/// Keeps the bytes of one connection until they are whole frames.
///
/// It holds at most one unfinished frame beyond what was fed last, and looks at no byte of a text twice.
class FrameBuffer
{
public:
    /// The parts of one frame; they look into the buffer and end with the next feed().
    struct Parts
    {
        ByteView fixed;
        std::string_view text;
    };
    enum class Error : std::uint8_t { TextTooLong };

    void feed(ByteView bytes);
    /// The first byte that was not taken yet.
    [[nodiscard]] std::optional<char> op() const;
    /// Takes the frame that begins with op(), if it is whole. A text beyond its limit is found without waiting for LF.
    [[nodiscard]] Result<std::optional<Parts>, Error> take(FrameShape shape);
    /// Whether every byte that was fed is taken.
    [[nodiscard]] bool isEmpty() const { return m_taken == m_bytes.size(); }

private:
    Bytes m_bytes;
    std::size_t m_taken = 0;
    /// How much of the unfinished frame's text is known to hold no LF.
    std::size_t m_scanned = 0;
};

/// What a server reads on one connection.
///
/// feed() bytes as they arrive, however they are split; then call next() until it yields nothing. Any cutting of a
/// stream gives the same requests. After an error the stream is beyond repair: every later next() says the same (HE6).
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
    [[nodiscard]] bool atBoundary() const { return m_buffer.isEmpty(); }

private:
    [[nodiscard]] Result<std::optional<Request>, RequestError> cut();

    WireVersion m_version;
    FrameBuffer m_buffer;
    std::optional<RequestError> m_error;
};

/// What a v2 client reads on one connection; used as RequestReader is.
class ReplyReader
{
public:
    void feed(ByteView bytes) { m_buffer.feed(bytes); }
    [[nodiscard]] Result<std::optional<Reply>, ReplyError> next();
    [[nodiscard]] bool atBoundary() const { return m_buffer.isEmpty(); }

private:
    [[nodiscard]] Result<std::optional<Reply>, ReplyError> cut();

    FrameBuffer m_buffer;
    std::optional<ReplyError> m_error;
};

} // namespace lockscope::wire
