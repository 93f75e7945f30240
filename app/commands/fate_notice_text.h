// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/vocabulary/fate_notice.h"

namespace lockscope::app {

/// The notice as one line of a log, with its level in front: "warning: ..." or "error: ...".
[[nodiscard]] QString lineOf(const FateNotice &notice);

} // namespace lockscope::app
