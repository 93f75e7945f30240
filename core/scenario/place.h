// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lockscope::scenario {

/// A stretch of one line of a scenario's files.
struct Place
{
    /// Place of the file among the sources; 0 is the scenario itself.
    std::uint32_t source = 0;
    /// Line and column count from 1, columns in characters.
    std::uint32_t line = 0;
    std::uint32_t column = 1;
    /// Characters; 0: what is meant stands nowhere, and is missing here.
    std::uint32_t size = 0;

    friend bool operator==(const Place &, const Place &) = default;
};

} // namespace lockscope::scenario
