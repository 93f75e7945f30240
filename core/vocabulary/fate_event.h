// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"
#include "core/vocabulary/words.h"

#include <optional>
#include <vector>

namespace lockscope {

/// What became of ended connections: their fates (LIMINAL-FATE-1). Alternatives of ServerEvent.

/// The names that stay with a fate through its whole life (F1).
struct FateIntent
{
    OpenSequence open;
    ConnectionId connection;
    FateClass cause = FateClass::CleanDisconnect;
    /// Sorted; unchanged whatever was folded.
    std::vector<Key> targets;

    friend bool operator==(const FateIntent &, const FateIntent &) = default;
};
struct FateOpened
{
    FateIntent fate;
};
/// One target is done; no `lsn`: nothing of the connection was left on it.
struct FateFolded
{
    OpenSequence open;
    Key key;
    std::optional<Lsn> lsn;
};
/// A target's candidate lane is occupied (F3).
struct FateRefused
{
    OpenSequence open;
    Key key;
    TransitionKind occupant = TransitionKind::Grant;
};
struct FateParked
{
    FateIntent fate;
};
struct FateUnparked
{
    FateIntent fate;
};
struct FateCompleted
{
    FateIntent fate;
};

} // namespace lockscope
