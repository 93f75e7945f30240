// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"
#include "core/picture/party.h"
#include "core/picture/span_list.h"
#include "core/vocabulary/shown_state.h"

#include <cstdint>
#include <functional>
#include <string_view>

namespace lockscope::picture {

using ItemNumber = StrongId<struct ItemNumberTag, std::uint64_t>;
using StayNumber = StrongId<struct StayNumberTag, std::uint64_t>;

/// By which a key is found among many things that are drawn; of two keys it may be the same once in a billion.
[[nodiscard]] inline std::uint32_t hashOf(std::string_view key)
{
    return static_cast<std::uint32_t>(std::hash<std::string_view>{}(key) | 1U);
}

/// What stands in a sequence picture: first the messages, client to node and back, then what happens to one party.
enum class ItemKind : std::uint8_t {
    Acquire,
    Release,

    Granted,
    TimedOut,
    Busy,
    Released,
    NotFound,
    LeaderNotice,
    Moved,

    Connected,
    Closed,
    Stopped,
    /// A request was over before a byte of it was sent.
    Unsent,
    Indeterminate,
    Reclaimed,
    LeaseOver,
    /// An `A` came that nobody waited for (C9).
    Orphan,
    Violation,

    Leads,
    Down,
    ConnectionEnded,
    Expired,
    Orphaned,
    FateOpened,
    FateParked,
    FateRetried,
    FateCompleted,
    JournalFailed,
};
[[nodiscard]] constexpr bool isMessage(ItemKind kind)
{
    return kind <= ItemKind::Moved;
}
[[nodiscard]] constexpr bool isRequest(ItemKind kind)
{
    return kind <= ItemKind::Release;
}
/// The letter that it has on the wire; of what is no message, its sign in a picture.
[[nodiscard]] std::string_view signOf(ItemKind kind);
/// What it looks like.
[[nodiscard]] ShownState lookOf(ItemKind kind);

/// What became of a message.
enum class Passage : std::uint8_t {
    /// No message.
    None,
    OnTheWay,
    Arrived,
    Lost,
    /// One end tells nothing of itself, so that nobody knows.
    OneSided,
};

/// A message, or something that happened to one party.
struct SequenceItem
{
    /// A message: when it was sent.
    TimePoint begin;
    /// A message: when it arrived, or when it was known to be lost; openEnd: neither yet.
    TimePoint end;
    /// The events that tell of the two ends; 0: nobody told of it.
    EventNumber cause;
    EventNumber effect;
    /// 0: it is about no request of a client of this history.
    RequestId request;
    PartyId from;
    /// The same as `from` where it is no message.
    PartyId to;
    /// hashOf() the key that it is about; 0: about none.
    std::uint32_t keyHash = 0;
    ItemKind kind = ItemKind::Acquire;
    Passage passage = Passage::None;
};
using ItemList = SpanList<SequenceItem, ItemNumber>;

/// What a party is in for a while.
enum class StayKind : std::uint8_t {
    /// A client waits for the answer to an acquire. `sure`: when its wait is over.
    Waits,
    /// A client holds a lock, as it believes: surely until `sure`, surely no longer after `over` (C14).
    Holds,
    /// An acquire of a client is Indeterminate. `sure`: when it is reclaimed at the latest (C7).
    InDoubt,
    /// A node has granted a lock. `sure`: when its lease is over.
    Grants,
    /// The same, after its connection ended.
    GrantsOrphan,
    /// A fate is parked.
    Parked,
};
[[nodiscard]] ShownState lookOf(StayKind kind);

/// Too many lasted at the same time.
inline constexpr std::uint16_t noSlot = 0xFFFF;

struct Stay
{
    TimePoint begin;
    TimePoint end;
    /// Deadlines; openEnd: none.
    TimePoint sure = openEnd;
    TimePoint over = openEnd;
    EventNumber cause;
    RequestId request;
    /// Of a grant.
    Token token = {};
    PartyId party;
    std::uint32_t keyHash = 0;
    /// Which of the places beside its party's line it has: no two have one at the same time.
    std::uint16_t slot = 0;
    StayKind kind = StayKind::Waits;
};
using StayList = SpanList<Stay, StayNumber>;

} // namespace lockscope::picture
