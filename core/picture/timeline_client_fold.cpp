// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/match.h"
#include "core/picture/timeline_folds.h"

#include <vector>

namespace lockscope::picture {

void TimelineFold::ClientFold::begin(RequestId request, const std::string &key, ShownState look, TimePoint sure) const
{
    const auto [place, isNew] = fold.m_requests.insert_or_assign(
        ref(request), Place{.key = key, .client = fold.clientRow(client), .look = look});
    fold.countRequest(place->second, 1, cause(sure));
}

void TimelineFold::ClientFold::operator()(const AcquireQueued &e) const
{
    begin(e.request, e.key, ShownState::Waiting, e.wait ? entry.at.steady + *e.wait : openEnd);
}

void TimelineFold::ClientFold::operator()(const AcquireEnded &e) const
{
    match(
        e.outcome,
        [&](const OutcomeGranted &granted) {
            fold.moveRequest(ref(e.request), ShownState::Held, cause(granted.holdsUntil));
            fold.m_holds.put(granted.token, ref(e.request));
        },
        [&](const OutcomeTimedOut & /*timedOut*/) { fold.endRequest(ref(e.request), cause()); },
        [&](const OutcomeBusy & /*busy*/) { fold.endRequest(ref(e.request), cause()); },
        [&](const OutcomeIndeterminate &doubt) {
            fold.moveRequest(ref(e.request), ShownState::Indeterminate, cause(doubt.reclaimBy.value_or(openEnd)));
        },
        [&](const OutcomeCancelled & /*cancelled*/) { fold.endRequest(ref(e.request), cause()); },
        [&](const OutcomeFailed & /*failed*/) { fold.endRequest(ref(e.request), cause()); });
}

/// What is given back is held until its answer: the release is remembered by its token.
void TimelineFold::ClientFold::operator()(const ReleaseSent &e) const
{
    fold.m_releases.put(ref(e.request), e.token);
}

void TimelineFold::ClientFold::operator()(const ReleaseEnded &e) const
{
    const auto *token = fold.m_releases.find(ref(e.request));
    const auto *held = token != nullptr ? fold.m_holds.find(*token) : nullptr;
    const bool isOver =
        std::holds_alternative<OutcomeReleased>(e.outcome) || std::holds_alternative<OutcomeNotFound>(e.outcome);
    if (held != nullptr && isOver)
        fold.endRequest(*held, cause());
    fold.m_releases.erase(ref(e.request));
}

void TimelineFold::ClientFold::operator()(const DeadlinePassed &e) const
{
    switch (e.deadline) {
    case RequestDeadline::SurelyHeld:
        return;
    case RequestDeadline::SurelyOver:
    case RequestDeadline::ReclaimBy:
        return fold.endRequest(ref(e.request), cause());
    }
}

void TimelineFold::ClientFold::operator()(const ClientResumed &e) const
{
    forget();
    for (const auto &belief : e.snapshot->requests) {
        if (belief.kind != RequestKind::Acquire)
            continue;
        switch (belief.state) {
        case BeliefState::Queued:
        case BeliefState::Sent:
            begin(belief.request, belief.key, ShownState::Waiting, openEnd);
            break;
        case BeliefState::Granted:
            begin(belief.request, belief.key, ShownState::Held, belief.holdsUntil.value_or(openEnd));
            fold.m_holds.put(belief.token.value_or(Token()), ref(belief.request));
            break;
        case BeliefState::Indeterminate:
            begin(belief.request, belief.key, ShownState::Indeterminate, belief.reclaimBy.value_or(openEnd));
            break;
        case BeliefState::TimedOut:
        case BeliefState::Busy:
        case BeliefState::Cancelled:
        case BeliefState::Failed:
        case BeliefState::Released:
        case BeliefState::NotFound:
        case BeliefState::Unknown:
        case BeliefState::LeaseOver:
        case BeliefState::Reclaimed:
            break;
        }
    }
}

/// Nothing more is heard of its requests.
void TimelineFold::ClientFold::forget() const
{
    std::vector<RequestRef> gone;
    for (const auto &[request, place] : fold.m_requests) {
        if (request.client == client)
            gone.push_back(request);
    }
    for (const auto &request : gone)
        fold.endRequest(request, cause());
}

} // namespace lockscope::picture
