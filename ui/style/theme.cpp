// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/theme.h"

#include <QFontDatabase>
#include <QFontMetrics>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace lockscope::ui {

namespace {

struct PaletteRow
{
    QPalette::ColorRole role;
    QRgb light;
    QRgb dark;
};

constexpr std::array paletteRows{
    PaletteRow{QPalette::Window, 0xFFF2F4F6, 0xFF212429},
    PaletteRow{QPalette::WindowText, 0xFF1A1D21, 0xFFE6E8EB},
    PaletteRow{QPalette::Base, 0xFFFFFFFF, 0xFF191B1F},
    PaletteRow{QPalette::AlternateBase, 0xFFF8F9FB, 0xFF1D2024},
    PaletteRow{QPalette::Text, 0xFF1A1D21, 0xFFE6E8EB},
    PaletteRow{QPalette::PlaceholderText, 0xFF5F6976, 0xFF98A1AD},
    PaletteRow{QPalette::Button, 0xFFFBFCFD, 0xFF2C3036},
    PaletteRow{QPalette::ButtonText, 0xFF1A1D21, 0xFFE6E8EB},
    PaletteRow{QPalette::BrightText, 0xFFFFFFFF, 0xFFFFFFFF},
    PaletteRow{QPalette::Light, 0xFFFFFFFF, 0xFF3B4047},
    PaletteRow{QPalette::Midlight, 0xFFE9ECEF, 0xFF30343A},
    PaletteRow{QPalette::Mid, 0xFFC9CFD6, 0xFF454B53},
    PaletteRow{QPalette::Dark, 0xFF9AA3AE, 0xFF121417},
    PaletteRow{QPalette::Shadow, 0xFF6B7480, 0xFF0B0C0E},
    PaletteRow{QPalette::Highlight, 0xFF2B62C9, 0xFF3E6FD9},
    PaletteRow{QPalette::HighlightedText, 0xFFFFFFFF, 0xFFFFFFFF},
    PaletteRow{QPalette::Link, 0xFF1B55B8, 0xFF8AB1FF},
    PaletteRow{QPalette::LinkVisited, 0xFF6A3FA3, 0xFFC3A1F0},
    PaletteRow{QPalette::ToolTipBase, 0xFF24282E, 0xFFE9ECEF},
    PaletteRow{QPalette::ToolTipText, 0xFFF5F6F8, 0xFF1A1D21},
};

constexpr std::array fadedRoles{QPalette::WindowText, QPalette::Text, QPalette::ButtonText};
constexpr std::pair<QRgb, QRgb> fadedText{0xFF7E8793, 0xFF7F8894};
constexpr std::pair<QRgb, QRgb> fadedHighlight{0xFFD3D8DE, 0xFF3A3F46};

QColor pick(QRgb light, QRgb dark, ColourScheme scheme)
{
    return QColor::fromRgb(scheme == ColourScheme::Light ? light : dark);
}

} // namespace

QPalette paletteFor(ColourScheme scheme)
{
    QPalette palette;
    for (const auto &row : paletteRows)
        palette.setColor(QPalette::All, row.role, pick(row.light, row.dark, scheme));
    for (const auto role : fadedRoles)
        palette.setColor(QPalette::Disabled, role, pick(fadedText.first, fadedText.second, scheme));
    palette.setColor(
        QPalette::Disabled, QPalette::Highlight, pick(fadedHighlight.first, fadedHighlight.second, scheme));
    return palette;
}

QColor toneOf(Tone tone, ColourScheme scheme)
{
    switch (tone) {
    case Tone::Quiet:
        return pick(0xFF59626E, 0xFFA1A9B5, scheme);
    case Tone::Hairline:
        return pick(0xFFDCE0E5, 0xFF34393F, scheme);
    case Tone::Error:
        return pick(0xFFB3261E, 0xFFFF8A80, scheme);
    case Tone::Warning:
        return pick(0xFF8A5300, 0xFFF2B84B, scheme);
    case Tone::ErrorPage:
        return pick(0xFFFCE9E7, 0xFF3D2220, scheme);
    case Tone::Accent:
        return pick(0xFF2B62C9, 0xFF6D9BFF, scheme);
    case Tone::ChosenRow:
        return pick(0xFFD5E3FB, 0xFF27395C, scheme);
    case Tone::ChosenRowAway:
        return pick(0xFFE4E8ED, 0xFF2B3037, scheme);
    case Tone::Blink:
        return pick(0xFFFFE9A8, 0xFF5A4B16, scheme);
    case Tone::PastPage:
        return pick(0xFFF6E8CD, 0xFF3A2F1B, scheme);
    case Tone::PastEdge:
        return pick(0xFF9A6A12, 0xFFD9A441, scheme);
    }
    Q_UNREACHABLE();
}

ColourScheme schemeOf(const QPalette &palette)
{
    return palette.color(QPalette::Base).lightness() < 128 ? ColourScheme::Dark : ColourScheme::Light;
}

ColourScheme schemeFor(ThemeChoice choice, const QPalette &desktop)
{
    switch (choice) {
    case ThemeChoice::System:
        return schemeOf(desktop);
    case ThemeChoice::Light:
        return ColourScheme::Light;
    case ThemeChoice::Dark:
        return ColourScheme::Dark;
    }
    Q_UNREACHABLE();
}

QFont fixedFont(const QFont &base)
{
    auto font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (base.pointSizeF() > 0)
        font.setPointSizeF(base.pointSizeF());
    else
        font.setPixelSize(base.pixelSize());
    return font;
}

int rowHeight(const QFont &font)
{
    return std::max(QFontMetrics(font).height(), QFontMetrics(fixedFont(font)).height()) + rowPadding;
}

QFont scaledFont(QFont font, double factor)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(std::max(1, static_cast<int>(std::lround(font.pixelSize() * factor))));
    return font;
}

} // namespace lockscope::ui
