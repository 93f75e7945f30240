// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/fate_rules.h"

#include <algorithm>
#include <utility>

namespace lockscope::check {

namespace {

Violation about(Breach breach, OpenSequence open, ConnectionId connection, std::vector<EventNumber> evidence)
{
    return {.breach = breach,
            .evidence = std::move(evidence),
            .key = {},
            .token = std::nullopt,
            .owner = std::nullopt,
            .connection = connection,
            .fate = open,
            .request = std::nullopt};
}

} // namespace

FateRules::Fate &FateRules::find(const Step &step, const FateIntent &intent)
{
    const auto [found, isNew] = m_fates.try_emplace(intent.open);
    auto &fate = found->second;
    if (isNew) {
        fate.connection = intent.connection;
        fate.opened = step.number;
        fate.unfolded.insert(intent.targets.begin(), intent.targets.end());
    }
    return fate;
}

void FateRules::opened(const Step &step, const FateIntent &intent)
{
    find(step, intent).isWhole = true;
}

void FateRules::folded(const Step &step, OpenSequence open, const Key &key, const Lanes &lanes)
{
    const auto found = m_fates.find(open);
    if (found == m_fates.end() || found->second.unfolded.erase(key) == 0)
        return;
    const auto waiting = m_parkedAt.find(key);
    if (waiting == m_parkedAt.end() || waiting->second.erase(open) == 0)
        return;
    auto &fate = found->second;
    fate.occupiedCount -= lanes.contains(key) ? 1U : 0U;
    if (fate.occupiedCount == 0 && !fate.freeSince)
        setFreeSince(open, fate, step.at);
    if (waiting->second.empty())
        m_parkedAt.erase(waiting);
}

void FateRules::setFreeSince(OpenSequence open, Fate &fate, std::optional<TimePoint> since)
{
    fate.freeSince = since;
    if (since)
        m_suspects.insert(open);
    else
        m_suspects.erase(open);
}

void FateRules::park(const Step &step, OpenSequence open, Fate &fate, const Lanes &lanes)
{
    fate.parked = step.number;
    fate.occupiedCount = 0;
    for (const auto &key : fate.unfolded) {
        m_parkedAt[key].insert(open);
        fate.occupiedCount += lanes.contains(key) ? 1U : 0U;
    }
    setFreeSince(open, fate, fate.occupiedCount == 0 ? std::optional(step.at) : std::nullopt);
}

void FateRules::unpark(OpenSequence open, Fate &fate)
{
    if (!fate.parked)
        return;
    fate.parked.reset();
    setFreeSince(open, fate, std::nullopt);
    for (const auto &key : fate.unfolded) {
        const auto waiting = m_parkedAt.find(key);
        if (waiting == m_parkedAt.end())
            continue;
        waiting->second.erase(open);
        if (waiting->second.empty())
            m_parkedAt.erase(waiting);
    }
}

void FateRules::parked(const Step &step, const FateIntent &intent, const Lanes &lanes)
{
    auto &fate = find(step, intent);
    unpark(intent.open, fate);
    park(step, intent.open, fate, lanes);
}

void FateRules::unparked(const FateIntent &intent)
{
    if (const auto found = m_fates.find(intent.open); found != m_fates.end())
        unpark(intent.open, found->second);
}

void FateRules::completed(Step &step, const FateIntent &intent)
{
    const auto found = m_fates.find(intent.open);
    if (found == m_fates.end()) {
        if (const auto *first = m_completed.find(intent.open))
            step.found.push_back(about(Breach::SecondComplete, intent.open, intent.connection, {*first, step.number}));
    } else {
        auto &fate = found->second;
        for (const auto &key : fate.unfolded) {
            if (!fate.isWhole)
                break;
            step.found.push_back(
                about(Breach::CompleteBeforeFold, intent.open, fate.connection, {fate.opened, step.number}));
            step.found.back().key = key.text();
        }
        unpark(intent.open, fate);
        m_fates.erase(found);
    }
    m_completed.put(intent.open, step.number);
}

void FateRules::laneTaken(Step &step, const Key &key, TransitionKind kind)
{
    const auto waiting = m_parkedAt.find(key);
    if (waiting == m_parkedAt.end())
        return;
    // Fates go first at a drained lane (D3), one after the other; an operator's hold is no transition.
    const bool passesOver = kind != TransitionKind::FateAtKey && kind != TransitionKind::Hold;
    for (const auto open : waiting->second) {
        auto &fate = m_fates.at(open);
        if (passesOver && fate.freeSince) {
            step.found.push_back(about(Breach::PassedOverParked, open, fate.connection, {*fate.parked, step.number}));
            step.found.back().key = key.text();
        }
        ++fate.occupiedCount;
        setFreeSince(open, fate, std::nullopt);
    }
}

void FateRules::laneFreed(const Key &key, TimePoint at)
{
    const auto waiting = m_parkedAt.find(key);
    if (waiting == m_parkedAt.end())
        return;
    for (const auto open : waiting->second) {
        auto &fate = m_fates.at(open);
        --fate.occupiedCount;
        if (fate.occupiedCount == 0)
            setFreeSince(open, fate, at);
    }
}

void FateRules::turnEnded(Step &step, TimePoint turn)
{
    for (auto at = m_suspects.begin(); at != m_suspects.end();) {
        const auto open = *at;
        ++at;
        auto &fate = m_fates.at(open);
        if (*fate.freeSince > turn)
            continue;
        step.found.push_back(about(Breach::ParkedWhileFree, open, fate.connection, {*fate.parked, step.number}));
        setFreeSince(open, fate, std::nullopt);
    }
}

void FateRules::retriesFrom(TimePoint at)
{
    for (const auto open : m_suspects)
        m_fates.at(open).freeSince = at;
}

void FateRules::forget()
{
    m_fates.clear();
    m_parkedAt.clear();
    m_suspects.clear();
    m_completed.clear();
}

void FateRules::stopped(Step &step, const std::vector<OpenSequence> &unsettled)
{
    for (const auto &[open, fate] : m_fates) {
        if (std::find(unsettled.begin(), unsettled.end(), open) == unsettled.end())
            step.found.push_back(about(Breach::OpenForgotten, open, fate.connection, {fate.opened, step.number}));
    }
}

void FateRules::lost(const Lanes &inFlight)
{
    m_parkedAt.clear();
    m_suspects.clear();
    for (auto at = m_fates.begin(); at != m_fates.end();) {
        auto &fate = at->second;
        fate.parked.reset();
        fate.freeSince.reset();
        fate.occupiedCount = 0;
        // A row in flight may be there: the next start passes it over. So may a Complete that only waited for its sync.
        std::erase_if(fate.unfolded, [&](const Key &key) {
            const auto occupant = inFlight.find(key);
            return occupant != inFlight.end() && occupant->second.kind == TransitionKind::FateAtKey;
        });
        at = fate.unfolded.empty() ? m_fates.erase(at) : std::next(at);
    }
}

void FateRules::resumed(const Step &step, const ServerSnapshot &snapshot, const Lanes &lanes)
{
    m_fates.clear();
    m_parkedAt.clear();
    m_suspects.clear();
    for (const auto &fate : snapshot.fates) {
        auto &known = find(step, {fate.open, fate.connection, fate.cause, fate.targets});
        known.isWhole = true;
        for (const auto &key : fate.folded)
            known.unfolded.erase(key);
        if (fate.state == FateState::ParkedPrecedence)
            park(step, fate.open, known, lanes);
    }
}

} // namespace lockscope::check
