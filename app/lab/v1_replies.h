// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/frame_reader.h"
#include "core/wire/message.h"

#include <optional>

namespace lockscope::lab {

/// What a v1 program reads on one connection; used as wire::ReplyReader is. Nothing in the product reads v1 replies, so
/// it is here. After a byte that no v1 server says it yields nothing any more.
class V1Replies
{
public:
    void feed(ByteView bytes) { m_buffer.feed(bytes); }
    [[nodiscard]] std::optional<wire::Reply> next();
    [[nodiscard]] bool isBroken() const { return m_isBroken; }

private:
    wire::FrameBuffer m_buffer;
    bool m_isBroken = false;
};

} // namespace lockscope::lab
