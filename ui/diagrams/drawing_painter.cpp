// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagrams/drawing_painter.h"

#include <QFontMetricsF>
#include <QImage>

#include "ui/style/theme.h"

#include <algorithm>
#include <cmath>
#include <variant>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

constexpr double fadedOpacity = 0.4;

QRectF rectOf(const picture::Area &area)
{
    return {area.x, area.y, area.width, area.height};
}

QPointF pointOf(const picture::Point &point)
{
    return {point.x, point.y};
}

QString textOf(const std::string &text)
{
    return QString::fromStdString(text);
}

Tone toneFor(picture::Ink ink)
{
    switch (ink) {
    case picture::Ink::Text:
    case picture::Ink::Quiet:
        return Tone::Quiet;
    case picture::Ink::Hairline:
        return Tone::Hairline;
    case picture::Ink::Accent:
        return Tone::Accent;
    case picture::Ink::Warning:
        return Tone::Warning;
    case picture::Ink::Error:
        return Tone::Error;
    }
    return Tone::Quiet;
}

} // namespace

QColor colourOf(const picture::Colour &colour, const QPalette &palette)
{
    if (const auto *state = std::get_if<ShownState>(&colour))
        return SpanPainter::lineColour(*state, palette);
    const auto ink = std::get<picture::Ink>(colour);
    return ink == picture::Ink::Text ? palette.color(QPalette::Text) : toneOf(toneFor(ink), schemeOf(palette));
}

QFont fontOf(picture::Face face, const QFont &base)
{
    switch (face) {
    case picture::Face::Plain:
        return base;
    case picture::Face::Fixed:
        return fixedFont(base);
    case picture::Face::Bold: {
        auto font = base;
        font.setBold(true);
        return font;
    }
    }
    return base;
}

picture::TypeSize typeSizeOf(const QFont &font)
{
    const std::array metrics{QFontMetricsF(fontOf(picture::Face::Plain, font)),
                             QFontMetricsF(fontOf(picture::Face::Fixed, font)),
                             QFontMetricsF(fontOf(picture::Face::Bold, font))};
    return {.lineHeight = std::ceil(metrics.front().height()) + 2,
            .width = [metrics](std::string_view text, picture::Face face) {
                const auto shown = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
                return metrics.at(static_cast<std::size_t>(face)).horizontalAdvance(shown);
            }};
}

DrawingPainter::DrawingPainter(QPainter &painter, const QPalette &palette, const QFont &font)
    : m_painter(painter)
    , m_palette(palette)
    , m_font(font)
    , m_spans(painter, palette, font)
{
}

void DrawingPainter::paint(const picture::Drawing &drawing)
{
    m_painter.save();
    m_painter.fillRect(QRectF(0, 0, drawing.width, drawing.height), m_palette.color(QPalette::Base));
    m_painter.setRenderHint(QPainter::Antialiasing);
    for (const auto &shape : drawing.shapes)
        std::visit([this](const auto &it) { add(it); }, shape);
    m_painter.restore();
}

void DrawingPainter::add(const picture::Line &line)
{
    QPen pen(colourOf(line.colour, m_palette), line.width);
    pen.setCapStyle(Qt::FlatCap);
    const auto tipPen = pen;
    if (line.dash != picture::Dash::Solid)
        pen.setDashPattern(line.dash == picture::Dash::Dashed ? QList<qreal>{6 / line.width, 4 / line.width}
                                                              : QList<qreal>{1.5 / line.width, 4 / line.width});
    // Upright and level lines are sharp.
    const bool isStraight = line.from.x == line.to.x || line.from.y == line.to.y;
    m_painter.setRenderHint(QPainter::Antialiasing, !isStraight || line.width > 1);
    m_painter.setOpacity(line.isFaded ? fadedOpacity : 1);
    m_painter.setPen(pen);
    m_painter.drawLine(pointOf(line.from), pointOf(line.to));
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(tipPen);
    for (const auto &[from, to] : picture::tipOf(line))
        m_painter.drawLine(pointOf(from), pointOf(to));
    m_painter.setOpacity(1);
}

void DrawingPainter::add(const picture::Bar &bar)
{
    m_painter.setOpacity(bar.isFaded ? fadedOpacity : 1);
    m_spans.draw(rectOf(bar.area),
                 {.look = bar.look,
                  .mark = textOf(bar.mark),
                  .isRagged = bar.isRagged,
                  .along = bar.isUpright ? Qt::Vertical : Qt::Horizontal});
    m_painter.setOpacity(1);
}

void DrawingPainter::add(const picture::Wash &wash)
{
    auto colour = colourOf(wash.colour, m_palette);
    colour.setAlphaF(static_cast<float>(wash.strength));
    m_painter.fillRect(rectOf(wash.area), colour);
}

void DrawingPainter::add(const picture::Raster &raster)
{
    QImage image(static_cast<int>(raster.columns), static_cast<int>(raster.rows), QImage::Format_Indexed8);
    QList<QRgb> colours{qRgba(0, 0, 0, 0)};
    for (const auto state : allShownStates)
        colours << SpanPainter::lineColour(state, m_palette).rgba();
    image.setColorTable(colours);
    for (std::uint32_t row = 0; row < raster.rows; ++row)
        std::copy_n(raster.cells.data() + std::size_t{row} * raster.columns,
                    raster.columns,
                    image.scanLine(static_cast<int>(row)));
    m_painter.drawImage(rectOf(raster.area), image);
}

void DrawingPainter::add(const picture::Badge &badge)
{
    const auto mark = textOf(badge.mark);
    const auto height = std::round(QFontMetricsF(m_font).height() * 0.95);
    const QRectF area(std::round(badge.centre.x - height / 2), std::round(badge.centre.y - height / 2), height, height);
    m_painter.setOpacity(badge.isFaded ? fadedOpacity : 1);
    m_painter.fillRect(area.adjusted(1, 1, -1, -1), m_palette.color(QPalette::Base));
    m_spans.draw(area, {.look = badge.look, .mark = mark, .isRagged = false, .along = Qt::Horizontal});
    m_painter.setOpacity(1);
}

void DrawingPainter::add(const picture::Text &text)
{
    const auto shown = textOf(text.text);
    const auto font = fontOf(text.face, m_font);
    const QFontMetricsF metrics(font);
    const auto width = metrics.horizontalAdvance(shown);
    const auto shift =
        text.align == picture::Align::Left ? 0 : (text.align == picture::Align::Right ? width : width / 2);
    const QRectF area(text.at.x - shift, text.at.y - metrics.height() / 2, width, metrics.height());
    if (text.isOnPage)
        m_painter.fillRect(area.adjusted(-2, 0, 2, 0), m_palette.color(QPalette::Base));
    m_painter.setOpacity(text.isFaded ? fadedOpacity : 1);
    m_painter.setFont(font);
    m_painter.setPen(colourOf(text.colour, m_palette));
    m_painter.drawText(area, Qt::AlignCenter | Qt::TextDontClip | Qt::TextSingleLine, shown);
    m_painter.setOpacity(1);
}

} // namespace lockscope::ui
