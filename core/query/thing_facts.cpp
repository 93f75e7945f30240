// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/thing_facts.h"

#include "core/query/event_state.h"
#include "core/query/quoting.h"

#include <array>
#include <memory>
#include <utility>

namespace lockscope::query {

namespace {

/// The fields in the order of the schema.
enum class ThingField : std::uint8_t { Key, State, Client, Token, Owner, Request, Connection, Fate, Waiters, Lane };

constexpr auto lanes = std::to_array<std::string_view>({"empty", "staged", "writing", "ambiguous", "held"});
static_assert(lanes.size() == static_cast<std::size_t>(LaneState::Held) + 1);

Schema makeThingSchema()
{
    Schema schema;
    const auto wordsOf = [&schema](std::span<const std::string_view> words) {
        schema.words.push_back(std::make_unique<const WordList>(words.begin(), words.end()));
        return Type{Kind::Word, schema.words.back().get()};
    };
    schema.fields = {{"key", {Kind::Text}},
                     {"state", wordsOf(shownWords())},
                     {"client", {Kind::Number}},
                     {"token", {Kind::Number}},
                     {"owner", {Kind::Text}},
                     {"request", {Kind::Number}},
                     {"connection", {Kind::Text}},
                     {"fate", {Kind::Number}},
                     {"waiters", {Kind::Number}},
                     {"lane", wordsOf(lanes)}};
    return schema;
}

template<typename Id>
Value numberOf(const std::optional<Id> &id)
{
    return id ? Value(static_cast<std::uint64_t>(id->value())) : Value(Unknown{});
}

} // namespace

const Schema &thingSchema()
{
    static const auto schema = makeThingSchema();
    return schema;
}

Value ThingFacts::field(std::size_t field) const
{
    const auto written = [](std::string &into, std::string text) -> Value {
        into = std::move(text);
        return std::string_view(into);
    };
    switch (static_cast<ThingField>(field)) {
    case ThingField::Key:
        return m_thing.key ? Value(*m_thing.key) : Value(Unknown{});
    case ThingField::State:
        return m_thing.state ? Value(wordOf(*m_thing.state)) : Value(Unknown{});
    case ThingField::Client:
        return m_thing.request ? Value(std::uint64_t{m_thing.request->client.value()}) : Value(Unknown{});
    case ThingField::Token:
        return numberOf(m_thing.token);
    case ThingField::Owner:
        return m_thing.owner ? written(m_owner, hexOf(*m_thing.owner)) : Value(Unknown{});
    case ThingField::Request:
        return m_thing.request ? Value(m_thing.request->request.value()) : Value(Unknown{});
    case ThingField::Connection:
        return m_thing.connection ? written(m_connection, textOf(*m_thing.connection)) : Value(Unknown{});
    case ThingField::Fate:
        return numberOf(m_thing.fate);
    case ThingField::Waiters:
        return m_thing.waiters ? Value(*m_thing.waiters) : Value(Unknown{});
    case ThingField::Lane:
        return m_thing.lane ? Value(lanes.at(static_cast<std::size_t>(*m_thing.lane))) : Value(Unknown{});
    }
    return Unknown{};
}

Value ThingFacts::call(const CallOf & /*call*/, std::span<const Value> /*arguments*/) const
{
    return Unknown{};
}

Value ThingFacts::member(std::size_t /*member*/, const Value & /*request*/) const
{
    return Unknown{};
}

} // namespace lockscope::query
