// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <unordered_map>
#include <utility>

namespace lockscope {

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

    /// Null: it never came, was erased, or is forgotten.
    [[nodiscard]] Value *find(const Key &key)
    {
        const auto found = m_values.find(key);
        return found == m_values.end() ? nullptr : &found->second.value;
    }
    [[nodiscard]] const Value *find(const Key &key) const
    {
        const auto found = m_values.find(key);
        return found == m_values.end() ? nullptr : &found->second.value;
    }
    [[nodiscard]] std::size_t size() const { return m_values.size(); }
    /// A key that is here keeps its age.
    void put(const Key &key, Value value)
    {
        const auto [place, isNew] = m_values.try_emplace(key);
        place->second.value = std::move(value);
        if (!isNew)
            return;
        place->second.age = m_next;
        m_order.push_back({m_next++, key});
        if (m_values.size() > m_capacity)
            forgetOldest();
        if (m_order.size() > 2 * m_capacity)
            sweep();
    }
    void erase(const Key &key) { m_values.erase(key); }
    void clear()
    {
        m_values.clear();
        m_order.clear();
    }

private:
    struct Kept
    {
        Value value;
        std::uint64_t age = 0;
    };
    struct Place
    {
        std::uint64_t age = 0;
        Key key;
    };

    [[nodiscard]] bool isErased(const Place &place) const
    {
        const auto found = m_values.find(place.key);
        return found == m_values.end() || found->second.age != place.age;
    }
    void forgetOldest()
    {
        while (isErased(m_order.front()))
            m_order.pop_front();
        m_values.erase(m_order.front().key);
        m_order.pop_front();
    }
    /// Places of erased keys go, all at once, so that each put() pays a bounded share of it.
    void sweep()
    {
        std::deque<Place> kept;
        for (auto &place : m_order) {
            if (!isErased(place))
                kept.push_back(std::move(place));
        }
        m_order = std::move(kept);
    }

    std::size_t m_capacity;
    std::uint64_t m_next = 0;
    std::unordered_map<Key, Kept> m_values;
    std::deque<Place> m_order;
};

} // namespace lockscope
