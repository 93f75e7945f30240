// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/client_clock.h"
#include "core/vocabulary/client_event.h"
#include "core/vocabulary/server_event.h"

namespace lockscope::lab {

/// Moves every steady time that an event carries: what a clock that is off says, said in the lab's own time.
void shift(ClientEvent &event, const ClientClock &clock);
void shift(ServerEvent &event, Duration by);

} // namespace lockscope::lab
