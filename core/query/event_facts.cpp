// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/event_facts.h"

#include "core/base/match.h"
#include "core/query/event_kind.h"
#include "core/query/event_state.h"
#include "core/query/quoting.h"
#include "core/vocabulary/rule.h"

#include <array>
#include <cstdint>
#include <utility>

namespace lockscope::query {

namespace {

using Subject = EventFacts::Subject;

/// The fields in the order of the schema.
enum class Field : std::uint8_t {
    Number,
    Kind,
    Source,
    Client,
    Node,
    Key,
    Token,
    Owner,
    Request,
    Connection,
    Fate,
    Lsn,
    Outcome,
    State,
    Rule,
};

constexpr auto lastRule = Rule::N6;

constexpr auto outcomes = std::to_array<std::string_view>({
    "granted",
    "timed_out",
    "busy",
    "indeterminate",
    "cancelled",
    "failed",
    "released",
    "not_found",
    "unknown",
});

std::string_view outcomeOf(const AcquireOutcome &outcome)
{
    return outcomes.at(outcome.index());
}

std::string_view outcomeOf(const ReleaseOutcome &outcome)
{
    return match<std::string_view>(
        outcome,
        [](const OutcomeReleased &) { return "released"; },
        [](const OutcomeNotFound &) { return "not_found"; },
        [](const OutcomeUnknown &) { return "unknown"; },
        [](const OutcomeReleaseFailed &) { return "failed"; });
}

std::string_view viewOf(const std::string &key)
{
    return key;
}
std::string_view viewOf(const Key &key)
{
    return key.text();
}

template<typename T>
void put(std::optional<std::uint64_t> &into, const T &id)
{
    into = id.value();
}
template<typename T>
void put(std::optional<std::uint64_t> &into, const std::optional<T> &id)
{
    if (id)
        into = id->value();
}

void put(Subject &into, const FateIntent &fate)
{
    into.fate = fate.open.value();
    into.connection = fate.connection;
    if (fate.targets.size() == 1)
        into.key = fate.targets.front().text();
}
void put(Subject &into, OpenSequence fate)
{
    into.fate = fate.value();
}
void put(Subject &into, const std::optional<OpenSequence> &fate)
{
    put(into.fate, fate);
}

/// By the names of the event's members, so that a new kind of event can be asked for what it has at once.
template<typename Said>
void collect(Subject &into, const Said &said)
{
    if constexpr (requires { said.key; })
        into.key = viewOf(said.key);
    if constexpr (requires { said.token; })
        put(into.token, said.token);
    if constexpr (requires { said.owner; })
        into.owner = said.owner;
    if constexpr (requires { said.request; })
        put(into.request, said.request);
    if constexpr (requires { said.connection; })
        into.connection = said.connection;
    if constexpr (requires { said.lsn; })
        put(into.lsn, said.lsn);
    if constexpr (requires { said.open; })
        put(into.fate, said.open);
    if constexpr (requires { said.fate; })
        put(into, said.fate);
    if constexpr (requires { said.node; })
        put(into.node, said.node);
    if constexpr (requires { said.outcome; })
        into.outcome = outcomeOf(said.outcome);
    if constexpr (requires { said.link.client; })
        put(into.client, said.link.client);
}

void collectOutcome(Subject &into, const ClientEvent &event)
{
    const auto *const ended = std::get_if<AcquireEnded>(&event);
    const auto *const granted = ended == nullptr ? nullptr : std::get_if<OutcomeGranted>(&ended->outcome);
    if (granted != nullptr)
        into.token = granted->token.value();
}

void collectCommand(Subject &into, const auto &command)
{
    std::visit([&](const auto &given) { collect(into, given); }, command);
}

Subject subjectOf(const Origin &origin, const Event &told)
{
    Subject subject;
    if (const auto *const client = std::get_if<ClientId>(&origin))
        subject.client = client->value();
    if (const auto *const node = std::get_if<NodeId>(&origin))
        subject.node = node->value();
    match(
        told,
        [&](const ClientEvent &event) {
            std::visit([&](const auto &said) { collect(subject, said); }, event);
            collectOutcome(subject, event);
        },
        [&](const ServerEvent &event) { std::visit([&](const auto &said) { collect(subject, said); }, event); },
        [&](const CommandGiven &given) {
            put(subject.client, given.client);
            std::visit([&](const auto &command) { collectCommand(subject, command); }, given.command);
        },
        [&](const CommandRefused &refused) { collectCommand(subject, refused.command); },
        [](const EventsSkipped &) {},
        [&](const FaultEvent &event) { std::visit([&](const auto &said) { collect(subject, said); }, event); });
    return subject;
}

WordList ruleNames()
{
    WordList names;
    for (auto number = static_cast<int>(Rule::None) + 1; number <= static_cast<int>(lastRule); ++number)
        names.emplace_back(nameOf(static_cast<Rule>(number)));
    return names;
}

Schema makeSchema()
{
    Schema schema;
    const auto wordsOf = [&schema](WordList words) {
        schema.words.push_back(std::make_unique<const WordList>(std::move(words)));
        return Type{Kind::Word, schema.words.back().get()};
    };
    const auto kinds = allKinds();
    schema.fields = {{"n", {Kind::Number}},
                     {"kind", wordsOf({kinds.begin(), kinds.end()})},
                     {"source", {Kind::Text}},
                     {"client", {Kind::Number}},
                     {"node", {Kind::Number}},
                     {"key", {Kind::Text}},
                     {"token", {Kind::Number}},
                     {"owner", {Kind::Text}},
                     {"request", {Kind::Number}},
                     {"connection", {Kind::Text}},
                     {"fate", {Kind::Number}},
                     {"lsn", {Kind::Number}},
                     {"outcome", wordsOf({outcomes.begin(), outcomes.end()})},
                     {"state", wordsOf({shownWords().begin(), shownWords().end()})},
                     {"rule", wordsOf(ruleNames())}};
    return schema;
}

Value known(const auto &value)
{
    return value ? Value(*value) : Value(Unknown{});
}

} // namespace

const Schema &eventSchema()
{
    static const auto schema = makeSchema();
    return schema;
}

EventFacts::EventFacts(const Entry &entry)
    : m_number(entry.number)
    , m_origin(entry.origin)
    , m_event(entry.event)
    , m_rule(entry.rule)
    , m_subject(subjectOf(entry.origin, entry.event))
{
}

EventFacts::EventFacts(const UnnumberedEntry &entry)
    : m_origin(entry.origin)
    , m_event(entry.event)
    , m_rule(entry.rule)
    , m_subject(subjectOf(entry.origin, entry.event))
{
}

Value EventFacts::field(std::size_t field) const
{
    const auto written = [](std::string &into, std::string text) -> Value {
        into = std::move(text);
        return std::string_view(into);
    };
    switch (static_cast<Field>(field)) {
    case Field::Number:
        return m_number ? Value(m_number->value()) : Value(Unknown{});
    case Field::Kind:
        return kindOf(m_event);
    case Field::Source:
        return written(m_source, sourceOf(m_origin));
    case Field::Client:
        return known(m_subject.client);
    case Field::Node:
        return known(m_subject.node);
    case Field::Key:
        return known(m_subject.key);
    case Field::Token:
        return known(m_subject.token);
    case Field::Owner:
        return m_subject.owner ? written(m_owner, hexOf(*m_subject.owner)) : Value(Unknown{});
    case Field::Request:
        return known(m_subject.request);
    case Field::Connection:
        return m_subject.connection ? written(m_connection, textOf(*m_subject.connection)) : Value(Unknown{});
    case Field::Fate:
        return known(m_subject.fate);
    case Field::Lsn:
        return known(m_subject.lsn);
    case Field::Outcome:
        return known(m_subject.outcome);
    case Field::State: {
        const auto state = stateAfter(m_event);
        return state ? Value(wordOf(*state)) : Value(Unknown{});
    }
    case Field::Rule:
        return m_rule == Rule::None ? Value(Unknown{}) : Value(nameOf(m_rule));
    }
    return Unknown{};
}

Value EventFacts::call(const CallOf & /*call*/, std::span<const Value> /*arguments*/) const
{
    return Unknown{};
}

Value EventFacts::member(std::size_t /*member*/, const Value & /*thing*/) const
{
    return Unknown{};
}

} // namespace lockscope::query
