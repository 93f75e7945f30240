// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/condition_rules.h"

#include "core/base/match.h"
#include "core/scenario/schema.h"

#include <algorithm>
#include <variant>

namespace lockscope::scenario {

namespace {

std::optional<Fault> breachOfField(const FieldMeaning &meaning, const Names &names, const ConditionRules &rules)
{
    using Breach = std::optional<Fault>;
    return match<Breach>(
        meaning,
        [&](const EventField &) { return rules.seesEvents ? Breach() : Breach(Fault::EventOutsideWhen); },
        [&](const WorldField &field) {
            const bool isBelief = field == WorldField::Indeterminate;
            return rules.isServerOutside && !isBelief ? Breach(Fault::TruthNotVisible) : Breach();
        },
        [](const ClientField &) { return Breach(); },
        [](const KeyField &) { return Breach(); },
        [](const RequestField &) { return Breach(); },
        // What `let` named counts as the variables behind the last one.
        [&](const VariableField &field) {
            const bool isOpen = field.variable >= names.variables.size() || names.isOpen(field.variable);
            return isOpen ? Breach() : Breach(Fault::NotInLoop);
        });
}

bool needsTruth(Function function)
{
    switch (function) {
    case Function::True:
    case Function::Holders:
    case Function::Waiters:
    case Function::Token:
    case Function::Fate:
    case Function::Node:
        return true;
    case Function::Reply:
    case Function::Request:
    case Function::Sent:
    case Function::Rising:
    case Function::Key:
    case Function::Count:
        break;
    }
    return false;
}

bool needsTruth(Member member)
{
    return member >= Member::KeyState && member < Member::KeyName;
}

std::optional<Fault> breachOf(const query::Expression &expression, const Names &names, const ConditionRules &rules)
{
    const auto shape = shapeOf(names);
    if (const auto *const field = std::get_if<query::FieldOf>(&expression.node))
        return breachOfField(shape.field(field->field), names, rules);
    if (!rules.isServerOutside)
        return std::nullopt;
    bool isHidden = false;
    if (const auto *const call = std::get_if<query::CallOf>(&expression.node)) {
        const auto meaning = shape.function(call->function);
        const auto *const function = std::get_if<Function>(&meaning);
        isHidden = function != nullptr && needsTruth(*function);
    } else if (const auto *const member = std::get_if<query::MemberOf>(&expression.node)) {
        isHidden = needsTruth(static_cast<Member>(member->member));
    }
    return isHidden ? std::optional(Fault::TruthNotVisible) : std::nullopt;
}

} // namespace

std::optional<ConditionBreach>
firstBreach(const query::Expression &expression, const Names &names, const ConditionRules &rules)
{
    if (const auto fault = breachOf(expression, names, rules))
        return ConditionBreach{expression.place, *fault};
    for (const auto &child : expression.children) {
        if (const auto breach = firstBreach(child, names, rules))
            return breach;
    }
    return std::nullopt;
}

bool asksAnything(const query::Expression &expression)
{
    const bool isAsking = std::holds_alternative<query::FieldOf>(expression.node)
        || std::holds_alternative<query::CallOf>(expression.node);
    return isAsking || std::any_of(expression.children.begin(), expression.children.end(), asksAnything);
}

} // namespace lockscope::scenario
