// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/query/value.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace lockscope::query {

/// A stretch of the text, in bytes.
struct Span
{
    std::size_t begin = 0;
    std::size_t size = 0;

    friend bool operator==(const Span &, const Span &) = default;
};

enum class Comparison : std::uint8_t { Equal, Unequal, Less, LessOrEqual, Greater, GreaterOrEqual };

/// A constant. Text may be a pattern: `*` stands for any run of characters and `?` for one, unless a backslash is
/// before it; so `text` keeps its backslashes, and compares as a pattern everywhere.
struct Literal
{
    std::variant<bool, std::uint64_t, lockscope::Duration, std::string> value;
};
struct FieldOf
{
    std::size_t field = 0;
};
/// Its children are the arguments.
struct CallOf
{
    std::size_t function = 0;
    /// Where it stands in the text: what tells two calls of one expression apart, for functions that remember.
    std::size_t site = 0;
};
/// Its child is the thing.
struct MemberOf
{
    std::size_t member = 0;
};
/// Of its two children.
struct Compare
{
    Comparison how = Comparison::Equal;
};
/// Whether the first child equals one of the others.
struct OneOf
{
};
struct Not
{
};
struct And
{
};
struct Or
{
};

/// One expression as a tree of plain values; copies are whole.
struct Expression
{
    std::variant<Literal, FieldOf, CallOf, MemberOf, Compare, OneOf, Not, And, Or> node;
    std::vector<Expression> children;
    Type type;
    Span place;
};

} // namespace lockscope::query
