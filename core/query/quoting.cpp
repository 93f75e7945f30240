// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/quoting.h"

namespace lockscope::query {

std::string literalOf(std::string_view text)
{
    constexpr std::string_view special = "\"\\*?";
    std::string literal = "\"";
    for (const char c : text) {
        if (special.find(c) != std::string_view::npos)
            literal += '\\';
        literal += c;
    }
    return literal + '"';
}

std::string hexOf(const Owner &owner)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string hex;
    for (const auto byte : owner.value()) {
        hex += digits[byte >> 4U];
        hex += digits[byte & 0xFU];
    }
    return hex;
}

std::string textOf(const ConnectionId &connection)
{
    return std::to_string(connection.start.value()) + '.' + std::to_string(connection.number);
}

} // namespace lockscope::query
