// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lockscope::query {

/// What a part of an expression can be. Request: a thing with members, such as the request `a1` of a scenario.
enum class Kind : std::uint8_t { Truth, Number, Duration, Text, Word, Request };

/// The closed list that a Word comes from.
using WordList = std::vector<std::string>;

/// A kind and, for a Word, its list. The list belongs to the schema.
struct Type
{
    Kind kind = Kind::Truth;
    const WordList *words = nullptr;

    friend bool operator==(const Type &, const Type &) = default;
};

/// Nobody can tell: the field does not apply, or the server is one that cannot be looked into. It makes a comparison
/// unknown, never false.
struct Unknown
{
    friend bool operator==(const Unknown &, const Unknown &) = default;
};

/// What a field or a function says. Text and words are views that last as long as what was asked.
using Value = std::variant<Unknown, bool, std::uint64_t, lockscope::Duration, std::string_view>;

} // namespace lockscope::query
