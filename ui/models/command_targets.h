// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/base/result.h"
#include "core/history/world.h"
#include "core/vocabulary/command.h"
#include "ui/models/selection.h"

#include <optional>
#include <string>

namespace lockscope::ui {

/// A command for one client.
struct ClientTarget
{
    ClientId client;
    ClientCommand command;
};

/// What can be done with the selected thing just now; each no is a sentence for people.
///
/// Everything is found by identity in the world that is shown, so that a command means what was selected, whatever
/// became of the rows.
class CommandTargets
{
    Q_DECLARE_TR_FUNCTIONS(CommandTargets)

public:
    CommandTargets(Selection selection, const World &world);

    /// The selected client, or the one that the selected request, grant or connection belongs to.
    [[nodiscard]] Result<ClientId, QString> client() const;
    /// The selected granted acquire, or what a client of ours holds on the selected key. An orphaned grant is released
    /// by its exact token through any client that is ready.
    [[nodiscard]] Result<ClientTarget, QString> release() const;
    /// The selected acquire without an outcome, or the one acquire of ours that waits for the selected key.
    [[nodiscard]] Result<ClientTarget, QString> cancel() const;
    [[nodiscard]] Result<ClientTarget, QString> cut() const;
    [[nodiscard]] Result<std::string, QString> holdLane() const;
    [[nodiscard]] Result<std::string, QString> drainLane() const;
    /// The selected node, where it is up and does not lead.
    [[nodiscard]] Result<NodeId, QString> leadNode() const;
    [[nodiscard]] Result<NodeId, QString> crashNode() const;
    [[nodiscard]] Result<NodeId, QString> startNode() const;
    /// Whether a node leads that an election could take the leadership from.
    [[nodiscard]] Result<void, QString> holdElection() const;
    /// The key that is selected itself, or that the selected request or fate is about; empty: none.
    [[nodiscard]] std::string key() const;

private:
    [[nodiscard]] std::optional<RequestRef> request() const;
    [[nodiscard]] const KeyTruth *lock() const;
    struct NodeTarget
    {
        NodeId id;
        NodeRole role = NodeRole::Follower;
    };
    [[nodiscard]] Result<NodeTarget, QString> node() const;
    [[nodiscard]] Result<ClientTarget, QString> releaseOrphan(const Holder &holder) const;

    Selection m_selection;
    const World &m_world;
};

} // namespace lockscope::ui
