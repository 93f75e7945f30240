// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "server/io/server_options.h"

namespace lockscope::app {

/// For the person at the console: one or two sentences that say why the embedded server did not start and what to do.
[[nodiscard]] QString sentenceOf(const server::StartFailure &failure);

} // namespace lockscope::app
