// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/timeline_layout.h"

#include "core/picture/timeline_draft.h"

#include <algorithm>

namespace lockscope::picture {

int gravityOf(ShownState state)
{
    switch (state) {
    case ShownState::Done:
        return 0;
    case ShownState::Held:
        return 1;
    case ShownState::Orphaned:
        return 2;
    case ShownState::Waiting:
        return 3;
    case ShownState::Parked:
        return 4;
    case ShownState::Indeterminate:
        return 5;
    case ShownState::Refused:
        return 6;
    }
    return 0;
}

std::vector<RowId> TimelineRows::shownIn(const SpanBoard &board, const TimeSpan &span)
{
    if (!m_isSorted || m_generation != board.generation()) {
        m_order.clear();
        for (std::uint32_t i = 0; i < board.rowEnd(); ++i)
            m_order.push_back(RowId(i));
        std::sort(m_order.begin(), m_order.end(), [&](RowId one, RowId other) {
            return m_before(board.nameOf(one), board.nameOf(other));
        });
        m_generation = board.generation();
        m_isSorted = true;
    }
    std::vector<bool> isShown(board.rowEnd(), false);
    board.segments().visit(
        span, [&isShown](SegmentNumber /*number*/, const Segment &segment) { isShown[segment.row.value()] = true; });
    std::vector<RowId> rows;
    std::copy_if(m_order.begin(), m_order.end(), std::back_inserter(rows), [&isShown](RowId row) {
        return isShown[row.value()];
    });
    return rows;
}

TimelinePicture
layOutTimeline(const SpanBoard &board, const BandList &bands, const TimelineWords &words, const TimelineView &view)
{
    return TimelineDraft(board, bands, words, view).take();
}

} // namespace lockscope::picture
