// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/dice.h"
#include "core/wire/handshake.h"

#include <string_view>

namespace lockscope::lab {

/// What stands for SHA-256 in a lab: clients and server must agree on it, and nobody attacks it.
[[nodiscard]] inline wire::Digest digestOf(std::string_view challenge)
{
    std::uint64_t word = 0;
    for (const char c : challenge)
        word = (word ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    wire::Digest digest{};
    for (std::size_t part = 0; part < digest.size() / 8; ++part) {
        const auto mixedWord = mixed(word, part);
        for (std::size_t i = 0; i < 8; ++i)
            digest.at(8 * part + i) = static_cast<std::uint8_t>(mixedWord >> (8 * i));
    }
    return digest;
}

} // namespace lockscope::lab
