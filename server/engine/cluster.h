// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/words.h"
#include "server/engine/effect.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lockscope::server {

/// One node of the embedded cluster.
struct ServerNode
{
    /// Opening: it was started, and the driver has not said yet whether it listens.
    enum class Life : std::uint8_t { Up, Down, Opening };

    NodeId id;
    std::string address;
    Life life = Life::Up;
    /// Opening: the command that is answered then.
    std::optional<CommandNumber> awaitedStart{};
};

/// No node leads, and none will before one is started: every node is down, the journal has failed, or the server has
/// not begun.
struct Vacant
{
};
struct Leads
{
    NodeId node;
};
/// It begins nothing more. Once nothing is in flight its clients are told who leads, and go (N3).
struct StepsDown
{
    NodeId node;
    /// None: an election window follows.
    std::optional<NodeId> successor;
    /// When that window ends; it began with the stepping down.
    TimePoint windowEnd{};
};
/// An election window: nobody leads (N6).
struct Election
{
    /// Who led before.
    NodeId last;
    TimePoint end;
};
/// The record of its term is in flight; it leads from the moment when that is durable (N1).
struct Elected
{
    NodeId node;
    /// The node that handed over, and whose clients are still to be told.
    std::optional<NodeId> predecessor;
};
using Leadership = std::variant<Vacant, Leads, StepsDown, Election, Elected>;

/// The nodes and who of them leads, as a value that decides nothing about locks.
///
///     Leads ──▶ StepsDown ──▶ Elected ──durable──▶ Leads          hand-over
///       │           └──▶ Election ──its end──▶ Elected            election window
///       └──crash──▶ Elected, or Vacant when no other node is up
class Cluster
{
public:
    /// `addresses`: of node 1, 2, ...; at least one.
    explicit Cluster(const std::vector<std::string> &addresses);

    [[nodiscard]] const std::vector<ServerNode> &nodes() const { return m_nodes; }
    /// None: there is no such node.
    [[nodiscard]] ServerNode *find(NodeId node);
    /// The node must be there.
    [[nodiscard]] const ServerNode &at(NodeId node) const;
    [[nodiscard]] bool isUp(NodeId node) const { return at(node).life == ServerNode::Life::Up; }
    /// The next node by number that is up, round the end; `after` itself comes last. None: no node is up.
    [[nodiscard]] std::optional<NodeId> nextUp(NodeId after) const;

    [[nodiscard]] const Leadership &leadership() const { return m_leadership; }
    void become(const Leadership &leadership);
    /// None while nobody leads, be it that one is about to.
    [[nodiscard]] std::optional<NodeId> leader() const;
    /// Of this process; before any, node 1, which is the first (N1).
    [[nodiscard]] NodeId lastLeader() const { return m_lastLeader; }
    [[nodiscard]] bool isLedBy(NodeId node) const { return leader() == node; }
    [[nodiscard]] NodeRole roleOf(const ServerNode &node) const;

    /// The hand-over that is to be answered when its node leads.
    struct AwaitedLeader
    {
        CommandNumber command;
        NodeId node;
    };
    std::optional<AwaitedLeader> awaitedLeader{};

private:
    std::vector<ServerNode> m_nodes;
    Leadership m_leadership = Vacant{};
    NodeId m_lastLeader{1};
};

} // namespace lockscope::server
