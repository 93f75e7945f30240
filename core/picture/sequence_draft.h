// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/picture/label_room.h"
#include "core/picture/sequence_layout.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockscope::picture {

/// One sequence picture on the drawing board: each part draws over the ones before it.
class SequenceDraft
{
public:
    SequenceDraft(const SequenceFold &fold,
                  const BandList &bands,
                  SequenceColumns &columns,
                  const SequenceWords &words,
                  const SequenceView &view);

    [[nodiscard]] SequencePicture take();

private:
    /// Messages between two columns in one row of the grid that crowds are found in.
    struct Cell
    {
        std::uint32_t count = 0;
        std::uint32_t lostCount = 0;
    };
    /// A message's place on paper.
    struct Course
    {
        Point from;
        Point to;
        std::uint32_t fromColumn = 0;
        std::uint32_t toColumn = 0;
    };

    void drawAxis();
    void drawBands();
    void drawLines();
    void drawStays();
    void drawStay(StayNumber number, const Stay &stay, std::uint32_t column);
    void drawDeadlines(const Stay &stay, double x, bool isFaded);
    void countMessages();
    void drawCrowds();
    void drawMessages();
    void drawMessage(ItemNumber number, const SequenceItem &item, const Course &course);
    void labelMessage(const SequenceItem &item, const Course &course);
    void drawMarks();
    void drawMark(ItemNumber number, const SequenceItem &item, std::uint32_t column);
    void drawPresent();
    void drawHeads();

    [[nodiscard]] std::optional<Course> courseOf(const SequenceItem &item) const;
    [[nodiscard]] Cell &cellOf(std::uint32_t left, std::uint32_t right, double y);
    [[nodiscard]] bool isCrowded(const Course &course);
    [[nodiscard]] bool isFaded(EventNumber cause) const { return cause > m_view.last; }
    [[nodiscard]] bool hasFocus(const SequenceThing &thing) const { return m_view.focus == thing; }
    void add(Shape shape) { m_picture.drawing.shapes.push_back(std::move(shape)); }
    void addSpot(const SequenceThing &thing, Point from, Point to, std::uint32_t column);
    [[nodiscard]] double y(TimePoint at) const { return m_picture.scale.nearPlaceOf(at); }

    const SequenceFold &m_fold;
    const BandList &m_bands;
    const SequenceWords &m_words;
    const SequenceView &m_view;
    SequencePicture m_picture;
    double m_top = 0;
    double m_bottom = 0;
    /// One before each column, and one behind the last.
    std::vector<LabelRoom> m_rooms;
    LabelRoom m_bandRoom{0, 0};
    std::vector<Text> m_bandNames;
    std::size_t m_rowCount = 0;
    std::vector<Cell> m_cells;
    Ticks m_ticks;
};

} // namespace lockscope::picture
