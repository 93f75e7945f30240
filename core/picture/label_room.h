// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace lockscope::picture {

/// Which rows of a strip of paper are written on already, so that no label comes to lie on another.
class LabelRoom
{
public:
    LabelRoom(double top, double bottom)
        : m_top(top)
        , m_rows(static_cast<std::size_t>(std::max(0.0, std::ceil(bottom - top))), false)
    {
    }

    /// Takes the rows from `y` on, `height` of them; false: one of them is taken, or lies outside.
    [[nodiscard]] bool take(double y, double height)
    {
        if (y < m_top || y + height > m_top + static_cast<double>(m_rows.size()))
            return false;
        const auto first = m_rows.begin() + static_cast<std::ptrdiff_t>(y - m_top);
        const auto last = first + static_cast<std::ptrdiff_t>(height);
        if (std::find(first, last, true) != last)
            return false;
        std::fill(first, last, true);
        return true;
    }

private:
    double m_top;
    std::vector<bool> m_rows;
};

} // namespace lockscope::picture
