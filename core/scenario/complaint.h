// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/query/query_error.h"
#include "core/scenario/place.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockscope::scenario {

/// What can be wrong with a scenario. The closed list.
enum class Fault : std::uint8_t {
    // The files.
    NotText,
    FileTooLong,
    LineTooLong,
    NoVersion,
    StrangeVersion,
    IncludeMissing,
    IncludeLoop,
    // Blocks.
    OpenBlock,
    StrayEnd,
    BlocksTooDeep,
    EmptyPermute,
    TooManyOrders,
    TooManySteps,
    // Words of a line.
    UnknownWord,
    Unexpected,
    Surplus,
    OutOfRange,
    NotWholeSeconds,
    OpenText,
    // Names.
    UnknownName,
    OtherKind,
    NameTaken,
    NameReserved,
    BadName,
    BadRange,
    NotInLoop,
    IndexMissing,
    IndexUnwanted,
    SetTwice,
    DeclaredTooLate,
    // What stands in the wrong place.
    WaitsInWhen,
    NeverAnswered,
    OnlyVirtual,
    EventOutsideWhen,
    TruthNotVisible,
    ConstantCondition,
    NotAStep,
    // In an expression; `query` says what.
    Condition,
};

/// One thing that is wrong, and where. Sentences are made where people read them.
struct Complaint
{
    Place place;
    Fault fault = Fault::Unexpected;
    /// What stands there; empty where something is missing.
    std::string found{};
    /// What may stand there, or what was asked for.
    std::vector<std::string> expected{};
    /// The known word that is most like what stands there; empty where none is.
    std::string suggestion{};
    /// Of Condition.
    std::optional<query::Fault> query{};
};

/// So many are told of one scenario; whoever has more mends these first.
inline constexpr std::size_t complaintsMax = 100;

} // namespace lockscope::scenario
