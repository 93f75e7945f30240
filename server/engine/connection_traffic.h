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
LinkNumber acceptConnection(Turn &turn, NodeId node, std::string peer, const wire::Nonce &nonce);
void receiveBytes(Turn &turn, LinkNumber link, ByteView bytes);
/// The answer to CheckDigest.
void digestChecked(Turn &turn, LinkNumber link, bool isRight);
void peerEnded(Turn &turn, LinkNumber link, PeerEnd end);

/// Sends `E`, closes, and lets the connection's fate begin.
void refuseConnection(Turn &turn, ConnectionId connection, ServerError error, FateClass cause);
/// Sends it to the leader, or away where there is none, closes, and lets its fate begin (N2, N3).
void sendAway(Turn &turn, ConnectionId connection, FateClass cause);
/// Its node crashed (N5).
void abortConnection(Turn &turn, ConnectionId connection);
/// Handshakes that took too long, late answers to bad digests, keep-alives.
void tickConnections(Turn &turn);

} // namespace lockscope::server
