// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/lock_placement.h"

#include "core/base/match.h"

#include <algorithm>
#include <utility>

namespace lockscope::check {

namespace {

std::optional<Token> tokenIn(const LockOperation &operation)
{
    return match<std::optional<Token>>(
        operation.operation,
        [](const AcquireOperation &acquire) { return acquire.token; },
        [](const ReleaseOperation &release) { return std::optional(release.token); },
        [](const GrantSighting &sighting) { return std::optional(sighting.token); });
}

/// The earliest moment from `from` on at which the release can have taken effect.
std::optional<TimePoint> endBy(const ReleaseOperation &release, TimePoint from)
{
    const auto at = std::max(from, release.firstSentAt);
    return !release.endedAt || at <= *release.endedAt ? std::optional(at) : std::nullopt;
}

} // namespace

LockPlacement::LockPlacement(std::span<const LockOperation> operations, Clients clients, std::size_t stepsMax)
    : m_operations(operations)
    , m_clients(clients)
    , m_stepsLeft(stepsMax)
{
    m_tokens.reserve(operations.size());
    for (const auto &operation : operations) {
        const auto token = m_tokens.emplace_back(tokenIn(operation));
        const auto *acquire = std::get_if<AcquireOperation>(&operation.operation);
        const auto *release = std::get_if<ReleaseOperation>(&operation.operation);
        if (!token) {
            m_unanswered.push_back(acquire);
            continue;
        }
        auto &known = m_known[*token];
        known.hasAcquire |= acquire != nullptr;
        known.enderCount += release != nullptr && release->mayEndGrant() ? 1U : 0U;
    }
    std::stable_sort(m_unanswered.begin(), m_unanswered.end(), [](const auto *left, const auto *right) {
        return left->sentAt < right->sentAt;
    });
    m_isUsed.resize(m_unanswered.size());
}

std::vector<std::size_t> LockPlacement::constraints() const
{
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < m_operations.size(); ++place) {
        if (m_tokens[place])
            places.push_back(place);
    }
    std::stable_sort(places.begin(), places.end(), [&](std::size_t left, std::size_t right) {
        return *m_tokens[left] < *m_tokens[right];
    });
    return places;
}

void LockPlacement::add(Grant &grant, const LockOperation &operation)
{
    match(
        operation.operation,
        [&](const AcquireOperation &acquire) { grant.acquires.push_back(&acquire); },
        [&](const ReleaseOperation &release) {
            if (release.answer == ReleaseAnswer::Released)
                grant.released.push_back(&release);
            else if (release.mayEndGrant())
                grant.maybeReleased.push_back(&release);
            if (release.answer == ReleaseAnswer::NotFound)
                grant.notFound.push_back(&release);
        },
        [&](const GrantSighting &sighting) { grant.sightings.push_back(&sighting); });
}

/// Of a token that nobody was granted, only an `R` or an `A` proves that it was granted at all.
bool LockPlacement::mustExist(const Grant &grant) const
{
    return !grant.acquires.empty() || !grant.released.empty() || !grant.sightings.empty();
}

std::vector<LockPlacement::Grant> LockPlacement::grantsOf(const std::vector<std::size_t> &places) const
{
    std::vector<Grant> grants;
    for (std::size_t from = 0; from < places.size();) {
        const auto token = tokenOf(places[from]);
        Grant grant;
        auto to = from;
        for (; to < places.size() && tokenOf(places[to]) == token; ++to)
            add(grant, m_operations[places[to]]);
        const auto &known = m_known.at(token);
        const bool isUnconstrained = grant.acquires.empty() && (known.hasAcquire || m_clients == Clients::SomeUnseen);
        grant.endsFreely = isUnconstrained || known.enderCount > grant.released.size() + grant.maybeReleased.size();
        grant.isHidden = grant.acquires.empty() && !isUnconstrained;
        from = to;
        // A token without a proof keeps its place, so that the caller can count tokens.
        if (!mustExist(grant)) {
            grant = {};
            grant.endsFreely = true;
        }
        grants.push_back(std::move(grant));
    }
    return grants;
}

bool LockPlacement::suits(const Grant &grant, const AcquireOperation &acquire) const
{
    return std::all_of(grant.sightings.begin(), grant.sightings.end(), [&](const auto *sighting) {
        return sighting->client == acquire.request.client;
    });
}

std::size_t LockPlacement::choiceCount(const Grant &grant) const
{
    return grant.isHidden ? m_unanswered.size() : 1;
}

/// The earliest end of the grant; none: it cannot be placed.
std::optional<TimePoint> LockPlacement::place(const Grant &grant, TimePoint from, std::size_t choice)
{
    if (grant.acquires.size() > 1 || grant.released.size() > 1)
        return std::nullopt;
    const auto *acquire = grant.acquires.empty() ? nullptr : grant.acquires.front();
    if (grant.isHidden)
        acquire = m_unanswered[choice];
    if (grant.isHidden && (m_isUsed[choice] || !suits(grant, *acquire)))
        return std::nullopt;

    auto until = acquire != nullptr && acquire->endedAt ? *acquire->endedAt : TimePoint::max();
    for (const auto *sighting : grant.sightings)
        until = std::min(until, sighting->seenAt);
    std::vector<TimePoint> points = {acquire != nullptr ? std::max(from, acquire->sentAt) : from};
    for (const auto *release : grant.notFound) {
        if (release->lastSentAt > points.front())
            points.push_back(release->lastSentAt);
    }
    std::sort(points.begin(), points.end());

    for (const auto point : points) {
        if (point > until)
            break;
        std::optional<TimePoint> end = point;
        if (!grant.released.empty()) {
            end = endBy(*grant.released.front(), point);
        } else if (!grant.endsFreely) {
            end = point + acquire->lease;
            for (const auto *release : grant.maybeReleased)
                end = std::min(*end, endBy(*release, point).value_or(*end));
        }
        const bool isRight =
            end && std::all_of(grant.notFound.begin(), grant.notFound.end(), [&](const auto *missed) {
                return missed->lastSentAt <= point || *end <= missed->endedAt.value_or(TimePoint::max());
            });
        if (isRight)
            return end;
    }
    return std::nullopt;
}

LockPlacement::Answer LockPlacement::tryOrder(const std::vector<std::size_t> &places)
{
    const auto grants = grantsOf(places);
    std::vector<TimePoint> from(grants.size() + 1, TimePoint::min());
    std::vector<std::size_t> choice(grants.size() + 1, 0);
    std::fill(m_isUsed.begin(), m_isUsed.end(), false);
    m_placedCount = 0;
    std::size_t at = 0;
    while (at < grants.size()) {
        const auto &grant = grants[at];
        std::optional<TimePoint> end;
        for (; choice[at] < choiceCount(grant); ++choice[at]) {
            if (m_stepsLeft == 0)
                return Answer::OutOfSteps;
            --m_stepsLeft;
            end = place(grant, from[at], choice[at]);
            if (end)
                break;
        }
        if (end) {
            if (grant.isHidden)
                m_isUsed[choice[at]] = true;
            ++at;
            from[at] = *end;
            choice[at] = 0;
            m_placedCount = std::max(m_placedCount, at);
            continue;
        }
        if (at == 0)
            return Answer::Impossible;
        --at;
        if (grants[at].isHidden)
            m_isUsed[choice[at]] = false;
        ++choice[at];
    }
    return Answer::Possible;
}

} // namespace lockscope::check
