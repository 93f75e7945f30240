// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/truth_fold.h"

#include <algorithm>

namespace lockscope {

FateTruth &Truth::Fold::fate(const FateIntent &intent) const
{
    touched.fates.insert(intent.open);
    const auto [found, isNew] = truth.m_fates.try_emplace(intent.open);
    if (isNew) {
        found->second.intent = intent;
        found->second.openedAt = at;
        found->second.since = at;
    }
    return found->second;
}

void Truth::Fold::setFateState(FateTruth &fate, FateState state) const
{
    truth.m_parkedCount -= fate.state == FateState::ParkedPrecedence ? 1 : 0;
    truth.m_parkedCount += state == FateState::ParkedPrecedence ? 1 : 0;
    if (fate.state != state)
        fate.since = at;
    fate.state = state;
}

void Truth::Fold::operator()(const FateOpened &e) const
{
    fate(e.fate);
    if (const auto found = truth.m_connections.find(e.fate.connection); found != truth.m_connections.end()) {
        found->second.fate = e.fate.open;
        touched.connections.insert(e.fate.connection);
    }
}

/// Only a start goes on with a fate that no drain brought back: the server before it ended, with or without a word, and
/// the one that completes the fate has not said yet that it began.
bool Truth::Fold::isRecovering(const FateTruth *fate) const
{
    const bool isServing = truth.m_phase == ServerPhase::Running || truth.m_phase == ServerPhase::Stopping;
    const bool wasLost = isServing && fate != nullptr && fate->state == FateState::ParkedPrecedence;
    if (wasLost) {
        truth.m_phase = ServerPhase::Stopped;
        truth.m_recoveredCount = 0;
        touched.cluster = true;
    }
    return wasLost || !isServing;
}

void Truth::Fold::operator()(const FateFolded &e) const
{
    const auto found = truth.m_fates.find(e.open);
    const bool isKnown = found != truth.m_fates.end();
    if (!isRecovering(isKnown ? &found->second : nullptr) && !isKnown)
        return;
    // A start tells its folds before it tells whose they are.
    auto &folded = isKnown
        ? found->second
        : fate({.open = e.open, .connection = {}, .cause = FateClass::CleanDisconnect, .targets = {e.key}});
    folded.folded.insert_or_assign(e.key, FoldedTarget{.row = e.lsn, .isUntold = false});
    folded.refusals.erase(e.key);
    touched.fates.insert(e.open);
}

void Truth::Fold::operator()(const FateRefused &e) const
{
    const auto found = truth.m_fates.find(e.open);
    if (found == truth.m_fates.end())
        return;
    found->second.refusals.insert_or_assign(e.key, FateRefusal{.occupant = e.occupant, .since = at});
    touched.fates.insert(e.open);
}

void Truth::Fold::operator()(const FateParked &e) const
{
    auto &parked = fate(e.fate);
    if (parked.state != FateState::ParkedPrecedence)
        ++parked.parkCount;
    setFateState(parked, FateState::ParkedPrecedence);
}

/// The lane that was drained last of those that refused it.
std::optional<Key> Truth::Fold::tellerOf(const FateTruth &fate) const
{
    const KeyTruth *teller = nullptr;
    std::optional<Key> told;
    for (const auto &[key, refusal] : fate.refusals) {
        const auto *state = truth.find(key);
        const bool isDrained = state != nullptr && state->laneTrack.drained && state->laneTrack.drainedAt >= fate.since;
        if (!isDrained || (teller != nullptr && teller->laneTrack.drainedAt >= state->laneTrack.drainedAt))
            continue;
        teller = state;
        told = key;
    }
    return told;
}

void Truth::Fold::operator()(const FateUnparked &e) const
{
    auto &unparked = fate(e.fate);
    unparked.toldBy = tellerOf(unparked);
    ++unparked.retryCount;
    setFateState(unparked, FateState::OpenDurable);
    // What refuses it now is what the retry meets.
    unparked.refusals.clear();
}

void Truth::Fold::operator()(const FateCompleted &e) const
{
    const auto found = truth.m_fates.find(e.fate.open);
    const bool isRecovered = isRecovering(found == truth.m_fates.end() ? nullptr : &found->second);
    auto &completed = fate(e.fate);
    if (completed.state == FateState::CompleteDurable)
        return;
    completed.intent = e.fate;
    completed.isRecovered = isRecovered;
    truth.m_recoveredCount += isRecovered ? 1U : 0U;
    setFateState(completed, FateState::CompleteDurable);
    completed.refusals.clear();
    keepCompleted(e.fate.open);
}

/// The one that is complete for longest goes.
void Truth::Fold::keepCompleted(OpenSequence open) const
{
    truth.m_completedFates.push_back(open);
    if (truth.m_completedFates.size() <= recentMax)
        return;
    const auto oldest = truth.m_completedFates.front();
    truth.m_completedFates.pop_front();
    truth.m_fates.erase(oldest);
    touched.fates.insert(oldest);
}

/// What a start completed before it said that it began is the first that it has to show.
void Truth::Fold::keepRecovered(Truth &before, StartNumber start) const
{
    for (const auto open : before.m_completedFates) {
        auto &fate = before.m_fates.at(open);
        if (!fate.isRecovered || fate.recoveredBy)
            continue;
        fate.recoveredBy = start;
        truth.m_fates.emplace(open, std::move(fate));
        truth.m_completedFates.push_back(open);
    }
    truth.m_recoveredCount = truth.m_completedFates.empty() ? 0 : before.m_recoveredCount;
}

// A snapshot does not say since when fates are there, nor how far folds came in which place; what the fold knew of the
// same one still holds. What was complete stays so.

void Truth::Fold::resumeFates(const ServerSnapshot &snapshot, Truth &before) const
{
    for (const auto &fate : snapshot.fates)
        resumeFate(fate, before);
    for (const auto open : before.m_completedFates) {
        if (truth.m_fates.emplace(open, std::move(before.m_fates.at(open))).second)
            truth.m_completedFates.push_back(open);
    }
    truth.m_recoveredCount = before.m_recoveredCount;
}

void Truth::Fold::resumeFate(const FateSnapshot &fate, const Truth &before) const
{
    const auto found = before.m_fates.find(fate.open);
    const auto *known = found == before.m_fates.end() ? nullptr : &found->second;
    auto &state = truth.m_fates[fate.open];
    const bool isSame = known != nullptr && known->state == fate.state;
    if (known != nullptr) {
        state = *known;
        // Counted anew below.
        state.state = FateState::OpenDurable;
    }
    state.intent = FateIntent{fate.open, fate.connection, fate.cause, fate.targets};
    std::map<Key, FoldedTarget> folded;
    for (const auto &key : fate.folded) {
        const auto told = state.folded.find(key);
        folded.emplace(key,
                       told != state.folded.end() ? told->second : FoldedTarget{.row = std::nullopt, .isUntold = true});
    }
    state.folded = std::move(folded);
    state.openedAt = known != nullptr ? known->openedAt : at;
    setFateState(state, fate.state);
    state.since = isSame ? known->since : at;
    if (fate.state != FateState::ParkedPrecedence)
        state.refusals.clear();
}

} // namespace lockscope
