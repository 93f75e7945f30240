// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/timeline_draft.h"

#include "core/vocabulary/state_letter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace lockscope::picture {

namespace {

constexpr double sideMargin = 8;
/// Of the width, for the names of rows.
constexpr double nameShareMax = 0.28;
/// Between ticks at least, in letters of their texts.
constexpr double tickLetters = 16;
constexpr std::uint32_t noPlace = std::numeric_limits<std::uint32_t>::max();
/// The head: a line of the legend and of bands, and one of the axis.
constexpr double headGap = 6;

constexpr std::array legendStates{
    ShownState::Held, ShownState::Orphaned, ShownState::Waiting, ShownState::Parked, ShownState::Indeterminate};

} // namespace

TimelineDraft::TimelineDraft(const SpanBoard &board,
                             const BandList &bands,
                             const TimelineWords &words,
                             const TimelineView &view)
    : m_board(board)
    , m_bands(bands)
    , m_words(words)
    , m_view(view)
    , m_places(board.rowEnd(), noPlace)
{
    m_picture.drawing.width = view.width;
    m_picture.drawing.height = view.height;
    m_top = 3 * view.type.lineHeight + headGap;
    m_bottom = std::max(view.height, m_top + 1);
    const auto room = m_bottom - m_top;
    const auto count = static_cast<double>(view.rows.size());
    m_picture.rowHeight = view.rowHeight > 0 ? view.rowHeight : std::clamp(room / std::max(count, 1.0), 0.1, 26.0);
    m_picture.roomFor = room / m_picture.rowHeight;

    double names = 0;
    for (std::size_t i = 0; i < view.rows.size(); ++i) {
        m_places[view.rows[i].value()] = static_cast<std::uint32_t>(i);
        const auto top = topOf(i);
        if (m_picture.rowHeight >= namedRowMin && top + m_picture.rowHeight > m_top && top < m_bottom)
            names = std::max(names, view.type.width(words.rowName(board.nameOf(view.rows[i])), Face::Plain));
    }
    m_left = std::min(names, view.width * nameShareMax) + 2 * sideMargin;
    m_right = std::max(view.width - sideMargin, m_left + 1);
    m_picture.scale = {.span = view.shown, .begin = m_left, .length = m_right - m_left};
    const auto letters = tickLetters * view.type.width("0", Face::Fixed);
    m_ticks = ticksFor(
        view.shown, std::max(1, static_cast<int>((m_right - m_left) / std::max(letters, 1.0))), words.clockOffset());
}

TimelinePicture TimelineDraft::take()
{
    drawBands();
    drawAxis();
    drawRows();
    if (m_picture.rowHeight >= namedRowMin)
        drawSegments();
    else
        drawDots();
    drawPresent();
    drawLegend();
    if (m_view.rows.empty())
        add(Text{.at = {(m_left + m_right) / 2, (m_top + m_bottom) / 2},
                 .text = elided(m_words.nothingText(), m_right - m_left, Face::Plain, m_view.type),
                 .colour = Ink::Quiet,
                 .align = Align::Centre,
                 .isOnPage = true});
    return std::move(m_picture);
}

std::optional<std::size_t> TimelineDraft::placeOf(RowId row) const
{
    const auto place = m_places[row.value()];
    if (place == noPlace)
        return std::nullopt;
    const auto top = topOf(place);
    return top + m_picture.rowHeight > m_top && top < m_bottom ? std::optional<std::size_t>(place) : std::nullopt;
}

double TimelineDraft::topOf(std::size_t place) const
{
    return m_top + (static_cast<double>(place) - m_view.scrolled) * m_picture.rowHeight;
}

void TimelineDraft::drawLegend()
{
    const auto middle = m_view.type.lineHeight / 2 + 2;
    double at = m_left;
    for (const auto state : legendStates) {
        const auto word = m_words.wordOf(state);
        const auto width = m_view.type.lineHeight + 4 + m_view.type.width(word, Face::Plain) + 2 * sideMargin;
        if (at + width > m_right)
            return;
        add(Badge{
            .centre = {at + m_view.type.lineHeight / 2, middle}, .look = state, .mark = std::string(letterOf(state))});
        add(Text{.at = {at + m_view.type.lineHeight + 4, middle}, .text = word, .colour = Ink::Quiet});
        at += width;
    }
}

void TimelineDraft::drawAxis()
{
    const auto middle = m_top - m_view.type.lineHeight / 2 - 2;
    const auto half = m_view.type.width(m_words.timeText(m_view.shown.from, m_ticks.step), Face::Fixed) / 2;
    for (const auto at : m_ticks.times) {
        const auto place = x(at);
        add(Line{.from = {place, m_top}, .to = {place, m_bottom}, .colour = Ink::Hairline});
        const bool isAtPresent = std::abs(place - x(m_view.present)) < half + m_view.type.lineHeight;
        if (place - half < m_left - sideMargin || place + half > m_view.width || isAtPresent)
            continue;
        add(Text{.at = {place, middle},
                 .text = m_words.timeText(at, m_ticks.step),
                 .colour = Ink::Quiet,
                 .face = Face::Fixed,
                 .align = Align::Centre});
    }
    add(Line{.from = {0, m_top}, .to = {m_view.width, m_top}, .colour = Ink::Hairline});
}

/// Their names stand in the second line of the head, as far as there is room beside each other.
void TimelineDraft::drawBands()
{
    LabelRoom room(m_left, m_right);
    const auto middle = m_view.type.lineHeight * 1.5 + 3;
    double lastPlace = -1;
    m_bands.visit(m_view.shown, [&](BandNumber number, const Band &band) {
        const auto begin = std::max(x(band.begin), m_left);
        const auto end = std::min(band.end == openEnd ? x(m_view.present) : x(band.end), m_right);
        const Colour colour = band.isBad() ? Colour(ShownState::Refused) : Colour(Ink::Accent);
        const bool faded = isFaded(band.cause);
        if (!band.isMoment() && end - begin >= 1)
            add(Wash{.area = {begin, m_top, end - begin, m_bottom - m_top},
                     .colour = colour,
                     .strength = faded ? 0.05 : 0.1});
        if (std::abs(begin - lastPlace) < 1)
            return;
        lastPlace = begin;
        add(Line{.from = {begin, m_top - m_view.type.lineHeight},
                 .to = {begin, m_bottom},
                 .colour = colour,
                 .width = hasFocus(number) ? 3.0 : 1.5,
                 .dash = band.isMoment() ? Dash::Solid : Dash::Dashed,
                 .isFaded = faded});
        const auto text = m_words.textOf(band);
        const auto width = m_view.type.width(text, Face::Bold);
        if (room.take(begin, width + sideMargin))
            add(Text{.at = {begin, middle}, .text = text, .colour = colour, .face = Face::Bold, .isFaded = faded});
        addSpot(number, {begin, middle}, {begin, m_bottom}, 0);
    });
}

void TimelineDraft::drawRows()
{
    if (m_picture.rowHeight < namedRowMin)
        return;
    const auto first = static_cast<std::size_t>(std::max(0.0, m_view.scrolled));
    for (auto i = first; i < m_view.rows.size() && topOf(i) < m_bottom; ++i) {
        const auto row = m_view.rows[i];
        const Area area{0, topOf(i), m_view.width, m_picture.rowHeight};
        if (m_view.isChosen(row))
            add(Wash{.area = area, .colour = Ink::Accent, .strength = 0.14});
        if (hasFocus(RowHead{row}))
            add(Wash{.area = {0, area.y, m_left, area.height}, .colour = Ink::Accent, .strength = 0.3});
        add(Line{.from = {0, area.bottom()}, .to = {m_view.width, area.bottom()}, .colour = Ink::Hairline});
        const auto name = m_words.rowName(m_board.nameOf(row));
        add(Text{.at = {m_left - sideMargin, area.y + area.height / 2},
                 .text = elidedInFront(name, m_left - 2 * sideMargin, Face::Plain, m_view.type),
                 .align = Align::Right});
        addSpot(
            RowHead{row}, {sideMargin, area.y + area.height / 2}, {m_left - sideMargin, area.y + area.height / 2}, i);
    }
}

TimePoint TimelineDraft::endOf(const Segment &segment) const
{
    return std::min(segment.end, std::max(m_view.present, segment.begin));
}

Area TimelineDraft::laneOf(const Segment &segment, double top) const
{
    constexpr double gapAbove = 2;
    const auto height = m_picture.rowHeight - 2 * gapAbove;
    const auto from = std::clamp(x(segment.begin), m_left, m_right);
    const auto to = std::clamp(x(endOf(segment)), from, m_right);
    const Area whole{from, top + gapAbove, std::max(to - from, 1.5), height};
    // Each kind of contention has a third of a tall row.
    const auto third = height / 3;
    const bool isLow = third < namedRowMin - 2;
    switch (segment.look) {
    case ShownState::Held:
    case ShownState::Orphaned:
    case ShownState::Done:
        return whole;
    case ShownState::Waiting:
        return isLow ? Area{whole.x, whole.y + height * 0.45, whole.width, height * 0.55}
                     : Area{whole.x, whole.y + 2 * third, whole.width, third};
    case ShownState::Parked:
        return isLow ? whole : Area{whole.x, whole.y + third, whole.width, third};
    case ShownState::Indeterminate:
    case ShownState::Refused:
        return isLow ? whole : Area{whole.x, whole.y, whole.width, third};
    }
    return whole;
}

/// State by state, so that contention lies over calm; of a row and a state, nothing is drawn twice on one pixel.
void TimelineDraft::drawSegments()
{
    std::array<std::vector<SegmentNumber>, 8> byGravity;
    m_board.segments().visit(m_view.shown, [&](SegmentNumber number, const Segment &segment) {
        if (placeOf(segment.row) && m_view.isShown(segment))
            byGravity.at(static_cast<std::size_t>(gravityOf(segment.look))).push_back(number);
    });
    for (const auto &numbers : byGravity) {
        std::vector<double> drawnTo(m_view.rows.size(), -1);
        for (const auto number : numbers) {
            const auto &segment = *m_board.segments().find(number);
            const auto place = *placeOf(segment.row);
            const auto end = x(endOf(segment));
            if (end < drawnTo[place] + 1 && segment.end != openEnd)
                continue;
            drawnTo[place] = std::max(end, x(segment.begin) + 1.5);
            drawSegment(number, segment, topOf(place));
        }
    }
}

void TimelineDraft::drawSegment(SegmentNumber number, const Segment &segment, double top)
{
    const auto area = laneOf(segment, top);
    if (area.bottom() <= m_top)
        return;
    auto mark = std::string(letterOf(segment.look));
    if (segment.count > 1)
        mark += std::to_string(segment.count);
    const bool isFitting = area.width >= m_view.type.width(mark, Face::Bold) + 6 && area.height >= namedRowMin - 2;
    const bool isOpen = segment.end == openEnd;
    add(Bar{.area = area,
            .look = segment.look,
            .mark = isFitting ? mark : std::string(),
            .isRagged = isOpen && segment.look == ShownState::Indeterminate && area.width > 6,
            .isUpright = false,
            .isFaded = isFaded(segment.cause)});
    const Point from{area.x, area.y + area.height / 2};
    const Point to{area.right(), from.y};
    if (hasFocus(number))
        add(Line{.from = {area.x, area.bottom() + 1},
                 .to = {area.right(), area.bottom() + 1},
                 .colour = Ink::Accent,
                 .width = 3});
    if (isOpen)
        drawDeadline(segment, from.y, area.right());
    addSpot(number, from, to, m_places[segment.row.value()]);
}

/// Dashed on to the moment at which it ends at the latest.
void TimelineDraft::drawDeadline(const Segment &segment, double middle, double from)
{
    if (segment.sure == openEnd || segment.sure <= m_view.present)
        return;
    const auto to = std::min(x(segment.sure), m_right);
    if (to <= from)
        return;
    constexpr double half = 4;
    const Colour colour = segment.look;
    add(Line{.from = {from, middle}, .to = {to, middle}, .colour = colour, .width = 1.5, .dash = Dash::Dashed});
    if (x(segment.sure) <= m_right)
        add(Line{.from = {to, middle - half}, .to = {to, middle + half}, .colour = colour, .width = 1.5});
}

void TimelineDraft::drawDots()
{
    const auto columns = static_cast<std::uint32_t>(std::max(1.0, m_right - m_left));
    const auto shown = std::min(static_cast<double>(m_view.rows.size()) - m_view.scrolled, m_picture.roomFor);
    const auto height = std::max(1.0, std::min(m_bottom - m_top, shown * m_picture.rowHeight));
    Raster raster{.area = {m_left, m_top, static_cast<double>(columns), std::floor(height)},
                  .columns = columns,
                  .rows = static_cast<std::uint32_t>(height),
                  .cells = {}};
    raster.cells.resize(std::size_t{raster.columns} * raster.rows, 0);
    const auto cell = [](double place, double begin, std::uint32_t count) {
        return static_cast<std::uint32_t>(std::clamp(place - begin, 0.0, static_cast<double>(count) - 1));
    };
    m_board.segments().visit(m_view.shown, [&](SegmentNumber /*number*/, const Segment &segment) {
        const auto place = placeOf(segment.row);
        if (!place || !m_view.isShown(segment))
            return;
        const auto from = cell(x(segment.begin), m_left, columns);
        const auto to = cell(x(endOf(segment)), m_left, columns);
        const auto top = cell(topOf(*place), m_top, raster.rows);
        const auto bottom = std::max(top, cell(topOf(*place) + m_picture.rowHeight - 1, m_top, raster.rows));
        const auto value = static_cast<std::uint8_t>(static_cast<int>(segment.look) + 1);
        for (auto row = top; row <= bottom; ++row) {
            auto *line = raster.cells.data() + std::size_t{row} * columns;
            for (auto column = from; column <= to; ++column) {
                const bool isGraver =
                    line[column] == 0 || gravityOf(segment.look) > gravityOf(static_cast<ShownState>(line[column] - 1));
                line[column] = isGraver ? value : line[column];
            }
        }
    });
    add(std::move(raster));
}

void TimelineDraft::drawPresent()
{
    const auto place = m_picture.scale.placeOf(m_view.present);
    if (place < m_left || place > m_right)
        return;
    add(Line{
        .from = {place, m_top - m_view.type.lineHeight}, .to = {place, m_bottom}, .colour = Ink::Accent, .width = 1.5});
    add(Text{.at = {place, m_top - m_view.type.lineHeight / 2 - 2},
             .text = m_words.presentText(),
             .colour = Ink::Accent,
             .face = Face::Bold,
             .align = Align::Centre,
             .isOnPage = true});
}

void TimelineDraft::addSpot(const TimelineThing &thing, Point from, Point to, std::size_t row)
{
    m_picture.spots.push_back({.from = from, .to = to, .group = static_cast<std::uint32_t>(row)});
    m_picture.things.push_back(thing);
}

} // namespace lockscope::picture
