// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPalette>
#include <QRectF>
#include <QSize>
#include <QString>

#include "ui/style/state_palette.h"

class QPainter;

namespace lockscope::ui {

/// A state as a small label: a badge with pattern and letter, and a word behind it.
struct StateChip
{
    ShownState look = ShownState::Done;
    /// The state's letter, and more where there is more to say: "W2".
    QString mark;
    QString word;
};

/// What is left of a span of time, as a bar that shrinks to the left.
struct TimeBar
{
    ShownState look = ShownState::Held;
    /// 0 to 1.
    double share = 0;
};

/// Draws states: everything that shows one goes through here, so that a state has one look.
class StatePainter
{
public:
    /// `palette` says which scheme is meant and what colour words have.
    StatePainter(QPainter &painter, const QPalette &palette, const QFont &font);

    /// Draws the chip at the left of `area`; the word is elided where there is no room.
    void drawChip(const QRectF &area, const StateChip &chip) const;
    /// The chip's badge alone, for legends and the status bar.
    void drawBadge(const QRectF &area, ShownState look, const QString &mark) const;
    void drawBar(const QRectF &area, const TimeBar &bar) const;

    [[nodiscard]] static QSize chipSize(const StateChip &chip, const QFont &font);
    [[nodiscard]] static QSize badgeSize(const QString &mark, const QFont &font);

private:
    void fillWithPattern(const QRectF &area, const StateInk &ink) const;
    [[nodiscard]] QColor edgeOf(const StateInk &ink) const;

    QPainter &m_painter;
    QPalette m_palette;
    QFont m_font;
    ColourScheme m_scheme;
};

} // namespace lockscope::ui
