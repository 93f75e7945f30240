// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/engine/cluster.h"

#include <cassert>

namespace lockscope::server {

Cluster::Cluster(const std::vector<std::string> &addresses)
{
    assert(!addresses.empty());
    for (const auto &address : addresses)
        m_nodes.push_back({.id = NodeId(static_cast<std::uint32_t>(m_nodes.size() + 1)), .address = address});
}

ServerNode *Cluster::find(NodeId node)
{
    const auto number = node.value();
    return number >= 1 && number <= m_nodes.size() ? &m_nodes[number - 1] : nullptr;
}

const ServerNode &Cluster::at(NodeId node) const
{
    return m_nodes.at(node.value() - 1);
}

std::optional<NodeId> Cluster::nextUp(NodeId after) const
{
    for (std::size_t step = 0; step < m_nodes.size(); ++step) {
        const auto &node = m_nodes[(after.value() + step) % m_nodes.size()];
        if (node.life == ServerNode::Life::Up)
            return node.id;
    }
    return std::nullopt;
}

void Cluster::become(const Leadership &leadership)
{
    m_leadership = leadership;
    m_lastLeader = leader().value_or(m_lastLeader);
}

std::optional<NodeId> Cluster::leader() const
{
    const auto *leads = std::get_if<Leads>(&m_leadership);
    return leads == nullptr ? std::nullopt : std::optional(leads->node);
}

NodeRole Cluster::roleOf(const ServerNode &node) const
{
    if (node.life != ServerNode::Life::Up)
        return NodeRole::Down;
    return isLedBy(node.id) ? NodeRole::Leader : NodeRole::Follower;
}

} // namespace lockscope::server
