// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/load/latencies.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>

namespace lockscope::load {

void Latencies::add(Duration latency)
{
    const auto micros = static_cast<std::uint64_t>(std::max<Duration::rep>(latency.count(), 0));
    ++m_buckets[bucketOf(micros)];
    ++m_count;
    m_longest = std::max(m_longest, micros);
}

std::optional<Duration> Latencies::quantile(double share) const
{
    assert(share > 0);
    assert(share <= 1);
    if (m_count == 0)
        return std::nullopt;
    const auto wanted = static_cast<std::uint64_t>(std::ceil(share * static_cast<double>(m_count)));
    std::uint64_t below = 0;
    for (std::size_t bucket = 0; bucket < bucketCount; ++bucket) {
        below += m_buckets[bucket];
        if (below >= wanted)
            return Duration(std::min(lastIn(bucket), m_longest));
    }
    return Duration(m_longest);
}

std::optional<Duration> Latencies::longest() const
{
    return m_count == 0 ? std::nullopt : std::optional(Duration(m_longest));
}

/// Below 2^(stepBits + 1) a bucket is one microsecond; each power of two above has as many buckets, twice as wide.
std::size_t Latencies::bucketOf(std::uint64_t micros)
{
    const auto width = static_cast<unsigned>(std::bit_width(micros));
    if (width <= stepBits + 1)
        return micros;
    const unsigned shift = width - stepBits - 1;
    const auto bucket = (std::size_t{shift} << stepBits) + (micros >> shift);
    return std::min(bucket, bucketCount - 1);
}

std::uint64_t Latencies::lastIn(std::size_t bucket)
{
    constexpr std::size_t exactCount = std::size_t{2} << stepBits;
    if (bucket < exactCount)
        return bucket;
    const auto shift = (bucket >> stepBits) - 1;
    const auto first = (bucket - (shift << stepBits)) << shift;
    return first + (std::uint64_t{1} << shift) - 1;
}

} // namespace lockscope::load
