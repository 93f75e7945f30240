// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/history/entry.h"

#include <span>
#include <string>

namespace lockscope::scenario {

/// What somebody did by hand, as a scenario that does it again, at the same pace, and expects that the same comes of
/// it.
///
/// `entries` are in order, and begin with the beginning: what came before is not known to the scenario. What has no
/// line of its own stands there as a comment.
/// A comment says where `shown` begins, when what came before only leads there.
[[nodiscard]] std::string
transcribe(std::span<const Entry> entries, const std::string &title, TimePoint shown = TimePoint::min());

} // namespace lockscope::scenario
