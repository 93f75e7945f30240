// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"
#include "core/vocabulary/words.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

/// The frames of the Ticketing protocol as values (docs/wire_format.md, "Frames after the handshake").
///
/// Owner and, on release-side frames, token are absent on v1, which echoes no identifier.
namespace lockscope::wire {

/// An address or an error's reason: at most so many bytes of printable ASCII.
inline constexpr std::size_t lineSizeMax = 255;

/// A lone LF: it means nothing, in both directions.
struct KeepAlive
{
    friend bool operator==(const KeepAlive &, const KeepAlive &) = default;
};

/// `wait` in whole seconds, 0: without limit. `lease` in whole seconds; 0 is carried, for the server to refuse.
struct AcquireRequest
{
    std::uint16_t wait = 0;
    std::uint16_t lease = 0;
    std::optional<Owner> owner;
    Key key;
    friend bool operator==(const AcquireRequest &, const AcquireRequest &) = default;
};
struct ReleaseRequest
{
    std::optional<Token> token;
    Key key;
    friend bool operator==(const ReleaseRequest &, const ReleaseRequest &) = default;
};
using Request = std::variant<AcquireRequest, ReleaseRequest, KeepAlive>;

/// `A`
struct GrantedReply
{
    std::optional<Owner> owner;
    Token token;
    Key key;
    friend bool operator==(const GrantedReply &, const GrantedReply &) = default;
};
/// `T`
struct TimedOutReply
{
    std::optional<Owner> owner;
    Key key;
    friend bool operator==(const TimedOutReply &, const TimedOutReply &) = default;
};
/// `B`; v2 only.
struct BusyReply
{
    Owner owner;
    Key key;
    friend bool operator==(const BusyReply &, const BusyReply &) = default;
};
/// `R`
struct ReleasedReply
{
    std::optional<Token> token;
    Key key;
    friend bool operator==(const ReleasedReply &, const ReleasedReply &) = default;
};
/// `N`
struct NotFoundReply
{
    std::optional<Token> token;
    Key key;
    friend bool operator==(const NotFoundReply &, const NotFoundReply &) = default;
};
/// `M`: the leader's address as it came, 1 to 255 bytes of printable ASCII.
struct MovedReply
{
    std::string address;
    friend bool operator==(const MovedReply &, const MovedReply &) = default;
};
/// `L`; v2 only.
struct LeaderNotice
{
    std::string address;
    friend bool operator==(const LeaderNotice &, const LeaderNotice &) = default;
};
/// `E`: the reason as it came, 1 to 255 bytes of printable ASCII.
struct ErrorReply
{
    std::string reason;
    friend bool operator==(const ErrorReply &, const ErrorReply &) = default;
};
using Reply = std::variant<GrantedReply,
                           TimedOutReply,
                           BusyReply,
                           ReleasedReply,
                           NotFoundReply,
                           MovedReply,
                           LeaderNotice,
                           ErrorReply,
                           KeepAlive>;

/// Appends the frame, LF included. On v2 the identifiers must be there; on v1 they are left out.
void append(Bytes &out, const Request &request, WireVersion version);
/// The same for what a server sends. BusyReply and LeaderNotice must not be sent on v1.
void append(Bytes &out, const Reply &reply, WireVersion version);

} // namespace lockscope::wire
