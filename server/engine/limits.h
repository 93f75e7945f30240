// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace lockscope::server {

using namespace std::chrono_literals;

/// What an operator may set (docs/manual.md). Each bounds a structure that a client can make grow.
struct ServerLimits
{
    /// Answered `B` beyond these (P7). The holder is no waiter.
    std::uint32_t waitersPerKeyMax = 10'000;
    std::uint32_t waitersMax = 200'000;
    /// Keys that have a holder or a waiter.
    std::uint32_t keysMax = 1'000'000;
    /// Live connections and fates without a Complete together (F10a).
    std::uint32_t connectionsMax = 20'000;

    friend bool operator==(const ServerLimits &, const ServerLimits &) = default;
};

/// A handshake must be complete so long after accept (docs/wire_format.md).
inline constexpr Duration handshakeTimeMax = 5s;
/// A bad digest is answered no sooner than this, so that guessing is slow.
inline constexpr Duration authFailureDelay = 100ms;
/// Silence towards a connection after which a lone LF is sent.
inline constexpr Duration keepAliveInterval = 10s;
/// Bytes that are kept behind a handshake line until its digest is checked.
inline constexpr std::size_t earlyInputSizeMax = std::size_t{64} * 1024;
/// Unsent bytes of one connection beyond which it is a slow consumer.
inline constexpr std::size_t unsentSizeMax = std::size_t{1024} * 1024;
/// Releases of one connection that wait behind occupied lanes; more of them are no use that a client can have.
inline constexpr std::uint32_t waitingReleasesMax = 4'096;
/// Releases that wait behind one occupied lane; those of connections that are gone are among them.
inline constexpr std::size_t waitingReleasesPerKeyMax = 65'536;

} // namespace lockscope::server
