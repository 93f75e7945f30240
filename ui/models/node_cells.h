// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include "ui/models/cursor.h"
#include "ui/models/node_model.h"
#include "ui/models/selection.h"

namespace lockscope::ui {

/// What stands in the cells of the tree of nodes and clients, worked out from the world each time it is asked for.
class NodeCells
{
public:
    explicit NodeCells(const Cursor &cursor)
        : m_cursor(cursor)
    {
    }

    /// Of the two top rows.
    [[nodiscard]] QString serverText(NodeModel::Column column) const;
    [[nodiscard]] QString clientsText(NodeModel::Column column) const;
    /// Empty where the thing is gone.
    [[nodiscard]] QString text(const Selection &thing, NodeModel::Column column) const;
    /// The same where there is little room: of what counts down only how long it still does.
    [[nodiscard]] QString shortText(const Selection &thing, NodeModel::Column column) const;
    [[nodiscard]] QVariant data(const Selection &thing, NodeModel::Column column, int role) const;

private:
    [[nodiscard]] QString nodeText(NodeId id, NodeModel::Column column) const;
    [[nodiscard]] QString connectionText(const ConnectionId &id, NodeModel::Column column) const;
    [[nodiscard]] QString clientText(ClientId id, NodeModel::Column column) const;
    [[nodiscard]] QString requestText(const RequestRef &ref, NodeModel::Column column) const;
    [[nodiscard]] QString requestDetail(const RequestBelief &belief) const;
    [[nodiscard]] QVariant requestData(const RequestRef &ref, NodeModel::Column column, int role) const;
    [[nodiscard]] Duration left(TimePoint until) const { return until - m_cursor.now().steady; }

    const Cursor &m_cursor;
};

} // namespace lockscope::ui
