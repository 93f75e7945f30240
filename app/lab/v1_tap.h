// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/v1_replies.h"
#include "app/lab/wire_tap.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lockscope::lab {

/// Reads both ways of one v1 connection where they are handed to the network, and judges the server's half by the
/// other: each reply is for a key that was asked for in that way, and what it says is durable (I3, P1).
class V1Tap
{
public:
    /// The keys whose release is asked for.
    [[nodiscard]] std::vector<std::string> hearRequests(ByteView bytes, const ReplyFacts &facts);
    [[nodiscard]] std::optional<LabBreach> hearReplies(ByteView bytes, const ReplyFacts &facts, Lsn durable);

private:
    /// Asked for and not answered, of one key.
    struct Asked
    {
        std::uint32_t acquires = 0;
        std::uint32_t releases = 0;
        /// Releases of the key up to here were recorded before this one was asked for.
        Lsn releasedBefore;
    };
    [[nodiscard]] std::optional<LabBreach> judge(const wire::Reply &reply, const ReplyFacts &facts, Lsn durable);

    wire::LineReader m_digest;
    wire::LineReader m_challenge;
    bool m_isAnswered = false;
    bool m_isGreeted = false;
    wire::RequestReader m_requests{WireVersion::V1};
    V1Replies m_replies;
    std::map<std::string, Asked> m_asked;
};

} // namespace lockscope::lab
