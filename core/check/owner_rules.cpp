// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/owner_rules.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lockscope::check {

Violation OwnerRules::about(Breach breach, const Owner &owner, const Story &story, std::vector<EventNumber> evidence)
{
    std::sort(evidence.begin(), evidence.end());
    return {.breach = breach,
            .evidence = std::move(evidence),
            .key = story.key,
            .token = story.grant ? std::optional(story.grant->token) : std::nullopt,
            .owner = owner,
            .connection = std::nullopt,
            .fate = std::nullopt,
            .request = story.request};
}

void OwnerRules::sent(Step &step, RequestRef ref, const AcquireSent &e, std::optional<GrantSeen> held)
{
    if (const auto *story = m_stories.find(e.owner)) {
        step.found.push_back(about(Breach::OwnerSentTwice, e.owner, *story, {story->sent, step.number}));
        step.found.back().request = ref;
        return;
    }
    m_stories.put(e.owner,
                  {.request = ref,
                   .key = e.key,
                   .sent = step.number,
                   .belief = std::nullopt,
                   .grant = held,
                   .endNumber = std::nullopt,
                   .end = std::nullopt});
}

/// Both halves of a grant are known.
void OwnerRules::judgeGrant(Step &step, const Owner &owner, const Story &story)
{
    const auto &belief = *story.belief;
    const auto &grant = *story.grant;
    if (!belief.token)
        return;
    if (*belief.token != grant.token)
        step.found.push_back(about(Breach::OtherToken, owner, story, {grant.number, belief.number}));
    if (grant.at && belief.at < *grant.at)
        step.found.push_back(about(Breach::BeliefBeforeTruth, owner, story, {grant.number, belief.number}));
}

/// Both the end of a grant and what its client believes are known.
void OwnerRules::judgeEnd(Step &step, const Owner &owner, const Story &story)
{
    const auto &reclaimBy = story.belief->reclaimBy;
    if (reclaimBy && *reclaimBy < *story.end) {
        step.found.push_back(about(Breach::ReclaimedTooSoon, owner, story, {story.belief->number, *story.endNumber}));
    }
}

void OwnerRules::believed(Step &step, const Owner &owner, const AcquireEnded &e, bool isEmbedded)
{
    auto *story = m_stories.find(owner);
    if (story == nullptr || story->belief)
        return;
    Belief belief{.token = std::nullopt, .reclaimBy = std::nullopt, .number = step.number, .at = step.at};
    if (const auto *granted = std::get_if<OutcomeGranted>(&e.outcome))
        belief.token = granted->token;
    if (const auto *unknown = std::get_if<OutcomeIndeterminate>(&e.outcome))
        belief.reclaimBy = unknown->reclaimBy;
    story->belief = belief;
    if (story->grant)
        judgeGrant(step, owner, *story);
    else if (belief.token && isEmbedded && story->sent > m_truthSince)
        m_awaitedGrants.emplace(step.number, owner);
    if (story->end)
        judgeEnd(step, owner, *story);
}

void OwnerRules::granted(Step &step, const Owner &owner, GrantSeen grant)
{
    auto *story = m_stories.find(owner);
    if (story == nullptr || story->grant)
        return;
    story->grant = grant;
    if (!story->belief)
        return;
    m_awaitedGrants.erase(story->belief->number);
    judgeGrant(step, owner, *story);
}

void OwnerRules::grantEnded(Step &step,
                            const std::optional<Owner> &owner,
                            Token token,
                            std::optional<TimePoint> realEnd)
{
    auto *story = owner ? m_stories.find(*owner) : nullptr;
    if (story == nullptr || story->end || !realEnd)
        return;
    if (story->grant && story->grant->token != token)
        return;
    story->endNumber = step.number;
    story->end = realEnd;
    if (story->belief)
        judgeEnd(step, *owner, *story);
}

void OwnerRules::releaseBelieved(Step &step, RequestRef ref, const ReleaseEnded &e, Token token, bool isLive)
{
    if (!std::holds_alternative<OutcomeReleased>(e.outcome))
        return;
    const auto *end = m_ends.find(token);
    if (end == nullptr) {
        if (isLive)
            m_awaitedReleases.insert_or_assign(token, AwaitedRelease{ref, e.key, step.number, step.at});
        return;
    }
    if (end->isRelease && end->at <= step.at)
        return;
    step.found.push_back({.breach = end->isRelease ? Breach::BeliefBeforeTruth : Breach::BeliefWithoutTruth,
                          .evidence = {end->number, step.number},
                          .key = e.key,
                          .token = token,
                          .owner = std::nullopt,
                          .connection = std::nullopt,
                          .fate = std::nullopt,
                          .request = ref});
}

void OwnerRules::released(Step &step, Token token)
{
    m_ends.put(token, {step.number, step.at, true});
    const auto awaited = m_awaitedReleases.extract(token);
    if (awaited.empty() || awaited.mapped().at >= step.at)
        return;
    step.found.push_back({.breach = Breach::BeliefBeforeTruth,
                          .evidence = {awaited.mapped().number, step.number},
                          .key = awaited.mapped().key,
                          .token = token,
                          .owner = std::nullopt,
                          .connection = std::nullopt,
                          .fate = std::nullopt,
                          .request = awaited.mapped().request});
}

void OwnerRules::expired(Step &step, Token token)
{
    m_ends.put(token, {step.number, step.at, false});
}

void OwnerRules::turnEnded(Step &step, TimePoint turn)
{
    for (auto at = m_awaitedGrants.begin(); at != m_awaitedGrants.end();) {
        const auto owner = at->second;
        const auto *story = m_stories.find(owner);
        const bool isKnown = story != nullptr && story->belief;
        const bool isDue = !isKnown || story->belief->at <= turn;
        if (isKnown && isDue) {
            step.found.push_back(
                about(Breach::BeliefWithoutTruth, owner, *story, {story->belief->number, step.number}));
            step.found.back().token = story->belief->token;
        }
        at = isDue ? m_awaitedGrants.erase(at) : std::next(at);
    }
    for (auto at = m_awaitedReleases.begin(); at != m_awaitedReleases.end();) {
        const auto &[token, awaited] = *at;
        const bool isDue = awaited.at <= turn;
        if (isDue) {
            step.found.push_back({.breach = Breach::BeliefWithoutTruth,
                                  .evidence = {awaited.number, step.number},
                                  .key = awaited.key,
                                  .token = token,
                                  .owner = std::nullopt,
                                  .connection = std::nullopt,
                                  .fate = std::nullopt,
                                  .request = awaited.request});
        }
        at = isDue ? m_awaitedReleases.erase(at) : std::next(at);
    }
}

void OwnerRules::forgetTruth(EventNumber number)
{
    m_truthSince = number;
    m_awaitedGrants.clear();
    m_awaitedReleases.clear();
    m_ends.clear();
}

} // namespace lockscope::check
