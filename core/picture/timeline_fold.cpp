// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/timeline_fold.h"

#include "core/base/match.h"
#include "core/picture/timeline_folds.h"

#include <charconv>
#include <utility>

namespace lockscope::picture {

std::optional<ClientId> TimelineFold::clientOf(const std::string &rowName)
{
    std::uint32_t number = 0;
    const auto *end = rowName.data() + rowName.size();
    const auto [rest, error] = std::from_chars(rowName.data(), end, number);
    return error == std::errc{} && rest == end ? std::optional(ClientId(number)) : std::nullopt;
}

void TimelineFold::apply(const Entry &entry, const Parties &parties)
{
    match(
        entry.event,
        [&](const ClientEvent &event) {
            if (const auto *client = std::get_if<ClientId>(&entry.origin))
                std::visit(ClientFold{*this, entry, *client}, event);
        },
        [&](const ServerEvent &event) {
            m_isServerVisible = true;
            std::visit(ServerFold{*this, entry, parties}, event);
        },
        [](const CommandGiven & /*event*/) {},
        [](const CommandRefused & /*event*/) {},
        [](const EventsSkipped & /*event*/) {},
        [](const FaultEvent & /*event*/) {});
}

void TimelineFold::forget()
{
    m_keys.clear();
    m_clients.clear();
    TimelineFold next;
    next.m_keys = std::move(m_keys);
    next.m_clients = std::move(m_clients);
    next.m_isServerVisible = m_isServerVisible;
    *this = std::move(next);
}

RowId TimelineFold::clientRow(const std::optional<ClientId> &client)
{
    return m_clients.rowOf(client ? rowNameOf(*client) : std::string());
}

/// Of a key, what its clients believe is told only where its server says nothing, but for doubt.
void TimelineFold::countRequest(const Place &place, int by, const SpanBoard::Cause &cause)
{
    m_clients.add(place.client, place.look, by, cause);
    if (!m_isServerVisible || place.look == ShownState::Indeterminate)
        m_keys.add(m_keys.rowOf(place.key), place.look, by, cause);
}

void TimelineFold::moveRequest(const RequestRef &ref, ShownState look, const SpanBoard::Cause &cause)
{
    const auto found = m_requests.find(ref);
    if (found == m_requests.end())
        return;
    countRequest(found->second, -1, cause);
    found->second.look = look;
    countRequest(found->second, 1, cause);
}

void TimelineFold::endRequest(const RequestRef &ref, const SpanBoard::Cause &cause)
{
    const auto found = m_requests.find(ref);
    if (found == m_requests.end())
        return;
    countRequest(found->second, -1, cause);
    m_requests.erase(found);
}

void TimelineFold::endGrant(Token token, const SpanBoard::Cause &cause)
{
    auto *grant = m_grants.find(token);
    if (grant == nullptr)
        return;
    const auto look = grant->isOrphan ? ShownState::Orphaned : ShownState::Held;
    m_keys.add(grant->key, look, -1, cause);
    if (grant->client)
        m_clients.add(*grant->client, look, -1, cause);
    m_grants.erase(token);
}

/// A client of this history says that `owner` is its own: whatever its server told before is no stranger's.
void TimelineFold::know(const Owner &owner, const SpanBoard::Cause &cause)
{
    const auto strangers = clientRow(std::nullopt);
    if (auto *waiter = m_waiters.find(owner); waiter != nullptr && waiter->isStranger) {
        waiter->isStranger = false;
        m_clients.add(strangers, ShownState::Waiting, -1, cause);
    }
    const auto *token = m_strangers.find(owner);
    auto *grant = token != nullptr ? m_grants.find(*token) : nullptr;
    if (grant != nullptr && grant->client == strangers && !grant->isOrphan) {
        grant->client.reset();
        m_clients.add(strangers, ShownState::Held, -1, cause);
    }
    m_strangers.erase(owner);
}

void TimelineFold::unpark(OpenSequence open, const SpanBoard::Cause &cause)
{
    const auto parked = m_parked.find(open);
    if (parked == m_parked.end())
        return;
    for (const auto key : parked->second.keys)
        m_keys.add(key, ShownState::Parked, -1, cause);
    m_clients.add(parked->second.client, ShownState::Parked, -1, cause);
    m_parked.erase(parked);
}

} // namespace lockscope::picture
