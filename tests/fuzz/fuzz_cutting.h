// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <type_traits>
#include <vector>

namespace lockscope::fuzz {

/// Ends the run with the input that broke the property.
inline void require(bool holds)
{
    if (!holds)
        std::abort();
}

/// Everything that one reader made of a stream.
template<typename Frame, typename Error>
struct Readings
{
    std::vector<Frame> frames;
    std::optional<Error> error;

    friend bool operator==(const Readings &, const Readings &) = default;
};

/// Feeds the stream in pieces, their sizes taken from `sizes` in turn; no sizes: in one piece.
template<typename Frame, typename Error, typename Reader>
Readings<Frame, Error> readAll(Reader reader, ByteView stream, ByteView sizes)
{
    Readings<Frame, Error> out;
    std::size_t turn = 0;
    do {
        const auto wanted =
            sizes.empty() ? stream.size() : 1 + std::to_integer<std::size_t>(sizes[turn++ % sizes.size()]);
        const auto piece = stream.first(std::min(wanted, stream.size()));
        stream = stream.subspan(piece.size());
        reader.feed(piece);
        for (;;) {
            auto next = reader.next();
            if (!next) {
                out.error = next.error();
                return out;
            }
            if (!*next)
                break;
            out.frames.push_back(**std::move(next));
        }
    } while (!stream.empty());
    return out;
}

} // namespace lockscope::fuzz
