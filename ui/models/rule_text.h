// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/check/violation.h"
#include "core/vocabulary/rule.h"

namespace lockscope::ui {

/// The rule in one sentence, as docs/rules.md says it; empty for None.
[[nodiscard]] QString meaningOf(Rule rule);
[[nodiscard]] QString meaningOf(check::Invariant invariant);

} // namespace lockscope::ui
