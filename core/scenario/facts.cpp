// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/facts.h"

#include "core/base/match.h"

#include <algorithm>
#include <utility>

namespace lockscope::scenario {

namespace {

using query::Unknown;
using query::Value;

/// Message handles: the request's reply, or the request itself.
constexpr std::uint64_t replyBit = std::uint64_t{1} << 63U;

std::optional<std::uint64_t> numberOf(const Value &value)
{
    const auto *const number = std::get_if<std::uint64_t>(&value);
    return number == nullptr ? std::nullopt : std::optional(*number);
}

Value count(std::size_t number)
{
    return static_cast<std::uint64_t>(number);
}

} // namespace

BoardFacts::BoardFacts(const View &view)
    : m_view(view)
{
    if (view.event != nullptr)
        m_event.emplace(*view.event);
}

std::optional<Handle> BoardFacts::request(std::uint32_t name, std::uint64_t index) const
{
    const auto found = m_view.bound.find({name, index});
    return found == m_view.bound.end() ? std::nullopt : std::optional(found->second);
}

Value BoardFacts::field(std::size_t field) const
{
    return match<Value>(
        m_view.shape.field(field),
        [&](const EventField &event) { return m_event ? m_event->field(event.field) : Value(Unknown{}); },
        [&](const WorldField &known) { return world(known); },
        [](const ClientField &client) { return Value(std::uint64_t{client.client}); },
        [](const KeyField &key) { return Value(std::uint64_t{key.key}); },
        [&](const RequestField &named) {
            const auto found = request(named.name, 0);
            return found ? Value(*found) : Value(Unknown{});
        },
        [&](const VariableField &variable) { return Value(m_view.values.at(variable.variable)); });
}

Value BoardFacts::world(WorldField field) const
{
    const auto &board = m_view.board;
    const auto &truth = board.world().truth();
    switch (field) {
    case WorldField::Server:
        return std::uint64_t{0};
    case WorldField::Parked:
        return count(board.fateCount(FateWord::Parked));
    case WorldField::Fates:
        return count(board.fateCount(FateWord::Parked) + board.fateCount(FateWord::Open));
    case WorldField::Orphans:
        return count(truth.orphanCount());
    case WorldField::Indeterminate:
        return count(board.world().beliefs().indeterminateCount());
    case WorldField::Term:
        return truth.term().value();
    case WorldField::Leader:
        return truth.leader() ? Value(std::uint64_t{truth.leader()->value()}) : Value(Unknown{});
    case WorldField::Unsettled:
        return board.unsettled() ? count(*board.unsettled()) : Value(Unknown{});
    }
    return Unknown{};
}

Value BoardFacts::rising(std::size_t site, const Value &value) const
{
    const auto number = numberOf(value);
    if (!number || m_view.rises == nullptr)
        return Unknown{};
    const auto [last, isFirst] = m_view.rises->emplace(site, *number);
    if (!isFirst && *number < last->second)
        return false;
    last->second = *number;
    return true;
}

Value BoardFacts::call(const query::CallOf &call, std::span<const Value> arguments) const
{
    const auto meaning = m_view.shape.function(call.function);
    const auto &argument = arguments.front();
    if (const auto *const family = std::get_if<RequestField>(&meaning)) {
        const auto index = numberOf(argument);
        const auto found = index ? request(family->name, *index) : std::nullopt;
        return found ? Value(*found) : Value(Unknown{});
    }
    const auto function = std::get<Function>(meaning);
    if (std::holds_alternative<Unknown>(argument))
        return Unknown{};
    const auto &board = m_view.board;
    const auto number = numberOf(argument).value_or(0);
    switch (function) {
    case Function::True:
    case Function::Request:
    case Function::Node:
    case Function::Fate:
        return argument;
    case Function::Reply:
        return number | replyBit;
    case Function::Sent: {
        const auto &request = board.book().at(number & ~replyBit);
        return (number & replyBit) != 0 ? request.isReplySent : request.isRequestSent;
    }
    case Function::Rising:
        return rising(call.site, argument);
    case Function::Holders:
        return count(board.holders(keyText(number)));
    case Function::Waiters:
        return ofKey(Member::KeyWaiters, number);
    case Function::Token:
        return ofKey(Member::KeyToken, number);
    case Function::Key: {
        const auto text = std::get<std::string_view>(argument);
        const auto &keys = m_view.scenario.setup.keys;
        const auto known = std::find_if(keys.begin(), keys.end(), [&](const KeyName &it) { return it.text == text; });
        if (known != keys.end())
            return count(static_cast<std::size_t>(known - keys.begin()));
        m_strangers.emplace_back(text);
        return count(keys.size() + m_strangers.size() - 1);
    }
    case Function::Count:
        return board.count(std::get<std::string_view>(argument));
    }
    return Unknown{};
}

const std::string &BoardFacts::keyText(std::uint64_t key) const
{
    const auto &keys = m_view.scenario.setup.keys;
    return key < keys.size() ? keys[key].text : m_strangers.at(key - keys.size());
}

} // namespace lockscope::scenario
