// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/vocabulary/client_event.h"
#include "core/vocabulary/words.h"
#include "core/wire/frame_reader.h"
#include "core/wire/handshake.h"

#include <optional>
#include <string>
#include <variant>

namespace lockscope::client {

/// What a connection's bytes say, one thing at a time. Closed on purpose.

/// The server's challenge; nothing is heard behind it until digestSent().
struct Challenged
{
    std::string challenge;
};
/// The first `L`: the handshake is over and requests may go out.
struct Welcomed
{
    std::string leader;
};
/// A frame. Before the welcome it can only be `M` or `E`.
struct Answered
{
    wire::Reply reply;
};
/// The connection must end; no violation: the peer said no, but said it properly.
struct Faulted
{
    CloseReason reason = CloseReason::Malformed;
    std::optional<PeerViolated> violation;
};
using Heard = std::variant<Challenged, Welcomed, Answered, Faulted>;

/// The reading half of one connection: handshake, then frames (docs/wire_format.md).
///
///     challenge ──line──▶ hashing ──digestSent()──▶ welcome ──L──▶ frames
///
/// feed() bytes as they arrive, then call next() until it yields nothing. Keep-alives are passed over. After a Faulted
/// nothing more is heard.
class Session
{
public:
    void feed(ByteView bytes);
    void digestSent();
    [[nodiscard]] std::optional<Heard> next();

private:
    enum class Phase : std::uint8_t { Challenge, Hashing, Welcome, Frames, Faulted };

    [[nodiscard]] std::optional<Heard> hearChallenge();
    [[nodiscard]] std::optional<Heard> hearFrame();
    [[nodiscard]] Heard welcome(wire::Reply reply);
    [[nodiscard]] Heard fault(CloseReason reason, std::optional<PeerViolated> violation);
    [[nodiscard]] Heard refuse(std::string detail);
    [[nodiscard]] Heard refuse(wire::ReplyError error);

    Phase m_phase = Phase::Challenge;
    wire::LineReader m_line;
    wire::ReplyReader m_frames;
};

} // namespace lockscope::client
