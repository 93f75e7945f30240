// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include "core/vocabulary/row_mark.h"
#include "ui/style/state_palette.h"

namespace lockscope::ui {

/// How one mark is drawn in one scheme: a chip with its letter, and a tint behind the row's text.
struct MarkInk
{
    QColor chip;
    /// The letter's colour on the chip.
    QColor letter;
    /// Text keeps its contrast on it.
    QColor tint;
};

/// Colours that most people with a colour vision deficiency tell apart; the letter does it for everybody.
[[nodiscard]] MarkInk inkOf(RowMark mark, ColourScheme scheme);
/// Translated, with its letter: "A orange".
[[nodiscard]] QString nameOf(RowMark mark);

} // namespace lockscope::ui
