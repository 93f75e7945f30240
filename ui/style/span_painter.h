// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QFont>
#include <QPalette>
#include <QRectF>
#include <QString>

#include "ui/style/state_palette.h"

#include <array>
#include <optional>

class QPainter;
class QPainterPath;

namespace lockscope::ui {

/// A time in a state, as a bar in a picture.
struct SpanLook
{
    ShownState look = ShownState::Held;
    /// Stands on it where there is room.
    QString mark;
    /// Its last end is torn: nobody knows when it ends.
    bool isRagged = false;
    Qt::Orientation along = Qt::Horizontal;
};

/// Draws bars of any size with the fill and the pattern of their state; a thousand of them cost as much as plain ones.
class SpanPainter
{
public:
    /// `palette` says which scheme is meant.
    SpanPainter(QPainter &painter, const QPalette &palette, const QFont &font);

    void draw(const QRectF &area, const SpanLook &span);
    /// The edge of a bar and the colour of lines that belong to it: seen on the page, whatever the fill is.
    [[nodiscard]] static QColor lineColour(ShownState look, const QPalette &palette);

private:
    [[nodiscard]] const QBrush &brushFor(ShownState look);
    void drawMark(const QRectF &area, const SpanLook &span, const StateInk &ink);

    QPainter &m_painter;
    QPalette m_palette;
    QFont m_markFont;
    ColourScheme m_scheme;
    std::array<std::optional<QBrush>, allShownStates.size()> m_brushes;
};

/// A rectangle whose last end along `along` is torn.
[[nodiscard]] QPainterPath raggedShape(const QRectF &area, Qt::Orientation along);

} // namespace lockscope::ui
