// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRect>
#include <QSize>

#include "ui/models/fate_card.h"

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace lockscope::ui {

/// Where everything on the board of fates stands: columns beside each other where there is room, else below each other,
/// what needs somebody's eye first.
struct BoardLayout
{
    struct Section
    {
        BoardColumn column = BoardColumn::UnderWay;
        QRect heading;
        /// Where a sentence stands instead of cards.
        QRect note;
    };
    /// What has to be placed.
    struct Content
    {
        /// The column of each card, in the order of the rows: cards of one column stand beside each other in it.
        std::vector<BoardColumn> columns;
        /// Of the card in that row at that width.
        std::function<int(int row, int width)> heightOf;
    };

    /// In the order of the rows.
    std::vector<QRect> cards;
    std::vector<Section> sections;
    QSize size;
    bool isStacked = false;
    int cardWidth = 0;
};

/// `width` is what the window has; the result is never wider, unless not even one card has room.
[[nodiscard]] BoardLayout layOut(const BoardLayout::Content &content, int width, const QFont &font);

enum class BoardStep : std::uint8_t { Up, Down, Left, Right, First, Last, PageUp, PageDown };
/// The card that a step from `row` leads to, `page` pixels for a page; the same one where it leads nowhere.
[[nodiscard]] int stepFrom(const BoardLayout &layout, int row, BoardStep step, int page);

} // namespace lockscope::ui
