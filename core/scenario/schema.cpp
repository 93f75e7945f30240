// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/schema.h"

#include "core/base/match.h"
#include "core/query/event_facts.h"
#include "core/query/event_kind.h"
#include "core/scenario/state_words.h"

#include <iterator>
#include <utility>

namespace lockscope::scenario {

namespace {

using query::Kind;
using query::Type;

Type typeOf(Thing thing)
{
    return {Kind::Thing, nullptr, static_cast<std::size_t>(thing)};
}

/// Lists the members of one thing after the other, in the order of Member.
class MemberList
{
public:
    explicit MemberList(query::Schema &schema)
        : m_schema(schema)
    {
    }

    MemberList &of(Thing thing)
    {
        m_thing = static_cast<std::size_t>(thing);
        return *this;
    }
    MemberList &plain(std::string name, Kind kind)
    {
        m_schema.members.push_back({std::move(name), {kind}, m_thing});
        return *this;
    }
    MemberList &word(std::string name, query::WordList words)
    {
        m_schema.words.push_back(std::make_unique<const query::WordList>(std::move(words)));
        m_schema.members.push_back({std::move(name), {Kind::Word, m_schema.words.back().get()}, m_thing});
        return *this;
    }

private:
    query::Schema &m_schema;
    std::size_t m_thing = 0;
};

void addMembers(query::Schema &schema)
{
    MemberList list(schema);
    list.of(Thing::Request)
        .word("state", beliefWords())
        .word("outcome", outcomeWords())
        .plain("token", Kind::Number)
        .plain("key", Kind::Text)
        .word("reason", reasonWords())
        .plain("left", Kind::Duration)
        .plain("reclaim_left", Kind::Duration);
    list.of(Thing::Truth)
        .word("state", truthWords())
        .plain("token", Kind::Number)
        .plain("orphan", Kind::Truth)
        .plain("place", Kind::Number);
    auto clientWords = namesUpTo(ClientConnectionState::Closed);
    clientWords.emplace_back("stopped");
    list.of(Thing::Client)
        .word("state", std::move(clientWords))
        .word("reason", namesUpTo(CloseReason::Shutdown))
        .plain("node", Kind::Number)
        .word("violation", namesUpTo(ViolationRule::UnmatchedReply))
        .plain("orphans", Kind::Number)
        .plain("name", Kind::Text);
    list.of(Thing::Key)
        .word("state", keyWords())
        .word("lane", namesUpTo(LaneState::Held))
        .plain("token", Kind::Number)
        .plain("waiters", Kind::Number)
        .plain("orphan", Kind::Truth)
        .plain("left", Kind::Duration)
        .plain("name", Kind::Text);
    list.of(Thing::Fate)
        .word("state", fateWords())
        .word("cause", namesUpTo(FateClass::LeadershipLost))
        .plain("targets", Kind::Number)
        .plain("folded", Kind::Number);
    list.of(Thing::Node).word("state", namesUpTo(NodeRole::Down));
    list.of(Thing::Server).word("state", serverWords());
}

query::Schema makeFixed()
{
    query::Schema schema;
    schema.things = {"request", "truth of a request", "client", "key", "fate", "node", "server", "message"};
    schema.fields = query::eventSchema().fields;
    for (auto &&field : {query::NameSpec{"server", typeOf(Thing::Server)},
                         query::NameSpec{"parked", {Kind::Number}},
                         query::NameSpec{"fates", {Kind::Number}},
                         query::NameSpec{"orphans", {Kind::Number}},
                         query::NameSpec{"indeterminate", {Kind::Number}},
                         query::NameSpec{"term", {Kind::Number}},
                         query::NameSpec{"leader", {Kind::Number}},
                         query::NameSpec{"unsettled", {Kind::Number}}})
        schema.fields.push_back(field);
    const auto kinds = query::allKinds();
    schema.words.push_back(std::make_unique<const query::WordList>(kinds.begin(), kinds.end()));
    const Type kindWord{Kind::Word, schema.words.back().get()};
    schema.functions = {{"true", {typeOf(Thing::Request)}, typeOf(Thing::Truth)},
                        {"reply", {typeOf(Thing::Request)}, typeOf(Thing::Message)},
                        {"request", {typeOf(Thing::Request)}, typeOf(Thing::Message)},
                        {"sent", {typeOf(Thing::Message)}, {Kind::Truth}, true},
                        {"rising", {{Kind::Number}}, {Kind::Truth}, true},
                        {"holders", {typeOf(Thing::Key)}, {Kind::Number}},
                        {"waiters", {typeOf(Thing::Key)}, {Kind::Number}},
                        {"token", {typeOf(Thing::Key)}, {Kind::Number}},
                        {"fate", {typeOf(Thing::Client)}, typeOf(Thing::Fate)},
                        {"node", {{Kind::Number}}, typeOf(Thing::Node)},
                        {"key", {{Kind::Text}}, typeOf(Thing::Key)},
                        {"count", {kindWord}, {Kind::Number}}};
    addMembers(schema);
    return schema;
}

Type typeOf(IndexKind kind)
{
    switch (kind) {
    case IndexKind::Client:
        return typeOf(Thing::Client);
    case IndexKind::Key:
        return typeOf(Thing::Key);
    case IndexKind::Number:
    case IndexKind::None:
        break;
    }
    return {Kind::Number};
}

Type typeOf(const LetValue &value)
{
    return match<Type>(
        value,
        [](std::uint64_t) { return Type{Kind::Number}; },
        [](Duration) { return Type{Kind::Duration}; },
        [](const std::string &) { return Type{Kind::Text}; });
}

query::Literal literalOf(const LetValue &value)
{
    return match<query::Literal>(
        value,
        [](std::uint64_t number) { return query::Literal{number}; },
        [](Duration span) { return query::Literal{span}; },
        [](const std::string &text) { return query::Literal{text}; });
}

std::size_t letsBegin(const SchemaShape &shape)
{
    std::size_t plain = 0;
    for (const auto &request : shape.requests)
        plain += request.index == IndexKind::None ? 1U : 0U;
    return fixedSchema().fields.size() + shape.clients + shape.keys + plain + shape.variables;
}

} // namespace

const query::Schema &fixedSchema()
{
    static const auto schema = makeFixed();
    return schema;
}

std::shared_ptr<const query::Schema> schemaFor(const Names &names)
{
    auto schema = std::make_shared<query::Schema>();
    const auto &fixed = fixedSchema();
    schema->things = fixed.things;
    schema->fields = fixed.fields;
    schema->functions = fixed.functions;
    schema->members = fixed.members;
    for (const auto &client : names.clients)
        schema->fields.push_back({client, typeOf(Thing::Client)});
    for (const auto &key : names.keys)
        schema->fields.push_back({key.name, typeOf(Thing::Key)});
    for (const auto &request : names.requests) {
        const auto type = typeOf(Thing::Request);
        if (request.index == IndexKind::None)
            schema->fields.push_back({request.name, type});
        else
            schema->functions.push_back({request.name, {typeOf(request.index)}, type});
    }
    for (const auto &variable : names.variables)
        schema->fields.push_back({variable.name, typeOf(variable.kind)});
    for (const auto &[name, value] : names.lets)
        schema->fields.push_back({name, typeOf(value)});
    return schema;
}

FieldMeaning SchemaShape::field(std::size_t field) const
{
    const auto events = query::eventSchema().fields.size();
    if (field < events)
        return EventField{field};
    if (field < fixedSchema().fields.size())
        return static_cast<WorldField>(field - events);
    field -= fixedSchema().fields.size();
    if (field < clients)
        return ClientField{static_cast<std::uint32_t>(field)};
    field -= clients;
    if (field < keys)
        return KeyField{static_cast<std::uint32_t>(field)};
    field -= keys;
    for (std::uint32_t name = 0; name < requests.size(); ++name) {
        if (requests[name].index == IndexKind::None && field-- == 0)
            return RequestField{name};
    }
    return VariableField{static_cast<std::uint32_t>(field)};
}

std::variant<Function, RequestField> SchemaShape::function(std::size_t function) const
{
    if (function < fixedSchema().functions.size())
        return static_cast<Function>(function);
    function -= fixedSchema().functions.size();
    for (std::uint32_t name = 0; name < requests.size(); ++name) {
        if (requests[name].index != IndexKind::None && function-- == 0)
            return RequestField{name};
    }
    return RequestField{};
}

SchemaShape shapeOf(const Names &names)
{
    return {names.clients.size(), names.keys.size(), names.requests, names.variables.size()};
}

SchemaShape shapeOf(const Scenario &scenario)
{
    return {scenario.setup.clients.size(), scenario.setup.keys.size(), scenario.requests, scenario.variables.size()};
}

void resolveLets(query::Expression &expression, const Names &names)
{
    const auto begin = letsBegin(shapeOf(names));
    const auto *const field = std::get_if<query::FieldOf>(&expression.node);
    if (field != nullptr && field->field >= begin) {
        const auto let = std::next(names.lets.begin(), static_cast<std::ptrdiff_t>(field->field - begin));
        expression.node = literalOf(let->second);
    }
    for (auto &child : expression.children)
        resolveLets(child, names);
}

} // namespace lockscope::scenario
