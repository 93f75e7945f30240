// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/vocabulary/ids.h"

#include <array>
#include <cstdint>

namespace lockscope::client {

/// Where a stream of random numbers begins; not all zero.
using Seed = std::array<std::uint64_t, 4>;

/// A whole seed out of one number, for streams that are to be repeated.
[[nodiscard]] Seed seedFrom(std::uint64_t number);

/// Random numbers that follow from the seed alone (HP9): xoshiro256**, so that they are the same on every platform.
class Random
{
public:
    explicit Random(const Seed &seed);

    [[nodiscard]] std::uint64_t next();
    /// Evenly spread over [low, high], both included.
    [[nodiscard]] Duration between(Duration low, Duration high);
    [[nodiscard]] Owner owner();
    /// A stream of its own: how much is drawn from it does not move this one.
    [[nodiscard]] Random fork() { return Random(seedFrom(next())); }

private:
    Seed m_state;
};

} // namespace lockscope::client
