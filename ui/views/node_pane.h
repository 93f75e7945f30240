// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QWidget>

#include "ui/models/status_counts.h"
#include "ui/views/tree_list.h"

namespace lockscope::ui {

/// The nodes and clients, and while there is no client, how to get one.
class NodePane : public QWidget
{
    Q_OBJECT

public:
    /// `list` has its model already and becomes a child; `counts` outlives the pane.
    NodePane(TreeList &list, const StatusCounts &counts, QAction &addClient, QWidget *parent = nullptr);

private:
    void describe();

    const StatusCounts &m_counts;
    QWidget *m_hint;
};

} // namespace lockscope::ui
