// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lockscope::ui {

/// Numbers by which QScintilla knows the margins, markers and underlines of the editor of scenarios.

inline constexpr int numberMargin = 0;
inline constexpr int symbolMargin = 1;
inline constexpr int signMargin = 2;

inline constexpr int breakpointMarker = 0;
inline constexpr int currentMarker = 1;
inline constexpr int currentLineMarker = 2;
inline constexpr int failedLineMarker = 3;

/// One for each mark of a line.
inline constexpr int markStyles = 64;

/// Below 8 are those of lexers.
inline constexpr int problemIndicator = 8;

} // namespace lockscope::ui
