// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/sequence_server_fold.h"

#include <algorithm>
#include <utility>

namespace lockscope::picture {

void SequenceFold::ServerFold::operator()(const NodeListening &e) const
{
    fold.m_parties.setAddress(e.node, e.address);
    fold.m_parties.setSeen(fold.m_parties.idOf(e.node), at());
}

void SequenceFold::ServerFold::operator()(const NodeRoleChanged &e) const
{
    const auto party = fold.m_parties.idOf(e.node);
    switch (e.role) {
    case NodeRole::Leader:
        return mark(ItemKind::Leads, party);
    case NodeRole::Down:
        return mark(ItemKind::Down, party);
    case NodeRole::Follower:
        return;
    }
}

void SequenceFold::ServerFold::operator()(const WaiterQueued &e) const
{
    hear(e.owner, {e.connection, e.key}, {at(), entry.number}, std::nullopt);
}

void SequenceFold::ServerFold::operator()(const WaiterTimedOut &e) const
{
    const auto [ref, asked] = askedBy(e.owner, e.connection);
    if (asked != nullptr)
        sendReply(*asked, *ref, ItemKind::TimedOut, e.connection);
    else
        fold.addMessage(toStranger(ItemKind::TimedOut, {e.connection, e.key}));
}

void SequenceFold::ServerFold::operator()(const AcquireTurnedAway &e) const
{
    hear(e.owner, {e.connection, e.key}, {at(), entry.number}, ItemKind::Busy);
}

void SequenceFold::ServerFold::operator()(const ReleaseMissed &e) const
{
    hearRelease(e.token.value_or(Token()), {e.connection, e.key}, {at(), entry.number}, ItemKind::NotFound);
}

void SequenceFold::ServerFold::operator()(const Granted &e) const
{
    const auto reply = hear(e.owner, {e.connection, e.key}, startOf(e.lsn), ItemKind::Granted);
    beginGrant({.token = e.token,
                .owner = e.owner,
                .connection = e.connection,
                .deadline = e.deadline,
                .orphan = false,
                .since = at()},
               e.key);
    if (auto *lease = fold.m_leases.find(e.token))
        lease->reply = reply;
}

void SequenceFold::ServerFold::operator()(const Released &e) const
{
    hearRelease(e.token, {e.connection, e.key}, startOf(e.lsn), ItemKind::Released);
    endGrant(e.token);
}

void SequenceFold::ServerFold::operator()(const Expired &e) const
{
    const auto *lease = fold.m_leases.find(e.token);
    const auto *grant = lease != nullptr ? fold.m_stays.find(lease->grant) : nullptr;
    mark(ItemKind::Expired, grant != nullptr ? grant->party : self(), e.key);
    endGrant(e.token);
}

void SequenceFold::ServerFold::operator()(const GrantOrphaned &e) const
{
    auto *lease = fold.m_leases.find(e.token);
    const auto *grant = lease != nullptr ? fold.m_stays.find(lease->grant) : nullptr;
    mark(ItemKind::Orphaned, grant != nullptr ? grant->party : self(), e.key);
    if (grant == nullptr)
        return;
    auto orphan = *grant;
    fold.endStay(lease->grant, at());
    orphan.begin = at();
    orphan.cause = entry.number;
    orphan.kind = StayKind::GrantsOrphan;
    lease->grant = fold.beginStay(orphan);
}

void SequenceFold::ServerFold::operator()(const FateParked &e) const
{
    mark(ItemKind::FateParked, self());
    auto &stay = fold.m_parked[e.fate.open];
    if (stay == StayNumber())
        stay = fold.beginStay({.begin = at(),
                               .end = openEnd,
                               .cause = entry.number,
                               .request = {},
                               .party = self(),
                               .kind = StayKind::Parked});
}

void SequenceFold::ServerFold::operator()(const FateUnparked &e) const
{
    mark(ItemKind::FateRetried, self());
    const auto parked = fold.m_parked.find(e.fate.open);
    if (parked == fold.m_parked.end())
        return;
    fold.endStay(parked->second, at());
    fold.m_parked.erase(parked);
}

void SequenceFold::ServerFold::operator()(const StateResumed &e) const
{
    fold.endNodeStays(at());
    for (const auto &it : e.snapshot->nodes) {
        fold.m_parties.setAddress(it.node, it.address);
        fold.m_parties.setSeen(fold.m_parties.idOf(it.node), at());
    }
    for (const auto &connection : e.snapshot->connections)
        fold.m_parties.setNode(connection.connection, connection.node);
    for (const auto &key : e.snapshot->keys) {
        if (key.holder)
            beginGrant(*key.holder, key.key);
    }
}

std::pair<const RequestRef *, SequenceFold::Asked *>
SequenceFold::ServerFold::askedBy(const std::optional<Owner> &owner, const ConnectionId &connection) const
{
    const auto *ref = owner ? fold.m_owners.find(*owner) : nullptr;
    if (ref == nullptr)
        return {nullptr, nullptr};
    if (!fold.m_parties.clientOf(connection))
        fold.m_parties.setClient(connection, ref->client);
    return {ref, fold.m_asked.find(*ref)};
}

SequenceFold::LaneStart SequenceFold::ServerFold::startOf(Lsn lsn) const
{
    const auto *start = fold.m_laneStarts.find(lsn);
    return start != nullptr ? *start : LaneStart{at(), entry.number};
}

SequenceItem SequenceFold::ServerFold::fromStranger(ItemKind kind, const Heeded &who) const
{
    return {.begin = at(),
            .end = at(),
            .cause = entry.number,
            .effect = {},
            .request = {},
            .from = fold.m_parties.clientPartyOf(who.connection),
            .to = serverOf(who.connection),
            .keyHash = hashOf(who.key.text()),
            .kind = kind,
            .passage = Passage::OneSided};
}

SequenceItem SequenceFold::ServerFold::toStranger(ItemKind kind, const Heeded &who) const
{
    auto item = fromStranger(kind, who);
    std::swap(item.from, item.to);
    return item;
}

ItemNumber SequenceFold::ServerFold::hear(const std::optional<Owner> &owner,
                                          const Heeded &who,
                                          const LaneStart &came,
                                          std::optional<ItemKind> reply) const
{
    const auto [ref, asked] = askedBy(owner, who.connection);
    if (asked != nullptr) {
        fold.reach(asked->message, serverOf(who.connection), came);
        return reply ? sendReply(*asked, *ref, *reply, who.connection) : ItemNumber();
    }
    auto *known = owner ? fold.m_heard.find(*owner) : nullptr;
    Heard heard = known != nullptr ? *known : Heard{.message = {}, .reply = {}, .connection = who.connection};
    if (heard.message == ItemNumber()) {
        auto message = fromStranger(ItemKind::Acquire, who);
        message.begin = came.at;
        message.end = came.at;
        message.cause = came.event;
        heard.message = fold.addMessage(message);
    }
    if (reply)
        heard.reply = fold.addMessage(toStranger(*reply, who));
    if (owner)
        fold.m_heard.put(*owner, heard);
    return heard.reply;
}

void SequenceFold::ServerFold::hearRelease(Token token, const Heeded &who, const LaneStart &came, ItemKind reply) const
{
    const auto *ref = fold.m_releases.find(token);
    auto *asked = ref != nullptr ? fold.m_asked.find(*ref) : nullptr;
    // A stranger may give a token back that a client of ours gives back, too.
    const auto client = fold.m_parties.clientOf(who.connection);
    if (asked != nullptr && (!client || *client == ref->client)) {
        fold.reach(asked->message, serverOf(who.connection), came);
        sendReply(*asked, *ref, reply, who.connection);
        return;
    }
    auto message = fromStranger(ItemKind::Release, who);
    message.begin = came.at;
    message.end = came.at;
    message.cause = came.event;
    const auto number = fold.addMessage(message);
    const auto answer = fold.addMessage(toStranger(reply, who));
    fold.m_heardReleases.put(token, {.message = number, .reply = answer, .connection = who.connection});
}

ItemNumber SequenceFold::ServerFold::sendReply(Asked &asked,
                                               const RequestRef &ref,
                                               ItemKind kind,
                                               const ConnectionId &connection) const
{
    if (asked.reply != ItemNumber()) {
        // Its client told first.
        const bool isKept = fold.m_items.change(asked.reply, [&](SequenceItem &it) {
            it.begin = std::min(at(), it.end);
            it.cause = entry.number;
            it.from = serverOf(connection);
            it.passage = it.passage == Passage::OneSided ? Passage::Arrived : it.passage;
        });
        if (isKept)
            return asked.reply;
    }
    asked.reply = fold.addMessage({.begin = at(),
                                   .end = openEnd,
                                   .cause = entry.number,
                                   .effect = {},
                                   .request = ref.request,
                                   .from = serverOf(connection),
                                   .to = fold.m_parties.idOf(ref.client),
                                   .keyHash = asked.keyHash,
                                   .kind = kind,
                                   .passage = Passage::OnTheWay});
    if (asked.isGivenUp)
        fold.lose(asked.reply, at());
    return asked.reply;
}

void SequenceFold::ServerFold::beginGrant(const HolderSnapshot &holder, const Key &key) const
{
    const auto stay = fold.beginStay({.begin = holder.since,
                                      .end = openEnd,
                                      .sure = holder.deadline,
                                      .cause = entry.number,
                                      .request = {},
                                      .token = holder.token,
                                      .party = serverOf(holder.connection),
                                      .keyHash = hashOf(key.text()),
                                      .kind = holder.orphan ? StayKind::GrantsOrphan : StayKind::Grants});
    if (auto *lease = fold.m_leases.find(holder.token))
        lease->grant = stay;
    else
        fold.m_leases.put(holder.token, {.reply = {}, .grant = stay, .hold = {}});
}

void SequenceFold::ServerFold::endGrant(Token token) const
{
    if (const auto *lease = fold.m_leases.find(token))
        fold.endStay(lease->grant, at());
}

} // namespace lockscope::picture
