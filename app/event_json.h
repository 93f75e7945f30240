// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"

#include <string>

namespace lockscope::app {

/// One event as a JSON object, without LF: `seq`, `t_ms`, `mono_us`, `source`, `kind`, then what the kind carries, then
/// `rule` where one fired.
[[nodiscard]] std::string eventJson(EventNumber number, const UnnumberedEntry &entry);

} // namespace lockscope::app
