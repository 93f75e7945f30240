// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/step.h"
#include "app/lab/virtual_lab.h"
#include "core/history/entry.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace lockscope::lab {

/// What a client, or the server, is in the middle of when something happens to it. A closed list; the one that says
/// most counts.
enum class Midst : std::uint8_t {
    ClientIdle,
    ClientDialing,
    ClientGreeting,
    ClientQueued,
    ClientWaiting,
    ClientReleasing,
    ClientHolding,

    ServerQuiet,
    ServerStarting,
    ServerDown,
    ServerFatal,
    ServerChangingLeader,
    ServerStopping,
    LaneHeld,
    FateParked,
    FateWriting,
    ExpiryWriting,
    ReleaseWriting,
    HandOffWriting,
    GrantWriting,
};
inline constexpr std::size_t midstCount = static_cast<std::size_t>(Midst::GrantWriting) + 1;
[[nodiscard]] std::string_view nameOf(Midst midst);

/// Kinds of event: client events with their outcomes, then server events.
inline constexpr std::size_t ruleCount = static_cast<std::size_t>(Rule::N6) + 1;
inline constexpr std::size_t clientKindCount = std::variant_size_v<ClientEvent>;
inline constexpr std::size_t acquireOutcomeCount = std::variant_size_v<AcquireOutcome>;
inline constexpr std::size_t releaseOutcomeCount = std::variant_size_v<ReleaseOutcome>;
inline constexpr std::size_t serverKindCount = std::variant_size_v<ServerEvent>;
inline constexpr std::size_t closeReasonCount = static_cast<std::size_t>(CloseReason::Shutdown) + 1;
inline constexpr std::size_t transitionCount = static_cast<std::size_t>(TransitionKind::Hold) + 1;
inline constexpr std::size_t fateClassCount = static_cast<std::size_t>(FateClass::LeadershipLost) + 1;

/// What was reached, counted: so that what was not is seen.
struct Coverage
{
    std::array<std::uint64_t, ruleCount> rules{};
    std::array<std::uint64_t, clientKindCount> clientEvents{};
    std::array<std::uint64_t, serverKindCount> serverEvents{};
    std::array<std::uint64_t, acquireOutcomeCount> acquireOutcomes{};
    std::array<std::uint64_t, releaseOutcomeCount> releaseOutcomes{};
    std::array<std::uint64_t, closeReasonCount> closes{};
    std::array<std::uint64_t, transitionCount> transitions{};
    std::array<std::uint64_t, fateClassCount> fates{};
    std::array<std::uint64_t, stepKindCount> steps{};
    /// Each step by what it met.
    std::array<std::array<std::uint64_t, midstCount>, stepKindCount> met{};

    void note(const Entry &entry);
    /// Before the step is done.
    void note(const Step &step, const VirtualLab &lab);
    void add(const Coverage &other);
};

/// Whether the step is done to a client, so that it meets a client's state; otherwise it meets the server's.
[[nodiscard]] bool concernsClient(StepKind kind);
/// Whether there can be such a pair at all.
[[nodiscard]] bool canMeet(StepKind kind, Midst midst);
/// Rules that no event names: they are kept or broken, never reached.
[[nodiscard]] bool isEverTold(Rule rule);

} // namespace lockscope::lab
