// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/history/entry.h"
#include "core/scenario/place.h"
#include "core/scenario/sighting.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lockscope::scenario {

/// How a run stands. Unsure: a budget ran out before it could tell. Stopped: somebody wanted it to end.
enum class RunVerdict : std::uint8_t { Running, Passed, Failed, Unsure, Stopped };

/// An `expect`, or the outcome behind `->`, did not come within its time, or another one did.
struct CheckFailed
{
    std::vector<Sighting> seen;
    /// None: another outcome came.
    std::optional<Duration> waited{};
};
/// An `always` stopped holding.
struct AlwaysBroken
{
    std::vector<Sighting> seen;
    /// None: time alone did it.
    std::optional<Entry> event{};
};
/// A `when` waited for something that never came.
struct NeverFired
{
    std::vector<Sighting> seen;
};
/// An `always` that was neither true nor false at any moment.
struct NeverKnown
{
    std::vector<Sighting> seen;
};
/// Not every client was connected before the first step.
struct NotConnected
{
    std::vector<Sighting> seen;
};
/// A request of another client, or a token that nobody knows, was to be given back.
struct NotItsOwn
{
    std::string what;
};
/// The server refused a command; `event` says which one, and why.
struct Refused
{
    Entry event;
};
/// The server carried out what it should have refused.
struct NotRefused
{
};
/// What must hold in every run did not: an invariant, or a promise of the simulation.
struct Breach
{
    std::string name;
    std::string detail;
};
/// The stage could not do what was asked; its own sentence.
struct StageFailed
{
    std::string sentence;
};
/// Events or time ran out.
struct OutOfBudget
{
    std::uint64_t events = 0;
    Duration elapsed{};
};
using RunReason = std::variant<CheckFailed,
                               AlwaysBroken,
                               NeverFired,
                               NeverKnown,
                               NotConnected,
                               NotItsOwn,
                               Refused,
                               NotRefused,
                               Breach,
                               StageFailed,
                               OutOfBudget>;

/// Why a run did not pass.
struct RunFailure
{
    Place place;
    /// What was expected, as it stands in the scenario.
    std::string expected;
    RunReason reason;
    TimePoint at;
};

/// Where one line of a run stands. Armed: a `when`, `always` or `break` that waits; Skipped: the run ended before it.
enum class StepMark : std::uint8_t { Ahead, Waiting, Armed, Passed, Failed, Skipped };
struct StepResult
{
    StepMark mark = StepMark::Ahead;
    std::optional<TimePoint> began{};
    std::optional<TimePoint> ended{};
    /// Of a run that is watched: what its condition or its outcome was when it came.
    std::vector<Sighting> seen{};
};

} // namespace lockscope::scenario
