// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/client/demux.h"

#include "core/base/planted_fault.h"

#include <cassert>

namespace lockscope::client {

void Demux::expect(SentAcquire sent)
{
    const auto request = sent.acquire.request;
    const bool isFreshOwner = m_owners.emplace(sent.acquire.owner, request).second;
    assert(isFreshOwner);
    if (const auto replyBy = sent.sending.replyBy())
        m_replyBys.emplace(*replyBy, request);
    m_acquires.emplace(request, std::move(sent));
}

void Demux::expect(const ReleaseName &release)
{
    ++m_releases[release];
    ++m_releaseCount;
}

std::optional<SentAcquire> Demux::takeAcquire(const Owner &owner, const Key &key)
{
    const bool isByOrder = planted(PlantedFault::MatchByOrder) && !m_acquires.empty();
    const auto named = isByOrder ? m_owners.find(m_acquires.begin()->second.acquire.owner) : m_owners.find(owner);
    if (named == m_owners.end())
        return std::nullopt;
    const auto found = m_acquires.find(named->second);
    assert(found != m_acquires.end());
    if (found->second.acquire.key != key && !isByOrder)
        return std::nullopt;
    auto sent = std::move(found->second);
    m_acquires.erase(found);
    m_owners.erase(named);
    if (const auto replyBy = sent.sending.replyBy())
        m_replyBys.erase({*replyBy, sent.acquire.request});
    return sent;
}

std::optional<SentAcquire> Demux::takeSent(RequestId acquire)
{
    const auto found = m_acquires.find(acquire);
    if (found == m_acquires.end())
        return std::nullopt;
    const auto sent = found->second.acquire;
    return takeAcquire(sent.owner, sent.key);
}

bool Demux::takeRelease(const ReleaseName &release)
{
    const auto found = m_releases.find(release);
    if (found == m_releases.end())
        return false;
    --m_releaseCount;
    if (--found->second == 0)
        m_releases.erase(found);
    return true;
}

std::vector<SentAcquire> Demux::takeLost()
{
    std::vector<SentAcquire> lost;
    lost.reserve(m_acquires.size());
    for (auto &[request, sent] : m_acquires)
        lost.push_back(std::move(sent));
    *this = Demux();
    return lost;
}

std::optional<TimePoint> Demux::deadline() const
{
    if (m_replyBys.empty())
        return std::nullopt;
    return m_replyBys.begin()->first;
}

} // namespace lockscope::client
