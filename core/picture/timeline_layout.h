// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/picture/band.h"
#include "core/picture/drawing.h"
#include "core/picture/picture_words.h"
#include "core/picture/span_board.h"
#include "core/picture/spot.h"
#include "core/picture/time_axis.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lockscope::picture {

/// What is written in a timeline.
class TimelineWords : public PictureWords
{
public:
    /// Of a row of the board that is drawn.
    [[nodiscard]] virtual std::string rowName(const std::string &name) const = 0;
    /// "held"
    [[nodiscard]] virtual std::string wordOf(ShownState state) const = 0;
};

/// The name of a row.
struct RowHead
{
    RowId row;

    friend bool operator==(const RowHead &, const RowHead &) = default;
};
using TimelineThing = std::variant<SegmentNumber, BandNumber, RowHead>;

/// The order of a board's rows, and which of them have anything to show.
class TimelineRows
{
public:
    using Before = std::function<bool(const std::string &one, const std::string &other)>;

    explicit TimelineRows(Before before)
        : m_before(std::move(before))
    {
    }

    [[nodiscard]] std::vector<RowId> shownIn(const SpanBoard &board, const TimeSpan &span);

private:
    Before m_before;
    std::vector<RowId> m_order;
    std::uint64_t m_generation = 0;
    bool m_isSorted = false;
};

/// What a timeline is to show.
struct TimelineView
{
    TimeSpan shown;
    double width = 0;
    double height = 0;
    TypeSize type;
    TimePoint present;
    EventNumber last;
    std::vector<RowId> rows;
    /// How many rows lie above the first one on screen.
    double scrolled = 0;
    /// 0: so that all fit.
    double rowHeight = 0;
    std::function<bool(RowId row)> isChosen = [](RowId /*row*/) { return false; };
    /// What a filter lets through; the others are not there.
    std::function<bool(const Segment &)> isShown = [](const Segment & /*segment*/) { return true; };
    std::optional<TimelineThing> focus;
};

struct TimelinePicture
{
    Drawing drawing;
    std::vector<Spot> spots;
    std::vector<TimelineThing> things;
    TimeScale scale;
    /// What rowHeight came to, and how many rows there is room for.
    double rowHeight = 1;
    double roomFor = 0;
};

/// Rows above so high have names and marks; lower ones are drawn as dots, of which the gravest of each place is seen.
inline constexpr double namedRowMin = 9;

/// Draws what `board` and `bands` have of the shown time: time runs to the right. Contention lies over calm, and no
/// more is drawn than there are pixels.
[[nodiscard]] TimelinePicture
layOutTimeline(const SpanBoard &board, const BandList &bands, const TimelineWords &words, const TimelineView &view);

/// The same in letters, a line for each row and a letter for each of `columns` parts of the time.
[[nodiscard]] std::vector<std::string> timelineText(const SpanBoard &board,
                                                    const BandList &bands,
                                                    const TimelineWords &words,
                                                    const std::vector<RowId> &rows,
                                                    const TimeSpan &shown,
                                                    std::size_t columns);

/// Which of two states is seen where both are: the higher one. Calm ones come first.
[[nodiscard]] int gravityOf(ShownState state);

} // namespace lockscope::picture
