// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/grant_rules.h"

#include <algorithm>
#include <utility>

namespace lockscope::check {

namespace {

Violation about(Breach breach, const Key &key, const GrantRules::Grant &grant, std::vector<EventNumber> evidence)
{
    return {.breach = breach,
            .evidence = std::move(evidence),
            .key = key.text(),
            .token = grant.token,
            .owner = grant.owner,
            .connection = grant.connection,
            .fate = std::nullopt,
            .request = std::nullopt};
}

} // namespace

void GrantRules::granted(Step &step, const Granted &e, std::optional<TimePoint> decidedAt)
{
    Grant grant{.token = e.token,
                .owner = e.owner,
                .connection = e.connection,
                .shown = step.number,
                .deadline = e.deadline,
                .recordedDeadline = e.deadline,
                .hasOutlivedBoot = false};
    if (decidedAt)
        *grant.recordedDeadline -= std::max(step.at - *decidedAt, Duration(0));
    if (m_lastToken && e.token <= *m_lastToken)
        step.found.push_back(about(Breach::TokenNotAbove, e.key, grant, {m_lastGranted, step.number}));
    m_lastToken = std::max(m_lastToken.value_or(e.token), e.token);
    m_lastGranted = step.number;

    if (const auto *holder = find(e.key); holder != nullptr)
        step.found.push_back(about(Breach::GrantsOverlap, e.key, grant, {holder->shown, step.number}));
    m_unknown.erase(e.key);
    unwatch(e.key);
    auto &live = m_live[e.key] = grant;
    watch(e.key, live, step.at);
}

std::optional<GrantRules::Grant> GrantRules::take(Step &step, const Key &key, Token token)
{
    const auto found = m_live.find(key);
    if (found != m_live.end() && found->second.token == token) {
        const auto grant = found->second;
        unwatch(key);
        m_live.erase(found);
        return grant;
    }
    const bool isJudged = m_isComplete && !m_unknown.contains(key);
    m_unknown.erase(key);
    if (isJudged) {
        step.found.push_back({.breach = Breach::EndOfNoGrant,
                              .evidence = {step.number},
                              .key = key.text(),
                              .token = token,
                              .owner = std::nullopt,
                              .connection = std::nullopt,
                              .fate = std::nullopt,
                              .request = std::nullopt});
    }
    return std::nullopt;
}

std::optional<GrantRules::Grant> GrantRules::released(Step &step, const Key &key, Token token)
{
    return take(step, key, token);
}

std::optional<GrantRules::Grant> GrantRules::expired(Step &step, const Key &key, Token token)
{
    const auto grant = take(step, key, token);
    if (grant && grant->deadline && step.at < *grant->deadline)
        step.found.push_back(about(Breach::EndedEarly, key, *grant, {grant->shown, step.number}));
    return grant;
}

void GrantRules::watch(const Key &key, const Grant &grant, TimePoint from)
{
    if (!grant.deadline)
        return;
    const auto due = std::max(*grant.deadline, from);
    m_watches[key] = {.until = due};
    m_watchOrder.emplace(due, key);
}

void GrantRules::unwatch(const Key &key)
{
    const auto watch = m_watches.extract(key);
    if (!watch.empty())
        m_watchOrder.erase({watch.mapped().until, key});
}

void GrantRules::laneTaken(const Key &key)
{
    unwatch(key);
}

void GrantRules::laneFreed(const Key &key, TimePoint at)
{
    const auto found = m_live.find(key);
    if (found == m_live.end())
        return;
    unwatch(key);
    watch(key, found->second, at);
}

void GrantRules::turnEnded(Step &step, TimePoint turn)
{
    while (!m_watchOrder.empty() && m_watchOrder.begin()->first < turn) {
        const auto key = m_watchOrder.begin()->second;
        const bool isLate = m_watches.at(key).isOverdue;
        unwatch(key);
        if (isLate) {
            const auto &grant = m_live.at(key);
            step.found.push_back(about(Breach::Outlived, key, grant, {grant.shown, step.number}));
            continue;
        }
        m_watches[key] = {.until = turn + lateEndMax, .isOverdue = true};
        m_watchOrder.emplace(turn + lateEndMax, key);
    }
}

void GrantRules::forget()
{
    m_live.clear();
    m_watches.clear();
    m_watchOrder.clear();
    m_unknown.clear();
    m_isComplete = false;
    m_wasComplete = false;
}

void GrantRules::forgetJournal()
{
    forget();
    m_lastToken.reset();
}

void GrantRules::stopped(const Lanes &inFlight)
{
    for (const auto &[key, occupant] : inFlight) {
        if (endsGrant(occupant.kind))
            m_live.erase(key);
        if (makesGrant(occupant.kind) || endsGrant(occupant.kind))
            m_unknown.insert(key);
    }
    m_watches.clear();
    m_watchOrder.clear();
    for (auto &[key, grant] : m_live) {
        // Its record is of another boot: the wall clock decides anew at every start (S5).
        if (grant.hasOutlivedBoot)
            grant.recordedDeadline.reset();
        grant.deadline = grant.recordedDeadline;
        watch(key, grant, TimePoint::min());
    }
    // A start may be over before it said that it began.
    m_wasComplete = std::exchange(m_isComplete, false) || m_wasComplete;
}

void GrantRules::forgetDeadlines()
{
    m_hasBooted = true;
    m_watches.clear();
    m_watchOrder.clear();
    for (auto &[key, grant] : m_live) {
        grant.deadline.reset();
        grant.recordedDeadline.reset();
        grant.hasOutlivedBoot = true;
    }
}

/// A snapshot without a gap before it must still have each grant whose end was not told.
void GrantRules::judgeVanished(Step &step, const ServerSnapshot &snapshot)
{
    std::unordered_map<Key, Token> held;
    for (const auto &key : snapshot.keys) {
        if (key.holder)
            held.emplace(key.key, key.holder->token);
    }
    for (const auto &[key, grant] : m_live) {
        const auto found = held.find(key);
        if (found == held.end() || found->second != grant.token)
            step.found.push_back(about(Breach::GrantVanished, key, grant, {grant.shown, step.number}));
    }
}

void GrantRules::resumed(Step &step, const ServerSnapshot &snapshot)
{
    if (m_isComplete)
        judgeVanished(step, snapshot);
    const auto before = std::exchange(m_live, {});
    m_watches.clear();
    m_watchOrder.clear();
    m_unknown.clear();
    m_isComplete = true;
    const bool hasBooted = std::exchange(m_hasBooted, false);
    for (const auto &key : snapshot.keys) {
        if (!key.holder)
            continue;
        const auto &holder = *key.holder;
        const auto known = before.find(key.key);
        const bool isSame = known != before.end() && known->second.token == holder.token;
        auto &grant = m_live[key.key] = {.token = holder.token,
                                         .owner = holder.owner,
                                         .connection = holder.connection,
                                         .shown = isSame ? known->second.shown : step.number,
                                         .deadline = holder.deadline,
                                         .recordedDeadline = holder.deadline,
                                         .hasOutlivedBoot = hasBooted || (isSame && known->second.hasOutlivedBoot)};
        // The next start counts from what was recorded, which a snapshot does not tell.
        if (isSame && known->second.recordedDeadline)
            grant.recordedDeadline = known->second.recordedDeadline;
        // The server may not shorten a lease that was told, whatever its snapshot says.
        if (isSame && known->second.deadline)
            grant.deadline = std::max(*grant.deadline, *known->second.deadline);
        if (key.lane == LaneState::Empty)
            watch(key.key, grant, step.at);
        if (m_lastToken && holder.token > *m_lastToken)
            m_lastGranted = step.number;
        m_lastToken = std::max(m_lastToken.value_or(holder.token), holder.token);
    }
}

const GrantRules::Grant *GrantRules::find(const Key &key) const
{
    const auto found = m_live.find(key);
    return found == m_live.end() ? nullptr : &found->second;
}

} // namespace lockscope::check
