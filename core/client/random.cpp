// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/client/random.h"

#include "core/base/planted_fault.h"

#include <bit>
#include <cassert>

namespace lockscope::client {

Seed seedFrom(std::uint64_t number)
{
    // SplitMix64, as the authors of xoshiro advise.
    Seed seed{};
    for (auto &word : seed) {
        number += 0x9E3779B97F4A7C15ULL;
        auto mixed = number;
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBULL;
        word = mixed ^ (mixed >> 31U);
    }
    return seed;
}

Random::Random(const Seed &seed)
    : m_state(seed)
{
    assert(seed != Seed{});
}

std::uint64_t Random::next()
{
    const auto result = std::rotl(m_state[1] * 5, 7) * 9;
    const auto shifted = m_state[1] << 17U;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= shifted;
    m_state[3] = std::rotl(m_state[3], 45);
    return result;
}

Duration Random::between(Duration low, Duration high)
{
    assert(low <= high);
    // The spans are far below 2^64, so that the remainder favours nothing that could be measured.
    const auto choices = static_cast<std::uint64_t>((high - low).count()) + 1;
    return low + Duration(static_cast<Duration::rep>(next() % choices));
}

Owner Random::owner()
{
    const bool isReused = planted(PlantedFault::ReuseOwner);
    const std::array<std::uint64_t, 2> words{isReused ? m_state[0] : next(), isReused ? m_state[1] : next()};
    Owner::Underlying bytes{};
    static_assert(sizeof(words) == sizeof(bytes));
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes.at(i) = static_cast<std::uint8_t>(words.at(i / 8) >> (8 * (i % 8)));
    return Owner(bytes);
}

} // namespace lockscope::client
