// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/query/value.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockscope::query {

/// A field that an expression may use.
struct NameSpec
{
    std::string name;
    Type type;
};

/// A member of all things of one type.
struct MemberSpec
{
    std::string name;
    Type type;
    std::size_t thing = 0;
};

/// A function, with the kinds of its arguments.
struct FunctionSpec
{
    std::string name;
    std::vector<Type> parameters;
    Type result;
    /// Its one argument may stand behind it without parentheses: `rising token(L)`.
    bool isPrefix = false;
};

/// Everything that can be said in one place: in the filter box, in a scenario. Expressions refer to it by index, so a
/// schema outlives them and does not change.
struct Schema
{
    std::vector<NameSpec> fields;
    std::vector<FunctionSpec> functions;
    /// What the types of things are called: "request".
    std::vector<std::string> things;
    /// `a1 is held` asks for the member `state`; a thing that is compared with a text is asked for its member `name`.
    std::vector<MemberSpec> members;
    /// What the Word types above point to.
    std::vector<std::unique_ptr<const WordList>> words;
};

/// The place of a name among fields or functions.
template<typename Specs>
[[nodiscard]] std::optional<std::size_t> placeOf(std::string_view name, const Specs &specs)
{
    const auto found = std::find_if(specs.begin(), specs.end(), [name](const auto &it) { return it.name == name; });
    return found == specs.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - specs.begin()));
}

/// The place among the members of a member that things of the type have.
[[nodiscard]] inline std::optional<std::size_t> memberOf(const Type &type, std::string_view name, const Schema &schema)
{
    const auto found = std::find_if(schema.members.begin(), schema.members.end(), [&](const MemberSpec &it) {
        return type.kind == Kind::Thing && it.thing == type.thing && it.name == name;
    });
    return found == schema.members.end() ? std::nullopt
                                         : std::optional(static_cast<std::size_t>(found - schema.members.begin()));
}

} // namespace lockscope::query
