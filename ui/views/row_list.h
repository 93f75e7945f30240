// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QString>
#include <QStyleOptionViewItem>

class QHeaderView;

namespace lockscope::ui {

/// What trees and tables of this window have in common.

/// Rows, no editing, no type-ahead, even row heights, one selected row, plain text.
void setUpRowList(QAbstractItemView &view);
/// A selected row is soft, so that the colours of states stay readable on it.
void softenSelection(QStyleOptionViewItem &option, const QWidget &view);

/// The current cell's whole text.
[[nodiscard]] QString currentCellText(const QAbstractItemView &view);
/// The current row's visible cells in the order of the columns on screen, divided by tabs.
[[nodiscard]] QString currentRowText(const QAbstractItemView &view, const QHeaderView &header);

} // namespace lockscope::ui
