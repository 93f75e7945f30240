// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstddef>
#include <deque>
#include <unordered_map>
#include <utility>

namespace lockscope::check {

/// A map that remembers its last `capacity` keys, by the order in which they came first: what is older is forgotten.
template<typename Key, typename Value>
class RecentMap
{
public:
    explicit RecentMap(std::size_t capacity)
        : m_capacity(capacity)
    {
        assert(capacity > 0);
    }

    /// Null: it never came, or it is forgotten.
    [[nodiscard]] Value *find(const Key &key)
    {
        const auto found = m_values.find(key);
        return found == m_values.end() ? nullptr : &found->second;
    }
    [[nodiscard]] std::size_t size() const { return m_values.size(); }
    /// A key that is here keeps its age.
    void put(const Key &key, Value value)
    {
        if (!m_values.insert_or_assign(key, std::move(value)).second)
            return;
        m_order.push_back(key);
        if (m_order.size() <= m_capacity)
            return;
        m_values.erase(m_order.front());
        m_order.pop_front();
    }
    void clear()
    {
        m_values.clear();
        m_order.clear();
    }

private:
    std::size_t m_capacity;
    std::unordered_map<Key, Value> m_values;
    std::deque<Key> m_order;
};

} // namespace lockscope::check
