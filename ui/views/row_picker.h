// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QObject>

#include "ui/models/selection.h"

namespace lockscope::ui {

/// Tells a choice that a person made in a list from what the list does by itself.
///
/// When the chosen row goes, a view would silently choose its neighbour, and the next command would meet the wrong
/// thing. Here nothing is chosen then. And an arrow key that leads nowhere chooses the row that it is pressed on, so
/// that the only row of a list can be chosen.
class RowPicker : public QObject
{
    Q_OBJECT

public:
    /// Gives `view` its model: it has to hear of removals before the view does.
    RowPicker(QAbstractItemView &view, QAbstractItemModel &model);

    /// Marks the row of something that was chosen elsewhere; an invalid index marks none.
    void show(const QModelIndex &index);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void picked(const lockscope::ui::Selection &selection);

private:
    void tell();
    bool chooseCurrent(const QKeyEvent &event);

    QAbstractItemView &m_view;
    bool m_quiet = false;
    bool m_losing = false;
};

} // namespace lockscope::ui
