// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace lockscope::scenario {

/// What a word of a scenario is to those who look at it: how an editor colours it. Names are plain.
enum class WordClass : std::uint8_t {
    Plain,
    Comment,
    /// `client`, `nodes`: what there is.
    Declaration,
    /// `expect`, `when`, `always`, `break`.
    Check,
    /// `repeat`, `end`.
    Block,
    /// What a client is asked for.
    Request,
    /// What is done to clients and servers.
    Fault,
    /// `granted`, `waiting`.
    State,
    /// `and`, `within`, `lease=`.
    Option,
    Text,
    /// Times, too.
    Number,
};
inline constexpr std::size_t wordClassCount = static_cast<std::size_t>(WordClass::Number) + 1;

/// Bytes of one line that belong together.
struct ClassedWord
{
    std::size_t begin = 0;
    std::size_t size = 0;
    WordClass what = WordClass::Plain;

    friend bool operator==(const ClassedWord &, const ClassedWord &) = default;
};

/// The words of one line, from left to right, by what can be told from the line alone; right or wrong is the parser's.
[[nodiscard]] std::vector<ClassedWord> classedWords(std::string_view line);

} // namespace lockscope::scenario
