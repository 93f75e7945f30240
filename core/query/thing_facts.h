// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/beliefs.h"
#include "core/query/evaluation.h"
#include "core/query/schema.h"
#include "core/vocabulary/shown_state.h"
#include "core/vocabulary/words.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lockscope::query {

/// What a lock, one that waits for it, or a fate has at one moment. `key` lasts as long as what it was taken from.
struct Thing
{
    std::optional<std::string_view> key;
    std::optional<ShownState> state;
    /// Of a client of ours.
    std::optional<RequestRef> request{};
    std::optional<Token> token{};
    std::optional<Owner> owner{};
    std::optional<ConnectionId> connection{};
    std::optional<OpenSequence> fate{};
    std::optional<std::uint64_t> waiters{};
    std::optional<LaneState> lane{};
};

/// What a filter may ask about one of them: the fields of eventSchema() that they have, with the same meaning, and
///
///     waiters      number       of a lock: how many wait for it
///     lane         word         of a lock: its candidate lane: empty, staged, writing, ambiguous, held
///
/// So `key == "orders/*" and state in (waiting, indeterminate)` means the same for events, locks and fates.
[[nodiscard]] const Schema &thingSchema();

/// One thing, asked by thingSchema(). It lasts as long as the thing.
class ThingFacts final : public Facts
{
public:
    explicit ThingFacts(const Thing &thing)
        : m_thing(thing)
    {
    }

    [[nodiscard]] Value field(std::size_t field) const override;
    /// There is no function, and nothing that has members.
    [[nodiscard]] Value call(const CallOf &call, std::span<const Value> arguments) const override;
    [[nodiscard]] Value member(std::size_t member, const Value &thing) const override;

private:
    const Thing &m_thing;
    /// Keeps what had to be written out.
    mutable std::string m_owner;
    mutable std::string m_connection;
};

} // namespace lockscope::query
