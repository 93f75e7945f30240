// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/time.h"
#include "core/vocabulary/ids.h"

#include <string_view>

namespace lockscope::ui {

/// Longest text of a cell, in characters; what is longer is elided there and stands whole in FullTextRole.
inline constexpr int cellTextMax = 80;

/// Text from outside as plain text: bytes that are not UTF-8 become U+FFFD, and control characters and those that turn
/// the direction of writing become visible.
[[nodiscard]] QString plain(std::string_view text);
/// At most cellTextMax characters, the middle elided.
[[nodiscard]] QString shortened(const QString &text);

/// The first bytes in hex: enough to tell two owners apart by eye.
[[nodiscard]] QString shortText(const Owner &owner);
/// All 16 bytes in hex.
[[nodiscard]] QString wholeText(const Owner &owner);
/// "2.17": server start and connection number.
[[nodiscard]] QString textOf(const ConnectionId &connection);
[[nodiscard]] QString textOf(Token token);
[[nodiscard]] QString textOf(OpenSequence open);

/// "850 ms", "9.2 s", "4 min 05 s", "2 h 10 min"; less than nothing counts as nothing.
[[nodiscard]] QString textOf(Duration span);
/// A time that something took: "84 µs", "3.4 ms".
[[nodiscard]] QString measuredText(Duration span);
/// Local time of day with milliseconds.
[[nodiscard]] QString textOf(WallTime time);

} // namespace lockscope::ui
