// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/fate_truth.h"

#include "core/history/truth.h"

#include <algorithm>

namespace lockscope {

namespace {

bool isAllFolded(const FateTruth &fate)
{
    const auto &targets = fate.intent.targets;
    return std::all_of(targets.begin(), targets.end(), [&](const Key &key) { return fate.folded.contains(key); });
}

} // namespace

FateStage stageOf(const FateTruth &fate, const Truth &truth)
{
    if (fate.state == FateState::CompleteDurable)
        return fate.isRecovered ? FateStage::Recovered : FateStage::Complete;
    const auto &unsettled = truth.unsettled();
    if (std::binary_search(unsettled.begin(), unsettled.end(), fate.intent.open))
        return FateStage::LeftForNextStart;
    if (truth.journal().fatal)
        return FateStage::Stuck;
    if (fate.state == FateState::ParkedPrecedence)
        return FateStage::Parked;
    if (isAllFolded(fate))
        return FateStage::Completing;
    return fate.retryCount > 0 ? FateStage::Retrying : FateStage::Folding;
}

TargetStage stageOf(const FateTruth &fate, const Key &target, const Truth &truth)
{
    if (const auto folded = fate.folded.find(target); folded != fate.folded.end()) {
        if (folded->second.isUntold)
            return TargetStage::DoneBefore;
        return folded->second.row ? TargetStage::Recorded : TargetStage::NothingHere;
    }
    if (fate.state == FateState::CompleteDurable)
        return TargetStage::DoneBefore;
    if (fate.refusals.contains(target))
        return TargetStage::Refused;
    const auto *key = truth.find(target);
    const bool isWriting = key != nullptr && key->occupant == TransitionKind::FateAtKey;
    return isWriting && fate.state == FateState::OpenDurable ? TargetStage::Writing : TargetStage::NotTried;
}

const Key *refusedTarget(const FateTruth &fate)
{
    return fate.refusals.empty() ? nullptr : &fate.refusals.begin()->first;
}

} // namespace lockscope
