// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/picture/time_span.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <utility>

namespace lockscope::picture {

/// The end of what lasts, and the time of what nobody knows the time of.
inline constexpr TimePoint openEnd = TimePoint::max();

/// Things that begin and end, in the order in which they were told of; when there are too many, the oldest go.
///
/// Each has a number for good: 1, 2, 3, ... `Number` is a StrongId over them. Times may come a little out of order, and
/// visiting a span of time costs about as much as there is in it.
template<typename T, typename Number>
class SpanList
{
public:
    explicit SpanList(std::size_t capacity)
        : m_capacity(capacity)
    {
        assert(capacity >= blockSize);
    }

    Number add(T item)
    {
        if (m_items.size() == m_capacity)
            dropOldest();
        const auto number = m_first + m_items.size();
        if (blockOf(number) - blockOf(m_first) == m_blocks.size())
            m_blocks.emplace_back();
        m_items.push_back(std::move(item));
        count(number);
        return Number(number);
    }

    /// Where it is full: what lasts still becomes the newest one instead of going with the oldest, so that the present
    /// is always whole. `moved(old, now)` tells of the new number; of a great many that last only some are saved.
    template<typename Moved>
    void makeRoom(Moved moved)
    {
        constexpr int savedMax = 8;
        for (int saved = 0; m_items.size() == m_capacity && m_items.front().end == openEnd && saved < savedMax;
             ++saved) {
            auto item = std::move(m_items.front());
            const Number old(m_first);
            item.end = openEnd;
            --m_blocks.front().openCount;
            m_items.front().end = item.begin;
            dropOldest();
            moved(old, add(std::move(item)));
        }
    }

    /// Null: it went, or never was.
    [[nodiscard]] const T *find(Number number) const
    {
        return isKept(number) ? &m_items[number.value() - m_first] : nullptr;
    }
    /// Lets `change` alter the item; false: it went.
    template<typename Change>
    bool change(Number number, Change change)
    {
        if (!isKept(number))
            return false;
        auto &item = m_items[number.value() - m_first];
        if (item.end == openEnd)
            --blockAt(number.value()).openCount;
        change(item);
        count(number.value());
        m_changed = m_changed ? std::pair(std::min(m_changed->first, number), std::max(m_changed->second, number))
                              : std::pair(number, number);
        return true;
    }

    [[nodiscard]] Number first() const { return Number(m_first); }
    /// One past the newest.
    [[nodiscard]] Number end() const { return Number(m_first + m_items.size()); }
    [[nodiscard]] std::size_t size() const { return m_items.size(); }

    /// Calls `visit(number, item)` for all that is to be seen in `span`, in the order of numbers.
    template<typename Visit>
    void visit(const TimeSpan &span, Visit visit) const
    {
        for (std::size_t block = 0; block < m_blocks.size(); ++block) {
            if (!m_blocks[block].meets(span))
                continue;
            const auto begin = std::max(m_first, (blockOf(m_first) + block) * blockSize);
            const auto end = std::min(m_first + m_items.size(), (blockOf(m_first) + block + 1) * blockSize);
            for (auto number = begin; number < end; ++number) {
                const auto &item = m_items[number - m_first];
                if (span.meets(item.begin, item.end))
                    visit(Number(number), item);
            }
        }
    }

    /// The numbers between which all that begins in `span` stands; a few others stand there too where times came out of
    /// order. Empty: both the same.
    [[nodiscard]] std::pair<Number, Number> begunIn(const TimeSpan &span) const
    {
        std::optional<std::uint64_t> from;
        auto to = m_first;
        visit(span, [&](Number number, const T &item) {
            if (!span.contains(item.begin))
                return;
            from = from.value_or(number.value());
            to = number.value() + 1;
        });
        return {Number(from.value_or(to)), Number(to)};
    }

    /// First and last of what changed since the last call; what was added or went is not among it.
    [[nodiscard]] std::optional<std::pair<Number, Number>> takeChanged() { return std::exchange(m_changed, {}); }

    void clear()
    {
        m_first += m_items.size();
        m_items.clear();
        m_blocks.clear();
        m_changed.reset();
    }

private:
    static constexpr std::uint64_t blockSize = 256;

    struct Block
    {
        TimePoint earliest = TimePoint::max();
        /// Of those that ended.
        TimePoint latest = TimePoint::min();
        std::uint32_t openCount = 0;

        [[nodiscard]] bool meets(const TimeSpan &span) const
        {
            return earliest < span.to && (openCount > 0 || latest >= span.from);
        }
    };

    [[nodiscard]] static std::uint64_t blockOf(std::uint64_t number) { return number / blockSize; }
    [[nodiscard]] bool isKept(Number number) const { return number >= first() && number < end(); }
    [[nodiscard]] Block &blockAt(std::uint64_t number) { return m_blocks[blockOf(number) - blockOf(m_first)]; }

    void count(std::uint64_t number)
    {
        const auto &item = m_items[number - m_first];
        auto &block = blockAt(number);
        block.earliest = std::min(block.earliest, item.begin);
        if (item.end == openEnd)
            ++block.openCount;
        else
            block.latest = std::max(block.latest, item.end);
    }
    void dropOldest()
    {
        if (m_items.front().end == openEnd)
            --m_blocks.front().openCount;
        m_items.pop_front();
        ++m_first;
        if (m_first % blockSize == 0)
            m_blocks.pop_front();
    }

    std::size_t m_capacity;
    std::uint64_t m_first = 1;
    std::deque<T> m_items;
    std::deque<Block> m_blocks;
    std::optional<std::pair<Number, Number>> m_changed;
};

} // namespace lockscope::picture
