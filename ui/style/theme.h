// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

#include "ui/style/state_palette.h"

#include <cstdint>

namespace lockscope::ui {

/// What a person chose; System follows the desktop.
enum class ThemeChoice : std::uint8_t { System, Light, Dark };

/// Colours of the window that no palette role stands for.
enum class Tone : std::uint8_t {
    /// Text of lesser weight, still 4.5:1 on the page.
    Quiet,
    /// Thin lines between areas and rows.
    Hairline,
    Error,
    Warning,
    /// Behind a banner that reports an error.
    ErrorPage,
    /// Focus rings, the active tab, links that act.
    Accent,
    /// A selected row: soft, so that state colours stay readable on it.
    ChosenRow,
    /// A selected row of an area without the focus.
    ChosenRowAway,
    /// What a row that has just changed is mixed with.
    Blink,
    /// Behind what says that a past moment is shown.
    PastPage,
    /// Its edge, and the line at the cursor.
    PastEdge,
};

/// Distances between widgets, in device-independent pixels; nothing else is used.
inline constexpr int smallGap = 4;
inline constexpr int gap = 8;
inline constexpr int largeGap = 16;
/// Above and below the text of a row, together.
inline constexpr int rowPadding = 6;

[[nodiscard]] QPalette paletteFor(ColourScheme scheme);
[[nodiscard]] QColor toneOf(Tone tone, ColourScheme scheme);
/// The scheme of a palette: by the lightness of what it puts behind text.
[[nodiscard]] ColourScheme schemeOf(const QPalette &palette);
/// `desktop` is the palette that the platform would use.
[[nodiscard]] ColourScheme schemeFor(ThemeChoice choice, const QPalette &desktop);

/// For owners, tokens and times: all digits as wide as each other, at the size of `base`.
[[nodiscard]] QFont fixedFont(const QFont &base);
/// Of a row in any list whose text is in `font`, so that all lists have the same: its fixed font fits too.
[[nodiscard]] int rowHeight(const QFont &font);
/// `font` at `factor` of its size, whether that is given in points or in pixels.
[[nodiscard]] QFont scaledFont(QFont font, double factor);

} // namespace lockscope::ui
