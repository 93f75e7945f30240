// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/drawing.h"

namespace lockscope::picture {

namespace {

constexpr std::string_view ellipsis = "\xE2\x80\xA6";

/// The first bytes of `text`, at most `size`, that end between two characters.
std::string_view firstBytes(std::string_view text, std::size_t size)
{
    while (size > 0 && size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U)
        --size;
    return text.substr(0, size);
}

} // namespace

std::string elided(std::string_view text, double width, Face face, const TypeSize &type)
{
    if (type.width(text, face) <= width)
        return std::string(text);
    std::size_t fits = 0;
    std::size_t tooLong = text.size();
    while (tooLong - fits > 1) {
        const auto middle = fits + (tooLong - fits) / 2;
        const auto tried = std::string(firstBytes(text, middle)) + std::string(ellipsis);
        (type.width(tried, face) <= width ? fits : tooLong) = middle;
    }
    const auto kept = firstBytes(text, fits);
    return kept.empty() ? std::string() : std::string(kept) + std::string(ellipsis);
}

} // namespace lockscope::picture
