// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

namespace lockscope::ui {

/// Rows that stand for numbers in a row, of which more come and go at both ends.
struct RowWindow
{
    std::uint64_t first = 1;
    std::uint64_t end = 1;

    [[nodiscard]] int size() const { return static_cast<int>(end - first); }
    [[nodiscard]] int rowOf(std::uint64_t number) const { return static_cast<int>(number - first); }
    [[nodiscard]] std::uint64_t numberAt(int row) const { return first + static_cast<std::uint64_t>(row); }
    /// Those of the numbers from `from` up to, not including, `to` that are rows.
    [[nodiscard]] RowWindow part(std::uint64_t from, std::uint64_t to) const
    {
        const auto begin = std::clamp(from, first, end);
        return {begin, std::clamp(to, begin, end)};
    }

    /// Makes it `next` in as few steps as there are: `remove(first, last, change)` and `insert(first, last, change)`
    /// get rows, and call `change()` between begin and end of theirs. Neither is called for no rows.
    template<typename Remove, typename Insert>
    void moveTo(RowWindow next, Remove remove, Insert insert)
    {
        const bool isApart = next.first >= end || next.end <= first;
        if (next.first == next.end || isApart) {
            if (size() > 0)
                remove(0, size() - 1, [this] { first = end; });
            first = next.first;
            end = next.first;
        }
        if (first < next.first)
            remove(0, rowOf(next.first) - 1, [this, next] { first = next.first; });
        if (next.end < end)
            remove(rowOf(next.end), size() - 1, [this, next] { end = next.end; });
        if (next.first < first)
            insert(0, static_cast<int>(first - next.first) - 1, [this, next] { first = next.first; });
        if (end < next.end)
            insert(size(), rowOf(next.end) - 1, [this, next] { end = next.end; });
    }
};

} // namespace lockscope::ui
