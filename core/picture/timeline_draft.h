// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/picture/label_room.h"
#include "core/picture/timeline_layout.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockscope::picture {

/// One timeline on the drawing board: each part draws over the ones before it.
class TimelineDraft
{
public:
    TimelineDraft(const SpanBoard &board, const BandList &bands, const TimelineWords &words, const TimelineView &view);

    [[nodiscard]] TimelinePicture take();

private:
    void drawLegend();
    void drawAxis();
    void drawBands();
    void drawRows();
    void drawSegments();
    void drawSegment(SegmentNumber number, const Segment &segment, double top);
    void drawDeadline(const Segment &segment, double middle, double from);
    void drawDots();
    void drawPresent();

    /// Which of the rows on screen it is, counted from the first one that is shown at all; none: it is not there.
    [[nodiscard]] std::optional<std::size_t> placeOf(RowId row) const;
    [[nodiscard]] double topOf(std::size_t place) const;
    /// Where a state lies in its row: calm ones fill it, and contention lies over one half.
    [[nodiscard]] Area laneOf(const Segment &segment, double top) const;
    [[nodiscard]] bool isFaded(EventNumber cause) const { return cause > m_view.last; }
    [[nodiscard]] bool hasFocus(const TimelineThing &thing) const { return m_view.focus == thing; }
    [[nodiscard]] double x(TimePoint at) const { return m_picture.scale.nearPlaceOf(at); }
    [[nodiscard]] TimePoint endOf(const Segment &segment) const;
    void add(Shape shape) { m_picture.drawing.shapes.push_back(std::move(shape)); }
    void addSpot(const TimelineThing &thing, Point from, Point to, std::size_t row);

    const SpanBoard &m_board;
    const BandList &m_bands;
    const TimelineWords &m_words;
    const TimelineView &m_view;
    TimelinePicture m_picture;
    double m_left = 0;
    double m_right = 0;
    double m_top = 0;
    double m_bottom = 0;
    Ticks m_ticks;
    /// By row: its place among those that are shown.
    std::vector<std::uint32_t> m_places;
};

} // namespace lockscope::picture
