// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/sequence_client_fold.h"

#include "core/base/match.h"

#include <utility>

namespace lockscope::picture {

void SequenceFold::ClientFold::operator()(const ConnectionChanged &e) const
{
    switch (e.state) {
    case ClientConnectionState::Connecting:
    case ClientConnectionState::Handshaking:
        fold.m_servers[party] = fold.m_parties.serverAt(e.endpoint);
        return;
    case ClientConnectionState::Ready:
        fold.m_servers[party] = fold.m_parties.serverAt(e.endpoint);
        fold.addMark(ItemKind::Connected, party, entry);
        return;
    case ClientConnectionState::Closed:
        for (const auto message : std::exchange(fold.flyingOf(party), {}))
            fold.lose(message, at());
        fold.addMark(ItemKind::Closed, party, entry);
        return;
    }
}

void SequenceFold::ClientFold::operator()(const LeaderHinted &e) const
{
    const auto server = fold.serverOf(party);
    const auto told = fold.m_notices.find(server);
    const bool isKnown = told != fold.m_notices.end() && told->second.at <= at();
    const auto kind = e.source == HintSource::L ? ItemKind::LeaderNotice : ItemKind::Moved;
    fold.addMessage({.begin = isKnown ? told->second.at : at(),
                     .end = at(),
                     .cause = isKnown ? told->second.event : EventNumber(),
                     .effect = entry.number,
                     .request = {},
                     .from = server,
                     .to = party,
                     .keyHash = 0,
                     .kind = kind,
                     .passage = isKnown ? Passage::Arrived : Passage::OneSided});
}

void SequenceFold::ClientFold::operator()(const AcquireQueued &e) const
{
    Asked asked;
    asked.keyHash = hashOf(e.key);
    asked.stay = fold.beginStay({.begin = at(),
                                 .end = openEnd,
                                 .sure = e.wait ? at() + *e.wait : openEnd,
                                 .cause = entry.number,
                                 .request = e.request,
                                 .party = party,
                                 .keyHash = asked.keyHash,
                                 .kind = StayKind::Waits});
    fold.m_asked.put(ref(e.request), asked);
}

void SequenceFold::ClientFold::operator()(const AcquireSent &e) const
{
    auto *asked = fold.m_asked.find(ref(e.request));
    if (asked == nullptr)
        return;
    asked->owner = e.owner;
    fold.m_owners.put(e.owner, ref(e.request));
    if (const auto *heard = fold.m_heard.find(e.owner)) {
        adopt(*asked, *heard, e.request);
        fold.m_heard.erase(e.owner);
        return;
    }
    asked->message = fold.addMessage(request(ItemKind::Acquire, e.request, asked->keyHash));
}

/// The server's word came first: what stood there as a stranger's is this client's.
void SequenceFold::ClientFold::adopt(Asked &asked, const Heard &heard, RequestId request) const
{
    fold.m_parties.setClient(heard.connection, client);
    fold.m_items.change(heard.message, [&](SequenceItem &it) {
        it.begin = at();
        it.end = std::max(it.end, at());
        it.effect = it.cause;
        it.cause = entry.number;
        it.request = request;
        it.from = party;
        it.passage = Passage::Arrived;
    });
    fold.m_items.change(heard.reply, [&](SequenceItem &it) {
        it.end = openEnd;
        it.request = request;
        it.to = party;
        it.passage = Passage::OnTheWay;
    });
    asked.message = heard.message;
    asked.reply = heard.reply;
    if (heard.reply != ItemNumber())
        fold.flyingOf(party).push_back(heard.reply);
}

SequenceItem SequenceFold::ClientFold::request(ItemKind kind, RequestId request, std::uint32_t keyHash) const
{
    return {.begin = at(),
            .end = openEnd,
            .cause = entry.number,
            .effect = {},
            .request = request,
            .from = party,
            .to = fold.serverOf(party),
            .keyHash = keyHash,
            .kind = kind,
            .passage = Passage::OnTheWay};
}

void SequenceFold::ClientFold::operator()(const AcquireEnded &e) const
{
    auto *asked = fold.m_asked.find(ref(e.request));
    if (asked == nullptr) {
        fold.addMark(ItemKind::Unsent, party, entry, {e.request, hashOf(e.key)});
        return;
    }
    fold.endStay(asked->stay, at());
    const bool isSent = asked->message != ItemNumber();
    match(
        e.outcome,
        [&](const OutcomeGranted &granted) {
            answer(*asked, e.request, ItemKind::Granted);
            hold(*asked, e.request, granted);
        },
        [&](const OutcomeTimedOut & /*timedOut*/) {
            if (isSent)
                answer(*asked, e.request, ItemKind::TimedOut);
            else
                fold.addMark(ItemKind::Unsent, party, entry, {e.request, hashOf(e.key)});
        },
        [&](const OutcomeBusy & /*busy*/) { answer(*asked, e.request, ItemKind::Busy); },
        [&](const OutcomeIndeterminate &outcome) {
            giveUp(*asked);
            fold.addMark(ItemKind::Indeterminate, party, entry, {e.request, hashOf(e.key)});
            asked->stay = fold.beginStay({.begin = at(),
                                          .end = openEnd,
                                          .sure = outcome.reclaimBy.value_or(openEnd),
                                          .cause = entry.number,
                                          .request = e.request,
                                          .party = party,
                                          .keyHash = asked->keyHash,
                                          .kind = StayKind::InDoubt});
        },
        [&](const OutcomeCancelled & /*cancelled*/) {
            fold.addMark(ItemKind::Unsent, party, entry, {e.request, hashOf(e.key)});
        },
        [&](const OutcomeFailed & /*failed*/) {
            fold.addMark(ItemKind::Unsent, party, entry, {e.request, hashOf(e.key)});
        });
}

/// A definite answer came, whether its server told of it already or not.
void SequenceFold::ClientFold::answer(Asked &asked, RequestId request, ItemKind kind) const
{
    // Whoever is answered was heard.
    if (fold.isOnTheWay(asked.message)) {
        fold.m_items.change(asked.message, [](SequenceItem &it) {
            it.end = it.begin;
            it.passage = Passage::OneSided;
        });
    }
    if (asked.reply != ItemNumber()) {
        fold.arrive(asked.reply, at(), entry.number);
        return;
    }
    asked.reply = fold.addMessage({.begin = at(),
                                   .end = at(),
                                   .cause = {},
                                   .effect = entry.number,
                                   .request = request,
                                   .from = fold.serverOf(party),
                                   .to = party,
                                   .keyHash = asked.keyHash,
                                   .kind = kind,
                                   .passage = Passage::OneSided});
}

void SequenceFold::ClientFold::giveUp(Asked &asked) const
{
    asked.isGivenUp = true;
    fold.lose(asked.message, at());
    fold.lose(asked.reply, at());
}

void SequenceFold::ClientFold::hold(Asked &asked, RequestId request, const OutcomeGranted &granted) const
{
    asked.token = granted.token;
    asked.stay = fold.beginStay({.begin = at(),
                                 .end = openEnd,
                                 .sure = granted.holdsUntil,
                                 .over = granted.overBy,
                                 .cause = entry.number,
                                 .request = request,
                                 .party = party,
                                 .keyHash = asked.keyHash,
                                 .kind = StayKind::Holds});
    if (auto *lease = fold.m_leases.find(granted.token))
        lease->hold = asked.stay;
    else
        fold.m_leases.put(granted.token, {.reply = asked.reply, .grant = {}, .hold = asked.stay});
}

void SequenceFold::ClientFold::operator()(const ReleaseQueued &e) const
{
    Asked asked;
    asked.token = e.token;
    asked.keyHash = hashOf(e.key);
    fold.m_asked.put(ref(e.request), asked);
}

void SequenceFold::ClientFold::operator()(const ReleaseSent &e) const
{
    auto *asked = fold.m_asked.find(ref(e.request));
    if (asked == nullptr)
        return;
    // It goes out again only where nothing came back.
    fold.lose(asked->message, at());
    fold.lose(asked->reply, at());
    asked->reply = {};
    fold.m_releases.put(e.token, ref(e.request));
    if (const auto *heard = fold.m_heardReleases.find(e.token)) {
        adopt(*asked, *heard, e.request);
        fold.m_heardReleases.erase(e.token);
        return;
    }
    asked->message = fold.addMessage(request(ItemKind::Release, e.request, asked->keyHash));
}

void SequenceFold::ClientFold::operator()(const ReleaseEnded &e) const
{
    auto *asked = fold.m_asked.find(ref(e.request));
    if (asked == nullptr) {
        fold.addMark(ItemKind::Unsent, party, entry, {e.request, hashOf(e.key)});
        return;
    }
    const auto endHold = [&] {
        if (const auto *lease = fold.m_leases.find(asked->token))
            fold.endStay(lease->hold, at());
    };
    match(
        e.outcome,
        [&](const OutcomeReleased & /*released*/) {
            answer(*asked, e.request, ItemKind::Released);
            endHold();
        },
        [&](const OutcomeNotFound & /*notFound*/) {
            answer(*asked, e.request, ItemKind::NotFound);
            endHold();
        },
        [&](const OutcomeUnknown & /*unknown*/) { giveUp(*asked); },
        [&](const OutcomeReleaseFailed & /*failed*/) {
            fold.addMark(ItemKind::Unsent, party, entry, {e.request, hashOf(e.key)});
        });
    // An answer that its server tells of only later still finds its request.
}

void SequenceFold::ClientFold::operator()(const OrphanSeen &e) const
{
    if (e.action != OrphanAction::ReleaseQueued && e.action != OrphanAction::Dropped)
        return;
    if (const auto *lease = fold.m_leases.find(e.token))
        fold.arrive(lease->reply, at(), entry.number);
    fold.addMark(ItemKind::Orphan, party, entry, {{}, hashOf(e.key)});
}

void SequenceFold::ClientFold::operator()(const DeadlinePassed &e) const
{
    const auto *asked = fold.m_asked.find(ref(e.request));
    switch (e.deadline) {
    case RequestDeadline::SurelyHeld:
        return;
    case RequestDeadline::SurelyOver:
        fold.addMark(ItemKind::LeaseOver, party, entry, {e.request, hashOf(e.key)});
        break;
    case RequestDeadline::ReclaimBy:
        fold.addMark(ItemKind::Reclaimed, party, entry, {e.request, hashOf(e.key)});
        break;
    }
    if (asked != nullptr)
        fold.endStay(asked->stay, at());
}

/// What happened in the gap is not known; what is so now, is.
void SequenceFold::ClientFold::operator()(const ClientResumed &e) const
{
    fold.m_parties.setName(client, e.snapshot->name);
    fold.m_servers[party] = fold.m_parties.serverAt(e.snapshot->endpoint);
    fold.flyingOf(party).clear();
    std::vector<StayNumber> open;
    fold.m_stays.visit({at(), openEnd}, [&](StayNumber number, const Stay &stay) {
        if (stay.party == party && stay.end == openEnd)
            open.push_back(number);
    });
    for (const auto stay : open)
        fold.endStay(stay, at());
    for (const auto &belief : e.snapshot->requests)
        resume(belief);
}

void SequenceFold::ClientFold::resume(const RequestBelief &belief) const
{
    Asked asked;
    asked.keyHash = hashOf(belief.key);
    asked.token = belief.token.value_or(Token());
    if (belief.owner) {
        asked.owner = *belief.owner;
        fold.m_owners.put(*belief.owner, ref(belief.request));
    }
    Stay stay{.begin = belief.queuedAt,
              .end = openEnd,
              .cause = entry.number,
              .request = belief.request,
              .party = party,
              .keyHash = asked.keyHash,
              .kind = StayKind::Waits};
    if (belief.state == BeliefState::Granted) {
        stay.begin = belief.endedAt.value_or(at());
        stay.kind = StayKind::Holds;
        stay.sure = belief.holdsUntil.value_or(openEnd);
        stay.over = belief.overBy.value_or(openEnd);
    } else if (belief.state == BeliefState::Indeterminate) {
        stay.begin = belief.endedAt.value_or(at());
        stay.kind = StayKind::InDoubt;
        stay.sure = belief.reclaimBy.value_or(openEnd);
    }
    if (belief.kind == RequestKind::Acquire)
        asked.stay = fold.beginStay(stay);
    if (stay.kind == StayKind::Holds)
        fold.m_leases.put(asked.token, {.reply = {}, .grant = {}, .hold = asked.stay});
    fold.m_asked.put(ref(belief.request), asked);
}

} // namespace lockscope::picture
