// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/why/chain_builder.h"
#include "core/why/event_cause.h"

namespace lockscope::why {

namespace {

Rule ruleOf(FateStage stage)
{
    switch (stage) {
    case FateStage::Folding:
        return Rule::F2;
    case FateStage::Parked:
        return Rule::F3;
    case FateStage::Retrying:
        return Rule::F4;
    case FateStage::Completing:
    case FateStage::Complete:
        return Rule::F7;
    case FateStage::Recovered:
        return Rule::F10;
    case FateStage::LeftForNextStart:
        return Rule::F9;
    case FateStage::Stuck:
        return Rule::F8;
    }
    return Rule::None;
}

const FateIntent *intentOf(const Entry &entry)
{
    if (const auto *opened = told<FateOpened>(entry))
        return &opened->fate;
    if (const auto *parked = told<FateParked>(entry))
        return &parked->fate;
    if (const auto *unparked = told<FateUnparked>(entry))
        return &unparked->fate;
    const auto *completed = told<FateCompleted>(entry);
    return completed == nullptr ? nullptr : &completed->fate;
}

} // namespace

/// The event that brought the fate into its state.
std::optional<EventNumber> ChainBuilder::eventOf(const FateTruth &fate) const
{
    return m_search.at(fate.since, [&](const Entry &entry) {
        const auto *intent = intentOf(entry);
        if (intent == nullptr || intent->open != fate.intent.open)
            return false;
        switch (fate.state) {
        case FateState::OpenDurable:
            return told<FateOpened>(entry) != nullptr || told<FateUnparked>(entry) != nullptr;
        case FateState::ParkedPrecedence:
            return told<FateParked>(entry) != nullptr;
        case FateState::CompleteDurable:
            return told<FateCompleted>(entry) != nullptr;
        }
        return false;
    });
}

void ChainBuilder::addFate(OpenSequence open)
{
    const auto found = truth().fates().find(open);
    if (found == truth().fates().end())
        return;
    const auto &fate = found->second;
    const auto stage = stageOf(fate, truth());
    const auto event = eventOf(fate);
    add({.reason = FateStands{fate.intent, stage},
         .rule = ruleOf(stage),
         .event = event,
         .thing = fate.intent.connection});
    addRefusals(fate);
    if (stage != FateStage::Complete && stage != FateStage::Recovered)
        addServer();
    if (stage == FateStage::Retrying || stage == FateStage::Completing || stage == FateStage::Complete)
        addCauses(event, 2);
    const auto opened = m_search.at(fate.openedAt, [&](const Entry &entry) {
        const auto *it = told<FateOpened>(entry);
        return it != nullptr && it->fate.open == open;
    });
    if (!opened)
        return;
    if (!m_named.contains(*opened))
        add({.reason = EventHappened{*opened}, .rule = Rule::F1, .event = opened, .thing = {}});
    addCauses(opened);
}

/// Which lanes it met, who is in them now, and whose drain brings it back.
void ChainBuilder::addRefusals(const FateTruth &fate)
{
    std::size_t named = 0;
    for (const auto &[key, refusal] : fate.refusals) {
        if (++named > namedMax)
            break;
        const auto &refused = key;
        const auto event = m_search.at(refusal.since, [&](const Entry &entry) {
            const auto *it = told<FateRefused>(entry);
            return it != nullptr && it->open == fate.intent.open && it->key == refused;
        });
        add({.reason = TargetRefused{fate.intent.open, key, refusal}, .rule = Rule::F3, .event = event, .thing = key});
        if (const auto *lock = truth().find(key))
            addLane(key, *lock);
        add({.reason = DrainAwaited{fate.intent.open, key}, .rule = Rule::F4, .event = {}, .thing = key});
    }
}

} // namespace lockscope::why
