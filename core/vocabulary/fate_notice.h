// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/fate_event.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace lockscope {

/// What an operator must be able to read about fates, whether anybody listens to the events or not.

/// A warning for each park: the drains of these lanes are all that it waits for (F3, F4).
struct FateWaits
{
    struct Refusal
    {
        Key key;
        TransitionKind occupant = TransitionKind::Grant;
    };

    FateIntent fate;
    std::vector<Refusal> refusals;
};
/// A clean stop could not drain a lane that a parked fate waits for (F9).
struct LaneUndrained
{
    Key key;
    TransitionKind occupant = TransitionKind::Hold;
};
/// A stop leaves the fate to the next start (F9).
struct FateUnsettled
{
    FateIntent fate;
};
/// What the index of parked fates was asked for when it was found broken.
enum class FateIndexStep : std::uint8_t { Arm, Park, Tell, Settle };
/// The index is broken; `fate` is left to the next start (F8). Tell and Settle are about no single fate.
struct FateIndexBroken
{
    FateIndexStep step = FateIndexStep::Arm;
    std::optional<FateIntent> fate;
};

using FateNotice = std::variant<FateWaits, LaneUndrained, FateUnsettled, FateIndexBroken>;

} // namespace lockscope
