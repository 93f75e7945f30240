// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

#include "server/wal/journal_scan.h"

namespace lockscope::app {

/// One record as `wal dump` prints it: its place, its kind and its fields; 64-bit numbers as strings.
[[nodiscard]] QJsonObject jsonOf(const server::ScannedRecord &scanned);

} // namespace lockscope::app
