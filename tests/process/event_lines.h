// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "core/history/entry.h"

#include <optional>

namespace lockscope::test {

/// The event of the server that a line of `serve --events` was made of, without an origin. None: the line is cut off,
/// or of a kind that no invariant looks at (core/check).
[[nodiscard]] std::optional<Entry> entryOf(const QByteArray &line);

} // namespace lockscope::test
