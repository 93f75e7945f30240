// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/recent_map.h"
#include "core/base/strong_id.h"
#include "core/picture/span_list.h"
#include "core/vocabulary/ids.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

namespace lockscope::picture {

/// Whoever sends or gets messages, by the order in which they were first heard of; the first is 0.
using PartyId = StrongId<struct PartyTag, std::uint32_t>;

/// A server that tells nothing of itself, by the address that clients dial.
struct ServerAt
{
    std::string address;

    friend auto operator<=>(const ServerAt &, const ServerAt &) = default;
};
/// All clients that are none of this history: what they believe is not visible.
struct Outsiders
{
    friend auto operator<=>(const Outsiders &, const Outsiders &) = default;
};
using Party = std::variant<ClientId, NodeId, ServerAt, Outsiders>;

/// Who takes part, and which connection and which address belongs to whom.
class Parties
{
public:
    /// Connections whose client is remembered after they ended, for their fates.
    static constexpr std::size_t connectionsMax = 65'536;

    /// Makes one where there is none.
    PartyId idOf(const Party &party);
    [[nodiscard]] std::optional<PartyId> find(const Party &party) const;
    [[nodiscard]] const Party &operator[](PartyId id) const { return m_parties[id.value()]; }
    [[nodiscard]] std::size_t size() const { return m_parties.size(); }

    void setSeen(PartyId party, TimePoint at);
    void setEnded(PartyId party, TimePoint at) { m_lives[party.value()].end = at; }
    struct Life
    {
        TimePoint begin = openEnd;
        TimePoint end = openEnd;
    };
    /// From when it was first heard of until it stopped; openEnd: it goes on.
    [[nodiscard]] const Life &lifeOf(PartyId party) const { return m_lives[party.value()]; }

    /// A client's own name; empty: it has none.
    void setName(ClientId client, std::string name) { m_names[client] = std::move(name); }
    [[nodiscard]] std::string_view nameOf(ClientId client) const;

    void setAddress(NodeId node, const std::string &address) { m_nodes[address] = node; }
    /// The node that listens at `address`, or a server of which only that is known.
    PartyId serverAt(const std::string &address);

    void setNode(const ConnectionId &connection, NodeId node) { m_connectionNodes.put(connection, node); }
    /// The node that serves `connection`; `otherwise` where nobody said.
    PartyId nodeOf(const ConnectionId &connection, NodeId otherwise);
    void setClient(const ConnectionId &connection, ClientId client) { m_connectionClients.put(connection, client); }
    [[nodiscard]] std::optional<ClientId> clientOf(const ConnectionId &connection) const;
    /// Its client's, or the outsiders'.
    PartyId clientPartyOf(const ConnectionId &connection);

private:
    std::vector<Party> m_parties;
    std::vector<Life> m_lives;
    std::map<Party, PartyId> m_ids;
    std::map<ClientId, std::string> m_names;
    std::unordered_map<std::string, NodeId> m_nodes;
    RecentMap<ConnectionId, NodeId> m_connectionNodes{connectionsMax};
    RecentMap<ConnectionId, ClientId> m_connectionClients{connectionsMax};
};

} // namespace lockscope::picture
