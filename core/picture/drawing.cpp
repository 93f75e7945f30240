// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/drawing.h"

#include <algorithm>
#include <cmath>

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

/// The last bytes of `text`, at most `size`, that begin between two characters.
std::string_view lastBytes(std::string_view text, std::size_t size)
{
    while (size > 0 && (static_cast<unsigned char>(text[text.size() - size]) & 0xC0U) == 0x80U)
        --size;
    return text.substr(text.size() - size);
}

} // namespace

std::vector<std::pair<Point, Point>> tipOf(const Line &line)
{
    constexpr double length = 8;
    constexpr double half = 0.42;
    const auto angle = std::atan2(line.to.y - line.from.y, line.to.x - line.from.x);
    const auto at = [&line](double direction, double away) {
        return Point{line.to.x + std::cos(direction) * away, line.to.y + std::sin(direction) * away};
    };
    switch (line.tip) {
    case Tip::None:
        return {};
    case Tip::Arrow:
        return {{line.to, at(angle + half, -length)}, {line.to, at(angle - half, -length)}};
    case Tip::Cross: {
        constexpr double arm = 5;
        constexpr double diagonal = 0.785398;
        return {{at(angle + diagonal, -arm), at(angle + diagonal, arm)},
                {at(angle - diagonal, -arm), at(angle - diagonal, arm)}};
    }
    }
    return {};
}

std::size_t charactersIn(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

TypeSize fixedLetters()
{
    return {.lineHeight = 1,
            .width = [](std::string_view text, Face /*face*/) { return static_cast<double>(charactersIn(text)); }};
}

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

std::string elidedInFront(std::string_view text, double width, Face face, const TypeSize &type)
{
    if (type.width(text, face) <= width)
        return std::string(text);
    std::size_t fits = 0;
    std::size_t tooLong = text.size();
    while (tooLong - fits > 1) {
        const auto middle = fits + (tooLong - fits) / 2;
        const auto tried = std::string(ellipsis) + std::string(lastBytes(text, middle));
        (type.width(tried, face) <= width ? fits : tooLong) = middle;
    }
    const auto kept = lastBytes(text, fits);
    return kept.empty() ? std::string() : std::string(ellipsis) + std::string(kept);
}

} // namespace lockscope::picture
