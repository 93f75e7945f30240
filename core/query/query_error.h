// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/query/expression.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lockscope::query {

/// What is wrong with an expression.
enum class Fault : std::uint8_t {
    /// Longer than Parser takes.
    TooLong,
    /// Nested deeper than the parser takes.
    TooDeep,
    StrangeCharacter,
    /// A text without its closing quote.
    OpenText,
    /// A backslash before anything but a quote, a backslash, `*` or `?`.
    StrangeEscape,
    NumberTooLarge,
    /// A number with letters that are no unit of time.
    StrangeUnit,
    /// Something else stands here than may stand here.
    Unexpected,
    UnknownName,
    /// A word that is not in the list of what it is compared with.
    UnknownWord,
    /// The two sides are of different kinds.
    DifferentKinds,
    /// This kind has no order.
    NoOrder,
    /// It is neither true nor false.
    NoTruth,
    WrongArgumentCount,
};

/// The first fault of a text, with its place. Sentences are made where people read them.
struct QueryError
{
    Fault fault = Fault::Unexpected;
    Span place;
    /// What stands there; empty at the end of the text.
    std::string found;
    /// What may stand there, or what was asked for.
    std::vector<std::string> expected;
    /// The known name that is most like what stands there; empty where none is.
    std::string suggestion;
};

} // namespace lockscope::query
