// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/names.h"

#include "core/scenario/schema.h"
#include "core/scenario/words.h"

#include <algorithm>
#include <array>

namespace lockscope::scenario {

namespace {

template<typename Things, typename NameOf>
std::optional<std::uint32_t> placeOf(const Things &things, std::string_view name, NameOf nameOf)
{
    const auto found = std::find_if(things.begin(), things.end(), [&](const auto &it) { return nameOf(it) == name; });
    return found == things.end() ? std::nullopt : std::optional(static_cast<std::uint32_t>(found - things.begin()));
}

constexpr auto grammarWords = std::to_array<std::string_view>(
    {"and", "or", "not", "in", "is", "true", "false", "as", "end", "every", "within", "none", "node"});

} // namespace

std::optional<std::uint32_t> Names::client(std::string_view name) const
{
    return placeOf(clients, name, [](const std::string &it) { return std::string_view(it); });
}

std::optional<std::uint32_t> Names::key(std::string_view name) const
{
    return placeOf(keys, name, [](const KeyName &it) { return std::string_view(it.name); });
}

std::optional<std::uint32_t> Names::request(std::string_view name) const
{
    return placeOf(requests, name, [](const RequestName &it) { return std::string_view(it.name); });
}

std::optional<std::uint32_t> Names::variable(std::string_view name) const
{
    return placeOf(variables, name, [](const Variable &it) { return std::string_view(it.name); });
}

bool Names::isOpen(std::uint32_t variable) const
{
    return std::find(openVariables.begin(), openVariables.end(), variable) != openVariables.end();
}

bool Names::isTaken(std::string_view name) const
{
    return client(name) || key(name) || request(name) || variable(name) || lets.find(name) != lets.end();
}

bool isName(std::string_view text)
{
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    const auto isOfName = [&](char c) { return isLetter(c) || (c >= '0' && c <= '9'); };
    return !text.empty() && isLetter(text.front()) && std::all_of(text.begin(), text.end(), isOfName);
}

bool isReserved(std::string_view name)
{
    const auto &fixed = fixedSchema();
    return std::find(grammarWords.begin(), grammarWords.end(), name) != grammarWords.end()
        || query::placeOf(name, fixed.fields) || query::placeOf(name, fixed.functions) || isLineWord(name);
}

} // namespace lockscope::scenario
