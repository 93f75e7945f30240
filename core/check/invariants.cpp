// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/invariants.h"

#include "core/base/match.h"
#include "core/check/invariants_fold.h"

#include <algorithm>
#include <utility>

namespace lockscope::check {

std::vector<Violation> Invariants::apply(const Entry &entry)
{
    std::vector<Violation> found;
    Step step{entry.number, entry.at.steady, found};
    match(
        entry.event,
        [&](const ClientEvent &event) {
            if (const auto *client = std::get_if<ClientId>(&entry.origin))
                std::visit(ClientFold{*this, step, *client}, event);
        },
        [&](const ServerEvent &event) {
            beginTurn(step);
            std::visit(ServerFold{*this, step}, event);
        },
        [&](const CommandGiven &event) {
            // Whatever is parked stays so until the next start (F8).
            const auto *command = std::get_if<ServerCommand>(&event.command);
            if (command != nullptr && std::holds_alternative<BreakFateIndexCommand>(*command))
                m_fates.forget();
        },
        [](const CommandRefused & /*event*/) {},
        [&](const EventsSkipped & /*event*/) { skip(step, entry.origin); },
        [](const FaultEvent & /*event*/) {});
    return found;
}

void Invariants::serverLost()
{
    endServer();
}

void Invariants::beginTurn(Step &step)
{
    const auto before = std::exchange(m_turn, step.at);
    if (!before || step.at <= *before)
        return;
    const bool mayRetry = m_hasLeader && !m_isFatal && !m_isBetweenServers;
    if (mayRetry)
        m_fates.turnEnded(step, *before);
    if (mayRetry && !m_isStopping && *before > m_servesSince + lateEndMax)
        m_grants.turnEnded(step, *before);
    m_owners.turnEnded(step, *before);
}

void Invariants::takeLane(Step &step, const Key &key, TransitionKind kind, std::optional<Lsn> lsn)
{
    freeLane(step, key);
    m_fates.laneTaken(step, key, kind);
    m_grants.laneTaken(key);
    if (lsn && makesGrant(kind))
        m_queues.grantBegan(key, *lsn, step.at);
    m_lanes.emplace(key, Occupant{kind, lsn, step.at});
}

void Invariants::freeLane(const Step &step, const Key &key)
{
    auto lane = m_lanes.extract(key);
    if (lane.empty())
        return;
    m_drained.emplace(key, lane.mapped());
    m_fates.laneFreed(key, step.at);
    m_grants.laneFreed(key, step.at);
}

/// What is volatile is gone; what was durable goes on at the next start.
void Invariants::endServer()
{
    m_grants.stopped(m_lanes);
    m_fates.lost(m_lanes);
    m_queues.emptied();
    m_lanes.clear();
    m_drained.reset();
    m_hasLeader = false;
    m_isBetweenServers = true;
}

void Invariants::skip(const Step &step, const Origin &origin)
{
    if (const auto *client = std::get_if<ClientId>(&origin)) {
        m_requests.forget(*client);
        return;
    }
    m_requests.forget(std::nullopt);
    m_owners.forgetTruth(step.number);
    m_grants.forget();
    m_queues.forget();
    m_fates.forget();
    m_lanes.clear();
    m_drained.reset();
    m_hasGap = true;
}

void Invariants::endGrant(Step &step, Token token, const std::optional<GrantRules::Grant> &grant)
{
    if (grant && grant->deadline && !grant->hasOutlivedBoot)
        m_owners.grantEnded(step, grant->owner, token, std::min(step.at, *grant->deadline));
}

bool Invariants::isEmbedded(ClientId client) const
{
    const auto endpoint = m_endpoints.find(client);
    return endpoint != m_endpoints.end() && m_addresses.contains(endpoint->second);
}

// The server

void Invariants::ServerFold::operator()(const ServerStarted &e) const
{
    if (!all.m_isBetweenServers)
        all.endServer();
    const bool isSameJournal = all.m_start && e.start > *all.m_start && e.durableLsn >= all.m_durableLsn;
    if (isSameJournal) {
        all.m_grants.started();
    } else {
        all.m_grants.forgetJournal();
        all.m_queues.forget();
        all.m_queues.emptied();
        all.m_fates.forget();
        all.m_owners.forgetTruth(step.number);
    }
    all.m_start = e.start;
    all.m_durableLsn = e.durableLsn;
    all.m_addresses.clear();
    all.m_isFatal = false;
    all.m_isStopping = false;
    all.m_isBetweenServers = false;
    all.m_servesSince = step.at;
}

void Invariants::ServerFold::operator()(const TermBegan &e) const
{
    const bool hadLeader = std::exchange(all.m_hasLeader, e.leader.has_value());
    if (hadLeader || !e.leader)
        return;
    all.m_servesSince = step.at;
    all.m_fates.retriesFrom(step.at);
}

void Invariants::ServerFold::operator()(const ServerStopped &e) const
{
    all.m_fates.stopped(step, e.unsettled);
    all.endServer();
}

std::optional<TimePoint> Invariants::ServerFold::drained(const Key &key, Lsn lsn) const
{
    const auto lane = all.m_lanes.find(key);
    if (lane != all.m_lanes.end() && lane->second.lsn == lsn)
        all.freeLane(step, key);
    const auto &last = all.m_drained;
    if (!last || last->first != key || last->second.lsn != lsn)
        return std::nullopt;
    return last->second.since;
}

void Invariants::ServerFold::operator()(const Granted &e) const
{
    const auto decidedAt = drained(e.key, e.lsn);
    all.m_queues.granted(step, e);
    all.m_grants.granted(step, e, decidedAt);
    if (e.owner)
        all.m_owners.granted(step, *e.owner, {.token = e.token, .number = step.number, .at = step.at});
}

void Invariants::ServerFold::operator()(const Released &e) const
{
    drained(e.key, e.lsn);
    const auto grant = all.m_grants.released(step, e.key, e.token);
    all.m_owners.released(step, e.token);
    all.endGrant(step, e.token, grant);
}

void Invariants::ServerFold::operator()(const Expired &e) const
{
    drained(e.key, e.lsn);
    const auto grant = all.m_grants.expired(step, e.key, e.token);
    all.m_owners.expired(step, e.token);
    all.endGrant(step, e.token, grant);
}

void Invariants::ServerFold::operator()(const FateFolded &e) const
{
    if (e.lsn)
        drained(e.key, *e.lsn);
    all.m_fates.folded(step, e.open, e.key, all.m_lanes);
}

void Invariants::ServerFold::operator()(const FateCompleted &e) const
{
    all.m_fates.completed(step, e.fate);
    all.m_queues.completed(step, e.fate);
}

void Invariants::ServerFold::operator()(const StateResumed &e) const
{
    const auto &snapshot = *e.snapshot;
    auto before = std::exchange(all.m_lanes, {});
    all.m_drained.reset();
    for (const auto &key : snapshot.keys) {
        if (key.lane == LaneState::Empty)
            continue;
        // A snapshot does not say since when; where its taking was told, that still counts.
        const auto known = before.find(key.key);
        const bool isSame = !all.m_hasGap && known != before.end() && known->second.kind == *key.occupant;
        all.m_lanes.emplace(key.key, isSame ? known->second : Occupant{*key.occupant, std::nullopt, step.at});
    }
    all.m_grants.resumed(step, snapshot);
    all.m_queues.resumed(step, snapshot);
    if (!snapshot.isFateIndexBroken)
        all.m_fates.resumed(step, snapshot, all.m_lanes);
    if (all.m_hasGap)
        all.m_owners.forgetTruth(step.number);
    for (const auto &key : snapshot.keys) {
        if (key.holder && key.holder->owner)
            all.m_owners.granted(
                step, *key.holder->owner, {.token = key.holder->token, .number = step.number, .at = std::nullopt});
    }
    for (const auto &node : snapshot.nodes)
        all.m_addresses.insert(node.address);
    all.m_durableLsn = std::max(all.m_durableLsn, snapshot.durableLsn);
    all.m_hasLeader = snapshot.leader.has_value();
    all.m_isFatal = snapshot.fatal.has_value();
    all.m_servesSince = step.at;
    all.m_hasGap = false;
}

// The clients

void Invariants::ClientFold::operator()(const AcquireSent &e) const
{
    all.m_requests.acquireSent(step, client, e);
    std::optional<OwnerRules::GrantSeen> held;
    if (const auto key = Key::parse(e.key)) {
        const auto *grant = all.m_grants.find(*key);
        if (grant != nullptr && grant->owner == e.owner)
            held = {.token = grant->token, .number = grant->shown, .at = std::nullopt};
    }
    all.m_owners.sent(step, {client, e.request}, e, held);
}

void Invariants::ClientFold::operator()(const AcquireEnded &e) const
{
    if (const auto owner = all.m_requests.acquireEnded(step, client, e))
        all.m_owners.believed(step, *owner, e, all.isEmbedded(client));
}

void Invariants::ClientFold::operator()(const ReleaseEnded &e) const
{
    const auto token = all.m_requests.releaseEnded(step, client, e);
    const auto key = Key::parse(e.key);
    if (!token || !key || !all.isEmbedded(client))
        return;
    const auto *grant = all.m_grants.find(*key);
    const bool isLive = grant != nullptr && grant->token == *token;
    all.m_owners.releaseBelieved(step, {client, e.request}, e, *token, isLive);
}

void Invariants::ClientFold::operator()(const ClientResumed &e) const
{
    all.m_endpoints[client] = e.snapshot->endpoint;
    all.m_requests.resumed(step, client, *e.snapshot);
}

} // namespace lockscope::check
