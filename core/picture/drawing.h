// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/shown_state.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace lockscope::picture {

/// A picture as a list of shapes, from the back to the front: what a window paints and what a file is written from.
///
/// Lengths are device-independent pixels from the upper left corner. Colours are named by what they mean; whoever
/// paints has them.

struct Point
{
    double x = 0;
    double y = 0;

    friend bool operator==(const Point &, const Point &) = default;
};
struct Area
{
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;

    [[nodiscard]] double right() const { return x + width; }
    [[nodiscard]] double bottom() const { return y + height; }
    [[nodiscard]] bool contains(Point point) const
    {
        return point.x >= x && point.x < right() && point.y >= y && point.y < bottom();
    }
    friend bool operator==(const Area &, const Area &) = default;
};

enum class Ink : std::uint8_t { Text, Quiet, Hairline, Accent, Warning, Error };
inline constexpr std::size_t inkCount = static_cast<std::size_t>(Ink::Error) + 1;
using Colour = std::variant<Ink, ShownState>;

enum class Dash : std::uint8_t { Solid, Dashed, Dotted };
/// What stands at the end of a line.
enum class Tip : std::uint8_t { None, Arrow, Cross };

struct Line
{
    Point from;
    Point to;
    Colour colour;
    double width = 1;
    Dash dash = Dash::Solid;
    Tip tip = Tip::None;
    bool isFaded = false;
};
/// The strokes at the end of the line.
[[nodiscard]] std::vector<std::pair<Point, Point>> tipOf(const Line &line);

/// A time in a state: fill, pattern and mark are the state's.
struct Bar
{
    Area area;
    ShownState look = ShownState::Done;
    std::string mark;
    /// Its last end is torn: nobody knows when it ends.
    bool isRagged = false;
    bool isUpright = false;
    bool isFaded = false;
};
/// A soft colour over an area: `strength` from 0 to 1.
struct Wash
{
    Area area;
    Colour colour;
    double strength = 0.2;
};
/// Many states on little room: `columns` by `rows` cells fill the area, row by row; 0 is empty, and else one more than
/// the state's number.
struct Raster
{
    Area area;
    std::uint32_t columns = 0;
    std::uint32_t rows = 0;
    std::vector<std::uint8_t> cells;
};
/// A state as a small label with its letter.
struct Badge
{
    Point centre;
    ShownState look = ShownState::Done;
    std::string mark;
    bool isFaded = false;
};

enum class Face : std::uint8_t { Plain, Fixed, Bold };
enum class Align : std::uint8_t { Left, Centre, Right };
/// One line of plain text; `at` is in the middle of its height.
struct Text
{
    Point at;
    std::string text;
    Colour colour = Ink::Text;
    Face face = Face::Plain;
    Align align = Align::Left;
    /// The page shows behind it, so that a line under it does not strike it out.
    bool isOnPage = false;
    bool isFaded = false;
};

using Shape = std::variant<Line, Bar, Wash, Raster, Badge, Text>;

struct Drawing
{
    double width = 0;
    double height = 0;
    std::vector<Shape> shapes;
};

/// How large letters are where a picture is made.
struct TypeSize
{
    double lineHeight = 18;
    /// Of a text in one line.
    std::function<double(std::string_view text, Face face)> width;
};

/// Of UTF-8.
[[nodiscard]] std::size_t charactersIn(std::string_view text);
/// Where every letter is one wide, as in a text file.
[[nodiscard]] TypeSize fixedLetters();

/// `text` cut to `width`, with an ellipsis where something is missing; empty where not even one letter fits.
[[nodiscard]] std::string elided(std::string_view text, double width, Face face, const TypeSize &type);
/// The same, but its end is what stays: keys are told apart by their ends.
[[nodiscard]] std::string elidedInFront(std::string_view text, double width, Face face, const TypeSize &type);

} // namespace lockscope::picture
