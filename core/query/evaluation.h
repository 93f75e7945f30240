// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/query/expression.h"
#include "core/query/value.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace lockscope::query {

/// What an expression asks about: an event, or the world at one moment. Indexes are those of the schema that the
/// expression was parsed with.
class Facts
{
public:
    virtual ~Facts() = default;

    [[nodiscard]] virtual Value field(std::size_t field) const = 0;
    /// Things among the arguments, and as the result, are handles: any number that member() understands.
    [[nodiscard]] virtual Value call(const CallOf &call, std::span<const Value> arguments) const = 0;
    [[nodiscard]] virtual Value member(std::size_t member, const Value &thing) const = 0;
};

enum class Verdict : std::uint8_t { No, Yes, NotKnown };

/// Whether `expression` holds. What is not known makes a comparison NotKnown; `and` and `or` are still sure where one
/// side alone decides. Nothing is evaluated behind the side that decides.
[[nodiscard]] Verdict evaluate(const Expression &expression, const Facts &facts);

/// What an expression of any kind comes to.
[[nodiscard]] Value valueOf(const Expression &expression, const Facts &facts);

/// Whether the text fits the pattern of a Literal. Takes time in proportion to the product of their sizes at most.
[[nodiscard]] bool fits(std::string_view text, std::string_view pattern);

} // namespace lockscope::query
