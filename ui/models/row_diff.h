// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace lockscope::ui {

/// Makes the ids that `rows` shows equal to `wanted` in as few runs as there are: first `remove(first, last)` for each
/// run of rows to go, from the end, then `insert(at, first, last)` for each run of ids to come, where `first` and
/// `last` are places in `wanted`.
///
/// Both lists are sorted and without repeats. `remove` and `insert` must change `rows` before they return; neither is
/// called for an empty run.
template<typename Row, typename Id, typename IdOf, typename Remove, typename Insert>
void reconcile(const std::vector<Row> &rows, const std::vector<Id> &wanted, IdOf idOf, Remove remove, Insert insert)
{
    const auto isWanted = [&](const Row &row) { return std::binary_search(wanted.begin(), wanted.end(), idOf(row)); };
    for (auto end = rows.size(); end > 0;) {
        if (isWanted(rows[end - 1])) {
            --end;
            continue;
        }
        auto first = end - 1;
        while (first > 0 && !isWanted(rows[first - 1]))
            --first;
        remove(first, end - 1);
        end = first;
    }
    for (std::size_t at = 0; at < wanted.size();) {
        if (at < rows.size() && idOf(rows[at]) == wanted[at]) {
            ++at;
            continue;
        }
        auto last = at;
        while (last + 1 < wanted.size() && (at >= rows.size() || wanted[last + 1] < idOf(rows[at])))
            ++last;
        insert(at, at, last);
        at = last + 1;
    }
}

} // namespace lockscope::ui
