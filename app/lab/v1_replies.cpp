// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/v1_replies.h"

#include <bit>
#include <utility>

namespace lockscope::lab {

namespace {

std::optional<wire::FrameShape> shapeOf(char op)
{
    switch (op) {
    case 'A':
        return wire::FrameShape{sizeof(Token::Underlying), Key::sizeMax};
    case 'T':
    case 'R':
    case 'N':
        return wire::FrameShape{0, Key::sizeMax};
    case 'M':
    case 'E':
        return wire::FrameShape{0, wire::lineSizeMax};
    case '\n':
        return wire::FrameShape{};
    default:
        return std::nullopt;
    }
}

std::optional<wire::Reply> replyOf(char op, const wire::FrameBuffer::Parts &parts)
{
    if (op == '\n')
        return wire::KeepAlive{};
    if (op == 'M')
        return wire::MovedReply{std::string(parts.text)};
    if (op == 'E')
        return wire::ErrorReply{std::string(parts.text)};
    auto key = Key::parse(parts.text);
    if (!key)
        return std::nullopt;
    if (op == 'A') {
        ByteReader<std::endian::big> fields(parts.fixed);
        return wire::GrantedReply{std::nullopt, Token(*fields.number<std::uint64_t>()), *std::move(key)};
    }
    if (op == 'T')
        return wire::TimedOutReply{std::nullopt, *std::move(key)};
    if (op == 'R')
        return wire::ReleasedReply{std::nullopt, *std::move(key)};
    return wire::NotFoundReply{std::nullopt, *std::move(key)};
}

} // namespace

std::optional<wire::Reply> V1Replies::next()
{
    const auto op = m_buffer.op();
    if (!op || m_isBroken)
        return std::nullopt;
    const auto shape = shapeOf(*op);
    m_isBroken = !shape;
    if (m_isBroken)
        return std::nullopt;
    const auto parts = m_buffer.take(*shape);
    if (parts && !*parts)
        return std::nullopt;
    auto reply = parts ? replyOf(*op, **parts) : std::nullopt;
    m_isBroken = !reply;
    return reply;
}

} // namespace lockscope::lab
