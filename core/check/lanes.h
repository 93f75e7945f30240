// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"
#include "core/vocabulary/words.h"

#include <optional>
#include <unordered_map>

namespace lockscope::check {

/// What occupies a candidate lane. No `lsn`: an operator's hold, or a transition that began before it was looked at.
struct Occupant
{
    TransitionKind kind = TransitionKind::Hold;
    std::optional<Lsn> lsn;
    TimePoint since;
};

/// The candidate lanes that are occupied; the others are free.
using Lanes = std::unordered_map<Key, Occupant>;

[[nodiscard]] constexpr bool makesGrant(TransitionKind kind)
{
    return kind == TransitionKind::Grant || kind == TransitionKind::HandOff;
}
[[nodiscard]] constexpr bool endsGrant(TransitionKind kind)
{
    return kind == TransitionKind::HandOff || kind == TransitionKind::Release || kind == TransitionKind::Expiry;
}

} // namespace lockscope::check
