// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/request_book.h"

#include "core/base/match.h"

#include <algorithm>
#include <utility>

namespace lockscope::scenario {

namespace {

std::string_view wordOf(const AcquireOutcome &outcome)
{
    return match<std::string_view>(
        outcome,
        [](const OutcomeGranted &) { return "granted"; },
        [](const OutcomeTimedOut &) { return "timed_out"; },
        [](const OutcomeBusy &) { return "busy"; },
        [](const OutcomeIndeterminate &) { return "indeterminate"; },
        [](const OutcomeCancelled &) { return "cancelled"; },
        [](const OutcomeFailed &) { return "failed"; });
}

std::string_view wordOf(const ReleaseOutcome &outcome)
{
    return match<std::string_view>(
        outcome,
        [](const OutcomeReleased &) { return "released"; },
        [](const OutcomeNotFound &) { return "not_found"; },
        [](const OutcomeUnknown &) { return "unknown"; },
        [](const OutcomeReleaseFailed &) { return "failed"; });
}

std::optional<RequestId> requestIn(const ClientEvent &event)
{
    return std::visit(
        [](const auto &said) -> std::optional<RequestId> {
            if constexpr (requires { said.request; })
                return said.request;
            else
                return std::nullopt;
        },
        event);
}

} // namespace

Handle RequestBook::add(ClientId client, RequestId request, bool isAcquire, std::string key)
{
    m_booked.push_back({.client = client, .request = request, .isAcquire = isAcquire, .key = std::move(key)});
    const Handle handle = m_booked.size();
    m_byRequest.insert_or_assign(lockscope::RequestRef{client, request}, handle);
    return handle;
}

std::optional<Handle> RequestBook::find(const Owner &owner) const
{
    const auto found = m_byOwner.find(owner);
    return found == m_byOwner.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Handle> RequestBook::find(Token token) const
{
    const auto found = m_byToken.find(token);
    return found == m_byToken.end() ? std::nullopt : std::optional(found->second);
}

void RequestBook::replySent(const Owner &owner)
{
    if (const auto found = find(owner))
        booked(*found).isReplySent = true;
}

void RequestBook::replySent(Token token)
{
    for (auto &each : m_booked) {
        if (!each.isAcquire && each.belief && each.belief->token == token)
            each.isReplySent = true;
    }
}

void RequestBook::refresh(Handle handle, const Entry &entry, const World &world)
{
    auto &request = booked(handle);
    if (const auto *const belief = world.beliefs().find(lockscope::RequestRef{request.client, request.request})) {
        request.belief = *belief;
        request.isRequestSent = request.isRequestSent || belief->sentAt.has_value();
    }
    request.lastSaid = entry;
}

void RequestBook::hear(ClientId client, const ClientEvent &event, const Entry &entry, const World &world)
{
    const auto request = requestIn(event);
    const auto found = request ? m_byRequest.find(lockscope::RequestRef{client, *request}) : m_byRequest.end();
    if (found == m_byRequest.end())
        return;
    refresh(found->second, entry, world);
    auto &about = booked(found->second);
    if (const auto *const sent = std::get_if<AcquireSent>(&event)) {
        m_byOwner.insert_or_assign(sent->owner, found->second);
    } else if (const auto *const ended = std::get_if<AcquireEnded>(&event)) {
        about.outcome = wordOf(ended->outcome);
        if (const auto *const granted = std::get_if<OutcomeGranted>(&ended->outcome))
            m_byToken.insert_or_assign(granted->token, found->second);
    } else if (const auto *const released = std::get_if<ReleaseEnded>(&event)) {
        about.outcome = wordOf(released->outcome);
        // What became of the grant changed with it.
        const auto granted = about.belief && about.belief->token ? find(*about.belief->token) : std::nullopt;
        if (granted && booked(*granted).client == client)
            refresh(*granted, entry, world);
    }
}

/// What the server does to one request, by its owner or by its token.
struct RequestBook::TruthFold
{
    RequestBook &book;
    const Entry &entry;

    void operator()(const WaiterQueued &e) const
    {
        if (auto *const request = byOwner(e.owner))
            request->truth = TruthState::Waiting;
    }
    void operator()(const WaiterTimedOut &e) const
    {
        if (auto *const request = byOwner(e.owner))
            request->truth = TruthState::TimedOut, request->isReplySent = true;
    }
    void operator()(const WaiterRemoved &e) const
    {
        if (auto *const request = byOwner(e.owner))
            request->truth = TruthState::Removed;
    }
    void operator()(const AcquireTurnedAway &e) const
    {
        if (auto *const request = byOwner(e.owner))
            request->truth = TruthState::Busy, request->isReplySent = true;
    }
    void operator()(const Granted &e) const
    {
        auto *const request = byOwner(e.owner);
        if (request == nullptr)
            return;
        request->truth = TruthState::Held;
        request->token = e.token;
        request->isReplySent = true;
        book.m_byToken.insert_or_assign(e.token, *book.find(*e.owner));
    }
    void operator()(const Released &e) const
    {
        if (auto *const request = byToken(e.token))
            request->truth = TruthState::Released;
        book.replySent(e.token);
    }
    void operator()(const Expired &e) const
    {
        if (auto *const request = byToken(e.token))
            request->truth = TruthState::Expired;
    }
    void operator()(const ReleaseMissed &e) const
    {
        if (e.token)
            book.replySent(*e.token);
    }
    void operator()(const GrantOrphaned &e) const
    {
        if (auto *const request = byToken(e.token))
            request->isOrphan = true;
    }
    /// Queues do not outlive a start.
    void operator()(const ServerStarted & /*e*/) const
    {
        for (auto &request : book.m_booked) {
            if (request.truth == TruthState::Waiting)
                request.truth = TruthState::Removed, request.lastDone = entry;
        }
    }
    void operator()(const StateResumed &e) const { book.resume(*e.snapshot, entry); }

private:
    Booked *noted(std::optional<Handle> handle) const
    {
        if (!handle)
            return nullptr;
        auto &request = book.booked(*handle);
        request.lastDone = entry;
        return &request;
    }
    Booked *byOwner(const std::optional<Owner> &owner) const { return owner ? noted(book.find(*owner)) : nullptr; }
    Booked *byToken(Token token) const { return noted(book.find(token)); }
};

/// A grant that was being written when the server died may have landed; one that is gone is over.
void RequestBook::resume(const ServerSnapshot &snapshot, const Entry &entry)
{
    for (const auto &key : snapshot.keys) {
        const auto owned = key.holder && key.holder->owner ? find(*key.holder->owner) : std::nullopt;
        if (!owned)
            continue;
        auto &request = booked(*owned);
        request.token = key.holder->token;
        request.isOrphan = key.holder->orphan;
        if (std::exchange(request.truth, TruthState::Held) != TruthState::Held)
            request.lastDone = entry;
        m_byToken.insert_or_assign(key.holder->token, *owned);
    }
    for (auto &request : m_booked) {
        if (request.truth != TruthState::Held)
            continue;
        const bool isThere = std::any_of(snapshot.keys.begin(), snapshot.keys.end(), [&](const KeySnapshot &key) {
            return key.holder && key.holder->token == request.token;
        });
        if (!isThere)
            request.truth = TruthState::Expired, request.lastDone = entry;
    }
}

void RequestBook::apply(const Entry &entry, const World &world)
{
    if (const auto *const said = std::get_if<ClientEvent>(&entry.event)) {
        if (const auto *const client = std::get_if<ClientId>(&entry.origin))
            hear(*client, *said, entry, world);
        return;
    }
    const auto *const done = std::get_if<ServerEvent>(&entry.event);
    if (done == nullptr)
        return;
    const TruthFold fold{*this, entry};
    std::visit(
        [&](const auto &event) {
            if constexpr (requires { fold(event); })
                fold(event);
        },
        *done);
}

} // namespace lockscope::scenario
