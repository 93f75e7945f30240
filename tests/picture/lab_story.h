// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "core/base/time.h"
#include "core/history/entry.h"

#include <vector>

namespace lockscope::test {

/// What clients and server of a lab say while the steps of a scenario are done, and for `rest` after the last one.
///
/// The lab has three clients, two keys and two nodes, a network of 5 ms and a disk of 2 ms; the lines of `steps` are
/// those of scenarios (app/lab/scenario_text.h).
[[nodiscard]] std::vector<Entry> storyOf(const QStringList &steps, Duration rest = std::chrono::milliseconds(200));

} // namespace lockscope::test
