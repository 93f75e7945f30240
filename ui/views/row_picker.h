// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QObject>

#include "ui/models/selection.h"

namespace lockscope::ui {

/// Tells a choice that a person made in a list from what the list does by itself.
///
/// When the chosen row goes, a view would silently choose its neighbour, and the next command would meet the wrong
/// thing. Here nothing is chosen then; the first arrow key after it chooses the row that it is pressed on.
class RowPicker : public QObject
{
    Q_OBJECT

public:
    /// Gives `view` its model: it has to hear of removals before the view does.
    RowPicker(QAbstractItemView &view, QAbstractItemModel &model);

    /// Marks the row of something that was chosen elsewhere; an invalid index marks none.
    void show(const QModelIndex &index);

    /// Whether a row is marked.
    [[nodiscard]] bool isMarking() const { return m_view.selectionModel()->hasSelection(); }

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void picked(const lockscope::ui::Selection &selection);
    /// The keyboard came to the list, and this is what its marked row stands for.
    void entered(const lockscope::ui::Selection &marked);

private:
    void tell();
    void enter();
    bool chooseCurrent(const QKeyEvent &event);

    QAbstractItemView &m_view;
    bool m_quiet = false;
    bool m_losing = false;
};

} // namespace lockscope::ui
