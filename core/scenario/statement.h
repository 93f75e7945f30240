// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/action.h"
#include "core/scenario/place.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lockscope::scenario {

struct Statement;

/// What a command of the server may come to behind `->`.
inline constexpr const char *refusedResult = "refused";

/// An action, and with `->` the outcome that it is waited for.
struct Act
{
    Action action;
    std::optional<std::string> result{};
    std::optional<Duration> within{};

    [[nodiscard]] bool isToBeRefused() const { return result == refusedResult; }
};
struct Expect
{
    Condition condition;
    std::optional<Duration> within{};
};
/// `+10s`
struct Pause
{
    Duration span{};
};
/// Armed from here on; done once, when the condition holds.
struct When
{
    Condition condition;
    Action action;
};
/// Holds after every event from here on.
struct Always
{
    Condition condition;
};
/// Whoever watches the run is stopped here once, when the condition holds.
struct Break
{
    Condition condition;
};
struct Repeat
{
    std::uint32_t count = 0;
    /// Place among Scenario::variables.
    std::optional<std::uint32_t> variable{};
    std::vector<Statement> body;
};
/// Over clients, or over keys.
struct Each
{
    std::uint32_t variable = 0;
    std::vector<std::uint32_t> items;
    std::vector<Statement> body;
};
struct Group
{
    std::vector<Statement> body;
};
/// Its statements in every order, or in so many orders of chance; each order is a run of its own.
struct Permute
{
    std::optional<std::uint32_t> sampleCount{};
    std::uint64_t seed = 1;
    std::vector<Statement> body;
};

/// One line, with what stands between it and its `end`.
struct Statement
{
    Place place;
    /// As it stands there, without its comment.
    std::string text;
    std::variant<Act, Expect, Pause, When, Always, Break, Repeat, Each, Group, Permute> what;
};

} // namespace lockscope::scenario
