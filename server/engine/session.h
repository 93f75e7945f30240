// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/words.h"
#include "core/wire/frame_reader.h"
#include "core/wire/handshake.h"
#include "server/engine/effect.h"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <variant>

namespace lockscope::server {

/// A connection in its handshake.
///
///     Challenged ──line──▶ Verifying ──right──▶ Serving
///                             └──────wrong──▶ Refusing ──100 ms──▶ gone
struct Greeting
{
    enum class Stage : std::uint8_t { Challenged, Verifying, Refusing };

    Stage stage = Stage::Challenged;
    std::string challenge;
    wire::LineReader line{};
    WireVersion version = WireVersion::V1;
    /// Refusing: no answer before this.
    TimePoint refuseAt{};
};

/// A connection whose handshake was accepted.
struct Serving
{
    WireVersion version = WireVersion::V1;
    wire::RequestReader reader;
};

/// One live connection. It is gone from the table at the moment its end is known: what has no session is fenced (F2a).
struct Session
{
    ConnectionId id;
    NodeId node;
    std::string peer;
    std::variant<Greeting, Serving> phase;
    /// When something was sent to it last.
    TimePoint lastOutput;
    /// Releases of it that wait behind occupied lanes.
    std::uint32_t waitingReleases = 0;
};

using Sessions = std::unordered_map<ConnectionId, Session>;

[[nodiscard]] inline LinkNumber linkOf(ConnectionId id)
{
    return LinkNumber(id.number);
}

} // namespace lockscope::server
