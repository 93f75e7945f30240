// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/request_rules.h"

#include "core/base/match.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace lockscope::check {

namespace {

Violation about(Breach breach, RequestRef ref, const std::string &key, std::vector<EventNumber> evidence)
{
    return {.breach = breach,
            .evidence = std::move(evidence),
            .key = key,
            .token = std::nullopt,
            .owner = std::nullopt,
            .connection = std::nullopt,
            .fate = std::nullopt,
            .request = ref};
}

/// What is wrong with this outcome for an acquire of which a byte was handed over, or was not.
std::optional<Breach> breachOf(const AcquireOutcome &outcome, bool wasSent)
{
    const auto only = [](bool isRight, Breach breach) { return isRight ? std::nullopt : std::optional(breach); };
    return match<std::optional<Breach>>(
        outcome,
        [&](const OutcomeGranted &) { return only(wasSent, Breach::AnsweredUnsent); },
        // Its wait can also run out before it was sent.
        [](const OutcomeTimedOut &) { return std::nullopt; },
        [&](const OutcomeBusy &) { return only(wasSent, Breach::AnsweredUnsent); },
        [&](const OutcomeIndeterminate &) { return only(wasSent, Breach::IndeterminateUnsent); },
        [&](const OutcomeCancelled &) { return only(!wasSent, Breach::DefiniteAfterSend); },
        [&](const OutcomeFailed &) { return only(!wasSent, Breach::DefiniteAfterSend); });
}

} // namespace

void RequestRules::started(ClientId client)
{
    m_clients[client] = {};
    m_ends.erase(client);
}

void RequestRules::stopped(Step &step, ClientId client)
{
    auto &state = m_clients[client];
    std::vector<std::pair<RequestId, EventNumber>> missing;
    for (const auto &[request, pending] : state.pending)
        missing.emplace_back(request, pending.asked);
    std::sort(missing.begin(), missing.end());
    for (const auto &[request, asked] : missing) {
        step.found.push_back(
            about(Breach::OutcomeMissing, {client, request}, state.pending.at(request).key, {asked, step.number}));
    }
    state.pending.clear();
}

void RequestRules::acquireQueued(const Step &step, ClientId client, const AcquireQueued &e)
{
    auto &request = m_clients[client].pending[e.request];
    request.kind = RequestKind::Acquire;
    request.key = e.key;
    request.asked = step.number;
}

void RequestRules::judgeKey(Step &step, RequestRef ref, const Request &request, const std::string &key)
{
    if (request.key != key)
        step.found.push_back(about(Breach::OtherKey, ref, key, {request.asked, step.number}));
}

void RequestRules::acquireSent(Step &step, ClientId client, const AcquireSent &e)
{
    const RequestRef ref{client, e.request};
    auto &state = m_clients[client];
    const auto [found, isNew] = state.pending.try_emplace(e.request);
    auto &request = found->second;
    if (isNew) {
        request.key = e.key;
        request.asked = step.number;
    }
    judgeKey(step, ref, request, e.key);
    const bool isOver = isNew && state.ended.contains(e.request.value());
    if (request.sent || isOver) {
        std::vector<EventNumber> evidence = {step.number};
        if (request.sent)
            evidence.insert(evidence.begin(), *request.sent);
        step.found.push_back(about(Breach::RequestSentTwice, ref, e.key, std::move(evidence)));
        step.found.back().owner = e.owner;
    }
    if (isOver) {
        state.pending.erase(found);
        return;
    }
    request.sent = step.number;
    request.owner = e.owner;
}

std::optional<RequestRules::Request> RequestRules::end(Step &step, RequestRef ref, const std::string &key)
{
    auto &state = m_clients[ref.client];
    auto &ends = m_ends[ref.client].last;
    auto pending = state.pending.extract(ref.request);
    const bool isSecond = pending.empty() && state.ended.contains(ref.request.value());
    if (isSecond) {
        std::vector<EventNumber> evidence = {step.number};
        if (const auto *first = ends.find(ref.request.value()))
            evidence.insert(evidence.begin(), *first);
        step.found.push_back(about(Breach::SecondOutcome, ref, key, std::move(evidence)));
        return std::nullopt;
    }
    state.ended.insert(ref.request.value());
    ends.put(ref.request.value(), step.number);
    if (pending.empty())
        return std::nullopt;
    judgeKey(step, ref, pending.mapped(), key);
    return std::move(pending.mapped());
}

std::optional<Owner> RequestRules::acquireEnded(Step &step, ClientId client, const AcquireEnded &e)
{
    const RequestRef ref{client, e.request};
    const auto request = end(step, ref, e.key);
    if (!request)
        return std::nullopt;
    if (const auto breach = breachOf(e.outcome, request->sent.has_value())) {
        step.found.push_back(about(*breach, ref, e.key, {request->sent.value_or(request->asked), step.number}));
        step.found.back().owner = request->owner;
    }
    return request->owner;
}

void RequestRules::releaseQueued(const Step &step, ClientId client, const ReleaseQueued &e)
{
    auto &request = m_clients[client].pending[e.request];
    request.kind = RequestKind::Release;
    request.key = e.key;
    request.asked = step.number;
    request.token = e.token;
}

void RequestRules::releaseSent(Step &step, ClientId client, const ReleaseSent &e)
{
    auto &state = m_clients[client];
    const auto found = state.pending.find(e.request);
    // It goes out again on every new connection until it is answered (C8).
    if (found == state.pending.end())
        return;
    const RequestRef ref{client, e.request};
    judgeKey(step, ref, found->second, e.key);
    if (found->second.token != e.token) {
        step.found.push_back(about(Breach::OtherToken, ref, e.key, {found->second.asked, step.number}));
        step.found.back().token = e.token;
    }
}

std::optional<Token> RequestRules::releaseEnded(Step &step, ClientId client, const ReleaseEnded &e)
{
    const auto request = end(step, {client, e.request}, e.key);
    return request ? request->token : std::nullopt;
}

void RequestRules::forget(std::optional<ClientId> client)
{
    for (auto &[id, state] : m_clients) {
        if (!client || *client == id)
            state = {};
    }
}

void RequestRules::resumed(const Step &step, ClientId client, const ClientSnapshot &snapshot)
{
    auto &state = m_clients[client];
    state.pending.clear();
    for (const auto &belief : snapshot.requests) {
        if (belief.state != BeliefState::Queued && belief.state != BeliefState::Sent) {
            state.ended.insert(belief.request.value());
            continue;
        }
        const bool isAcquire = belief.kind == RequestKind::Acquire;
        state.pending[belief.request] = {
            .kind = belief.kind,
            .key = belief.key,
            .asked = step.number,
            .sent = belief.state == BeliefState::Sent && isAcquire ? std::optional(step.number) : std::nullopt,
            .owner = belief.owner,
            .token = belief.token};
    }
}

} // namespace lockscope::check
