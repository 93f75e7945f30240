// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/truth_fold.h"

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
}

void Truth::Fold::operator()(const FateFolded &e) const
{
    if (const auto found = truth.m_fates.find(e.open); found != truth.m_fates.end()) {
        found->second.folded.insert(e.key);
        found->second.refusals.erase(e.key);
        touched.fates.insert(e.open);
    }
}

void Truth::Fold::operator()(const FateRefused &e) const
{
    const auto found = truth.m_fates.find(e.open);
    if (found == truth.m_fates.end())
        return;
    found->second.refusals.insert_or_assign(e.key, e.occupant);
    touched.fates.insert(e.open);
}

void Truth::Fold::operator()(const FateParked &e) const
{
    setFateState(fate(e.fate), FateState::ParkedPrecedence);
}

void Truth::Fold::operator()(const FateUnparked &e) const
{
    auto &unparked = fate(e.fate);
    setFateState(unparked, FateState::OpenDurable);
    // What refuses it now is what the retry meets.
    unparked.refusals.clear();
}

void Truth::Fold::operator()(const FateCompleted &e) const
{
    auto &completed = fate(e.fate);
    if (completed.state == FateState::CompleteDurable)
        return;
    setFateState(completed, FateState::CompleteDurable);
    completed.refusals.clear();
    truth.m_completedFates.push_back(e.fate.open);
    if (truth.m_completedFates.size() <= recentMax)
        return;
    const auto oldest = truth.m_completedFates.front();
    truth.m_completedFates.pop_front();
    truth.m_fates.erase(oldest);
    touched.fates.insert(oldest);
}

} // namespace lockscope
