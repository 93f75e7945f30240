// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/span_board.h"

#include <algorithm>

namespace lockscope::picture {

RowId SpanBoard::rowOf(std::string_view name)
{
    const std::string text(name);
    if (const auto known = m_ids.find(text); known != m_ids.end())
        return known->second;
    if (m_ids.size() >= std::max(m_limits.rows, m_sweepAt))
        sweep();
    RowId row(static_cast<std::uint32_t>(m_rows.size()));
    if (m_free.empty()) {
        m_rows.emplace_back();
    } else {
        row = m_free.back();
        m_free.pop_back();
    }
    m_rows[row.value()].name = text;
    m_rows[row.value()].isUsed = true;
    m_ids.emplace(text, row);
    ++m_generation;
    return row;
}

void SpanBoard::clear()
{
    m_segments.clear();
    for (auto &row : m_rows)
        row.tracks = {};
}

/// Done again only when there are twice as many as stayed, so that each row pays a bounded share of it.
void SpanBoard::sweep()
{
    std::vector<bool> isNeeded(m_rows.size(), false);
    m_segments.visit({TimePoint::min(), TimePoint::max()},
                     [&isNeeded](SegmentNumber /*number*/, const Segment &it) { isNeeded[it.row.value()] = true; });
    for (std::uint32_t i = 0; i < m_rows.size(); ++i) {
        auto &row = m_rows[i];
        const bool isIdle =
            std::all_of(row.tracks.begin(), row.tracks.end(), [](const Track &it) { return it.count == 0; });
        if (!row.isUsed || isNeeded[i] || !isIdle)
            continue;
        m_ids.erase(row.name);
        row = {};
        m_free.push_back(RowId(i));
    }
    m_sweepAt = 2 * m_ids.size();
    ++m_generation;
}

std::uint32_t SpanBoard::countOf(RowId row, ShownState look) const
{
    return m_rows[row.value()].tracks.at(static_cast<std::size_t>(look)).count;
}

void SpanBoard::forEachIn(ShownState look, const std::function<void(RowId row)> &visit) const
{
    for (std::uint32_t i = 0; i < m_rows.size(); ++i) {
        if (countOf(RowId(i), look) > 0)
            visit(RowId(i));
    }
}

void SpanBoard::add(RowId row, ShownState look, int by, const Cause &cause)
{
    const auto count = static_cast<std::int64_t>(countOf(row, look)) + by;
    set(row, look, static_cast<std::uint32_t>(std::max<std::int64_t>(count, 0)), cause);
}

void SpanBoard::set(RowId row, ShownState look, std::uint32_t count, const Cause &cause)
{
    auto &track = trackOf(row, look);
    if (track.count == count)
        return;
    track.count = count;
    const auto *before = m_segments.find(track.open);
    const bool isSameMoment = before != nullptr && before->end == openEnd && before->begin >= cause.at && count > 0;
    if (isSameMoment) {
        // Several at one moment are one change.
        m_segments.change(track.open, [&](Segment &it) {
            it.count = count;
            it.cause = cause.event;
            it.sure = cause.sure;
        });
        return;
    }
    m_segments.change(track.open, [&cause](Segment &it) { it.end = std::max(it.begin, cause.at); });
    track.open = {};
    if (count > 0)
        open(row, look, count, cause);
}

void SpanBoard::open(RowId row, ShownState look, std::uint32_t count, const Cause &cause)
{
    m_segments.makeRoom([this](SegmentNumber /*old*/, SegmentNumber now) {
        const auto *moved = m_segments.find(now);
        trackOf(moved->row, moved->look).open = now;
    });
    trackOf(row, look).open = m_segments.add({.begin = cause.at,
                                              .end = openEnd,
                                              .sure = cause.sure,
                                              .cause = cause.event,
                                              .row = row,
                                              .count = count,
                                              .look = look});
}

} // namespace lockscope::picture
