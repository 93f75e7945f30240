// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/mark_palette.h"

#include <QCoreApplication>

#include "ui/style/theme.h"

#include <array>

namespace lockscope::ui {

namespace {

struct MarkRow
{
    QRgb chip;
    const char *name;
};

/// Okabe and Ito's colours, with a darker yellow that is seen on white.
constexpr std::array rows{
    MarkRow{0xFFE69F00, QT_TRANSLATE_NOOP("RowMark", "A orange")},
    MarkRow{0xFF56B4E9, QT_TRANSLATE_NOOP("RowMark", "B sky blue")},
    MarkRow{0xFF009E73, QT_TRANSLATE_NOOP("RowMark", "C green")},
    MarkRow{0xFFE3D21B, QT_TRANSLATE_NOOP("RowMark", "D yellow")},
    MarkRow{0xFF0072B2, QT_TRANSLATE_NOOP("RowMark", "E blue")},
    MarkRow{0xFFD55E00, QT_TRANSLATE_NOOP("RowMark", "F vermilion")},
    MarkRow{0xFFCC79A7, QT_TRANSLATE_NOOP("RowMark", "G pink")},
    MarkRow{0xFF7B8794, QT_TRANSLATE_NOOP("RowMark", "H grey")},
};
static_assert(rows.size() == rowMarkCount);

constexpr double lightShare = 0.20;
constexpr double darkShare = 0.28;

} // namespace

MarkInk inkOf(RowMark mark, ColourScheme scheme)
{
    const auto chip = QColor::fromRgb(rows.at(static_cast<std::size_t>(mark)).chip);
    const auto onBlack = contrastRatio(chip, Qt::black);
    const auto onWhite = contrastRatio(chip, Qt::white);
    const auto page = paletteFor(scheme).color(QPalette::Base);
    return {.chip = chip,
            .letter = onBlack >= onWhite ? Qt::black : Qt::white,
            .tint = mixed(chip, page, scheme == ColourScheme::Light ? lightShare : darkShare)};
}

QString nameOf(RowMark mark)
{
    return QCoreApplication::translate("RowMark", rows.at(static_cast<std::size_t>(mark)).name);
}

} // namespace lockscope::ui
