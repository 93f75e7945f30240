// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/party.h"

#include <algorithm>

namespace lockscope::picture {

PartyId Parties::idOf(const Party &party)
{
    const auto [place, isNew] = m_ids.try_emplace(party, PartyId(static_cast<std::uint32_t>(m_parties.size())));
    if (isNew) {
        m_parties.push_back(party);
        m_lives.emplace_back();
    }
    return place->second;
}

void Parties::setSeen(PartyId party, TimePoint at)
{
    auto &life = m_lives[party.value()];
    life.begin = std::min(life.begin, at);
    life.end = openEnd;
}

std::optional<PartyId> Parties::find(const Party &party) const
{
    const auto found = m_ids.find(party);
    return found == m_ids.end() ? std::nullopt : std::optional(found->second);
}

std::string_view Parties::nameOf(ClientId client) const
{
    const auto found = m_names.find(client);
    return found == m_names.end() ? std::string_view() : std::string_view(found->second);
}

PartyId Parties::serverAt(const std::string &address)
{
    const auto node = m_nodes.find(address);
    return node != m_nodes.end() ? idOf(node->second) : idOf(ServerAt{address});
}

PartyId Parties::nodeOf(const ConnectionId &connection, NodeId otherwise)
{
    const auto *node = m_connectionNodes.find(connection);
    return idOf(node != nullptr ? *node : otherwise);
}

std::optional<ClientId> Parties::clientOf(const ConnectionId &connection) const
{
    const auto *client = m_connectionClients.find(connection);
    return client != nullptr ? std::optional(*client) : std::nullopt;
}

PartyId Parties::clientPartyOf(const ConnectionId &connection)
{
    const auto client = clientOf(connection);
    return client ? idOf(*client) : idOf(Outsiders{});
}

} // namespace lockscope::picture
