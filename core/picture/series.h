// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/picture/time_span.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace lockscope::picture {

/// What a run of samples comes to.
struct Bin
{
    double least = 0;
    double most = 0;
    double sum = 0;
    double last = 0;
    std::uint32_t count = 0;

    [[nodiscard]] double mean() const { return count > 0 ? sum / count : 0; }
    void add(double value);
    void add(const Bin &other);
};

/// Samples over time, kept as bins of several widths at once: the last minutes finely, the last months coarsely. A
/// sample costs O(1), and so does keeping them; looking at any span costs as much as there is room to draw it.
class Series
{
public:
    /// Of the finest bins, and how much wider those of each next level are.
    static constexpr Duration finest{1'000};
    static constexpr int step = 4;
    static constexpr std::size_t levels = 13;
    /// Kept of each level; empty bins take no room.
    static constexpr std::size_t binsMax = 8'192;

    /// Times may come a little out of order; what is older than all that a level keeps, it leaves out.
    void add(TimePoint at, double value);

    struct Sample
    {
        /// Where the bin begins.
        TimePoint at;
        Bin bin;
    };
    struct View
    {
        /// Of each bin.
        Duration width{};
        /// In order, those with anything in them; the first one may begin before the span.
        std::vector<Sample> samples;
        /// What was last before all of them.
        std::optional<double> before;
    };
    /// What there is in `span`, in no more bins than about `countMax`.
    [[nodiscard]] View over(const TimeSpan &span, std::size_t countMax) const;

    [[nodiscard]] bool isEmpty() const { return m_isEmpty; }

private:
    struct Slot
    {
        /// Which bin of its level, counted from the beginning of the clock.
        std::int64_t place = 0;
        Bin bin;
    };
    using Level = std::deque<Slot>;

    [[nodiscard]] static Duration widthOf(std::size_t level);
    static void addTo(Level &level, std::int64_t place, double value);

    std::array<Level, levels> m_levels;
    bool m_isEmpty = true;
};

} // namespace lockscope::picture
