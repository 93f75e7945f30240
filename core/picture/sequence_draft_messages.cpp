// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/sequence_draft.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace lockscope::picture {

namespace {

/// Messages between two columns in one line's height that can still be told apart.
constexpr std::uint32_t crowdMin = 5;
/// How far on its way a message is drawn that did not arrive.
constexpr double lostShare = 0.62;
constexpr double flyingShare = 0.5;
constexpr double labelGap = 5;
constexpr double badgeRoom = 8;

/// Between two times nobody tells of, as far as is known.
TimePoint arrivalOf(const SequenceItem &item)
{
    return item.passage == Passage::Arrived || item.passage == Passage::OneSided ? std::max(item.end, item.begin)
                                                                                 : item.begin;
}

Point between(Point from, Point to, double share)
{
    return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
}

/// The part of the way from `from` to `to` that lies below `top` and above `bottom`; nothing where none does.
bool clip(Point &from, Point &to, double top, double bottom)
{
    if (to.y < top || from.y > bottom)
        return false;
    const auto height = to.y - from.y;
    const auto start = from;
    const auto end = to;
    if (from.y < top)
        from = between(start, end, (top - start.y) / height);
    if (to.y > bottom)
        to = between(start, end, (bottom - start.y) / height);
    return true;
}

} // namespace

std::optional<SequenceDraft::Course> SequenceDraft::courseOf(const SequenceItem &item) const
{
    const auto from = m_picture.columns.placeOf(item.from);
    const auto to = m_picture.columns.placeOf(item.to);
    if (!from || !to)
        return std::nullopt;
    return Course{.from = {m_picture.centreOf(*from), m_picture.scale.placeOf(item.begin)},
                  .to = {m_picture.centreOf(*to), m_picture.scale.placeOf(arrivalOf(item))},
                  .fromColumn = *from,
                  .toColumn = *to};
}

SequenceDraft::Cell &SequenceDraft::cellOf(std::uint32_t left, std::uint32_t right, double y)
{
    const auto row = static_cast<std::size_t>(std::max(0.0, (y - m_top) / m_view.type.lineHeight));
    const auto pair = std::size_t{left} * m_picture.columns.columns.size() + right;
    return m_cells[pair * m_rowCount + std::min(row, m_rowCount - 1)];
}

bool SequenceDraft::isCrowded(const Course &course)
{
    const auto [left, right] = std::minmax(course.fromColumn, course.toColumn);
    return cellOf(left, right, course.from.y).count >= crowdMin;
}

void SequenceDraft::countMessages()
{
    m_fold.items().visit(m_view.shown, [&](ItemNumber /*number*/, const SequenceItem &item) {
        if (!isMessage(item.kind) || !m_view.isShown(item))
            return;
        const auto from = m_picture.columns.placeOf(item.from);
        const auto to = m_picture.columns.placeOf(item.to);
        if (!from || !to)
            return;
        const auto [left, right] = std::minmax(*from, *to);
        auto &cell = cellOf(left, right, m_picture.scale.placeOf(item.begin));
        ++cell.count;
        if (item.passage == Passage::Lost)
            ++cell.lostCount;
    });
}

/// A block for each row of the grid that is too full; the more messages, the darker.
void SequenceDraft::drawCrowds()
{
    const auto count = static_cast<std::uint32_t>(m_picture.columns.columns.size());
    const auto height = m_view.type.lineHeight;
    for (std::uint32_t left = 0; left < count; ++left) {
        for (std::uint32_t right = left + 1; right < count; ++right) {
            for (std::size_t row = 0; row < m_rowCount; ++row) {
                const auto top = m_top + static_cast<double>(row) * height;
                const auto &cell = cellOf(left, right, top + height / 2);
                if (cell.count < crowdMin)
                    continue;
                const auto x = m_picture.centreOf(left);
                const Area area{x, top, m_picture.centreOf(right) - x, std::min(height, m_bottom - top)};
                const auto strength = std::min(0.5, 0.08 + 0.09 * std::log10(static_cast<double>(cell.count)));
                add(Wash{.area = area, .colour = Ink::Text, .strength = strength});
                const Crowd crowd{.span = {m_picture.scale.timeAt(top), m_picture.scale.timeAt(top + height)},
                                  .leftColumn = left,
                                  .rightColumn = right};
                const auto text = m_words.crowdText(cell.count, cell.lostCount);
                const auto width = m_picture.columnWidth - 2 * badgeRoom;
                if (m_rooms[left + 1].take(top, height))
                    add(Text{.at = {x + badgeRoom + labelGap, top + height / 2},
                             .text = elided(text, width, Face::Plain, m_view.type),
                             .colour = cell.lostCount > 0 ? Ink::Error : Ink::Text});
                addSpot(crowd, {area.x, top + height / 2}, {area.right(), top + height / 2}, left);
            }
        }
    }
}

void SequenceDraft::drawMessages()
{
    const auto draw = [&](bool chosen) {
        m_fold.items().visit(m_view.shown, [&](ItemNumber number, const SequenceItem &item) {
            if (!isMessage(item.kind) || !m_view.isShown(item))
                return;
            const bool isChosen = m_view.isChosen(item) || hasFocus(number);
            const auto course = isChosen == chosen ? courseOf(item) : std::nullopt;
            if (course && (chosen || !isCrowded(*course)))
                drawMessage(number, item, *course);
        });
    };
    draw(false);
    // What somebody looks for lies in front, and is never one of many.
    draw(true);
}

void SequenceDraft::drawMessage(ItemNumber number, const SequenceItem &item, const Course &course)
{
    auto from = course.from;
    auto to = course.to;
    const bool isLost = item.passage == Passage::Lost;
    if (isLost)
        to = between(from, to, lostShare);
    else if (item.passage == Passage::OnTheWay)
        to = between(from, to, flyingShare);
    if (!clip(from, to, m_top, m_bottom))
        return;
    const bool isChosen = m_view.isChosen(item);
    const bool isFocused = hasFocus(number);
    const auto cause = std::max(item.cause, item.effect);
    Colour colour =
        item.kind == ItemKind::Granted || item.kind == ItemKind::Busy ? Colour(lookOf(item.kind)) : Colour(Ink::Text);
    if (isLost)
        colour = Ink::Error;
    add(Line{.from = from,
             .to = to,
             .colour = isChosen ? Colour(Ink::Accent) : colour,
             .width = isFocused ? 3.0 : (isChosen ? 2.5 : 1.3),
             .dash = item.passage == Passage::Arrived || isLost ? Dash::Solid : Dash::Dashed,
             .tip = isLost ? Tip::Cross : (item.passage == Passage::OnTheWay ? Tip::None : Tip::Arrow),
             .isFaded = isFaded(cause)});
    addSpot(number, from, to, course.fromColumn);
    labelMessage(item, course);
}

/// Above its line, beside whoever sent it.
void SequenceDraft::labelMessage(const SequenceItem &item, const Course &course)
{
    const bool isRightward = course.toColumn > course.fromColumn;
    const auto room = isRightward ? course.fromColumn + 1 : course.fromColumn;
    const auto columns = std::abs(static_cast<double>(course.toColumn) - static_cast<double>(course.fromColumn));
    const auto half = 0.5 / std::max(columns, 1.0);
    const auto line = between(course.from, course.to, half).y;
    const auto top = std::round(line - m_view.type.lineHeight);
    if (!m_rooms[room].take(top, m_view.type.lineHeight))
        return;
    const auto text =
        elided(m_words.labelOf(item), m_picture.columnWidth - 2 * badgeRoom - labelGap, Face::Plain, m_view.type);
    const auto away = badgeRoom + labelGap;
    add(Text{.at = {course.from.x + (isRightward ? away : -away), top + m_view.type.lineHeight / 2},
             .text = text,
             .colour = item.passage == Passage::Lost ? Ink::Error : Ink::Text,
             .align = isRightward ? Align::Left : Align::Right,
             .isFaded = isFaded(std::max(item.cause, item.effect))});
}

void SequenceDraft::drawMarks()
{
    const auto count = m_picture.columns.columns.size();
    // Where the last mark of each column stands: of those that would cover each other, the first one is drawn.
    std::vector<double> last(count, -1e9);
    m_fold.items().visit(m_view.shown, [&](ItemNumber number, const SequenceItem &item) {
        if (isMessage(item.kind) || !m_view.isShown(item))
            return;
        const auto column = m_picture.columns.placeOf(item.from);
        if (!column)
            return;
        const auto place = m_picture.scale.placeOf(item.begin);
        const bool isWanted = m_view.isChosen(item) || hasFocus(number);
        const bool isBad = lookOf(item.kind) != ShownState::Done;
        const auto room = m_view.type.lineHeight * (isBad ? 0.5 : 0.8);
        if (!isWanted && std::abs(place - last[*column]) < room)
            return;
        last[*column] = place;
        drawMark(number, item, *column);
    });
}

void SequenceDraft::drawMark(ItemNumber number, const SequenceItem &item, std::uint32_t column)
{
    const Point centre{m_picture.centreOf(column), m_picture.scale.placeOf(item.begin)};
    if (centre.y < m_top || centre.y > m_bottom)
        return;
    const bool faded = isFaded(item.cause);
    const bool isChosen = m_view.isChosen(item) || hasFocus(number);
    if (isChosen) {
        const auto side = m_view.type.lineHeight * 1.3;
        add(Wash{
            .area = {centre.x - side / 2, centre.y - side / 2, side, side}, .colour = Ink::Accent, .strength = 0.5});
    }
    add(Badge{.centre = centre, .look = lookOf(item.kind), .mark = std::string(signOf(item.kind)), .isFaded = faded});
    addSpot(number, centre, centre, column);
    const auto top = std::round(centre.y - m_view.type.lineHeight / 2);
    if (!m_rooms[column + 1].take(top, m_view.type.lineHeight))
        return;
    const auto away = badgeRoom + labelGap;
    const bool isLast = column + 1 == m_picture.columns.columns.size();
    const auto width = isLast ? m_view.width - centre.x - away : m_picture.columnWidth - 2 * away;
    add(Text{.at = {centre.x + away, centre.y},
             .text = elided(m_words.labelOf(item), width, Face::Plain, m_view.type),
             .colour = Ink::Quiet,
             .isOnPage = true,
             .isFaded = faded});
}

} // namespace lockscope::picture
