// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/vocabulary/ids.h"

#include <compare>
#include <cstdint>
#include <string_view>
#include <variant>

namespace lockscope {

/// What can be made to go wrong on purpose.

/// A fault of this run, counted from 1 by whoever makes it.
using FaultId = StrongId<struct FaultIdTag, std::uint64_t>;

/// Which way of a connection a fault is about.
enum class FaultWay : std::uint8_t { Both, ToServer, ToClient };

/// The connection ends with a reset, as when a process dies or a network says no. Over at once.
struct CutFault
{
    friend auto operator<=>(const CutFault &, const CutFault &) = default;
};
/// Everything arrives so much later, in its order. Lasts over connections until it is taken away.
struct DelayFault
{
    FaultWay way = FaultWay::Both;
    Duration by{};

    friend auto operator<=>(const DelayFault &, const DelayFault &) = default;
};
/// Everything that is said from now on is lost, and nobody is told. Ends with the connection; taken away before that,
/// it cuts the connection, since what was lost stays lost.
struct HalfOpenFault
{
    FaultWay way = FaultWay::Both;

    friend auto operator<=>(const HalfOpenFault &, const HalfOpenFault &) = default;
};
/// The next message is lost whole, and the ones behind it arrive; Both: one message in each way. Keep-alives, leader
/// notices and the handshake pass. Then it is over.
struct DropFault
{
    FaultWay way = FaultWay::ToClient;

    friend auto operator<=>(const DropFault &, const DropFault &) = default;
};
/// Before the next message stand bytes that no peer says. Then it is over.
struct CorruptFault
{
    FaultWay way = FaultWay::ToClient;

    friend auto operator<=>(const CorruptFault &, const CorruptFault &) = default;
};
/// The closed list of what can be done to the connections of one client.
using LinkFault = std::variant<CutFault, DelayFault, HalfOpenFault, DropFault, CorruptFault>;

/// A fault on the connections of one client, whichever it has.
struct FaultyLink
{
    ClientId client;
    LinkFault fault;

    friend auto operator<=>(const FaultyLink &, const FaultyLink &) = default;
};

/// What can be wrong with the journal's disk. The first two latch the journal's fatal state at its next write (J3);
/// only a restart of the server ends them. Slow lasts until it is set to zero.
enum class DiskFault : std::uint8_t { FsyncError, NoSpace, Slow };

/// Names as they stand in scenarios, in JSON and in exports: "half-open", "to-server", "fsync_error". Never translated.
[[nodiscard]] std::string_view nameOf(const LinkFault &fault);
[[nodiscard]] std::string_view nameOf(FaultWay value);
[[nodiscard]] std::string_view nameOf(DiskFault value);
/// Both, where the fault has no way.
[[nodiscard]] FaultWay wayOf(const LinkFault &fault);

} // namespace lockscope
