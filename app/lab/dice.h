// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <cstdint>

namespace lockscope::lab {

/// One number out of two, so that streams that are named by numbers have nothing to do with each other (SplitMix64's
/// finisher). The same on every machine.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t a, std::uint64_t b)
{
    auto word = a + 0x9E3779B97F4A7C15ULL * (b + 1);
    word = (word ^ (word >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    word = (word ^ (word >> 27U)) * 0x94D049BB133111EBULL;
    return word ^ (word >> 31U);
}

/// Chance that follows from its seed alone: SplitMix64, whose output is fully specified, and no distribution of the
/// standard library, whose output is not.
class Dice
{
public:
    explicit constexpr Dice(std::uint64_t seed)
        : m_seed(seed)
    {
    }

    [[nodiscard]] constexpr std::uint64_t next() { return mixed(m_seed, m_count++); }
    /// 0 to `count` - 1, which are some; the bias of the multiplication is below what anybody could measure.
    [[nodiscard]] constexpr std::uint32_t below(std::uint32_t count)
    {
        return static_cast<std::uint32_t>(((next() >> 32U) * count) >> 32U);
    }
    [[nodiscard]] constexpr bool oneIn(std::uint32_t count) { return below(count) == 0; }
    [[nodiscard]] constexpr bool percent(std::uint32_t chance) { return below(100) < chance; }
    /// Evenly spread over [low, high], which are less than an hour apart.
    [[nodiscard]] constexpr Duration between(Duration low, Duration high)
    {
        return low + Duration(below(static_cast<std::uint32_t>((high - low).count()) + 1));
    }

private:
    std::uint64_t m_seed;
    std::uint64_t m_count = 0;
};

} // namespace lockscope::lab
