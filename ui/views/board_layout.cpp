// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/board_layout.h"

#include <QFontMetrics>

#include "ui/style/theme.h"
#include "ui/views/card_painter.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace lockscope::ui {

namespace {

constexpr int margin = gap;

constexpr std::array besideEachOther{
    BoardColumn::UnderWay, BoardColumn::Parked, BoardColumn::Stopped, BoardColumn::Complete};
/// What needs somebody's eye comes first.
constexpr std::array belowEachOther{
    BoardColumn::Stopped, BoardColumn::Parked, BoardColumn::UnderWay, BoardColumn::Complete};

std::vector<int> rowsOf(const BoardLayout::Content &content, BoardColumn column)
{
    std::vector<int> rows;
    for (std::size_t row = 0; row < content.columns.size(); ++row) {
        if (content.columns[row] == column)
            rows.push_back(static_cast<int>(row));
    }
    return rows;
}

/// What went wrong has a column only while there is something in it.
bool isShown(BoardColumn column, const std::vector<int> &rows)
{
    return column != BoardColumn::Stopped || !rows.empty();
}

int headingHeight(const QFont &font)
{
    return QFontMetrics(font).height() + rowPadding;
}

/// Places cards in `area`, as many beside each other as its width has room for. Gives the height that they took.
int placeCards(BoardLayout &layout,
               const BoardLayout::Content &content,
               const std::vector<int> &rows,
               const QRect &area)
{
    const int across = std::max(1, (area.width() + gap) / (layout.cardWidth + gap));
    const int width = (area.width() - (across - 1) * gap) / across;
    int top = area.top();
    for (std::size_t first = 0; first < rows.size(); first += static_cast<std::size_t>(across)) {
        const auto end = std::min(rows.size(), first + static_cast<std::size_t>(across));
        int tallest = 0;
        for (auto at = first; at < end; ++at) {
            const auto height = content.heightOf(rows[at], width);
            const int left = area.left() + static_cast<int>(at - first) * (width + gap);
            layout.cards[static_cast<std::size_t>(rows[at])] = QRect(left, top, width, height);
            tallest = std::max(tallest, height);
        }
        top += tallest + gap;
    }
    return top - area.top();
}

/// One column at `left`; gives its lower end.
int placeSection(
    BoardLayout &layout, const BoardLayout::Content &content, BoardColumn column, const QRect &area, const QFont &font)
{
    const auto rows = rowsOf(content, column);
    const auto height = headingHeight(font);
    BoardLayout::Section section{column, QRect(area.left(), area.top(), area.width(), height), {}};
    int top = area.top() + height + smallGap;
    if (rows.empty()) {
        section.note = QRect(area.left(), top, area.width(), QFontMetrics(font).height() * 2);
        top = layout.isStacked ? top : section.note.bottom();
        // Below each other an empty part is its heading and no more.
        if (layout.isStacked)
            section.note = {};
    } else {
        top += placeCards(layout, content, rows, QRect(area.left(), top, area.width(), 0));
    }
    layout.sections.push_back(section);
    return top;
}

int distance(const QRect &from, const QRect &to, BoardStep step)
{
    constexpr int nowhere = std::numeric_limits<int>::max();
    const bool overlapsAcross = from.left() <= to.right() && to.left() <= from.right();
    switch (step) {
    case BoardStep::Up:
        return overlapsAcross && to.bottom() < from.top() ? from.top() - to.bottom() : nowhere;
    case BoardStep::Down:
        return overlapsAcross && to.top() > from.bottom() ? to.top() - from.bottom() : nowhere;
    case BoardStep::Left:
        return to.right() < from.left() ? (from.left() - to.right()) * 16 + std::abs(to.top() - from.top()) : nowhere;
    case BoardStep::Right:
        return to.left() > from.right() ? (to.left() - from.right()) * 16 + std::abs(to.top() - from.top()) : nowhere;
    case BoardStep::First:
    case BoardStep::Last:
    case BoardStep::PageUp:
    case BoardStep::PageDown:
        break;
    }
    return nowhere;
}

int nearest(const BoardLayout &layout, int row, BoardStep step)
{
    int best = row;
    int least = std::numeric_limits<int>::max();
    for (std::size_t at = 0; at < layout.cards.size(); ++at) {
        const auto far = distance(layout.cards[static_cast<std::size_t>(row)], layout.cards[at], step);
        if (far >= least)
            continue;
        least = far;
        best = static_cast<int>(at);
    }
    return best;
}

/// The card furthest that way, but no further than `page`; one step at least.
int pageFrom(const BoardLayout &layout, int row, BoardStep step, int page)
{
    const int from = layout.cards[static_cast<std::size_t>(row)].top();
    int at = row;
    for (int next = nearest(layout, at, step); next != at; next = nearest(layout, at, step)) {
        const int moved = std::abs(layout.cards[static_cast<std::size_t>(next)].top() - from);
        if (at != row && moved > page)
            break;
        at = next;
    }
    return at;
}

} // namespace

BoardLayout layOut(const BoardLayout::Content &content, int width, const QFont &font)
{
    BoardLayout layout;
    layout.cards.resize(content.columns.size());
    std::vector<BoardColumn> shown;
    for (const auto column : besideEachOther) {
        if (isShown(column, rowsOf(content, column)))
            shown.push_back(column);
    }
    const int least = CardPainter::widthMin(font);
    const int room = std::max(width, least + 2 * margin) - 2 * margin;
    const int count = static_cast<int>(shown.size());
    layout.isStacked = room < count * least + (count - 1) * largeGap;
    int bottom = margin;
    if (layout.isStacked) {
        layout.cardWidth = least;
        for (const auto column : belowEachOther) {
            if (std::find(shown.begin(), shown.end(), column) == shown.end())
                continue;
            bottom = placeSection(layout, content, column, QRect(margin, bottom, room, 0), font) + smallGap;
        }
    } else {
        layout.cardWidth = (room - (count - 1) * largeGap) / count;
        int left = margin;
        for (const auto column : shown) {
            const QRect area(left, margin, layout.cardWidth, 0);
            bottom = std::max(bottom, placeSection(layout, content, column, area, font));
            left += layout.cardWidth + largeGap;
        }
    }
    layout.size = QSize(room + 2 * margin, bottom + margin);
    return layout;
}

int stepFrom(const BoardLayout &layout, int row, BoardStep step, int page)
{
    if (layout.cards.empty())
        return -1;
    if (row < 0 || row >= static_cast<int>(layout.cards.size()))
        return 0;
    switch (step) {
    case BoardStep::Up:
    case BoardStep::Down:
    case BoardStep::Left:
    case BoardStep::Right:
        return nearest(layout, row, step);
    case BoardStep::First:
        return pageFrom(layout, row, BoardStep::Up, std::numeric_limits<int>::max());
    case BoardStep::Last:
        return pageFrom(layout, row, BoardStep::Down, std::numeric_limits<int>::max());
    case BoardStep::PageUp:
        return pageFrom(layout, row, BoardStep::Up, page);
    case BoardStep::PageDown:
        return pageFrom(layout, row, BoardStep::Down, page);
    }
    return row;
}

} // namespace lockscope::ui
