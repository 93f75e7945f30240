// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/query/expression.h"
#include "core/query/query_error.h"
#include "core/query/schema.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace lockscope::query {

/// Bytes of an expression.
constexpr std::size_t textSizeMax = 4'096;
/// Parentheses, negations and calls within each other.
constexpr std::size_t depthMax = 64;

/// Reads a whole expression, which must be true or false in the end:
///
///     expression = conjunction { "or" conjunction }
///     conjunction = negation { "and" negation }
///     negation   = "not" negation | comparison
///     comparison = operand [ ( "==" | "!=" | "<" | "<=" | ">" | ">=" ) operand
///                          | [ "not" ] "in" "(" operand { "," operand } ")"
///                          | "is" [ "not" ] ( word | "in" "(" operand { "," operand } ")" ) ]
///     operand    = ( "(" expression ")" | number | duration | text | "true" | "false" | name | name "(" [ operand
///                { "," operand } ] ")" | prefix operand ) { "." name }
///
/// Names and kinds are checked against `schema` at once, so what is given back can be evaluated. The first fault ends
/// it.
[[nodiscard]] Result<Expression, QueryError> parse(std::string_view text, const Schema &schema);

/// The longest front of a text that is an expression.
struct Leading
{
    Expression expression;
    /// Where the first word behind it stands; the size of the text where there is none.
    std::size_t restBegin = 0;
};
/// Reads as much as is an expression of this kind, and leaves the rest alone, whatever it is. A Number, say, is one
/// operand; a Truth is a whole expression.
[[nodiscard]] Result<Leading, QueryError> parseLeading(std::string_view text, Kind kind, const Schema &schema);

/// What may be written at byte `cursor` of a text that need not be whole, without what stands behind the cursor: names,
/// words and symbols that begin as the word before the cursor does, in the order of the schema.
struct Completion
{
    /// The word that one of them would take the place of; empty at the cursor where a new word begins.
    Span place;
    std::vector<std::string> candidates;
};
[[nodiscard]] Completion complete(std::string_view text, std::size_t cursor, const Schema &schema);

} // namespace lockscope::query
