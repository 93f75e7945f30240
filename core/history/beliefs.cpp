// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/beliefs.h"

#include "core/base/match.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace lockscope {

/// One event's step for one client. An overload for each alternative and none that takes them all (HT3).
struct Beliefs::Fold
{
    Beliefs &beliefs;
    ClientId id;
    ClientBelief &client;
    TimePoint at;

    void operator()(const ClientStarted &e) const;
    void operator()(const ClientStopped &e) const;
    void operator()(const ConnectionChanged &e) const;
    void operator()(const LeaderHinted &e) const;
    void operator()(const AcquireQueued &e) const;
    void operator()(const AcquireSent &e) const;
    void operator()(const AcquireEnded &e) const;
    void operator()(const ReleaseQueued &e) const;
    void operator()(const ReleaseSent &e) const;
    void operator()(const ReleaseEnded &e) const;
    void operator()(const OrphanSeen &e) const;
    void operator()(const PeerViolated &e) const { client.lastViolation = e.rule; }
    void operator()(const DeadlinePassed &e) const;
    void operator()(const ClientResumed &e) const;

    /// Nothing of the client is left in what is kept over all clients.
    void forgetAll() const;

private:
    RequestBelief &begin(RequestId request, RequestKind kind, const std::string &key) const;
    void add(RequestBelief belief) const;
    void setState(RequestBelief &belief, BeliefState state) const;
    void finish(RequestId request, BeliefState state) const;
    void endGrant(Token token, BeliefState state) const;
    void forgetFinished() const;
    void forgetOwner(const RequestBelief &belief) const;
    void forgetRequests() const;
};

void Beliefs::apply(ClientId client, const ClientEvent &event, TimePoint at, Touched &touched)
{
    touched.clients.insert(client);
    std::visit(Fold{.beliefs = *this, .id = client, .client = m_clients[client], .at = at}, event);
    if (m_stopped.size() <= stoppedMax)
        return;
    const auto oldest = m_stopped.front();
    m_stopped.pop_front();
    Fold{.beliefs = *this, .id = oldest, .client = m_clients.at(oldest), .at = at}.forgetAll();
    m_clients.erase(oldest);
    touched.clients.insert(oldest);
}

const ClientBelief *Beliefs::find(ClientId client) const
{
    const auto found = m_clients.find(client);
    return found == m_clients.end() ? nullptr : &found->second;
}

const RequestBelief *Beliefs::find(const RequestRef &ref) const
{
    const auto *client = find(ref.client);
    if (client == nullptr)
        return nullptr;
    if (const auto live = client->requests.find(ref.request); live != client->requests.end())
        return &live->second;
    const auto finished = std::find_if(client->finished.rbegin(),
                                       client->finished.rend(),
                                       [&](const RequestBelief &belief) { return belief.request == ref.request; });
    return finished == client->finished.rend() ? nullptr : &*finished;
}

std::optional<RequestRef> Beliefs::requestOf(const Owner &owner) const
{
    const auto found = m_owners.find(owner);
    return found == m_owners.end() ? std::nullopt : std::optional(found->second);
}

ClientSnapshot Beliefs::snapshot(ClientId client) const
{
    const auto *known = find(client);
    assert(known != nullptr);
    ClientSnapshot snapshot{.name = known->name,
                            .endpoints = known->endpoints,
                            .connection = known->connection,
                            .endpoint = known->endpoint,
                            .closeReason = known->closeReason,
                            .retryAt = known->retryAt,
                            .leaderHint = known->leaderHint,
                            .requests = {}};
    for (const auto &[request, belief] : known->requests)
        snapshot.requests.push_back(belief);
    return snapshot;
}

void Beliefs::Fold::operator()(const ClientStarted &e) const
{
    client.name = e.name;
    client.endpoints = e.endpoints;
    if (std::exchange(client.stopped, false))
        std::erase(beliefs.m_stopped, id);
}

void Beliefs::Fold::operator()(const ClientStopped & /*e*/) const
{
    client.connection = ClientConnectionState::Closed;
    client.retryAt.reset();
    if (!std::exchange(client.stopped, true))
        beliefs.m_stopped.push_back(id);
    // Nobody will say any more what became of these: a grant runs out unseen, an Indeterminate stays one.
    while (!client.requests.empty()) {
        const auto &[request, belief] = *client.requests.begin();
        finish(request, belief.state);
    }
}

void Beliefs::Fold::operator()(const ConnectionChanged &e) const
{
    client.connection = e.state;
    if (!e.endpoint.empty())
        client.endpoint = e.endpoint;
    client.closeReason = e.reason;
    client.retryAt = e.retryIn ? std::optional(at + *e.retryIn) : std::nullopt;
}

void Beliefs::Fold::operator()(const LeaderHinted &e) const
{
    if (e.accepted)
        client.leaderHint = e.address;
}

void Beliefs::Fold::operator()(const AcquireQueued &e) const
{
    auto &belief = begin(e.request, RequestKind::Acquire, e.key);
    belief.wait = e.wait;
    belief.lease = e.lease;
}

void Beliefs::Fold::operator()(const AcquireSent &e) const
{
    auto &belief = begin(e.request, RequestKind::Acquire, e.key);
    belief.owner = e.owner;
    belief.lease = e.lease;
    belief.sentAt = at;
    setState(belief, BeliefState::Sent);
    beliefs.m_owners.insert_or_assign(e.owner, RequestRef{id, e.request});
}

void Beliefs::Fold::operator()(const AcquireEnded &e) const
{
    auto &belief = begin(e.request, RequestKind::Acquire, e.key);
    belief.endedAt = at;
    match(
        e.outcome,
        [&](const OutcomeGranted &o) {
            if (belief.token)
                client.grants.erase(*belief.token);
            belief.token = o.token;
            belief.holdsUntil = o.holdsUntil;
            belief.overBy = o.overBy;
            client.grants.insert_or_assign(o.token, e.request);
            setState(belief, BeliefState::Granted);
        },
        [&](const OutcomeTimedOut & /*o*/) { finish(e.request, BeliefState::TimedOut); },
        [&](const OutcomeBusy & /*o*/) { finish(e.request, BeliefState::Busy); },
        [&](const OutcomeIndeterminate &o) {
            belief.closeReason = o.reason;
            belief.reclaimBy = o.reclaimBy;
            setState(belief, BeliefState::Indeterminate);
        },
        [&](const OutcomeCancelled & /*o*/) { finish(e.request, BeliefState::Cancelled); },
        [&](const OutcomeFailed &o) {
            belief.acquireFailure = o.reason;
            finish(e.request, BeliefState::Failed);
        });
}

void Beliefs::Fold::operator()(const ReleaseQueued &e) const
{
    begin(e.request, RequestKind::Release, e.key).token = e.token;
}

void Beliefs::Fold::operator()(const ReleaseSent &e) const
{
    auto &belief = begin(e.request, RequestKind::Release, e.key);
    belief.token = e.token;
    belief.sentAt = at;
    setState(belief, BeliefState::Sent);
}

void Beliefs::Fold::operator()(const ReleaseEnded &e) const
{
    auto &belief = begin(e.request, RequestKind::Release, e.key);
    belief.endedAt = at;
    const auto token = belief.token;
    match(
        e.outcome,
        [&](const OutcomeReleased & /*o*/) {
            finish(e.request, BeliefState::Released);
            if (token)
                endGrant(*token, BeliefState::Released);
        },
        [&](const OutcomeNotFound & /*o*/) {
            finish(e.request, BeliefState::NotFound);
            if (token)
                endGrant(*token, BeliefState::LeaseOver);
        },
        [&](const OutcomeUnknown & /*o*/) { finish(e.request, BeliefState::Unknown); },
        [&](const OutcomeReleaseFailed &o) {
            belief.releaseFailure = o.reason;
            finish(e.request, BeliefState::Failed);
        });
}

void Beliefs::Fold::operator()(const OrphanSeen &e) const
{
    const auto known = std::find_if(client.orphans.begin(), client.orphans.end(), [&](const ClientOrphan &orphan) {
        return orphan.token == e.token;
    });
    if (known != client.orphans.end()) {
        known->action = e.action;
        known->at = at;
        return;
    }
    client.orphans.push_back({e.key, e.token, e.action, at});
    if (client.orphans.size() > orphansMax)
        client.orphans.pop_front();
}

void Beliefs::Fold::operator()(const DeadlinePassed &e) const
{
    const auto found = client.requests.find(e.request);
    if (found == client.requests.end())
        return;
    const auto state = found->second.state;
    switch (e.deadline) {
    case RequestDeadline::SurelyHeld:
        return;
    case RequestDeadline::SurelyOver:
        if (state == BeliefState::Granted)
            finish(e.request, BeliefState::LeaseOver);
        return;
    case RequestDeadline::ReclaimBy:
        if (state == BeliefState::Indeterminate)
            finish(e.request, BeliefState::Reclaimed);
        return;
    }
}

void Beliefs::Fold::operator()(const ClientResumed &e) const
{
    const auto &snapshot = *e.snapshot;
    forgetRequests();
    client.name = snapshot.name;
    client.endpoints = snapshot.endpoints;
    client.connection = snapshot.connection;
    client.endpoint = snapshot.endpoint;
    client.closeReason = snapshot.closeReason;
    client.retryAt = snapshot.retryAt;
    client.leaderHint = snapshot.leaderHint;
    for (const auto &belief : snapshot.requests)
        add(belief);
}

/// The request's belief, made on the first word of it: a feed with a gap may start in the middle of its life.
RequestBelief &Beliefs::Fold::begin(RequestId request, RequestKind kind, const std::string &key) const
{
    const auto [found, isNew] = client.requests.try_emplace(request);
    if (isNew) {
        found->second.request = request;
        found->second.kind = kind;
        found->second.key = key;
        found->second.queuedAt = at;
        ++beliefs.m_liveCount;
    }
    return found->second;
}

void Beliefs::Fold::add(RequestBelief belief) const
{
    if (belief.owner)
        beliefs.m_owners.insert_or_assign(*belief.owner, RequestRef{id, belief.request});
    if (belief.state == BeliefState::Granted && belief.token)
        client.grants.insert_or_assign(*belief.token, belief.request);
    if (belief.state == BeliefState::Indeterminate)
        ++beliefs.m_indeterminateCount;
    ++beliefs.m_liveCount;
    const auto request = belief.request;
    client.requests.emplace(request, std::move(belief));
}

void Beliefs::Fold::setState(RequestBelief &belief, BeliefState state) const
{
    beliefs.m_indeterminateCount -= belief.state == BeliefState::Indeterminate ? 1 : 0;
    beliefs.m_indeterminateCount += state == BeliefState::Indeterminate ? 1 : 0;
    belief.state = state;
}

void Beliefs::Fold::finish(RequestId request, BeliefState state) const
{
    auto found = client.requests.find(request);
    assert(found != client.requests.end());
    setState(found->second, state);
    beliefs.m_indeterminateCount -= state == BeliefState::Indeterminate ? 1 : 0;
    if (found->second.kind == RequestKind::Acquire && found->second.token)
        client.grants.erase(*found->second.token);
    client.finished.push_back(std::move(found->second));
    client.requests.erase(found);
    --beliefs.m_liveCount;
    forgetFinished();
}

void Beliefs::Fold::endGrant(Token token, BeliefState state) const
{
    if (const auto granted = client.grants.find(token); granted != client.grants.end())
        finish(granted->second, state);
}

void Beliefs::Fold::forgetFinished() const
{
    if (client.finished.size() <= finishedMax)
        return;
    forgetOwner(client.finished.front());
    client.finished.pop_front();
}

void Beliefs::Fold::forgetOwner(const RequestBelief &belief) const
{
    if (belief.owner)
        beliefs.m_owners.erase(*belief.owner);
}

void Beliefs::Fold::forgetAll() const
{
    forgetRequests();
    std::for_each(client.finished.begin(), client.finished.end(), [this](const auto &belief) { forgetOwner(belief); });
}

void Beliefs::Fold::forgetRequests() const
{
    for (const auto &[request, belief] : client.requests) {
        beliefs.m_indeterminateCount -= belief.state == BeliefState::Indeterminate ? 1 : 0;
        forgetOwner(belief);
    }
    beliefs.m_liveCount -= client.requests.size();
    client.requests.clear();
    client.grants.clear();
}

} // namespace lockscope
