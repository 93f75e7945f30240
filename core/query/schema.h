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

/// A name that an expression may use: a field, or a member of a request.
struct NameSpec
{
    std::string name;
    Type type;
};

/// A function, with the kinds of its arguments.
struct FunctionSpec
{
    std::string name;
    std::vector<Type> parameters;
    Type result;
};

/// Everything that can be said in one place: in the filter box, in a scenario. Expressions refer to it by index, so a
/// schema outlives them and does not change.
struct Schema
{
    std::vector<NameSpec> fields;
    std::vector<FunctionSpec> functions;
    /// Of every request. `a1 is held` asks for the member `state`.
    std::vector<NameSpec> members;
    /// What the Word types above point to.
    std::vector<std::unique_ptr<const WordList>> words;
};

/// The place of a name among fields, functions or members.
template<typename Specs>
[[nodiscard]] std::optional<std::size_t> placeOf(std::string_view name, const Specs &specs)
{
    const auto found = std::find_if(specs.begin(), specs.end(), [name](const auto &it) { return it.name == name; });
    return found == specs.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - specs.begin()));
}

} // namespace lockscope::query
