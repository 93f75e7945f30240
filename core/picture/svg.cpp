// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/svg.h"

#include "core/base/match.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace lockscope::picture {

namespace {

constexpr double badgeHeight = 16;
constexpr double toothLength = 4;
constexpr double fadedOpacity = 0.4;

std::string escaped(const std::string &text)
{
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            // No file of ours may hold what XML forbids; texts for people have none of it anyway.
            out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
        }
    }
    return out;
}

/// With one digit behind the point, whatever the locale is.
std::string number(double value)
{
    const auto tenths = std::llround(value * 10);
    const auto whole = std::to_string(std::abs(tenths) / 10);
    const auto rest = std::abs(tenths) % 10;
    return (tenths < 0 ? "-" : "") + whole + (rest != 0 ? "." + std::to_string(rest) : std::string());
}

std::string attribute(const char *name, const std::string &value)
{
    return std::string(" ") + name + "=\"" + value + '"';
}

std::string rectangle(const Area &area)
{
    return attribute("x", number(area.x)) + attribute("y", number(area.y)) + attribute("width", number(area.width))
        + attribute("height", number(area.height));
}

class SvgFile
{
public:
    explicit SvgFile(const SvgLook &look)
        : m_look(look)
    {
    }

    [[nodiscard]] std::string write(const Drawing &drawing, const std::string &title)
    {
        const Area page{0, 0, drawing.width, drawing.height};
        m_text = "<svg xmlns=\"http://www.w3.org/2000/svg\"" + attribute("width", number(page.width))
            + attribute("height", number(page.height))
            + attribute("viewBox", "0 0 " + number(page.width) + ' ' + number(page.height))
            + attribute("font-family", "DejaVu Sans, sans-serif") + attribute("font-size", number(m_look.fontSize))
            + ">\n<title>" + escaped(title) + "</title>\n";
        writePatterns();
        m_text += "<rect" + rectangle(page) + attribute("fill", m_look.page) + "/>\n";
        for (const auto &shape : drawing.shapes)
            std::visit([this](const auto &it) { add(it); }, shape);
        return std::move(m_text) + "</svg>\n";
    }

private:
    void writePatterns()
    {
        m_text += "<defs>\n";
        const Area tile{0, 0, svgTile, svgTile};
        for (std::size_t i = 0; i < m_look.states.size(); ++i) {
            const auto &state = m_look.states[i];
            m_text += "<pattern" + attribute("id", "s" + std::to_string(i)) + rectangle(tile)
                + attribute("patternUnits", "userSpaceOnUse") + "><rect" + rectangle(tile)
                + attribute("fill", state.fill) + "/>" + state.tile + "</pattern>\n";
        }
        m_text += "</defs>\n";
    }
    [[nodiscard]] const SvgLook::State &stateOf(ShownState state) const
    {
        return m_look.states.at(static_cast<std::size_t>(state));
    }
    [[nodiscard]] std::string colourOf(const Colour &colour) const
    {
        return match<std::string>(
            colour,
            [this](Ink ink) { return m_look.inks.at(static_cast<std::size_t>(ink)); },
            [this](ShownState state) { return stateOf(state).line; });
    }
    [[nodiscard]] static std::string faded(bool isFaded)
    {
        return isFaded ? attribute("opacity", number(fadedOpacity)) : std::string();
    }

    void add(const Line &line)
    {
        auto style = attribute("stroke", colourOf(line.colour)) + attribute("stroke-width", number(line.width))
            + faded(line.isFaded);
        const auto segment = [&](Point from, Point to, const std::string &dashes) {
            m_text += "<line" + attribute("x1", number(from.x)) + attribute("y1", number(from.y))
                + attribute("x2", number(to.x)) + attribute("y2", number(to.y)) + style + dashes + "/>\n";
        };
        const auto dashes = line.dash == Dash::Solid
            ? std::string()
            : attribute("stroke-dasharray", line.dash == Dash::Dashed ? "6 4" : "1.5 4");
        segment(line.from, line.to, dashes);
        for (const auto &[from, to] : tipOf(line))
            segment(from, to, {});
    }
    void add(const Bar &bar)
    {
        const auto &state = stateOf(bar.look);
        const auto fill = "url(#s" + std::to_string(static_cast<int>(bar.look)) + ')';
        const auto dashes = state.isDashed ? attribute("stroke-dasharray", "4 2") : std::string();
        m_text += "<path" + attribute("d", outline(bar)) + attribute("fill", fill) + attribute("stroke", state.edge)
            + dashes + faded(bar.isFaded) + "/>\n";
        if (!bar.mark.empty())
            addMark({bar.area.x + bar.area.width / 2, bar.area.y + bar.area.height / 2}, bar.mark, state, bar.isFaded);
    }
    void add(const Wash &wash)
    {
        m_text += "<rect" + rectangle(wash.area) + attribute("fill", colourOf(wash.colour))
            + attribute("fill-opacity", std::to_string(wash.strength).substr(0, 5)) + "/>\n";
    }
    /// Cells of one state beside each other are one rectangle.
    void add(const Raster &raster)
    {
        const double width = raster.area.width / raster.columns;
        const double height = raster.area.height / raster.rows;
        for (std::uint32_t row = 0; row < raster.rows; ++row) {
            const auto *cells = raster.cells.data() + std::size_t{row} * raster.columns;
            for (std::uint32_t from = 0; from < raster.columns;) {
                auto to = from + 1;
                while (to < raster.columns && cells[to] == cells[from])
                    ++to;
                if (cells[from] != 0) {
                    const Area run{
                        raster.area.x + from * width, raster.area.y + row * height, (to - from) * width, height};
                    const auto &state = m_look.states.at(cells[from] - 1U);
                    m_text += "<rect" + rectangle(run) + attribute("fill", state.line) + "/>\n";
                }
                from = to;
            }
        }
    }
    void add(const Badge &badge)
    {
        const auto &state = stateOf(badge.look);
        const Area area{badge.centre.x - badgeHeight / 2, badge.centre.y - badgeHeight / 2, badgeHeight, badgeHeight};
        m_text += "<rect" + rectangle(area) + attribute("rx", "3") + attribute("fill", state.fill)
            + attribute("stroke", state.edge) + faded(badge.isFaded) + "/>\n";
        addMark(badge.centre, badge.mark, state, badge.isFaded);
    }
    void add(const Text &text)
    {
        static constexpr std::array anchors{"start", "middle", "end"};
        auto style = attribute("text-anchor", anchors.at(static_cast<std::size_t>(text.align)))
            + attribute("fill", colourOf(text.colour)) + attribute("dominant-baseline", "central")
            + faded(text.isFaded);
        if (text.face == Face::Bold)
            style += attribute("font-weight", "bold");
        if (text.face == Face::Fixed)
            style += attribute("font-family", "DejaVu Sans Mono, monospace");
        if (text.isOnPage)
            style +=
                attribute("paint-order", "stroke") + attribute("stroke", m_look.page) + attribute("stroke-width", "4");
        m_text += "<text" + attribute("x", number(text.at.x)) + attribute("y", number(text.at.y)) + style + '>'
            + escaped(text.text) + "</text>\n";
    }
    void addMark(Point centre, const std::string &mark, const SvgLook::State &state, bool isFaded)
    {
        m_text += "<text" + attribute("x", number(centre.x)) + attribute("y", number(centre.y))
            + attribute("text-anchor", "middle") + attribute("dominant-baseline", "central")
            + attribute("font-weight", "bold") + attribute("font-size", number(m_look.fontSize * 0.86))
            + attribute("fill", state.mark) + attribute("paint-order", "stroke")
            + attribute("stroke", state.isDashed ? m_look.page : state.fill) + attribute("stroke-width", "3")
            + faded(isFaded) + '>' + escaped(mark) + "</text>\n";
    }

    /// A rectangle, or one whose last end is torn.
    static std::string outline(const Bar &bar)
    {
        const auto &area = bar.area;
        const auto at = [](double x, double y) { return number(x) + ' ' + number(y); };
        if (!bar.isRagged)
            return "M" + at(area.x, area.y) + " H" + number(area.right()) + " V" + number(area.bottom()) + " H"
                + number(area.x) + " Z";
        std::string path = "M" + at(area.x, area.y);
        const auto across = bar.isUpright ? area.width : area.height;
        const int teeth = std::max(2, static_cast<int>(across / (2 * toothLength)));
        const double step = across / teeth;
        if (bar.isUpright) {
            path += " V" + number(area.bottom() - toothLength);
            for (int i = 0; i < teeth; ++i)
                path += " L" + at(area.x + (i + 0.5) * step, area.bottom()) + " L"
                    + at(area.x + (i + 1) * step, area.bottom() - toothLength);
            return path + " V" + number(area.y) + " Z";
        }
        path += " H" + number(area.right() - toothLength);
        for (int i = 0; i < teeth; ++i)
            path += " L" + at(area.right(), area.y + (i + 0.5) * step) + " L"
                + at(area.right() - toothLength, area.y + (i + 1) * step);
        return path + " H" + number(area.x) + " Z";
    }

    const SvgLook &m_look;
    std::string m_text;
};

} // namespace

std::string svgOf(const Drawing &drawing, const SvgLook &look, const std::string &title)
{
    return SvgFile(look).write(drawing, title);
}

} // namespace lockscope::picture
