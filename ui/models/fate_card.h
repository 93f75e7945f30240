// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/history/fate_truth.h"
#include "core/vocabulary/shown_state.h"
#include "ui/models/cursor.h"
#include "ui/models/selection.h"

#include <cstdint>
#include <vector>

namespace lockscope::ui {

/// The columns of the board of fates, from left to right.
enum class BoardColumn : std::uint8_t {
    /// Its Open, a fold or its Complete is on its way to the disk.
    UnderWay,
    Parked,
    /// Nothing in this process goes on with it: the next start does.
    Stopped,
    Complete,
};
inline constexpr std::size_t boardColumnCount = 4;

/// One target of a fate, as a chip.
struct TargetChip
{
    Key key;
    /// The state's mark and what it looks like.
    ShownState look = ShownState::Done;
    QString mark;
    /// "orders/17: refused by a hand-off".
    QString text;
};

/// Everything that is said about one fate, or about a connection that is about to get one: short lines first, then
/// sentences that a person understands who never read the rules.
struct FateCard
{
    /// The fate; of a connection that has no Open yet, the connection.
    Selection thing;
    BoardColumn column = BoardColumn::UnderWay;
    ShownState look = ShownState::Waiting;
    QString mark;
    /// "Open 12".
    QString title;
    /// "parked", and for how long.
    QString state;
    QString age;
    /// "connection 1.3 of w2: connection lost".
    QString origin;
    std::vector<TargetChip> targets;
    /// Targets that have no chip, since there are too many.
    std::size_t targetsLeftOut = 0;
    /// Why it stands where it does.
    QString why;
    /// What moves it on; empty: it needs nothing.
    QString next;
    /// Who is blocked behind the lanes that it waits for; empty: nobody.
    QString behind;
    /// What it took so far: folds, parks, rows.
    QString effort;

    /// All of it in one text, for those who hear it, and for copying.
    [[nodiscard]] QString spoken() const;
};

/// Chips of one card; the Inspector names all targets.
inline constexpr std::size_t targetChipsMax = 12;

[[nodiscard]] FateCard cardOf(const FateTruth &fate, const Cursor &cursor);
/// A connection that ended bound to locks, and whose Open is not durable yet.
[[nodiscard]] FateCard openingCardOf(const ConnectionId &connection, const Cursor &cursor);

[[nodiscard]] BoardColumn columnOf(const FateTruth &fate, const Truth &truth);
/// "Parked"; the heading of a column.
[[nodiscard]] QString nameOf(BoardColumn column);
/// What stands in an empty column: who will be there.
[[nodiscard]] QString emptyTextOf(BoardColumn column);

[[nodiscard]] QString phraseOf(FateStage stage);
[[nodiscard]] ShownState shownState(FateStage stage);
/// The occupant as a noun with its article: "a hand-off that is being written", "an operator's hold".
[[nodiscard]] QString occupantText(TransitionKind occupant);

} // namespace lockscope::ui
