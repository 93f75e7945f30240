// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPalette>
#include <QPixmap>
#include <QRectF>

#include "ui/style/mark_palette.h"

class QPainter;

namespace lockscope::ui {

/// The mark's chip with its letter, at the left of `area`, as high as a line of text.
void drawMark(QPainter &painter, const QRectF &area, RowMark mark, const QPalette &palette, const QFont &font);
/// How wide that is, with the gap behind it.
[[nodiscard]] int markWidth(const QFont &font);
/// The chip as a picture for menus and lists of choices.
[[nodiscard]] QPixmap markBadge(RowMark mark, const QPalette &palette, const QFont &font, qreal scale);

} // namespace lockscope::ui
