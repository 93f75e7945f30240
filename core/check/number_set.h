// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>

namespace lockscope::check {

/// A set of numbers that is kept as runs: numbers that are counted up and come nearly in order take no room.
class NumberSet
{
public:
    [[nodiscard]] bool contains(std::uint64_t number) const
    {
        const auto after = m_runs.upper_bound(number);
        return after != m_runs.begin() && number <= std::prev(after)->second;
    }
    void insert(std::uint64_t number)
    {
        if (contains(number))
            return;
        auto run = m_runs.emplace(number, number).first;
        const auto next = std::next(run);
        if (next != m_runs.end() && next->first == number + 1) {
            run->second = next->second;
            m_runs.erase(next);
        }
        if (run == m_runs.begin())
            return;
        const auto previous = std::prev(run);
        if (previous->second + 1 != number)
            return;
        previous->second = run->second;
        m_runs.erase(run);
    }
    [[nodiscard]] std::size_t runCount() const { return m_runs.size(); }

private:
    /// First number of each run and its last.
    std::map<std::uint64_t, std::uint64_t> m_runs;
};

} // namespace lockscope::check
