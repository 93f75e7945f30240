// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/lock_history.h"

#include "core/base/match.h"

#include <algorithm>

namespace lockscope::check {

/// One event's step. An overload for each alternative and none that takes them all (HT3).
struct LockHistory::ClientFold
{
    LockHistory &history;
    EventNumber number;
    TimePoint at;
    ClientId client;

    void operator()(const ClientStarted & /*e*/) const { }
    void operator()(const ClientStopped & /*e*/) const { }
    void operator()(const ConnectionChanged & /*e*/) const { }
    void operator()(const LeaderHinted & /*e*/) const { }
    void operator()(const AcquireQueued & /*e*/) const { }
    void operator()(const AcquireSent &e) const;
    void operator()(const AcquireEnded &e) const;
    void operator()(const ReleaseQueued & /*e*/) const { }
    void operator()(const ReleaseSent &e) const;
    void operator()(const ReleaseEnded &e) const;
    void operator()(const OrphanSeen &e) const;
    void operator()(const PeerViolated & /*e*/) const { }
    void operator()(const DeadlinePassed & /*e*/) const { }
    // What it did not hear of may have had an effect.
    void operator()(const ClientResumed & /*e*/) const { history.m_isWhole = false; }

private:
    Place add(const std::string &key, std::uint8_t part, LockOperation operation) const;
    void endRelease(const Place &place, ReleaseAnswer answer) const;
};

LockHistory::Place
LockHistory::ClientFold::add(const std::string &key, std::uint8_t part, LockOperation operation) const
{
    const Place place{key, {number, part}};
    history.m_operations[key].insert_or_assign(place.at, std::move(operation));
    return place;
}

void LockHistory::ClientFold::operator()(const AcquireSent &e) const
{
    const RequestRef request{client, e.request};
    const AcquireOperation acquire{
        .request = request, .sentAt = at, .endedAt = std::nullopt, .lease = e.lease, .token = std::nullopt};
    history.m_acquires[request] = add(e.key, 0, {number, acquire});
}

void LockHistory::ClientFold::operator()(const AcquireEnded &e) const
{
    const auto found = history.m_acquires.extract(RequestRef{client, e.request});
    if (found.empty())
        return;
    const auto &place = found.mapped();
    auto &operations = history.m_operations.at(place.key);
    const auto forget = [&] { operations.erase(place.at); };
    match(
        e.outcome,
        [&](const OutcomeGranted &granted) {
            auto &acquire = std::get<AcquireOperation>(operations.at(place.at).operation);
            acquire.endedAt = at;
            acquire.token = granted.token;
        },
        // After `T` and `B` the owner is never granted (P3, P7).
        [&](const OutcomeTimedOut &) { forget(); },
        [&](const OutcomeBusy &) { forget(); },
        [](const OutcomeIndeterminate &) {},
        [&](const OutcomeCancelled &) { forget(); },
        [&](const OutcomeFailed &) { forget(); });
}

void LockHistory::ClientFold::operator()(const ReleaseSent &e) const
{
    const ReleaseName name{client, e.key, e.token};
    auto open = history.m_openReleases.find(name);
    if (open == history.m_openReleases.end()) {
        const ReleaseOperation release{.client = client, .token = e.token, .firstSentAt = at, .lastSentAt = at};
        open = history.m_openReleases.emplace(name, add(e.key, 0, {number, release})).first;
    }
    // Told once for each request that shares it; it went out once.
    auto &release = history.release(open->second);
    if (at > release.lastSentAt) {
        release.lastSentAt = at;
        ++release.sentCount;
    }
    history.m_releases[{client, e.request}] = open->second;
}

void LockHistory::ClientFold::endRelease(const Place &place, ReleaseAnswer answer) const
{
    auto &release = history.release(place);
    // One that was given up stays open: a later one for the same token may get its reply, which says the same of both.
    if (release.endedAt || answer == ReleaseAnswer::None)
        return;
    history.m_openReleases.erase({client, place.key, release.token});
    release.endedAt = at;
    release.answer = answer;
}

void LockHistory::ClientFold::operator()(const ReleaseEnded &e) const
{
    const auto found = history.m_releases.extract(RequestRef{client, e.request});
    if (found.empty())
        return;
    const auto answer = match<ReleaseAnswer>(
        e.outcome,
        [](const OutcomeReleased &) { return ReleaseAnswer::Released; },
        [](const OutcomeNotFound &) { return ReleaseAnswer::NotFound; },
        [](const OutcomeUnknown &) { return ReleaseAnswer::None; },
        [](const OutcomeReleaseFailed &) { return ReleaseAnswer::None; });
    endRelease(found.mapped(), answer);
}

void LockHistory::ClientFold::operator()(const OrphanSeen &e) const
{
    const ReleaseName name{client, e.key, e.token};
    const auto end = [&](ReleaseAnswer answer) {
        if (const auto open = history.m_openReleases.find(name); open != history.m_openReleases.end())
            endRelease(Place(open->second), answer);
    };
    switch (e.action) {
    case OrphanAction::ReleaseQueued: {
        add(e.key, 0, {number, GrantSighting{client, e.token, at}});
        // How often an orphan's release goes out is not told.
        const ReleaseOperation release{
            .client = client, .token = e.token, .firstSentAt = at, .lastSentAt = at, .sentCount = 2};
        history.m_openReleases.insert_or_assign(name, add(e.key, 1, {number, release}));
        return;
    }
    case OrphanAction::Dropped:
        add(e.key, 0, {number, GrantSighting{client, e.token, at}});
        return;
    case OrphanAction::Released:
        return end(ReleaseAnswer::Released);
    case OrphanAction::NotFound:
        return end(ReleaseAnswer::NotFound);
    case OrphanAction::LeaseOver:
        return end(ReleaseAnswer::None);
    }
}

ReleaseOperation &LockHistory::release(const Place &place)
{
    return std::get<ReleaseOperation>(m_operations.at(place.key).at(place.at).operation);
}

void LockHistory::apply(const Entry &entry)
{
    match(
        entry.event,
        [&](const ClientEvent &event) {
            if (const auto *client = std::get_if<ClientId>(&entry.origin))
                std::visit(ClientFold{*this, entry.number, entry.at.steady, *client}, event);
        },
        [](const ServerEvent & /*event*/) {},
        [](const CommandGiven & /*event*/) {},
        [](const CommandRefused & /*event*/) {},
        [&](const EventsSkipped & /*event*/) { m_isWhole = false; },
        [](const FaultEvent & /*event*/) {});
}

std::vector<std::string> LockHistory::keys() const
{
    std::vector<std::string> keys;
    for (const auto &[key, operations] : m_operations)
        keys.push_back(key);
    return keys;
}

std::vector<LockOperation> LockHistory::operations(const std::string &key) const
{
    std::vector<LockOperation> list;
    if (const auto found = m_operations.find(key); found != m_operations.end()) {
        for (const auto &[place, operation] : found->second)
            list.push_back(operation);
    }
    return list;
}

OrderVerdict LockHistory::judge(const std::string &key, Clients clients, const OrderBudget &budget) const
{
    if (!m_isWhole)
        return CouldNotTell{};
    return judgeOrder(operations(key), clients, budget);
}

} // namespace lockscope::check
