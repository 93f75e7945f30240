// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/vocabulary/endpoint.h"
#include "core/wire/handshake.h"

#include <cstdint>
#include <string>
#include <variant>

namespace lockscope::client {

/// SHA-256 over the shared token and the challenge.
using Digest = wire::Digest;

/// What the engine asks its driver to do. Closed on purpose.

/// Opens a connection; the driver answers with Engine::connected() or, where it fails, with Engine::disconnected().
struct Dial
{
    Endpoint endpoint;
};
/// Hands the bytes to the socket.
struct Send
{
    Bytes bytes;
};
/// How a connection is ended: as every program does, or as a fault would, so that the peer sees a reset.
enum class Farewell : std::uint8_t { Orderly, Reset };
/// Ends the connection at once. The driver says nothing more of it: the engine knows.
struct HangUp
{
    Farewell farewell = Farewell::Orderly;
};
/// Hashes the shared token and the challenge, and answers with Engine::digestReady(): the token is the driver's secret.
struct ComputeDigest
{
    std::string challenge;
};
using Action = std::variant<Dial, Send, HangUp, ComputeDigest>;

} // namespace lockscope::client
