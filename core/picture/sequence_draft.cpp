// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/sequence_draft.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lockscope::picture {

namespace {

constexpr double margin = 8;
constexpr double headPadding = 12;
/// A column is at least as wide as so many digits.
constexpr int columnDigits = 15;
/// Ticks of the axis are at least so many lines apart.
constexpr double tickLines = 3;

} // namespace

SequenceDraft::SequenceDraft(const SequenceFold &fold,
                             const BandList &bands,
                             SequenceColumns &columns,
                             const SequenceWords &words,
                             const SequenceView &view)
    : m_fold(fold)
    , m_bands(bands)
    , m_words(words)
    , m_view(view)
    , m_top(view.type.lineHeight + headPadding)
    , m_bottom(std::max(view.height, m_top + 1))
{
    m_picture.drawing.width = view.width;
    m_picture.drawing.height = view.height;
    m_picture.scale = {.span = view.shown, .begin = m_top, .length = m_bottom - m_top};
    const auto tickCount = static_cast<int>((m_bottom - m_top) / (tickLines * view.type.lineHeight));
    m_ticks = ticksFor(view.shown, std::max(1, tickCount), words.clockOffset());
    m_picture.left = 2 * margin + view.type.width(words.timeText(view.shown.from, m_ticks.step), Face::Fixed);

    const auto room = std::max(1.0, view.width - m_picture.left - margin);
    const auto least = columnDigits * view.type.width("0", Face::Plain);
    const auto capacity = static_cast<std::size_t>(std::max(1.0, room / std::max(1.0, least)));
    m_picture.columns = columns.arrange(fold.parties(), view.shown, capacity);
    const auto count = m_picture.columns.columns.size();
    m_picture.columnWidth = room / static_cast<double>(std::max<std::size_t>(1, count));
    m_rooms.assign(count + 1, LabelRoom(m_top, m_bottom));
    m_bandRoom = LabelRoom(m_top, m_bottom);
    m_rowCount = static_cast<std::size_t>(std::ceil((m_bottom - m_top) / view.type.lineHeight)) + 1;
    m_cells.resize(count * count * m_rowCount);
}

SequencePicture SequenceDraft::take()
{
    // First of all spots, so that the keyboard begins at what happened last.
    for (std::uint32_t i = 0; i < m_picture.columns.columns.size(); ++i) {
        const auto half = m_picture.columnWidth / 2 - margin;
        addSpot(ColumnHead{i}, {m_picture.centreOf(i) - half, m_top / 2}, {m_picture.centreOf(i) + half, m_top / 2}, i);
    }
    drawBands();
    drawAxis();
    drawLines();
    drawStays();
    countMessages();
    drawCrowds();
    drawMessages();
    drawMarks();
    // Nothing strikes out what a band is.
    for (auto &name : m_bandNames)
        add(std::move(name));
    drawPresent();
    drawHeads();
    return std::move(m_picture);
}

void SequenceDraft::drawAxis()
{
    for (const auto at : m_ticks.times) {
        const auto place = y(at);
        if (place < m_top + m_view.type.lineHeight / 2)
            continue;
        add(Line{.from = {m_picture.left - margin / 2, place}, .to = {m_view.width, place}, .colour = Ink::Hairline});
        // The present says its own name there.
        if (std::abs(place - y(m_view.present)) < m_view.type.lineHeight)
            continue;
        add(Text{.at = {m_picture.left - margin, place},
                 .text = m_words.timeText(at, m_ticks.step),
                 .colour = Ink::Quiet,
                 .face = Face::Fixed,
                 .align = Align::Right});
    }
}

void SequenceDraft::drawBands()
{
    double lastPlace = -1;
    m_bands.visit(m_view.shown, [&](BandNumber number, const Band &band) {
        const auto begin = std::max(y(band.begin), m_top);
        const bool isMoment = band.isMoment();
        const auto end = std::min(band.end == openEnd ? y(m_view.present) : y(band.end), m_bottom);
        const bool isOnLast = std::abs(begin - lastPlace) < 1 && end - begin < 1;
        lastPlace = begin;
        const Colour colour = band.isBad() ? Colour(ShownState::Refused) : Colour(Ink::Accent);
        const bool faded = isFaded(band.cause);
        const Area area{m_picture.left, begin, m_view.width - m_picture.left, std::max(end - begin, 1.0)};
        if (!isMoment && end - begin >= 1)
            add(Wash{.area = area, .colour = colour, .strength = faded ? 0.05 : 0.1});
        if (isOnLast)
            return;
        const bool isFocused = hasFocus(number);
        if (y(band.begin) >= m_top) {
            add(Line{.from = {area.x, begin},
                     .to = {area.right(), begin},
                     .colour = colour,
                     .width = isFocused ? 3.0 : 1.5,
                     .dash = isMoment ? Dash::Solid : Dash::Dashed,
                     .isFaded = faded});
        }
        if (!isMoment && band.end != openEnd && end < m_bottom)
            add(Line{.from = {area.x, end},
                     .to = {area.right(), end},
                     .colour = colour,
                     .dash = Dash::Dotted,
                     .isFaded = faded});
        if (m_bandRoom.take(begin, m_view.type.lineHeight)) {
            const auto text = elided(m_words.textOf(band), area.width - 2 * margin, Face::Bold, m_view.type);
            m_bandNames.push_back({.at = {area.x + margin, begin + m_view.type.lineHeight / 2},
                                   .text = text,
                                   .colour = colour,
                                   .face = Face::Bold,
                                   .isOnPage = true,
                                   .isFaded = faded});
        }
        addSpot(number, {area.x, begin}, {area.right(), begin}, 0);
    });
}

void SequenceDraft::drawLines()
{
    for (std::uint32_t i = 0; i < m_picture.columns.columns.size(); ++i) {
        auto begin = openEnd;
        auto end = TimePoint::min();
        for (const auto member : m_picture.columns.columns[i].members) {
            const auto &life = m_fold.parties().lifeOf(member);
            begin = std::min(begin, life.begin);
            end = std::max(end, life.end);
        }
        const auto x = m_picture.centreOf(i);
        const auto from = std::clamp(y(begin), m_top, m_bottom);
        const auto lived = std::clamp(y(std::min(end, m_view.present)), from, m_bottom);
        add(Line{.from = {x, from}, .to = {x, lived}, .colour = Ink::Quiet, .width = 1.5});
        if (end == openEnd && lived < m_bottom)
            add(Line{.from = {x, lived}, .to = {x, m_bottom}, .colour = Ink::Hairline, .dash = Dash::Dotted});
    }
}

void SequenceDraft::drawPresent()
{
    const auto place = m_picture.scale.placeOf(m_view.present);
    if (place < m_top || place > m_bottom)
        return;
    add(Line{
        .from = {m_picture.left - margin, place}, .to = {m_view.width, place}, .colour = Ink::Accent, .width = 1.5});
    add(Text{.at = {m_picture.left - margin, place},
             .text = m_words.presentText(),
             .colour = Ink::Accent,
             .face = Face::Bold,
             .align = Align::Right,
             .isOnPage = true});
}

void SequenceDraft::drawHeads()
{
    const auto middle = m_top / 2;
    for (std::uint32_t i = 0; i < m_picture.columns.columns.size(); ++i) {
        const auto &column = m_picture.columns.columns[i];
        const auto name = column.isFold ? m_words.foldName(column.members.size())
                                        : m_words.nameOf(m_fold.parties()[column.members.front()]);
        const Area area{m_picture.centreOf(i) - m_picture.columnWidth / 2, 0, m_picture.columnWidth, m_top};
        if (hasFocus(ColumnHead{i}))
            add(Wash{.area = area, .colour = Ink::Accent, .strength = 0.25});
        add(Text{.at = {m_picture.centreOf(i), middle},
                 .text = elided(column.isPinned ? "\xE2\x97\x86 " + name : name,
                                m_picture.columnWidth - margin,
                                Face::Bold,
                                m_view.type),
                 .face = Face::Bold,
                 .align = Align::Centre});
    }
    add(Line{.from = {0, m_top}, .to = {m_view.width, m_top}, .colour = Ink::Hairline});
}

void SequenceDraft::addSpot(const SequenceThing &thing, Point from, Point to, std::uint32_t column)
{
    m_picture.spots.push_back({.from = from, .to = to, .group = column});
    m_picture.things.push_back(thing);
}

SequencePicture layOutSequence(const SequenceFold &fold,
                               const BandList &bands,
                               SequenceColumns &columns,
                               const SequenceWords &words,
                               const SequenceView &view)
{
    return SequenceDraft(fold, bands, columns, words, view).take();
}

} // namespace lockscope::picture
