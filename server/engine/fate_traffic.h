// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/engine/server_core.h"

#include <span>
#include <vector>

/// What a connection leaves behind when it ends (F1 to F11).
namespace lockscope::server {

/// A connection is gone and its session with it: an Open for the keys that it is bound to, none if there is none (F1).
void openFate(Turn &turn, ConnectionId connection, FateClass cause);
void fateOpenDurable(Turn &turn, const LoggedRecord &logged);
void fateAtKeyDurable(Turn &turn, const LoggedRecord &logged, KeySlot slot);
void fateCompleteDurable(Turn &turn, const LoggedRecord &logged);

/// Makes due what nobody folded while nobody led (N4).
void takeUpFates(Turn &turn);
/// Takes up the Opens that the last process left (F10).
void resumeFates(Turn &turn);
/// The lanes of `drained` are empty: folds the parked fates that they refused, and those that are due, in Open order.
/// The rows of all of them go into the lanes, one behind the other (D3); no fold drains a lane itself, so this never
/// runs inside itself. `drained` is sorted.
void foldDueFates(Turn &turn, std::span<const KeySlot> drained);
/// Drains what a clean stop may drain of the lanes that parked fates wait on; whether it found any (F9).
bool drainAwaitedLanes(Turn &turn);
/// The stop is over: every Open without a durable Complete, each with a word to the operator (F9).
[[nodiscard]] std::vector<OpenSequence> nameUnsettled(Turn &turn);

} // namespace lockscope::server
