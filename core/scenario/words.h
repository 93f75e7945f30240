// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/action.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lockscope::scenario {

/// What follows the word of a fault or an operation, in order.
enum class Operand : std::uint8_t {
    None,
    Client,
    /// `to-server` or `to-client`; left out: both, or the latter where both make no sense.
    BothOrWay,
    OneWay,
    Length,
    OptionalLength,
    /// `node=2`
    Node,
    OptionalNode,
    /// `node=2` or `stranger`
    NodeOrStranger,
    Key,
    /// `calls=3`
    Calls,
    Torn,
    Reset,
    Moved,
    ThroughStop,
};

/// One fault or operation of the language. `disk` has several: its second word chooses.
struct ActionWord
{
    std::string_view word;
    std::string_view second{};
    ActionKind kind{};
    std::array<Operand, 4> operands{};
    bool isOnlyVirtual = false;
    /// It is done to the embedded server, and not by or to a client.
    bool isServers = false;
};
[[nodiscard]] std::span<const ActionWord> actionWords();

/// What a client can be asked for: acquire, release, cancel, cut, stop, replace.
[[nodiscard]] const std::vector<std::string> &clientWords();
/// What can begin a line that declares, that checks or waits, and that opens or closes a block.
[[nodiscard]] const std::vector<std::string> &headWords();
[[nodiscard]] const std::vector<std::string> &checkWords();
[[nodiscard]] const std::vector<std::string> &blockWords();
/// Every first word of actionWords(), once.
[[nodiscard]] const std::vector<std::string> &faultWords();
[[nodiscard]] bool isOneOf(const std::vector<std::string> &words, std::string_view word);
[[nodiscard]] bool isFaultWord(std::string_view word);
[[nodiscard]] bool isLineWord(std::string_view word);

} // namespace lockscope::scenario
