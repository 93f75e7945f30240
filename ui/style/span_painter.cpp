// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/span_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include "ui/style/theme.h"

#include <algorithm>
#include <cmath>

namespace lockscope::ui {

namespace {

constexpr int tileSize = 8;
constexpr qreal tooth = 4;
constexpr qreal cornerRadius = 2;
/// Of an outlined state's colour, inside its outline.
constexpr double outlineFill = 0.14;
constexpr double edgeShare = 0.6;
/// What is read or followed with the eye has at least this contrast to the page.
constexpr double lineContrast = 3.2;

void drawTile(QPainter &painter, const StateInk &ink)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink.mark, 1));
    const auto diagonal = [&painter](qreal from, qreal to) {
        for (const int shift : {-tileSize, 0, tileSize})
            painter.drawLine(QPointF(shift, from), QPointF(shift + tileSize, to));
    };
    switch (ink.pattern) {
    case FillPattern::Dots:
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink.mark);
        painter.drawEllipse(QPointF(2, 2), 0.9, 0.9);
        painter.drawEllipse(QPointF(6, 6), 0.9, 0.9);
        return;
    case FillPattern::Lines:
        painter.drawLine(QPointF(0, 2), QPointF(tileSize, 2));
        painter.drawLine(QPointF(0, 6), QPointF(tileSize, 6));
        return;
    case FillPattern::DiagonalStripes:
        painter.setPen(QPen(ink.mark, 1.4));
        diagonal(tileSize, 0);
        return;
    case FillPattern::CrossHatch:
        diagonal(tileSize, 0);
        diagonal(0, tileSize);
        return;
    case FillPattern::Solid:
    case FillPattern::DashedOutline:
    case FillPattern::Outline:
        return;
    }
}

} // namespace

QPainterPath raggedShape(const QRectF &area, Qt::Orientation along)
{
    const bool isUpright = along == Qt::Vertical;
    const auto across = isUpright ? area.width() : area.height();
    const int teeth = std::max(2, static_cast<int>(across / (2 * tooth)));
    const auto step = across / teeth;
    QPainterPath path(area.topLeft());
    const auto to = [&](qreal onward, qreal aside) {
        path.lineTo(isUpright ? QPointF(area.left() + aside, onward) : QPointF(onward, area.top() + aside));
    };
    const auto last = isUpright ? area.bottom() : area.right();
    to(last - tooth, 0);
    for (int i = 0; i < teeth; ++i) {
        to(last, (i + 0.5) * step);
        to(last - tooth, (i + 1) * step);
    }
    path.lineTo(isUpright ? area.topRight() : area.bottomLeft());
    path.closeSubpath();
    return path;
}

SpanPainter::SpanPainter(QPainter &painter, const QPalette &palette, const QFont &font)
    : m_painter(painter)
    , m_palette(palette)
    , m_markFont(scaledFont(font, 0.86))
    , m_scheme(schemeOf(palette))
{
    m_markFont.setBold(true);
}

QColor SpanPainter::lineColour(ShownState look, const QPalette &palette)
{
    const auto ink = inkOf(look, schemeOf(palette));
    const auto page = palette.color(QPalette::Base);
    auto colour = ink.fill;
    for (double share = 0.9; share > 0 && contrastRatio(colour, page) < lineContrast; share -= 0.1)
        colour = mixed(ink.fill, palette.color(QPalette::Text), share);
    return colour;
}

void SpanPainter::draw(const QRectF &area, const SpanLook &span)
{
    const auto ink = inkOf(span.look, m_scheme);
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setBrush(brushFor(span.look));
    QPen edge(mixed(ink.fill, m_palette.color(QPalette::Text), edgeShare), 1);
    if (ink.pattern == FillPattern::DashedOutline) {
        edge = QPen(lineColour(span.look, m_palette), 1.5);
        edge.setDashPattern({2.5, 1.5});
    }
    m_painter.setPen(edge);
    const auto inner = area.adjusted(0.5, 0.5, -0.5, -0.5);
    // So small that an edge would be all of it.
    if (std::min(area.width(), area.height()) < 3) {
        m_painter.setPen(Qt::NoPen);
        m_painter.drawRect(area);
    } else if (span.isRagged) {
        m_painter.drawPath(raggedShape(inner, span.along));
    } else {
        m_painter.drawRoundedRect(inner, cornerRadius, cornerRadius);
    }
    m_painter.restore();
    if (!span.mark.isEmpty())
        drawMark(area, span, ink);
}

/// On a plate without the pattern, so that it is read on any of them.
void SpanPainter::drawMark(const QRectF &area, const SpanLook &span, const StateInk &ink)
{
    const auto &mark = span.mark;
    const QFontMetricsF metrics(m_markFont);
    const QSizeF size(metrics.horizontalAdvance(mark) + 4, std::min(metrics.height(), area.height() - 2));
    if (size.width() > area.width() + 2)
        return;
    auto middle = area.center();
    // Where a long bar begins it is read first, and least often covered.
    if (span.along == Qt::Horizontal && area.width() > 3 * size.width())
        middle.setX(area.left() + 2 + size.width() / 2);
    const QRectF plate(middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height());
    const bool filled = isFilled(ink.pattern);
    m_painter.save();
    if (filled && ink.pattern != FillPattern::Solid)
        m_painter.fillRect(plate.intersected(area.adjusted(1, 1, -1, -1)), ink.fill);
    m_painter.setFont(m_markFont);
    m_painter.setPen(filled ? ink.mark : m_palette.color(QPalette::Text));
    m_painter.drawText(plate, Qt::AlignCenter | Qt::TextDontClip, mark);
    m_painter.restore();
}

const QBrush &SpanPainter::brushFor(ShownState look)
{
    auto &brush = m_brushes.at(static_cast<std::size_t>(look));
    if (brush)
        return *brush;
    const auto ink = inkOf(look, m_scheme);
    if (ink.pattern == FillPattern::Solid) {
        brush = QBrush(ink.fill);
    } else if (!isFilled(ink.pattern)) {
        brush = QBrush(mixed(ink.fill, m_palette.color(QPalette::Base), outlineFill));
    } else {
        const auto ratio = m_painter.device()->devicePixelRatioF();
        QPixmap tile(QSize(tileSize, tileSize) * static_cast<int>(std::ceil(ratio)));
        tile.setDevicePixelRatio(std::ceil(ratio));
        tile.fill(ink.fill);
        QPainter painter(&tile);
        drawTile(painter, ink);
        painter.end();
        brush = QBrush(tile);
    }
    return *brush;
}

} // namespace lockscope::ui
