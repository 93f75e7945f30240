// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/sequence_fold.h"

#include "core/base/match.h"
#include "core/picture/sequence_client_fold.h"
#include "core/picture/sequence_server_fold.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace lockscope::picture {

namespace {

/// A server's word that its client's word follows within moments.
constexpr std::size_t heardMax = 16'384;
/// Transitions in flight: one for each key, and the journal writes them at once.
constexpr std::size_t laneStartsMax = 65'536;
/// How many of a client's messages are looked at before those that arrived are put away.
constexpr std::size_t flyingMax = 64;

} // namespace

SequenceFold::SequenceFold(Limits limits)
    : m_limits(limits)
    , m_items(limits.items)
    , m_stays(limits.stays)
    , m_asked(limits.open)
    , m_owners(limits.open)
    , m_heard(heardMax)
    , m_releases(limits.open)
    , m_heardReleases(heardMax)
    , m_leases(limits.open)
    , m_laneStarts(laneStartsMax)
{
}

void SequenceFold::forget()
{
    m_items.clear();
    m_stays.clear();
    SequenceFold next(m_limits);
    next.m_parties = std::move(m_parties);
    next.m_items = std::move(m_items);
    next.m_stays = std::move(m_stays);
    next.m_isServerVisible = m_isServerVisible;
    *this = std::move(next);
}

void SequenceFold::apply(const Entry &entry)
{
    match(
        entry.event,
        [&](const ClientEvent &e) {
            const auto *client = std::get_if<ClientId>(&entry.origin);
            if (client == nullptr)
                return;
            const auto party = m_parties.idOf(*client);
            m_parties.setSeen(party, entry.at.steady);
            std::visit(ClientFold{*this, entry, *client, party}, e);
        },
        [&](const ServerEvent &e) {
            m_isServerVisible = true;
            const auto *node = std::get_if<NodeId>(&entry.origin);
            std::visit(ServerFold{*this, entry, node != nullptr ? *node : NodeId(1)}, e);
        },
        [](const CommandGiven & /*e*/) {},
        [](const CommandRefused & /*e*/) {},
        [](const EventsSkipped & /*e*/) {},
        [](const FaultEvent & /*e*/) {});
}

ItemNumber SequenceFold::addMessage(SequenceItem item)
{
    m_parties.setSeen(item.from, item.begin);
    m_parties.setSeen(item.to, item.begin);
    const auto isFlying = item.passage == Passage::OnTheWay;
    const auto client = isRequest(item.kind) ? item.from : item.to;
    const auto number = m_items.add(item);
    if (isFlying)
        flyingOf(client).push_back(number);
    return number;
}

void SequenceFold::addMark(ItemKind kind, PartyId party, const Entry &entry, Subject subject)
{
    m_parties.setSeen(party, entry.at.steady);
    m_items.add({.begin = entry.at.steady,
                 .end = entry.at.steady,
                 .cause = entry.number,
                 .effect = {},
                 .request = subject.request,
                 .from = party,
                 .to = party,
                 .keyHash = subject.keyHash,
                 .kind = kind,
                 .passage = Passage::None});
}

void SequenceFold::arrive(ItemNumber message, TimePoint at, EventNumber event)
{
    m_items.change(message, [&](SequenceItem &it) {
        it.end = std::max(it.begin, at);
        it.effect = event;
        it.passage = Passage::Arrived;
    });
}

void SequenceFold::reach(ItemNumber request, PartyId server, const LaneStart &came)
{
    const auto *message = m_items.find(request);
    if (message == nullptr || message->passage == Passage::Arrived)
        return;
    arrive(request, came.at, came.event);
    m_items.change(request, [server](SequenceItem &it) { it.to = server; });
}

void SequenceFold::lose(ItemNumber message, TimePoint at)
{
    if (!isOnTheWay(message))
        return;
    m_items.change(message, [&](SequenceItem &it) {
        const bool isBlind = !m_isServerVisible || std::holds_alternative<ServerAt>(m_parties[it.to]);
        it.end = std::max(it.begin, at);
        it.passage = isBlind ? Passage::OneSided : Passage::Lost;
    });
}

bool SequenceFold::isOnTheWay(ItemNumber message) const
{
    const auto *item = m_items.find(message);
    return item != nullptr && item->passage == Passage::OnTheWay;
}

StayNumber SequenceFold::beginStay(Stay stay)
{
    stay.end = openEnd;
    stay.slot = takeSlot(m_slots[stay.party], m_stays.end());
    return m_stays.add(stay);
}

std::uint16_t SequenceFold::takeSlot(Slots &slots, StayNumber stay)
{
    // What went from the list while it lasted never gives its place back; looked for now and then only.
    const bool isFull = slots.taken == ~std::uint64_t{};
    if (isFull && slots.refusedCount++ % Slots::max == 0) {
        for (std::size_t i = 0; i < Slots::max; ++i) {
            const auto *found = m_stays.find(slots.stays[i]);
            if (found == nullptr || found->end != openEnd)
                slots.taken &= ~(std::uint64_t{1} << i);
        }
    }
    const auto slot = static_cast<std::size_t>(std::countr_one(slots.taken));
    if (slot >= Slots::max)
        return noSlot;
    slots.taken |= std::uint64_t{1} << slot;
    slots.stays[slot] = stay;
    return static_cast<std::uint16_t>(slot);
}

void SequenceFold::endStay(StayNumber stay, TimePoint at)
{
    const auto *found = m_stays.find(stay);
    if (found == nullptr || found->end != openEnd)
        return;
    if (found->slot != noSlot)
        m_slots[found->party].taken &= ~(std::uint64_t{1} << found->slot);
    m_stays.change(stay, [at](Stay &it) { it.end = std::max(it.begin, at); });
}

/// What a server had granted and parked is told anew, or is over.
void SequenceFold::endNodeStays(TimePoint at)
{
    std::vector<StayNumber> open;
    m_stays.visit({at, openEnd}, [&open](StayNumber number, const Stay &stay) {
        const bool isNodes =
            stay.kind == StayKind::Grants || stay.kind == StayKind::GrantsOrphan || stay.kind == StayKind::Parked;
        if (isNodes && stay.end == openEnd)
            open.push_back(number);
    });
    for (const auto stay : open)
        endStay(stay, at);
    m_parked.clear();
}

/// The grants of a leader are those of the next one.
void SequenceFold::moveGrants(PartyId leader, TimePoint at)
{
    std::vector<StayNumber> moved;
    m_stays.visit({at, openEnd}, [&](StayNumber number, const Stay &stay) {
        const bool isGrant = stay.kind == StayKind::Grants || stay.kind == StayKind::GrantsOrphan;
        if (isGrant && stay.end == openEnd && stay.party != leader)
            moved.push_back(number);
    });
    for (const auto number : moved) {
        auto stay = *m_stays.find(number);
        endStay(number, at);
        stay.begin = at;
        stay.party = leader;
        const auto next = beginStay(stay);
        if (auto *lease = m_leases.find(stay.token))
            lease->grant = next;
    }
}

std::vector<ItemNumber> &SequenceFold::flyingOf(PartyId client)
{
    auto &flying = m_flying[client];
    if (flying.size() >= flyingMax)
        std::erase_if(flying, [this](ItemNumber it) { return !isOnTheWay(it); });
    return flying;
}

/// Where a client's messages go: the last server it was on the way to.
PartyId SequenceFold::serverOf(PartyId client)
{
    const auto found = m_servers.find(client);
    return found != m_servers.end() ? found->second : m_parties.idOf(ServerAt{});
}

} // namespace lockscope::picture
