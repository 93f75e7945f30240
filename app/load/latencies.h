// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace lockscope::load {

/// How long many waits took, in constant memory: exact below 128 us, above that within 1 in 64.
///
/// Buckets are 64 to each power of two, so that a quantile's error is a share of itself, whatever its size.
class Latencies
{
public:
    void add(Duration latency);

    [[nodiscard]] std::uint64_t count() const { return m_count; }
    /// The wait that `share` of all waits did not exceed, 0 < share <= 1; none: nothing was added.
    [[nodiscard]] std::optional<Duration> quantile(double share) const;
    [[nodiscard]] std::optional<Duration> longest() const;

private:
    static constexpr unsigned stepBits = 6;
    /// Waits from 2^36 us, nineteen hours, share the last bucket.
    static constexpr unsigned powerMax = 36;
    static constexpr std::size_t bucketCount = std::size_t{powerMax - stepBits + 1} << stepBits;

    [[nodiscard]] static std::size_t bucketOf(std::uint64_t micros);
    [[nodiscard]] static std::uint64_t lastIn(std::size_t bucket);

    std::array<std::uint64_t, bucketCount> m_buckets{};
    std::uint64_t m_count = 0;
    std::uint64_t m_longest = 0;
};

} // namespace lockscope::load
