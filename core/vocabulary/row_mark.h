// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace lockscope {

/// How a person marks rows: a fixed set, each with a colour and a letter of its own. ui/style decides what it looks
/// like.
enum class RowMark : std::uint8_t { A, B, C, D, E, F, G, H };
inline constexpr std::size_t rowMarkCount = static_cast<std::size_t>(RowMark::H) + 1;

[[nodiscard]] constexpr char letterOf(RowMark mark)
{
    return static_cast<char>('A' + static_cast<int>(mark));
}

} // namespace lockscope
