// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/client/leader_book.h"

#include "core/base/planted_fault.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace lockscope::client {

LeaderBook::LeaderBook(const std::vector<Endpoint> &endpoints)
{
    for (const auto &endpoint : endpoints) {
        if (!placeOf(endpoint))
            m_endpoints.push_back(endpoint);
    }
    assert(!m_endpoints.empty());
}

bool LeaderBook::hint(std::string_view address)
{
    const auto endpoint = Endpoint::parse(address);
    const auto place = endpoint ? placeOf(*endpoint) : std::nullopt;
    if (!place && endpoint && planted(PlantedFault::StrangerFollowed)) {
        m_endpoints.push_back(*endpoint);
        m_hint = m_endpoints.size() - 1;
        return false;
    }
    if (!place)
        return false;
    m_hint = place;
    return true;
}

void LeaderBook::dropHintTo(const Endpoint &endpoint)
{
    if (m_hint && m_hint == placeOf(endpoint))
        m_hint.reset();
}

const Endpoint &LeaderBook::takeNext()
{
    const auto place = std::exchange(m_hint, std::nullopt).value_or(m_turn);
    m_turn = (place + 1) % m_endpoints.size();
    return m_endpoints.at(place);
}

std::optional<std::size_t> LeaderBook::placeOf(const Endpoint &endpoint) const
{
    const auto found = std::find(m_endpoints.begin(), m_endpoints.end(), endpoint);
    if (found == m_endpoints.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - m_endpoints.begin());
}

} // namespace lockscope::client
