// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/query/expression.h"
#include "core/query/schema.h"
#include "core/scenario/names.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <variant>

namespace lockscope::scenario {

/// What conditions speak of, in the order of Schema::things.
enum class Thing : std::uint8_t { Request, Truth, Client, Key, Fate, Node, Server, Message };

/// Fields that every scenario has, behind those of the event.
enum class WorldField : std::uint8_t {
    Server,
    Parked,
    Fates,
    Orphans,
    Indeterminate,
    Term,
    Leader,
    Unsettled,
};

/// Functions that every scenario has.
enum class Function : std::uint8_t {
    True,
    Reply,
    Request,
    Sent,
    Rising,
    Holders,
    Waiters,
    Token,
    Fate,
    Node,
    Key,
    Count,
};

/// Members of things, in the order of Schema::members.
enum class Member : std::uint8_t {
    RequestState,
    RequestOutcome,
    RequestToken,
    RequestKey,
    RequestReason,
    RequestLeft,
    RequestReclaimLeft,
    TruthState,
    TruthToken,
    TruthOrphan,
    TruthPlace,
    ClientState,
    ClientReason,
    ClientNode,
    ClientViolation,
    ClientOrphans,
    ClientName,
    KeyState,
    KeyLane,
    KeyToken,
    KeyWaiters,
    KeyOrphan,
    KeyLeft,
    KeyName,
    FateState,
    FateCause,
    FateTargets,
    FateFolded,
    NodeState,
    ServerState,
};

/// What every scenario may say: the event at hand, the server, and the functions.
[[nodiscard]] const query::Schema &fixedSchema();
/// The same with the names of one scenario. What `let` named stands there as a field; resolveLets() takes it away.
[[nodiscard]] std::shared_ptr<const query::Schema> schemaFor(const Names &names);

/// What a field of such a schema stands for.
struct EventField
{
    std::size_t field = 0;
};
struct ClientField
{
    std::uint32_t client = 0;
};
struct KeyField
{
    std::uint32_t key = 0;
};
struct RequestField
{
    std::uint32_t name = 0;
};
struct VariableField
{
    std::uint32_t variable = 0;
};
using FieldMeaning = std::variant<EventField, WorldField, ClientField, KeyField, RequestField, VariableField>;

/// Which names a scenario's schema has, by their numbers alone.
struct SchemaShape
{
    std::size_t clients = 0;
    std::size_t keys = 0;
    std::vector<RequestName> requests;
    std::size_t variables = 0;

    [[nodiscard]] FieldMeaning field(std::size_t field) const;
    /// One of the fixed functions, or the name of a family of requests.
    [[nodiscard]] std::variant<Function, RequestField> function(std::size_t function) const;
};
[[nodiscard]] SchemaShape shapeOf(const Names &names);
[[nodiscard]] SchemaShape shapeOf(const Scenario &scenario);

/// Puts the constants of `let` in the places of their names.
void resolveLets(query::Expression &expression, const Names &names);

} // namespace lockscope::scenario
