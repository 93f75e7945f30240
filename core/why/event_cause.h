// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"
#include "core/why/event_search.h"

#include <optional>
#include <vector>

namespace lockscope::why {

/// The earlier event that this one comes from by the rules: the release that a grant took over from, the end of the
/// connection that a fate is about, the command that a person gave. None: it begins by itself, or its cause is not seen
/// any more.
[[nodiscard]] std::optional<EventNumber> causeOf(const Entry &entry, const EventSearch &search);

/// The event's causes, the nearest one first, `max` at most.
[[nodiscard]] std::vector<EventNumber> causesOf(EventNumber number, const EventSearch &search, std::size_t max);

} // namespace lockscope::why
