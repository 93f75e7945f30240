// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/drawing_svg.h"

#include "core/base/match.h"
#include "ui/style/state_palette.h"
#include "ui/style/theme.h"

#include <array>
#include <cstddef>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

using namespace picture;

struct StateName
{
    ShownState state;
    const char *name;
};
constexpr auto stateNames = std::to_array<StateName>({{ShownState::Held, "held"},
                                                      {ShownState::Orphaned, "orphaned"},
                                                      {ShownState::Waiting, "waiting"},
                                                      {ShownState::Indeterminate, "indeterminate"},
                                                      {ShownState::Parked, "parked"},
                                                      {ShownState::Refused, "refused"},
                                                      {ShownState::Done, "done"}});

QString nameOf(ShownState state)
{
    for (const auto &each : stateNames) {
        if (each.state == state)
            return QString::fromLatin1(each.name);
    }
    return {};
}

QString nameOf(Ink ink)
{
    constexpr std::array<const char *, inkCount> names = {"text", "quiet", "hairline", "accent", "warning", "error"};
    return QString::fromLatin1(names.at(static_cast<std::size_t>(ink)));
}

QString variableOf(const Colour &colour)
{
    return match<QString>(
        colour,
        [](Ink ink) { return u"var(--%1)"_s.arg(nameOf(ink)); },
        [](ShownState state) { return u"var(--%1)"_s.arg(nameOf(state)); });
}

QString number(double value)
{
    return QString::number(value, 'f', 1);
}

QString escaped(const std::string &text)
{
    return QString::fromStdString(text).toHtmlEscaped();
}

QString dashOf(Dash dash)
{
    switch (dash) {
    case Dash::Solid:
        break;
    case Dash::Dashed:
        return u" stroke-dasharray='5 3'"_s;
    case Dash::Dotted:
        return u" stroke-dasharray='1 3'"_s;
    }
    return {};
}

QString svg(const Line &line)
{
    const auto colour = variableOf(line.colour);
    auto text = u"<path d='M%1 %2L%3 %4' stroke='%5' stroke-width='%6'%7/>"_s.arg(number(line.from.x),
                                                                                  number(line.from.y),
                                                                                  number(line.to.x),
                                                                                  number(line.to.y),
                                                                                  colour,
                                                                                  number(line.width),
                                                                                  dashOf(line.dash));
    for (const auto &[from, to] : tipOf(line))
        text += u"<path d='M%1 %2L%3 %4' stroke='%5' stroke-width='%6'/>"_s.arg(
            number(from.x), number(from.y), number(to.x), number(to.y), colour, number(line.width));
    return text;
}

QString box(const Area &area, const QString &fill, const QString &more)
{
    return u"<rect x='%1' y='%2' width='%3' height='%4' fill='%5'%6/>"_s.arg(
        number(area.x), number(area.y), number(area.width), number(area.height), fill, more);
}

/// The state's fill and pattern in an area, and its mark in the middle.
QString stateBox(const Area &area, ShownState look, const std::string &mark)
{
    const auto name = nameOf(look);
    const bool isFull = ui::isFilled(ui::inkOf(look, ui::ColourScheme::Light).pattern);
    const auto dash = look == ShownState::Parked ? u" stroke-dasharray='3 2'"_s : QString();
    auto text = box(
        area, isFull ? u"var(--%1)"_s.arg(name) : u"var(--page)"_s, u" rx='3' stroke='var(--%1)'%2"_s.arg(name, dash));
    text += box(area, u"url(#pattern-%1)"_s.arg(name), u" rx='3'"_s);
    return text
        + u"<text x='%1' y='%2' class='mark' fill='var(--%3-mark)'>%4</text>"_s.arg(
            number(area.x + area.width / 2), number(area.y + area.height / 2), name, escaped(mark));
}

QString svg(const Bar &bar)
{
    return stateBox(bar.area, bar.look, bar.mark);
}

QString svg(const Wash &wash)
{
    return box(wash.area, variableOf(wash.colour), u" fill-opacity='%1'"_s.arg(QString::number(wash.strength, 'f', 2)));
}

QString svg(const Raster &raster)
{
    QString text;
    const auto width = raster.area.width / raster.columns;
    const auto height = raster.area.height / raster.rows;
    for (std::size_t i = 0; i < raster.cells.size(); ++i) {
        if (raster.cells[i] == 0)
            continue;
        const auto column = static_cast<double>(i % raster.columns);
        const auto row = static_cast<double>(i / raster.columns);
        const Area cell{raster.area.x + column * width, raster.area.y + row * height, width, height};
        text += box(cell, variableOf(ui::allShownStates.at(raster.cells[i] - 1U)), {});
    }
    return text;
}

QString svg(const Badge &badge)
{
    constexpr double size = 16;
    return stateBox({badge.centre.x - size / 2, badge.centre.y - size / 2, size, size}, badge.look, badge.mark);
}

QString svg(const Text &text)
{
    static constexpr std::array<const char *, 3> faces = {"plain", "fixed", "bold"};
    static constexpr std::array<const char *, 3> anchors = {"start", "middle", "end"};
    return u"<text x='%1' y='%2' class='%3%4' text-anchor='%5' fill='%6'>%7</text>"_s.arg(
        number(text.at.x),
        number(text.at.y),
        QString::fromLatin1(faces.at(static_cast<std::size_t>(text.face))),
        text.isOnPage ? u" page"_s : QString(),
        QString::fromLatin1(anchors.at(static_cast<std::size_t>(text.align))),
        variableOf(text.colour),
        escaped(text.text));
}

QString variables(ui::ColourScheme scheme)
{
    const auto palette = ui::paletteFor(scheme);
    QString css;
    const auto set = [&](const QString &name, const QColor &colour) { css += u"--%1:%2;"_s.arg(name, colour.name()); };
    set(u"page"_s, palette.color(QPalette::Base));
    set(nameOf(Ink::Text), palette.color(QPalette::Text));
    set(nameOf(Ink::Quiet), ui::toneOf(ui::Tone::Quiet, scheme));
    set(nameOf(Ink::Hairline), ui::toneOf(ui::Tone::Hairline, scheme));
    set(nameOf(Ink::Accent), ui::toneOf(ui::Tone::Accent, scheme));
    set(nameOf(Ink::Warning), ui::toneOf(ui::Tone::Warning, scheme));
    set(nameOf(Ink::Error), ui::toneOf(ui::Tone::Error, scheme));
    for (const auto &each : stateNames) {
        const auto ink = ui::inkOf(each.state, scheme);
        set(nameOf(each.state), ink.fill);
        set(nameOf(each.state) + u"-mark"_s, ink.mark);
    }
    return css;
}

/// What lies over a state's fill, in the mark's colour.
QString patternFor(ui::FillPattern pattern)
{
    switch (pattern) {
    case ui::FillPattern::Solid:
    case ui::FillPattern::DashedOutline:
    case ui::FillPattern::Outline:
        break;
    case ui::FillPattern::Lines:
        return u"M0 3H6"_s;
    case ui::FillPattern::Dots:
        return u"M1 1h1M4 4h1"_s;
    case ui::FillPattern::DiagonalStripes:
        return u"M-1 7L7 -1"_s;
    case ui::FillPattern::CrossHatch:
        return u"M-1 7L7 -1M-1 -1L7 7"_s;
    }
    return {};
}

} // namespace

QString svgOf(const Drawing &drawing)
{
    auto text =
        u"<svg xmlns='http://www.w3.org/2000/svg' width='%1' height='%2' viewBox='0 0 %1 %2' fill='none'>"_s.arg(
            number(drawing.width), number(drawing.height));
    for (const auto &shape : drawing.shapes) {
        text += match<QString>(
            shape,
            [](const Line &line) { return svg(line); },
            [](const Bar &bar) { return svg(bar); },
            [](const Wash &wash) { return svg(wash); },
            [](const Raster &raster) { return svg(raster); },
            [](const Badge &badge) { return svg(badge); },
            [](const Text &words) { return svg(words); });
    }
    return text + u"</svg>\n"_s;
}

QString pictureStyle()
{
    return u":root{%1}\n@media(prefers-color-scheme:dark){:root{%2}}\n"
           "svg text{font:12px system-ui,sans-serif;dominant-baseline:central;white-space:pre}\n"
           "svg .fixed{font-family:ui-monospace,monospace;font-size:11.5px}\n"
           "svg .bold{font-weight:600}\n"
           "svg .mark{font-size:10px;font-weight:700;text-anchor:middle}\n"
           "svg .page{paint-order:stroke;stroke:var(--page);stroke-width:3px;stroke-linejoin:round}\n"_s.arg(
               variables(ui::ColourScheme::Light), variables(ui::ColourScheme::Dark));
}

QString pictureDefinitions()
{
    auto text = u"<svg width='0' height='0' style='position:absolute' aria-hidden='true'><defs>"_s;
    for (const auto &each : stateNames) {
        const auto path = patternFor(ui::inkOf(each.state, ui::ColourScheme::Light).pattern);
        const auto strokes = path.isEmpty()
            ? QString()
            : u"<path d='%1' stroke='var(--%2-mark)' stroke-opacity='.35' fill='none'/>"_s.arg(path,
                                                                                               nameOf(each.state));
        text += u"<pattern id='pattern-%1' width='6' height='6' patternUnits='userSpaceOnUse'>%2</pattern>"_s.arg(
            nameOf(each.state), strokes);
    }
    return text + u"</defs></svg>\n"_s;
}

} // namespace lockscope::app
