// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_id.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>

namespace lockscope {

/// One attempt to acquire: 16 random bytes, never sent twice (C4). v1 has none.
using Owner = StrongId<struct OwnerTag, std::array<std::uint8_t, 16>>;
/// Fencing token: strictly greater than every token granted before, over all keys and all restarts (S4).
using Token = StrongId<struct TokenTag, std::uint64_t>;
/// Place of a record in the journal; the first is 1 (J1).
using Lsn = StrongId<struct LsnTag, std::uint64_t>;
/// The LSN of a fate's Open, which names the fate for good (F1).
using OpenSequence = StrongId<struct OpenSequenceTag, std::uint64_t>;
/// Leadership term; durable, rises with every change of leader.
using Term = StrongId<struct TermTag, std::uint64_t>;
/// A node of the embedded cluster, counted from 1.
using NodeId = StrongId<struct NodeIdTag, std::uint32_t>;
/// A client engine of the console, counted from 1.
using ClientId = StrongId<struct ClientIdTag, std::uint32_t>;
/// A request that a person, a script or the command line made on one client engine; counted from 1 in each client.
using RequestId = StrongId<struct RequestIdTag, std::uint64_t>;
/// How often servers have started on a data directory; durable before the first connection is accepted.
using StartNumber = StrongId<struct StartNumberTag, std::uint64_t>;

/// A connection incarnation: no two connections to a data directory ever share one (F1). Written "START.NUMBER".
struct ConnectionId
{
    StartNumber start;
    std::uint64_t number = 0;

    friend constexpr auto operator<=>(const ConnectionId &, const ConnectionId &) = default;
};

} // namespace lockscope

template<>
struct std::hash<lockscope::Owner>
{
    std::size_t operator()(const lockscope::Owner &owner) const noexcept
    {
        // Owners are random unless a peer chose them: what a server keeps by its peers' owners is ordered instead.
        std::array<std::uint64_t, 2> halves{};
        const auto bytes = owner.value();
        std::memcpy(halves.data(), bytes.data(), bytes.size());
        return static_cast<std::size_t>(halves[0] ^ (halves[1] * 0x9E3779B97F4A7C15ULL));
    }
};

template<>
struct std::hash<lockscope::ConnectionId>
{
    std::size_t operator()(const lockscope::ConnectionId &id) const noexcept
    {
        return static_cast<std::size_t>((id.start.value() << 40U) ^ id.number);
    }
};
