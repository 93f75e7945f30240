// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/query/expression.h"
#include "core/scenario/complaint.h"
#include "core/scenario/names.h"

#include <optional>

namespace lockscope::scenario {

/// What a condition may speak of where it stands.
struct ConditionRules
{
    /// It is judged at an event, and may ask about that.
    bool seesEvents = false;
    /// Nothing is known of what happens inside the server.
    bool isServerOutside = false;
};

struct ConditionBreach
{
    query::Span place;
    Fault fault = Fault::Condition;
};

/// The first part of a condition that may not stand there.
[[nodiscard]] std::optional<ConditionBreach>
firstBreach(const query::Expression &expression, const Names &names, const ConditionRules &rules);
/// Whether it can come to anything else than what is written.
[[nodiscard]] bool asksAnything(const query::Expression &expression);

} // namespace lockscope::scenario
