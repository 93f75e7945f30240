// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/time.h"
#include "core/vocabulary/client_event.h"
#include "core/vocabulary/rule.h"

namespace lockscope::test {

/// "1.500 s"
[[nodiscard]] QString show(Duration duration);

/// One line: what happened, to whom, and the rule that brought it about. Times are told as seen from `now`.
[[nodiscard]] QString show(const Told<ClientEvent> &told, TimePoint now);

} // namespace lockscope::test
