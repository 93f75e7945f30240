// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontInfo>

#include "ui/diagrams/drawing_painter.h"
#include "ui/style/state_palette.h"
#include "ui/style/theme.h"

#include <string>

namespace lockscope::ui {

namespace {

std::string nameOf(const QColor &colour)
{
    return colour.name().toStdString();
}

std::string strokes(const char *path, const QColor &colour)
{
    return std::string("<path d=\"") + path + "\" stroke=\"" + nameOf(colour) + "\"/>";
}

/// What SpanPainter draws on its tiles.
std::string tileOf(const StateInk &ink)
{
    switch (ink.pattern) {
    case FillPattern::Dots:
        return "<circle cx=\"2\" cy=\"2\" r=\"0.9\" fill=\"" + nameOf(ink.mark)
            + "\"/><circle cx=\"6\" cy=\"6\" r=\"0.9\" fill=\"" + nameOf(ink.mark) + "\"/>";
    case FillPattern::Lines:
        return strokes("M0 2H8M0 6H8", ink.mark);
    case FillPattern::DiagonalStripes:
        return strokes("M-2 2L2 -2M0 8L8 0M6 10L10 6", ink.mark);
    case FillPattern::CrossHatch:
        return strokes("M-2 2L2 -2M0 8L8 0M6 10L10 6M-2 6L2 10M0 0L8 8M6 -2L10 2", ink.mark);
    case FillPattern::Solid:
    case FillPattern::DashedOutline:
    case FillPattern::Outline:
        return {};
    }
    return {};
}

picture::SvgLook::State stateOf(ShownState state, const QPalette &palette)
{
    const auto ink = inkOf(state, schemeOf(palette));
    const auto page = palette.color(QPalette::Base);
    const bool filled = isFilled(ink.pattern);
    const auto line = SpanPainter::lineColour(state, palette);
    return {.fill = nameOf(filled ? ink.fill : mixed(ink.fill, page, 0.14)),
            .mark = nameOf(filled ? ink.mark : palette.color(QPalette::Text)),
            .edge = nameOf(filled ? mixed(ink.fill, palette.color(QPalette::Text), 0.6) : line),
            .line = nameOf(line),
            .tile = tileOf(ink),
            .isDashed = ink.pattern == FillPattern::DashedOutline};
}

} // namespace

picture::SvgLook svgLookOf(const QPalette &palette, const QFont &font)
{
    picture::SvgLook look;
    look.page = nameOf(palette.color(QPalette::Base));
    for (std::size_t i = 0; i < look.inks.size(); ++i)
        look.inks.at(i) = nameOf(colourOf(static_cast<picture::Ink>(i), palette));
    for (std::size_t i = 0; i < look.states.size(); ++i)
        look.states.at(i) = stateOf(allShownStates.at(i), palette);
    look.fontSize = QFontInfo(font).pixelSize();
    return look;
}

} // namespace lockscope::ui
