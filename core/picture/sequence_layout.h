// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/picture/band.h"
#include "core/picture/drawing.h"
#include "core/picture/sequence_columns.h"
#include "core/picture/sequence_fold.h"
#include "core/picture/sequence_words.h"
#include "core/picture/spot.h"
#include "core/picture/time_axis.h"

#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace lockscope::picture {

/// Messages that are drawn as one, since there is no room for each.
struct Crowd
{
    TimeSpan span;
    std::uint32_t leftColumn = 0;
    std::uint32_t rightColumn = 0;

    friend bool operator==(const Crowd &, const Crowd &) = default;
};
/// The head of a column.
struct ColumnHead
{
    std::uint32_t column = 0;

    friend bool operator==(const ColumnHead &, const ColumnHead &) = default;
};
/// What stands at a spot of a sequence picture.
using SequenceThing = std::variant<ItemNumber, StayNumber, BandNumber, Crowd, ColumnHead>;

/// What a sequence picture is to show.
struct SequenceView
{
    TimeSpan shown;
    double width = 0;
    double height = 0;
    TypeSize type;
    /// The moment that the picture shows, and its event: what came later is faint.
    TimePoint present;
    EventNumber last;
    /// What is selected, and what else belongs to it.
    std::function<bool(const SequenceItem &)> isChosen = [](const SequenceItem & /*item*/) { return false; };
    /// What a filter lets through; the others are not there.
    std::function<bool(const SequenceItem &)> isShown = [](const SequenceItem & /*item*/) { return true; };
    std::function<bool(const Stay &)> isStayShown = [](const Stay & /*stay*/) { return true; };
    /// Where the keyboard is.
    std::optional<SequenceThing> focus;
};

struct SequencePicture
{
    Drawing drawing;
    /// From the back to the front: what stands where, at the same places of both lists.
    std::vector<Spot> spots;
    std::vector<SequenceThing> things;
    Arrangement columns;
    TimeScale scale;
    double columnWidth = 0;
    double left = 0;

    [[nodiscard]] double centreOf(std::uint32_t column) const { return left + (column + 0.5) * columnWidth; }
};

/// Draws what `fold` and `bands` have of the shown time: time runs down, a column for each party. Costs no more than
/// there is in that time, and draws no more than there are pixels.
[[nodiscard]] SequencePicture layOutSequence(const SequenceFold &fold,
                                             const BandList &bands,
                                             SequenceColumns &columns,
                                             const SequenceWords &words,
                                             const SequenceView &view);

} // namespace lockscope::picture
