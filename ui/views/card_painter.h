// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPalette>
#include <QRect>
#include <QString>

#include "ui/models/fate_card.h"

#include <cstddef>
#include <vector>

class QPainter;

namespace lockscope::ui {

/// Lays one card out for a width and draws it: state and name, chips, and the sentences.
class CardPainter
{
public:
    struct Marks
    {
        bool isChosen = false;
        /// Its list has the keyboard, so that the chosen card stands out more.
        bool hasFocus = false;
        /// The keyboard is on this very card.
        bool isCurrent = false;
    };

    CardPainter(const FateCard &card, const QFont &font, int width);

    [[nodiscard]] int height() const { return m_height; }
    /// `place` is the card's left upper corner.
    void paint(QPainter &painter, const QPoint &place, const QPalette &palette, const Marks &marks) const;

    /// The least width at which sentences are still pleasant to read.
    [[nodiscard]] static int widthMin(const QFont &font);

private:
    enum class Weight : std::uint8_t { Normal, Bold, Quiet };
    struct Line
    {
        QRect area;
        QString text;
        Weight weight = Weight::Normal;
        int flags = 0;
    };
    struct Chip
    {
        QRect area;
        ShownState look = ShownState::Done;
        QString mark;
        QString text;
    };

    void layOutHeading(const FateCard &card);
    void layOutChips(const FateCard &card);
    void addChip(Chip chip, int &left);
    void addText(const QString &text, Weight weight);
    [[nodiscard]] QFont fontFor(Weight weight) const;
    void paintFrame(QPainter &painter, const QPoint &place, const QPalette &palette, const Marks &marks) const;
    void paintChips(QPainter &painter, const QPoint &place, const QPalette &palette) const;

    QFont m_font;
    int m_width;
    int m_height;
    ShownState m_look;
    QString m_mark;
    QRect m_badge;
    std::vector<Line> m_lines;
    std::vector<Chip> m_chips;
};

} // namespace lockscope::ui
