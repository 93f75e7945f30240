// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_veil.h"

#include <QFontMetricsF>

#include "ui/diagrams/drawing_painter.h"
#include "ui/style/theme.h"

#include <algorithm>

namespace lockscope::ui {

PlotVeil::PlotVeil(QCustomPlot &plot,
                   const QString &layer,
                   Depth depth,
                   const PlotPicture &picture,
                   const std::vector<QString> &names,
                   const std::vector<PlotAxes> &axes)
    : QCPLayerable(&plot, layer)
    , m_depth(depth)
    , m_picture(picture)
    , m_names(names)
    , m_axes(axes)
{
}

QColor PlotVeil::colour(const picture::Colour &colour) const
{
    return colourOf(colour, parentPlot()->palette());
}

void PlotVeil::draw(QCPPainter *painter)
{
    for (const auto &axes : m_axes) {
        painter->save();
        painter->setClipRect(axes.frame->rect());
        if (m_depth == Depth::Under)
            drawBands(*painter, axes);
        else
            drawLines(*painter, axes);
        painter->restore();
    }
    if (m_depth == Depth::Under || m_axes.empty())
        return;
    drawNames(*painter);
    drawBandNames(*painter);
    const auto &reading = m_picture.reading;
    if (!reading || reading->line >= m_axes.size())
        return;
    painter->setPen(QPen(colour(picture::Ink::Accent), 2));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(m_axes[reading->line].frame->rect());
}

void PlotVeil::drawBands(QCPPainter &painter, const PlotAxes &axes) const
{
    constexpr float strength = 0.12F;
    for (const auto &band : m_picture.bands) {
        if (band.to <= band.from)
            continue;
        auto shade = colour(band.colour);
        shade.setAlphaF(strength);
        const auto from = axes.time->coordToPixel(band.from);
        const auto to = axes.time->coordToPixel(band.to);
        const QRectF rect(axes.frame->rect());
        painter.fillRect(QRectF(from, rect.top(), std::max(1.0, to - from), rect.height()), shade);
    }
}

void PlotVeil::drawLines(QCPPainter &painter, const PlotAxes &axes) const
{
    const auto line = [&](double at, const QPen &pen) {
        const auto x = axes.time->coordToPixel(at);
        painter.setPen(pen);
        painter.drawLine(QPointF(x, axes.frame->top()), QPointF(x, axes.frame->bottom()));
    };
    if (m_picture.isPast) {
        constexpr float strength = 0.6F;
        auto pale = parentPlot()->palette().color(QPalette::Base);
        pale.setAlphaF(strength);
        const QRectF frame(axes.frame->rect());
        const auto from = std::clamp(axes.time->coordToPixel(m_picture.present), frame.left(), frame.right());
        painter.fillRect(QRectF(from, frame.top(), frame.right() - from, frame.height()), pale);
    }
    for (const auto &band : m_picture.bands)
        line(band.from, QPen(colour(band.colour), 1.5, band.to > band.from ? Qt::DashLine : Qt::SolidLine));
    line(m_picture.present, QPen(colour(picture::Ink::Accent), 1.5));
    if (m_picture.reading)
        line(m_picture.reading->at, QPen(colour(picture::Ink::Text), 1, Qt::DotLine));
}

/// Of the plots, on the page, so that neither grid nor bands strike them out.
void PlotVeil::drawNames(QCPPainter &painter) const
{
    auto font = parentPlot()->font();
    font.setBold(true);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    for (std::size_t i = 0; i < m_axes.size() && i < m_names.size(); ++i) {
        const QRectF frame(m_axes[i].frame->rect());
        const QRectF place(
            frame.left() + smallGap, frame.top(), metrics.horizontalAdvance(m_names[i]) + gap, metrics.height());
        painter.fillRect(place, parentPlot()->palette().color(QPalette::Base));
        painter.setPen(colour(picture::Ink::Text));
        painter.drawText(place, Qt::AlignCenter, m_names[i]);
    }
}

/// Above the first plot, as far as there is room beside each other.
void PlotVeil::drawBandNames(QCPPainter &painter) const
{
    const QFontMetricsF metrics(painter.font());
    const auto &first = m_axes.front();
    auto next = static_cast<double>(first.frame->left());
    for (const auto &band : m_picture.bands) {
        const auto x = std::max<double>(first.time->coordToPixel(band.from), first.frame->left());
        const auto width = metrics.horizontalAdvance(band.text);
        if (x < next || x + width > parentPlot()->width())
            continue;
        painter.setPen(colour(band.colour));
        painter.drawText(QPointF(x, first.frame->top() - metrics.descent() - 2), band.text);
        next = x + width + gap;
    }
}

} // namespace lockscope::ui
