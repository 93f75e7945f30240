// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/world.h"
#include "core/why/event_search.h"
#include "core/why/reason.h"

namespace lockscope::why {

/// Why `subject` is as it is in `world`, which is the world after the last event that `search` sees.
///
/// A pure function. It costs a bounded number of steps, however long the history is; where the cause of something went
/// with the oldest events, the chain ends there.
[[nodiscard]] Chain why(const Subject &subject, const World &world, const EventSearch &search);

} // namespace lockscope::why
