// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/state_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include "ui/style/theme.h"

#include <algorithm>
#include <cmath>

namespace lockscope::ui {

namespace {

constexpr qreal patternWidth = 7;
constexpr qreal corner = 3;
constexpr qreal markPadding = 4;
constexpr qreal patternStep = 4;

QFont markFont(QFont font)
{
    font.setBold(true);
    return scaledFont(font, 0.86);
}

qreal badgeHeight(const QFont &font)
{
    return std::ceil(QFontMetricsF(font).height());
}

/// A rectangle whose right end is torn: time that nobody knows the end of.
QPainterPath raggedShape(const QRectF &area)
{
    constexpr qreal tooth = 3;
    QPainterPath path(area.topLeft());
    path.lineTo(area.right() - tooth, area.top());
    const int teeth = std::max(2, static_cast<int>(area.height() / (2 * tooth)));
    const qreal step = area.height() / teeth;
    for (int i = 0; i < teeth; ++i) {
        path.lineTo(area.right(), area.top() + (i + 0.5) * step);
        path.lineTo(area.right() - tooth, area.top() + (i + 1) * step);
    }
    path.lineTo(area.bottomLeft());
    path.closeSubpath();
    return path;
}

QPainterPath shapeFor(const QRectF &area, FillPattern pattern)
{
    if (pattern == FillPattern::DiagonalStripes)
        return raggedShape(area);
    QPainterPath path;
    path.addRoundedRect(area, corner, corner);
    return path;
}

void drawDiagonals(QPainter &painter, const QRectF &area, qreal step)
{
    for (qreal x = area.left() - area.height(); x < area.right(); x += step)
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x + area.height(), area.top()));
}

} // namespace

StatePainter::StatePainter(QPainter &painter, const QPalette &palette, const QFont &font)
    : m_painter(painter)
    , m_palette(palette)
    , m_font(font)
    , m_scheme(schemeOf(palette))
{
}

void StatePainter::drawChip(const QRectF &area, const StateChip &chip) const
{
    const auto badge = badgeSize(chip.mark, m_font);
    const auto height = std::min<qreal>(badge.height(), area.height());
    const QRectF badgeArea(area.left(), std::round(area.center().y() - height / 2), badge.width(), height);
    drawBadge(badgeArea, chip.look, chip.mark);

    const auto wordArea = area.adjusted(badge.width() + gap - 2, 0, 0, 0);
    if (wordArea.width() <= 0)
        return;
    m_painter.setFont(m_font);
    m_painter.setPen(m_palette.color(QPalette::Text));
    const auto word = QFontMetricsF(m_font).elidedText(chip.word, Qt::ElideRight, wordArea.width());
    m_painter.drawText(wordArea, Qt::AlignLeft | Qt::AlignVCenter, word);
}

void StatePainter::drawBadge(const QRectF &area, ShownState look, const QString &mark) const
{
    const auto ink = inkOf(look, m_scheme);
    const auto edge = area.adjusted(0.5, 0.5, -0.5, -0.5);
    const auto shape = shapeFor(edge, ink.pattern);
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    if (isFilled(ink.pattern)) {
        m_painter.fillPath(shape, ink.fill);
        m_painter.setClipPath(shape, Qt::IntersectClip);
        fillWithPattern({edge.left(), edge.top(), patternWidth, edge.height()}, ink);
    }
    m_painter.restore();

    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(edgeOf(ink), 1);
    if (ink.pattern == FillPattern::DashedOutline) {
        pen.setWidthF(1.5);
        pen.setDashPattern({2.5, 1.5});
    }
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPath(shape);
    m_painter.setPen(ink.mark);
    m_painter.setFont(markFont(m_font));
    const qreal patternShare = isFilled(ink.pattern) && ink.pattern != FillPattern::Solid ? patternWidth : 0;
    m_painter.drawText(area.adjusted(patternShare, 0, 0, 0), Qt::AlignCenter, mark);
    m_painter.restore();
}

void StatePainter::drawBar(const QRectF &area, const TimeBar &bar) const
{
    const auto ink = inkOf(bar.look, m_scheme);
    const auto whole = area.adjusted(0.5, 0.5, -0.5, -0.5);
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath track;
    track.addRoundedRect(whole, corner, corner);
    m_painter.fillPath(track, mixed(ink.fill, m_palette.color(QPalette::Base), 0.16));
    m_painter.setClipPath(track, Qt::IntersectClip);

    const QRectF rest(whole.left(), whole.top(), whole.width() * std::clamp(bar.share, 0.0, 1.0), whole.height());
    const auto shape = ink.pattern == FillPattern::DiagonalStripes ? raggedShape(rest) : [&rest] {
        QPainterPath path;
        path.addRect(rest);
        return path;
    }();
    if (rest.width() >= 1) {
        m_painter.fillPath(shape, ink.fill);
        m_painter.setClipPath(shape, Qt::IntersectClip);
        fillWithPattern(rest, ink);
    }
    m_painter.restore();

    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(QPen(edgeOf(ink), 1));
    m_painter.drawPath(track);
    m_painter.restore();
}

QSize StatePainter::chipSize(const StateChip &chip, const QFont &font)
{
    const auto badge = badgeSize(chip.mark, font);
    const auto word = QFontMetricsF(font).horizontalAdvance(chip.word);
    return {badge.width() + gap + static_cast<int>(std::ceil(word)), badge.height()};
}

QSize StatePainter::badgeSize(const QString &mark, const QFont &font)
{
    // As wide as a wide letter at least, so that the words behind the badges stand in one column.
    const QFontMetricsF metrics(markFont(font));
    const auto letters = std::max(metrics.horizontalAdvance(mark), metrics.horizontalAdvance(u'W'));
    const auto width = patternWidth + letters + 2 * markPadding;
    return {static_cast<int>(std::ceil(width)), static_cast<int>(badgeHeight(font))};
}

void StatePainter::fillWithPattern(const QRectF &area, const StateInk &ink) const
{
    m_painter.setPen(QPen(ink.mark, 1));
    switch (ink.pattern) {
    case FillPattern::Dots:
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(ink.mark);
        for (qreal y = area.top() + patternStep / 2; y < area.bottom(); y += patternStep) {
            for (qreal x = area.left() + patternStep / 2 + 0.5; x < area.right(); x += patternStep)
                m_painter.drawEllipse(QPointF(x, y), 0.8, 0.8);
        }
        return;
    case FillPattern::Lines:
        for (qreal y = area.top() + patternStep / 2; y < area.bottom(); y += patternStep)
            m_painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        return;
    case FillPattern::DiagonalStripes:
        drawDiagonals(m_painter, area, patternStep);
        return;
    case FillPattern::CrossHatch:
        drawDiagonals(m_painter, area, patternStep);
        for (qreal x = area.left() - area.height(); x < area.right(); x += patternStep)
            m_painter.drawLine(QPointF(x, area.top()), QPointF(x + area.height(), area.bottom()));
        return;
    case FillPattern::Solid:
    case FillPattern::DashedOutline:
    case FillPattern::Outline:
        return;
    }
}

QColor StatePainter::edgeOf(const StateInk &ink) const
{
    // Yellow on white and navy on black would be seen by nobody: the edge is mixed towards the text's colour.
    const double share = ink.pattern == FillPattern::DashedOutline ? 0.85 : 0.6;
    return mixed(ink.fill, m_palette.color(QPalette::Text), share);
}

} // namespace lockscope::ui
