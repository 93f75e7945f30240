// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/picture/drawing.h"

#include <array>
#include <cstddef>
#include <string>

namespace lockscope::picture {

inline constexpr std::size_t stateCount = static_cast<std::size_t>(ShownState::Done) + 1;

/// The colours of a file, as "#rrggbb": whoever writes it has them.
struct SvgLook
{
    struct State
    {
        std::string fill;
        /// Of letters and patterns on the fill.
        std::string mark;
        std::string edge;
        /// Of lines and words in the state's colour.
        std::string line;
        /// What lies on a tile of svgTile times svgTile over the fill, as SVG; empty: nothing.
        std::string tile;
        bool isDashed = false;
    };

    std::string page;
    std::array<std::string, inkCount> inks;
    /// In the order of ShownState.
    std::array<State, stateCount> states;
    double fontSize = 13;
};
inline constexpr int svgTile = 8;

/// The drawing as an SVG file: texts stay texts, and nothing in it needs anything from elsewhere. `title` is plain
/// text.
[[nodiscard]] std::string svgOf(const Drawing &drawing, const SvgLook &look, const std::string &title);

} // namespace lockscope::picture
