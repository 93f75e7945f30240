// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainter>
#include <QPalette>

#include "core/picture/drawing.h"
#include "core/picture/svg.h"
#include "ui/style/span_painter.h"

namespace lockscope::ui {

/// Paints a drawing in the colours and letters of a widget.
class DrawingPainter
{
public:
    DrawingPainter(QPainter &painter, const QPalette &palette, const QFont &font);

    void paint(const picture::Drawing &drawing);

private:
    void add(const picture::Line &line);
    void add(const picture::Bar &bar);
    void add(const picture::Wash &wash);
    void add(const picture::Raster &raster);
    void add(const picture::Badge &badge);
    void add(const picture::Text &text);

    QPainter &m_painter;
    QPalette m_palette;
    QFont m_font;
    SpanPainter m_spans;
};

/// Of lines, washes and words.
[[nodiscard]] QColor colourOf(const picture::Colour &colour, const QPalette &palette);
[[nodiscard]] QFont fontOf(picture::Face face, const QFont &base);
/// How large letters are in `font`.
[[nodiscard]] picture::TypeSize typeSizeOf(const QFont &font);
/// The same colours for a file.
[[nodiscard]] picture::SvgLook svgLookOf(const QPalette &palette, const QFont &font);

} // namespace lockscope::ui
