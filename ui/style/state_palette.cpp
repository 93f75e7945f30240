// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/state_palette.h"

#include <QCoreApplication>

#include "core/vocabulary/state_letter.h"

#include <algorithm>
#include <cmath>

namespace lockscope::ui {

namespace {

struct Row
{
    QRgb light;
    QRgb lightMark;
    QRgb dark;
    QRgb darkMark;
    FillPattern pattern;
    const char *word;
};

constexpr QRgb ink = 0xFF14171A;
constexpr QRgb paper = 0xFFFFFFFF;
constexpr QRgb chalk = 0xFFE6E8EB;

/// In the order of ShownState.
constexpr std::array rows{
    Row{0xFF133481, paper, 0xFF446AF5, paper, FillPattern::Solid, QT_TRANSLATE_NOOP("ShownState", "held")},
    Row{0xFF133481, paper, 0xFF446AF5, paper, FillPattern::Lines, QT_TRANSLATE_NOOP("ShownState", "orphaned")},
    Row{0xFFFCC72A, ink, 0xFFEAC612, ink, FillPattern::Dots, QT_TRANSLATE_NOOP("ShownState", "waiting")},
    Row{0xFFDD4CE8,
        ink,
        0xFFCF64C9,
        ink,
        FillPattern::DiagonalStripes,
        QT_TRANSLATE_NOOP("ShownState", "indeterminate")},
    Row{0xFF289199, ink, 0xFF26DEA5, chalk, FillPattern::DashedOutline, QT_TRANSLATE_NOOP("ShownState", "parked")},
    Row{0xFFB83C1D, paper, 0xFFCC2A1E, paper, FillPattern::CrossHatch, QT_TRANSLATE_NOOP("ShownState", "refused")},
    Row{0xFFEAE8E8, ink, 0xFF787878, chalk, FillPattern::Outline, QT_TRANSLATE_NOOP("ShownState", "done")},
};
static_assert(rows.size() == allShownStates.size());

const Row &rowOf(ShownState look)
{
    return rows.at(static_cast<std::size_t>(look));
}

double luminance(const QColor &colour)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    const auto rgb = colour.toRgb();
    return 0.2126 * linear(rgb.redF()) + 0.7152 * linear(rgb.greenF()) + 0.0722 * linear(rgb.blueF());
}

} // namespace

StateInk inkOf(ShownState look, ColourScheme scheme)
{
    const auto &row = rowOf(look);
    const bool isLight = scheme == ColourScheme::Light;
    const auto letter = letterOf(look);
    return {.fill = QColor::fromRgb(isLight ? row.light : row.dark),
            .mark = QColor::fromRgb(isLight ? row.lightMark : row.darkMark),
            .pattern = row.pattern,
            .letter = QString::fromUtf8(letter.data(), static_cast<qsizetype>(letter.size())).front()};
}

QString wordOf(ShownState look)
{
    return QCoreApplication::translate("ShownState", rowOf(look).word);
}

bool isFilled(FillPattern pattern)
{
    return pattern != FillPattern::DashedOutline && pattern != FillPattern::Outline;
}

double contrastRatio(const QColor &one, const QColor &other)
{
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor mixed(const QColor &front, const QColor &back, double share)
{
    const auto part = [share](int a, int b) { return static_cast<int>(std::lround(a * share + b * (1 - share))); };
    return {part(front.red(), back.red()), part(front.green(), back.green()), part(front.blue(), back.blue())};
}

} // namespace lockscope::ui
