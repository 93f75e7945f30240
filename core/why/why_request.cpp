// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/why/chain_builder.h"
#include "core/why/event_cause.h"

namespace lockscope::why {

namespace {

Rule ruleOf(const RequestBelief &belief)
{
    const bool isAcquire = belief.kind == RequestKind::Acquire;
    switch (belief.state) {
    case BeliefState::Queued:
        return isAcquire ? Rule::C6 : Rule::C8;
    case BeliefState::Sent:
        return Rule::C1;
    case BeliefState::Granted:
        return Rule::C14;
    case BeliefState::Indeterminate:
        return belief.closeReason == CloseReason::CancelledAfterSend ? Rule::C5 : Rule::C3;
    case BeliefState::TimedOut:
        return Rule::P3;
    case BeliefState::Busy:
        return Rule::P7;
    case BeliefState::Cancelled:
        return Rule::C5;
    case BeliefState::Failed:
        return Rule::C12;
    case BeliefState::Released:
    case BeliefState::NotFound:
        return Rule::P4;
    case BeliefState::Unknown:
        return Rule::C8;
    case BeliefState::LeaseOver:
        return Rule::C14;
    case BeliefState::Reclaimed:
        return Rule::C7;
    }
    return Rule::None;
}

/// The request that an event of a client is about.
std::optional<RequestId> requestNamedBy(const Entry &entry)
{
    if (const auto *queued = believed<AcquireQueued>(entry))
        return queued->request;
    if (const auto *sent = believed<AcquireSent>(entry))
        return sent->request;
    if (const auto *ended = believed<AcquireEnded>(entry))
        return ended->request;
    if (const auto *queuedRelease = believed<ReleaseQueued>(entry))
        return queuedRelease->request;
    if (const auto *sentRelease = believed<ReleaseSent>(entry))
        return sentRelease->request;
    const auto *endedRelease = believed<ReleaseEnded>(entry);
    return endedRelease == nullptr ? std::nullopt : std::optional(endedRelease->request);
}

} // namespace

/// The last of its own events: what the client believes comes from there.
std::optional<EventNumber> ChainBuilder::eventOf(const RequestRef &ref, const RequestBelief &belief) const
{
    const auto time = belief.endedAt ? *belief.endedAt : belief.sentAt ? *belief.sentAt : belief.queuedAt;
    const auto isIt = [&](const Entry &entry) {
        return entry.origin == Origin(ref.client) && requestNamedBy(entry) == ref.request;
    };
    // Queued and sent at one moment, it is the later one that counts.
    const auto found = m_search.at(time, isIt);
    if (!found)
        return std::nullopt;
    auto last = *found;
    constexpr std::uint64_t nearby = 64;
    for (std::uint64_t number = last.value() + 1; number <= last.value() + nearby; ++number) {
        const auto *entry = m_search.find(EventNumber(number));
        if (entry == nullptr)
            break;
        if (entry->at.steady == time && isIt(*entry))
            last = entry->number;
    }
    return last;
}

void ChainBuilder::addRequest(const RequestRef &ref)
{
    const auto *belief = m_world.beliefs().find(ref);
    if (belief == nullptr)
        return;
    addOutcome(ref, *belief);
    const bool isOpen = !isFinished(belief->state);
    if (isOpen && belief->kind == RequestKind::Acquire)
        addTruthOf(ref, *belief);
    if (belief->state == BeliefState::Indeterminate)
        add({.reason = GrantBounded{belief->reclaimBy}, .rule = Rule::C7, .event = {}, .thing = {}});
    const auto *client = m_world.beliefs().find(ref.client);
    const bool isWaiting = belief->state == BeliefState::Queued || belief->state == BeliefState::Sent;
    if (isWaiting && client != nullptr && client->connection != ClientConnectionState::Ready)
        addClient(ref.client);
}

void ChainBuilder::addOutcome(const RequestRef &ref, const RequestBelief &belief)
{
    const auto event = eventOf(ref, belief);
    add({.reason = RequestStands{ref, belief}, .rule = ruleOf(belief), .event = event, .thing = ref.client});
    addCauses(event);
}

/// The server's side: what holds the request up, or what it got.
void ChainBuilder::addTruthOf(const RequestRef &ref, const RequestBelief &belief)
{
    const auto side = m_world.truthOf(belief);
    const auto key = Key::parse(belief.key);
    const auto *lock = key ? truth().find(*key) : nullptr;
    switch (side.kind) {
    case TruthKind::NotVisible:
        return;
    case TruthKind::Nothing:
        if (belief.sentAt)
            add({.reason = ServerHasNothing{ref}, .rule = Rule::None, .event = {}, .thing = {}});
        return;
    case TruthKind::Waits:
        add({.reason = QueueStands{.key = *key, .place = side.place, .count = lock->waiters.size()},
             .rule = Rule::P2,
             .event = {},
             .thing = *key});
        addHolder(*key, *lock);
        addLane(*key, *lock);
        addServer();
        return;
    case TruthKind::Holds:
        addHolder(*key, *lock);
        return;
    }
}

} // namespace lockscope::why
