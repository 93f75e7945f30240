// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/vocabulary/words.h"
#include "core/wire/handshake.h"
#include "server/engine/server_core.h"

#include <string>

/// The life of a connection: handshake, frames, keep-alive, end.
namespace lockscope::server {

/// How a peer's end looks to the socket.
enum class PeerEnd : std::uint8_t { Orderly, Reset };

/// A new connection: challenged, or refused with `busy` (F10a). Its number either way.
LinkNumber acceptConnection(Turn &turn, std::string peer, const wire::Nonce &nonce);
void receiveBytes(Turn &turn, LinkNumber link, ByteView bytes);
/// The answer to CheckDigest.
void digestChecked(Turn &turn, LinkNumber link, bool isRight);
void peerEnded(Turn &turn, LinkNumber link, PeerEnd end);

/// Sends `E`, closes, and lets the connection's fate begin.
void refuseConnection(Turn &turn, ConnectionId connection, ServerError error, FateClass cause);
/// Handshakes that took too long, late answers to bad digests, keep-alives.
void tickConnections(Turn &turn);

} // namespace lockscope::server
