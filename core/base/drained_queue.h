// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace lockscope {

/// What one side puts in and another takes out to the last, again and again: in order, and in room that is used again.
template<typename T>
class DrainedQueue
{
public:
    template<typename Value>
    void push(Value &&value)
    {
        m_values.emplace_back(std::forward<Value>(value));
    }
    [[nodiscard]] bool isEmpty() const { return m_values.empty(); }
    [[nodiscard]] std::optional<T> takeNext()
    {
        if (m_taken == m_values.size()) {
            clear();
            return std::nullopt;
        }
        return std::move(m_values[m_taken++]);
    }
    void clear()
    {
        m_values.clear();
        m_taken = 0;
    }

private:
    std::vector<T> m_values;
    /// How many of them were taken; whoever took the last one asks once more.
    std::size_t m_taken = 0;
};

} // namespace lockscope
