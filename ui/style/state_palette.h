// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include "core/vocabulary/shown_state.h"

#include <array>
#include <cstdint>

namespace lockscope::ui {

inline constexpr std::array allShownStates{ShownState::Held,
                                           ShownState::Orphaned,
                                           ShownState::Waiting,
                                           ShownState::Indeterminate,
                                           ShownState::Parked,
                                           ShownState::Refused,
                                           ShownState::Done};

enum class FillPattern : std::uint8_t { Solid, Lines, Dots, DiagonalStripes, DashedOutline, CrossHatch, Outline };

/// Which of the two palettes is on screen.
enum class ColourScheme : std::uint8_t { Light, Dark };

/// How one state is drawn in one scheme.
struct StateInk
{
    QColor fill;
    /// The mark's colour: on the fill where the pattern fills, on the page where it is an outline.
    QColor mark;
    FillPattern pattern = FillPattern::Solid;
    QChar letter;
};

/// Each state is told apart by fill, pattern, letter and word, never by its colour alone.
[[nodiscard]] StateInk inkOf(ShownState look, ColourScheme scheme);
/// One word, translated: "held".
[[nodiscard]] QString wordOf(ShownState look);
/// Whether the pattern covers its shape; the other ones draw its edge only.
[[nodiscard]] bool isFilled(FillPattern pattern);

/// WCAG 2 contrast of two opaque colours, 1 to 21.
[[nodiscard]] double contrastRatio(const QColor &one, const QColor &other);
/// `share` (0 to 1) of `front` over `back`, opaque.
[[nodiscard]] QColor mixed(const QColor &front, const QColor &back, double share);

} // namespace lockscope::ui
