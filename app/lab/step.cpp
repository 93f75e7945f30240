// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/step.h"

#include <algorithm>

namespace lockscope::lab {

namespace {

constexpr std::array<std::string_view, stepKindCount> names = {
    "acquire",     "release",  "release-token", "cancel",     "client-cut",  "cut",         "half-open",  "drop",
    "stall",       "corrupt",  "duplicate",     "misdirect",  "slow-reader", "replace",     "pause",      "leader",
    "crash",       "start",    "no-leader",     "hold-lane",  "drain-lane",  "break-index", "tell-state", "slow-disk",
    "fsync-error", "no-space", "disk-error",    "torn-write", "kill",        "power-loss",  "stop",       "clock",
};

} // namespace

std::string_view nameOf(StepKind kind)
{
    return names.at(static_cast<std::size_t>(kind));
}

std::optional<StepKind> stepKindNamed(std::string_view name)
{
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end())
        return std::nullopt;
    return static_cast<StepKind>(found - names.begin());
}

} // namespace lockscope::lab
