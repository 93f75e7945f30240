// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/frame_reader.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <string>
#include <utility>

namespace lockscope::wire {

namespace {

/// One frame with a key of usual length.
constexpr std::size_t usualSize = 64;
constexpr std::size_t ownerSize = 16;
constexpr std::size_t tokenSize = 8;
constexpr std::size_t waitAndLeaseSize = 4;

using Fields = ByteReader<std::endian::big>;

/// The shape is what the frame was cut by, so a field of it is there.
template<typename T>
T take(Fields &fields)
{
    const auto value = fields.number<T>();
    assert(value.has_value());
    return *value;
}

Owner takeOwner(Fields &fields)
{
    const auto bytes = fields.bytes(ownerSize);
    assert(bytes.has_value());
    Owner::Underlying owner{};
    std::memcpy(owner.data(), bytes->data(), owner.size());
    return Owner(owner);
}

Token takeToken(Fields &fields)
{
    return Token(take<std::uint64_t>(fields));
}

std::optional<FrameShape> requestShape(char op, WireVersion version)
{
    const bool isV2 = version == WireVersion::V2;
    if (op == 'A')
        return FrameShape{waitAndLeaseSize + (isV2 ? ownerSize : 0), Key::sizeMax};
    if (op == 'R')
        return FrameShape{isV2 ? tokenSize : 0, Key::sizeMax};
    if (op == '\n')
        return FrameShape{};
    return std::nullopt;
}

Request acquireFrom(Fields fields, Key key, WireVersion version)
{
    AcquireRequest request{0, 0, std::nullopt, std::move(key)};
    request.wait = take<std::uint16_t>(fields);
    request.lease = take<std::uint16_t>(fields);
    if (version == WireVersion::V2)
        request.owner = takeOwner(fields);
    return request;
}

Request releaseFrom(Fields fields, Key key, WireVersion version)
{
    ReleaseRequest request{std::nullopt, std::move(key)};
    if (version == WireVersion::V2)
        request.token = takeToken(fields);
    return request;
}

std::optional<FrameShape> replyShape(char op)
{
    switch (op) {
    case 'A':
        return FrameShape{ownerSize + tokenSize, Key::sizeMax};
    case 'T':
    case 'B':
        return FrameShape{ownerSize, Key::sizeMax};
    case 'R':
    case 'N':
        return FrameShape{tokenSize, Key::sizeMax};
    case 'M':
    case 'L':
    case 'E':
        return FrameShape{0, lineSizeMax};
    case '\n':
        return FrameShape{};
    default:
        return std::nullopt;
    }
}

/// A reply that says a line of text.
std::optional<Reply> lineReply(char op, std::string_view line)
{
    if (line.empty() || !std::all_of(line.begin(), line.end(), [](char c) { return c >= ' ' && c <= '~'; }))
        return std::nullopt;
    if (op == 'M')
        return MovedReply{std::string(line)};
    if (op == 'L')
        return LeaderNotice{std::string(line)};
    return ErrorReply{std::string(line)};
}

/// A reply that names a key.
std::optional<Reply> keyReply(char op, Fields fields, std::string_view text)
{
    auto key = Key::parse(text);
    if (!key)
        return std::nullopt;
    if (op == 'A') {
        const auto owner = takeOwner(fields);
        return GrantedReply{owner, takeToken(fields), *std::move(key)};
    }
    if (op == 'T')
        return TimedOutReply{takeOwner(fields), *std::move(key)};
    if (op == 'B')
        return BusyReply{takeOwner(fields), *std::move(key)};
    if (op == 'R')
        return ReleasedReply{takeToken(fields), *std::move(key)};
    return NotFoundReply{takeToken(fields), *std::move(key)};
}

} // namespace

void FrameBuffer::feed(ByteView bytes)
{
    // What is taken goes before anything is added, so that the buffer is bounded by one frame plus one read.
    m_bytes.erase(m_bytes.begin(), m_bytes.begin() + static_cast<std::ptrdiff_t>(m_taken));
    m_taken = 0;
    if (m_bytes.empty())
        m_bytes.reserve(usualSize);
    m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
}

std::optional<char> FrameBuffer::op() const
{
    if (isEmpty())
        return std::nullopt;
    return std::to_integer<char>(m_bytes[m_taken]);
}

Result<std::optional<FrameBuffer::Parts>, FrameBuffer::Error> FrameBuffer::take(FrameShape shape)
{
    assert(!isEmpty());
    const auto pending = ByteView(m_bytes).subspan(m_taken);
    if (op() == '\n') {
        ++m_taken;
        return Parts{};
    }
    if (pending.size() <= 1 + shape.fixedSize)
        return std::nullopt;
    // The LF must be found within one byte more than the text may have.
    const auto behind = asText(pending.subspan(1 + shape.fixedSize)).substr(0, shape.textSizeMax + 1);
    const auto end = behind.find('\n', m_scanned);
    if (end == std::string_view::npos) {
        if (behind.size() > shape.textSizeMax)
            return failure(Error::TextTooLong);
        m_scanned = behind.size();
        return std::nullopt;
    }
    m_scanned = 0;
    m_taken += 1 + shape.fixedSize + end + 1;
    return Parts{pending.subspan(1, shape.fixedSize), behind.substr(0, end)};
}

Result<std::optional<Request>, RequestError> RequestReader::next()
{
    if (m_error)
        return failure(RequestError(*m_error));
    auto request = cut();
    if (!request)
        m_error = request.error();
    return request;
}

Result<std::optional<Request>, RequestError> RequestReader::cut()
{
    const auto op = m_buffer.op();
    if (!op)
        return std::nullopt;
    const auto shape = requestShape(*op, m_version);
    if (!shape)
        return failure(RequestError::BadRequest);
    const auto parts = m_buffer.take(*shape);
    if (!parts)
        return failure(RequestError::TooLong);
    if (!*parts)
        return std::nullopt;
    if (*op == '\n')
        return KeepAlive{};
    auto key = Key::parse((*parts)->text);
    if (!key)
        return failure(RequestError::BadKey);
    const Fields fields((*parts)->fixed);
    return *op == 'A' ? acquireFrom(fields, *std::move(key), m_version)
                      : releaseFrom(fields, *std::move(key), m_version);
}

Result<std::optional<Reply>, ReplyError> ReplyReader::next()
{
    if (m_error)
        return failure(ReplyError(*m_error));
    auto reply = cut();
    if (!reply)
        m_error = reply.error();
    return reply;
}

Result<std::optional<Reply>, ReplyError> ReplyReader::cut()
{
    const auto op = m_buffer.op();
    if (!op)
        return std::nullopt;
    const auto shape = replyShape(*op);
    if (!shape)
        return failure(ReplyError::UnknownOp);
    const auto parts = m_buffer.take(*shape);
    if (!parts)
        return failure(ReplyError::Oversized);
    if (!*parts)
        return std::nullopt;
    if (*op == '\n')
        return KeepAlive{};
    auto reply =
        shape->fixedSize == 0 ? lineReply(*op, (*parts)->text) : keyReply(*op, Fields((*parts)->fixed), (*parts)->text);
    if (!reply)
        return failure(ReplyError::Malformed);
    return reply;
}

} // namespace lockscope::wire
