// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/recent_map.h"
#include "core/history/entry.h"
#include "core/picture/party.h"
#include "core/picture/request_hash.h"
#include "core/picture/sequence_item.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lockscope::picture {

/// Folds events into a sequence picture: which message met which, what was lost, what lasted how long.
///
/// A message has two ends, and each side tells of its own; they are put together by owner, request and token, in
/// whatever order the two sides are heard. What one side does not tell is not guessed: its end is OneSided.
///
/// A copyable value; an event costs O(1), and what is kept is bounded.
class SequenceFold
{
public:
    struct Limits
    {
        std::size_t items = 262'144;
        std::size_t stays = 131'072;
        /// Requests and leases whose story is not over.
        std::size_t open = 131'072;
    };

    SequenceFold()
        : SequenceFold(Limits{})
    {
    }
    explicit SequenceFold(Limits limits);

    void apply(const Entry &entry);
    /// The next event is not the one behind the last: what was drawn goes, and its numbers are never used again. Who
    /// took part is still known.
    void forget();

    [[nodiscard]] const Parties &parties() const { return m_parties; }
    [[nodiscard]] const ItemList &items() const { return m_items; }
    [[nodiscard]] const StayList &stays() const { return m_stays; }
    /// Of what was there before, what changed since the last call: first and last.
    [[nodiscard]] std::optional<std::pair<ItemNumber, ItemNumber>> takeChangedItems() { return m_items.takeChanged(); }

private:
    struct ClientFold;
    struct ServerFold;

    /// A request of a client of this history. Numbers that are 0: there is none.
    struct Asked
    {
        Owner owner;
        Token token;
        ItemNumber message;
        ItemNumber reply;
        StayNumber stay;
        std::uint32_t keyHash = 0;
        /// Its client knows that no answer will come.
        bool isGivenUp = false;
    };
    /// What a server said about somebody whom no client has spoken of, or not yet.
    struct Heard
    {
        ItemNumber message;
        ItemNumber reply;
        ConnectionId connection;
    };
    struct Lease
    {
        ItemNumber reply;
        StayNumber grant;
        StayNumber hold;
    };
    /// When a durable transition began to be written, which is when its request had come.
    struct LaneStart
    {
        TimePoint at;
        EventNumber event;
    };
    /// A node says that the leadership is or goes elsewhere.
    struct Notice
    {
        TimePoint at;
        EventNumber event;
    };
    /// Places beside a party's line, and who has them. Stays beyond so many at one time are nobody's to tell apart.
    struct Slots
    {
        static constexpr std::size_t max = 64;

        std::uint64_t taken = 0;
        std::array<StayNumber, max> stays{};
        std::uint32_t refusedCount = 0;
    };

    ItemNumber addMessage(SequenceItem item);
    /// What a mark is about, as far as it is about something.
    struct Subject
    {
        RequestId request;
        std::uint32_t keyHash = 0;
    };
    void addMark(ItemKind kind, PartyId party, const Entry &entry) { addMark(kind, party, entry, Subject{}); }
    void addMark(ItemKind kind, PartyId party, const Entry &entry, Subject subject);
    void arrive(ItemNumber message, TimePoint at, EventNumber event);
    /// A request came to `server`, unless that was told already.
    void reach(ItemNumber request, PartyId server, const LaneStart &came);
    void lose(ItemNumber message, TimePoint at);
    [[nodiscard]] bool isOnTheWay(ItemNumber message) const;
    StayNumber beginStay(Stay stay);
    void endStay(StayNumber stay, TimePoint at);
    void endNodeStays(TimePoint at);
    void moveGrants(PartyId leader, TimePoint at);
    std::uint16_t takeSlot(Slots &slots, StayNumber stay);

    std::vector<ItemNumber> &flyingOf(PartyId client);
    [[nodiscard]] PartyId serverOf(PartyId client);

    Limits m_limits;
    Parties m_parties;
    ItemList m_items;
    StayList m_stays;
    bool m_isServerVisible = false;

    RecentMap<RequestRef, Asked> m_asked;
    RecentMap<Owner, RequestRef> m_owners;
    RecentMap<Owner, Heard> m_heard;
    /// By the token that a release is about.
    RecentMap<Token, RequestRef> m_releases;
    RecentMap<Token, Heard> m_heardReleases;
    RecentMap<Token, Lease> m_leases;
    RecentMap<Lsn, LaneStart> m_laneStarts;
    std::map<OpenSequence, StayNumber> m_parked;
    std::map<PartyId, PartyId> m_servers;
    std::map<PartyId, Notice> m_notices;
    /// Of each client: what was on its way when it was last looked at.
    std::unordered_map<PartyId, std::vector<ItemNumber>> m_flying;
    std::unordered_map<PartyId, Slots> m_slots;
};

} // namespace lockscope::picture
