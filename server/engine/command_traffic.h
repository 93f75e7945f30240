// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/command.h"
#include "server/engine/server_core.h"

/// What an operator asks of the server, but for the stop.
namespace lockscope::server {

/// Carries it out; the answer goes out now, or, for a hold that waits for its lane, when it has it.
void performCommand(Turn &turn, CommandNumber command, const ServerCommand &request);
/// The holds that wait for a lane will never get it.
void refuseAwaitedHolds(Turn &turn, CommandRefusal refusal);

} // namespace lockscope::server
