// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/sequence_draft.h"
#include "core/vocabulary/state_letter.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lockscope::picture {

namespace {

constexpr double barGap = 2;
/// Beside one line; what does not fit there stands in the table.
constexpr std::uint16_t barsMax = 4;
constexpr double tickLength = 4;
/// Between a line and the first bar: marks stand on the line.
constexpr double lineRoom = 8;

bool isUnknownEnd(const Stay &stay)
{
    return stay.kind == StayKind::InDoubt && stay.end == openEnd;
}

} // namespace

/// Bars stand away from the messages: at the left of clients, at the right of servers.
void SequenceDraft::drawStays()
{
    // Of each column and place: how far down it is drawn already, so that a thousand short stays cost a few pixels.
    std::vector<double> drawnTo(m_picture.columns.columns.size() * barsMax, 0);
    m_fold.stays().visit(m_view.shown, [&](StayNumber number, const Stay &stay) {
        const auto column = m_picture.columns.placeOf(stay.party);
        if (!column || stay.slot >= barsMax || m_picture.columns.columns[*column].isFold || !m_view.isStayShown(stay))
            return;
        auto &drawn = drawnTo[*column * barsMax + stay.slot];
        const auto end = y(std::min(stay.end, m_view.present));
        if (end < drawn + 1 && stay.end != openEnd)
            return;
        drawn = end;
        drawStay(number, stay, *column);
    });
}

void SequenceDraft::drawStay(StayNumber number, const Stay &stay, std::uint32_t column)
{
    const auto barWidth = m_view.type.width("W", Face::Bold) + 2;
    const bool isServer = m_picture.columns.columns[column].isServer;
    const auto away = lineRoom + stay.slot * (barWidth + barGap);
    const auto x = m_picture.centreOf(column) + (isServer ? away : -away - barWidth);
    const auto begin = std::clamp(y(stay.begin), m_top, m_bottom);
    const auto end = std::clamp(y(std::min(stay.end, std::max(m_view.present, stay.begin))), begin, m_bottom);
    const bool faded = isFaded(stay.cause);
    const auto height = std::max(end - begin, 2.0);
    const bool hasMark = height >= m_view.type.lineHeight;
    const Area area{x, begin, barWidth, height};
    add(Bar{.area = area,
            .look = lookOf(stay.kind),
            .mark = hasMark ? std::string(letterOf(lookOf(stay.kind))) : std::string(),
            .isRagged = isUnknownEnd(stay),
            .isUpright = true,
            .isFaded = faded});
    if (stay.end == openEnd)
        drawDeadlines(stay, x + barWidth / 2, faded);
    addSpot(number, {x + barWidth / 2, begin}, {x + barWidth / 2, begin + height}, column);
}

/// Dashed down to the moment until which it is sure, dotted down to the one after which it is surely over.
void SequenceDraft::drawDeadlines(const Stay &stay, double x, bool isFaded)
{
    auto from = std::max(m_view.present, stay.begin);
    const auto draw = [&](TimePoint to, Dash dash) {
        if (to == openEnd || to <= from)
            return;
        const auto begin = std::clamp(y(from), m_top, m_bottom);
        const auto end = std::clamp(y(to), m_top, m_bottom);
        const Colour colour = lookOf(stay.kind);
        add(Line{.from = {x, begin}, .to = {x, end}, .colour = colour, .width = 2, .dash = dash, .isFaded = isFaded});
        if (y(to) <= m_bottom)
            add(Line{.from = {x - tickLength, end},
                     .to = {x + tickLength, end},
                     .colour = colour,
                     .width = 2,
                     .isFaded = isFaded});
        from = to;
    };
    draw(stay.sure, Dash::Dashed);
    draw(stay.over, Dash::Dotted);
}

} // namespace lockscope::picture
