// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/syntax_palette.h"

namespace lockscope::ui {

namespace {

struct Row
{
    QRgb light;
    QRgb dark;
};

/// In the order of SyntaxTone.
constexpr std::array rows{
    Row{0xFF1A1D21, 0xFFE6E8EB},
    Row{0xFF59626E, 0xFFA1A9B5},
    Row{0xFF59405F, 0xFFD0B3DA},
    Row{0xFF6A3FA3, 0xFFC3A1F0},
    Row{0xFF1A1D21, 0xFFE6E8EB},
    Row{0xFF1B55B8, 0xFF8AB1FF},
    Row{0xFFA63A12, 0xFFFF9E7A},
    Row{0xFF00695C, 0xFF5FD3BC},
    Row{0xFF4D6B00, 0xFFB8D46A},
    Row{0xFF8A5300, 0xFFF2B84B},
};
static_assert(rows.size() == allSyntaxTones.size());

} // namespace

QColor toneOf(SyntaxTone tone, ColourScheme scheme)
{
    const auto &row = rows.at(static_cast<std::size_t>(tone));
    return QColor::fromRgb(scheme == ColourScheme::Light ? row.light : row.dark);
}

} // namespace lockscope::ui
