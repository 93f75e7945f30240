// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"
#include "core/picture/span_list.h"
#include "core/vocabulary/shown_state.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lockscope::picture {

using RowId = StrongId<struct RowTag, std::uint32_t>;
using SegmentNumber = StrongId<struct SegmentTag, std::uint64_t>;

/// A time in which so many things of one row were in one state.
struct Segment
{
    TimePoint begin;
    TimePoint end;
    /// The deadline of the one that came last; openEnd: it has none.
    TimePoint sure = openEnd;
    /// What made it so many.
    EventNumber cause;
    RowId row;
    std::uint32_t count = 0;
    ShownState look = ShownState::Done;
};
using SegmentList = SpanList<Segment, SegmentNumber>;

/// Rows that are each in several states at a time, as runs of constant counts. Bounded: rows of which nothing is kept
/// and that are in no state go.
class SpanBoard
{
public:
    struct Limits
    {
        std::size_t segments = 131'072;
        /// Rows beyond so many are looked through for those that may go.
        std::size_t rows = 32'768;
    };

    SpanBoard()
        : SpanBoard(Limits{})
    {
    }
    explicit SpanBoard(Limits limits)
        : m_limits(limits)
        , m_segments(limits.segments)
    {
    }

    /// Nothing is in any state. Rows stay, until there are too many.
    void clear();

    /// What a change is made by.
    struct Cause
    {
        TimePoint at;
        EventNumber event;
        TimePoint sure = openEnd;
    };

    RowId rowOf(std::string_view name);
    /// `by` more of the row's things are in that state; a count never goes below 0.
    void add(RowId row, ShownState look, int by, const Cause &cause);
    void set(RowId row, ShownState look, std::uint32_t count, const Cause &cause);
    [[nodiscard]] std::uint32_t countOf(RowId row, ShownState look) const;
    /// Rows that are in that state.
    void forEachIn(ShownState look, const std::function<void(RowId row)> &visit) const;

    [[nodiscard]] const SegmentList &segments() const { return m_segments; }
    [[nodiscard]] std::optional<std::pair<SegmentNumber, SegmentNumber>> takeChanged()
    {
        return m_segments.takeChanged();
    }
    /// Rows have numbers below this.
    [[nodiscard]] std::size_t rowEnd() const { return m_rows.size(); }
    [[nodiscard]] const std::string &nameOf(RowId row) const { return m_rows[row.value()].name; }
    /// Another number whenever a row came or went.
    [[nodiscard]] std::uint64_t generation() const { return m_generation; }

private:
    static constexpr std::size_t trackCount = static_cast<std::size_t>(ShownState::Done);

    struct Track
    {
        SegmentNumber open;
        std::uint32_t count = 0;
    };
    struct Row
    {
        std::string name;
        std::array<Track, trackCount> tracks;
        bool isUsed = false;
    };

    void open(RowId row, ShownState look, std::uint32_t count, const Cause &cause);
    void sweep();
    [[nodiscard]] Track &trackOf(RowId row, ShownState look)
    {
        return m_rows[row.value()].tracks.at(static_cast<std::size_t>(look));
    }

    Limits m_limits;
    SegmentList m_segments;
    std::vector<Row> m_rows;
    std::vector<RowId> m_free;
    std::unordered_map<std::string, RowId> m_ids;
    std::size_t m_sweepAt = 0;
    std::uint64_t m_generation = 0;
};

} // namespace lockscope::picture
