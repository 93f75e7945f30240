// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QObject>

#include "ui/models/selection.h"

namespace lockscope::ui {

/// Tells a choice that a person made in a list from what the list does by itself.
///
/// When the chosen row goes, a view would silently choose its neighbour, and the next command would meet the wrong
/// thing. Here nothing is chosen then.
class RowPicker : public QObject
{
    Q_OBJECT

public:
    /// Gives `view` its model: it has to hear of removals before the view does.
    RowPicker(QAbstractItemView &view, QAbstractItemModel &model);

    /// Marks the row of something that was chosen elsewhere; an invalid index marks none.
    void show(const QModelIndex &index);

signals:
    void picked(const lockscope::ui::Selection &selection);

private:
    void tell();

    QAbstractItemView &m_view;
    bool m_quiet = false;
    bool m_losing = false;
};

} // namespace lockscope::ui
