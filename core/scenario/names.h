// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lockscope::scenario {

/// A constant that `let` gave a name.
using LetValue = std::variant<std::uint64_t, Duration, std::string>;

/// Every name that the lines of a scenario may use: collected before any line is read, since a line may speak of a
/// request that a later one makes.
struct Names
{
    std::vector<std::string> clients;
    std::vector<KeyName> keys;
    std::vector<RequestName> requests;
    std::vector<Variable> variables;
    /// Those whose loops are open at the line that is read, the innermost last.
    std::vector<std::uint32_t> openVariables;
    std::map<std::string, LetValue, std::less<>> lets;

    [[nodiscard]] std::optional<std::uint32_t> client(std::string_view name) const;
    [[nodiscard]] std::optional<std::uint32_t> key(std::string_view name) const;
    [[nodiscard]] std::optional<std::uint32_t> request(std::string_view name) const;
    [[nodiscard]] std::optional<std::uint32_t> variable(std::string_view name) const;
    [[nodiscard]] bool isOpen(std::uint32_t variable) const;
    /// Something has this name, or the language itself.
    [[nodiscard]] bool isTaken(std::string_view name) const;
};

/// Letters, digits and `_`, no digit first; bytes beyond ASCII are none.
[[nodiscard]] bool isName(std::string_view text);
/// A name of the language that nothing else may have.
[[nodiscard]] bool isReserved(std::string_view name);

} // namespace lockscope::scenario
