// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/server_snapshot.h"
#include "server/engine/server_core.h"

namespace lockscope::server {

/// The whole truth at this moment: keys in their order, connections and fates by their numbers.
[[nodiscard]] ServerSnapshot snapshotOf(const ServerCore &core);

} // namespace lockscope::server
