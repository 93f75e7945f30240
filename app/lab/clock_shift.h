// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/client_event.h"
#include "core/vocabulary/server_event.h"

namespace lockscope::lab {

/// Moves every steady time that an event carries: what a clock that is off says, said in the lab's own time.
void shift(ClientEvent &event, Duration by);
void shift(ServerEvent &event, Duration by);

} // namespace lockscope::lab
