// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lockscope::query {

/// What a part of an expression can be. Thing: something with members, such as the request `a1` of a scenario.
enum class Kind : std::uint8_t { Truth, Number, Duration, Text, Word, Thing };

/// The closed list that a Word comes from.
using WordList = std::vector<std::string>;

/// A kind, for a Word its list, and for a Thing its place among Schema::things. The list belongs to the schema.
struct Type
{
    Kind kind = Kind::Truth;
    const WordList *words = nullptr;
    std::size_t thing = 0;

    friend bool operator==(const Type &, const Type &) = default;
};

/// Nobody can tell: the field does not apply, or the server is one that cannot be looked into. It makes a comparison
/// unknown, never false.
struct Unknown
{
    friend bool operator==(const Unknown &, const Unknown &) = default;
};

/// What a field or a function says; a Thing is a number that the facts it came from understand. Text and words are
/// views that last as long as what was asked.
using Value = std::variant<Unknown, bool, std::uint64_t, lockscope::Duration, std::string_view>;

} // namespace lockscope::query
