// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/beliefs.h"
#include "core/history/entry.h"
#include "core/vocabulary/ids.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockscope::check {

/// The invariants of the whole system (docs/rules.md, I).
enum class Invariant : std::uint8_t { I1 = 1, I2, I3, I4, I5, I6, I7, I8, I9, I10, I11, I12, I13 };

/// How an invariant was broken. The closed list; a person's sentence is made from it at the edge.
enum class Breach : std::uint8_t {
    /// I1: a key was granted while an earlier grant of it lived.
    GrantsOverlap,
    /// I2: a grant's token is not above the last one.
    TokenNotAbove,
    /// I3: a client was answered before the record was durable, or the record was never there.
    BeliefBeforeTruth,
    BeliefWithoutTruth,
    /// I4: a request ended twice, or its engine ended without an outcome for it.
    SecondOutcome,
    OutcomeMissing,
    /// I5: Indeterminate, or an answer, without a byte handed over; cancelled or failed after one was.
    IndeterminateUnsent,
    AnsweredUnsent,
    DefiniteAfterSend,
    /// I6: an owner, or a request, went out twice.
    OwnerSentTwice,
    RequestSentTwice,
    /// I7: an event names another key or token than the request or the grant that it belongs to.
    OtherKey,
    OtherToken,
    /// I8: Complete before a target's fold, Complete again, or an Open that a stop left out.
    CompleteBeforeFold,
    SecondComplete,
    OpenForgotten,
    /// I9: a fate stayed parked while all its lanes were free, or a transition went before it on a drained lane.
    ParkedWhileFree,
    PassedOverParked,
    /// I10: a waiter or a grant of a connection whose fate is complete.
    WaiterAfterComplete,
    /// I11: a grant ended before its lease, outlived it, ended though it did not live, or was gone without an end.
    EndedEarly,
    Outlived,
    EndOfNoGrant,
    GrantVanished,
    /// I12: a waiter was granted before one that came earlier.
    GrantedOutOfTurn,
    /// I13: `reclaim_by` lay before the end of the grant.
    ReclaimedTooSoon,
};

[[nodiscard]] Invariant invariantOf(Breach breach);

/// "I7", "OtherToken": as they stand in exports, never translated.
[[nodiscard]] std::string_view nameOf(Invariant invariant);
[[nodiscard]] std::string_view nameOf(Breach breach);

/// One broken invariant: how, shown by which events, oldest first, and whom it concerns, as far as it is known.
struct Violation
{
    Breach breach = Breach::GrantsOverlap;
    std::vector<EventNumber> evidence;
    /// As text, since a client can name a key that is none; empty: not about one key.
    std::string key;
    std::optional<Token> token;
    std::optional<Owner> owner;
    std::optional<ConnectionId> connection;
    std::optional<OpenSequence> fate;
    std::optional<RequestRef> request;

    friend bool operator==(const Violation &, const Violation &) = default;
};

/// What one event brings to every rule: its place and time, and where to put what is found.
struct Step
{
    EventNumber number;
    TimePoint at;
    std::vector<Violation> &found;
};

} // namespace lockscope::check
