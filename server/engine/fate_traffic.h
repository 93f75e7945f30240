// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/engine/server_core.h"

/// What a connection leaves behind when it ends (F1 to F11).
namespace lockscope::server {

/// A connection is gone and its session with it: an Open for the keys that it is bound to, none if there is none (F1).
void openFate(Turn &turn, ConnectionId connection, FateClass cause);
void fateOpenDurable(Turn &turn, const LoggedRecord &logged);
void fateAtKeyDurable(Turn &turn, const LoggedRecord &logged, KeySlot slot);
void fateCompleteDurable(Turn &turn, const LoggedRecord &logged);

/// Takes up the Opens that the last process left (F10).
void resumeFates(Turn &turn);
/// The key's lane is empty: the parked fates that it refused, in Open order. The first one that has something to write
/// occupies the lane again; those behind it stay parked, since what refused them is there again.
void retryFates(Turn &turn, KeySlot slot);
/// Drains what a clean stop may drain of the lanes that parked fates wait on; whether it found any (F9).
bool drainAwaitedLanes(Turn &turn);

} // namespace lockscope::server
