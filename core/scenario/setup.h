// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/vocabulary/endpoint.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockscope::scenario {

enum class Clock : std::uint8_t { Virtual, Real };

/// A key under its name in the scenario.
struct KeyName
{
    std::string name;
    std::string text;

    friend bool operator==(const KeyName &, const KeyName &) = default;
};

/// What the simulation is made of where a scenario says so; whatever it leaves out is the simulation's own.
struct LabSetup
{
    std::optional<Duration> delayMax{};
    std::optional<std::uint32_t> splitPercent{};
    std::optional<std::uint32_t> joinPercent{};
    /// Nothing keeps a request or a record for long, so that I13 can be judged.
    bool isSwift = false;
    /// Of every client's clock, in millionths, one way or the other.
    std::uint32_t driftMax = 0;
    /// A node that comes back may find its port taken.
    bool hasShakyPorts = false;
    std::optional<Duration> syncMax{};
    std::optional<std::uint64_t> segmentBytes{};
    std::optional<std::uint64_t> layOutBytes{};
    std::optional<std::uint64_t> wholeBytes{};
    std::optional<std::uint32_t> sectorBytes{};

    friend bool operator==(const LabSetup &, const LabSetup &) = default;
};

/// What a scenario declares before its first step.
struct Setup
{
    std::uint32_t nodes = 1;
    Clock clock = Clock::Virtual;
    /// It makes no sense in the other clock.
    bool isClockFixed = false;
    std::uint64_t seed = 1;
    /// The first step does not wait until every client is connected.
    bool isCold = false;
    std::vector<std::string> clients;
    std::vector<KeyName> keys;
    /// Clients that have another shared token than the server.
    std::vector<std::uint32_t> wrongSecrets;
    /// Clients that are programs of protocol v1: they take part, and tell nobody what they hear.
    std::vector<std::uint32_t> v1Clients;
    /// Not the embedded server: what happens inside it is not visible.
    std::vector<Endpoint> outside;

    LabSetup lab{};
    std::optional<std::uint32_t> waitersPerKeyMax{};
    std::optional<std::uint32_t> waitersMax{};
    std::optional<std::uint32_t> keysMax{};
    std::optional<std::uint32_t> connectionsMax{};
    std::optional<std::uint64_t> pendingMax{};
    std::optional<std::uint64_t> releaseLanePlaces{};
    /// For each client a bit for each node that it knows; a client without an entry knows all of them.
    std::vector<std::optional<std::uint32_t>> reach;

    [[nodiscard]] bool isOnlyVirtual() const { return isClockFixed && clock == Clock::Virtual; }
    friend bool operator==(const Setup &, const Setup &) = default;
};

/// The most that a scenario may ask for, so that a mistake is told and not carried out.
inline constexpr std::uint32_t nodesMax = 9;
inline constexpr std::size_t clientsMax = 1'000;
inline constexpr std::size_t keysMax = 1'000;
inline constexpr std::uint32_t v1ClientsMax = 32;
/// One per cent; in millionths.
inline constexpr std::uint32_t driftLimit = 10'000;
inline constexpr std::uint32_t sectorLimit = 65'536;

} // namespace lockscope::scenario
