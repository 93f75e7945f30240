// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/picture/drawing.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockscope::picture {

/// Where something stands in a picture: along the line between two points.
struct Spot
{
    Point from;
    Point to;
    /// The column or row in which the arrow keys find it.
    std::uint32_t group = 0;
};

/// The place in `spots` of what is nearest to `point`, within `reach`; of two that are equally near, the front one,
/// which is the later one.
[[nodiscard]] std::optional<std::size_t> spotAt(const std::vector<Spot> &spots, Point point, double reach);

/// Where an arrow key leads.
enum class Heading : std::uint8_t { Left, Right, Up, Down };
/// From the spot at `from`, or from nowhere, to the next one: along its own group where `heading` runs along time, and
/// else to the spot of the next group that is nearest in time. Time runs down, or to the right. None: there is none.
[[nodiscard]] std::optional<std::size_t>
nextSpot(const std::vector<Spot> &spots, std::optional<std::size_t> from, Heading heading, bool timeRunsDown);

} // namespace lockscope::picture
