// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/card_painter.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include "ui/style/state_painter.h"
#include "ui/style/theme.h"

#include <algorithm>
#include <climits>

namespace lockscope::ui {

namespace {

constexpr int padding = gap;
constexpr qreal corner = 4;
constexpr int edgeWidth = 4;
constexpr int lettersMin = 34;

/// Between words, and within one only where it is longer than a line.
int wrapFlags(const QString &text, const QFontMetrics &metrics, int width)
{
    constexpr int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    const auto words = text.split(u' ');
    const bool allFit = std::all_of(
        words.begin(), words.end(), [&](const QString &word) { return metrics.horizontalAdvance(word) <= width; });
    return allFit ? flags : flags | Qt::TextWrapAnywhere;
}

} // namespace

CardPainter::CardPainter(const FateCard &card, const QFont &font, int width)
    : m_font(font)
    , m_width(width)
    , m_height(padding)
    , m_look(card.look)
    , m_mark(card.mark)
{
    layOutHeading(card);
    addText(card.origin, Weight::Quiet);
    layOutChips(card);
    addText(card.why, Weight::Normal);
    addText(card.next.isEmpty() ? QString() : QChar(0x2192) + (u' ' + card.next), Weight::Bold);
    addText(card.behind, Weight::Normal);
    addText(card.effort, Weight::Quiet);
    m_height += padding - smallGap;
}

int CardPainter::widthMin(const QFont &font)
{
    return QFontMetrics(font).horizontalAdvance(u'n') * lettersMin + 2 * padding + edgeWidth;
}

QFont CardPainter::fontFor(Weight weight) const
{
    auto font = m_font;
    font.setBold(weight == Weight::Bold);
    return font;
}

/// Name on the left, state and age on the right; below each other where the card is too narrow for both.
void CardPainter::layOutHeading(const FateCard &card)
{
    const auto badge = StatePainter::badgeSize(m_mark, m_font);
    const int left = padding + edgeWidth;
    m_badge = QRect(left, m_height, badge.width(), badge.height());
    const int textLeft = m_badge.right() + 1 + gap - 2;
    const int room = m_width - padding - textLeft;
    const auto state = card.age.isEmpty() ? card.state : card.state + u' ' + card.age;
    const auto titleWidth = QFontMetrics(fontFor(Weight::Bold)).horizontalAdvance(card.title);
    const auto stateWidth = QFontMetrics(m_font).horizontalAdvance(state);
    const QRect first(textLeft, m_height, room, badge.height());
    m_lines.push_back({first, card.title, Weight::Bold, Qt::AlignLeft | Qt::AlignVCenter});
    m_height += badge.height() + smallGap;
    if (titleWidth + gap + stateWidth <= room) {
        m_lines.push_back({first, state, Weight::Normal, Qt::AlignRight | Qt::AlignVCenter});
        return;
    }
    addText(state, Weight::Normal);
}

void CardPainter::layOutChips(const FateCard &card)
{
    if (card.targets.empty())
        return;
    int left = padding + edgeWidth;
    for (const auto &target : card.targets)
        addChip({{}, target.look, target.mark, target.text}, left);
    if (card.targetsLeftOut > 0)
        addChip({{}, ShownState::Done, {}, QStringLiteral("+%1").arg(card.targetsLeftOut)}, left);
    m_height += StatePainter::badgeSize({}, m_font).height() + smallGap + smallGap;
}

/// Beside the last one, or in the next row of chips where there is no room.
void CardPainter::addChip(Chip chip, int &left)
{
    const int first = padding + edgeWidth;
    const int right = m_width - padding;
    const auto size = StatePainter::chipSize({chip.look, chip.mark, chip.text}, m_font);
    const int width = std::min(size.width() + smallGap, right - first);
    if (left > first && left + width > right) {
        left = first;
        m_height += size.height() + smallGap;
    }
    chip.area = QRect(left, m_height, width, size.height());
    left += width + gap;
    m_chips.push_back(std::move(chip));
}

void CardPainter::addText(const QString &text, Weight weight)
{
    if (text.isEmpty())
        return;
    const int left = padding + edgeWidth;
    const int width = m_width - padding - left;
    const QFontMetrics metrics(fontFor(weight));
    const auto flags = wrapFlags(text, metrics, width);
    const auto height = metrics.boundingRect(QRect(0, 0, width, INT_MAX), flags, text).height();
    m_lines.push_back({QRect(left, m_height, width, height), text, weight, flags});
    m_height += height + smallGap;
}

void CardPainter::paint(QPainter &painter, const QPoint &place, const QPalette &palette, const Marks &marks) const
{
    painter.save();
    paintFrame(painter, place, palette, marks);
    StatePainter(painter, palette, m_font).drawBadge(QRectF(m_badge.translated(place)), m_look, m_mark);
    paintChips(painter, place, palette);
    const auto quiet = toneOf(Tone::Quiet, schemeOf(palette));
    for (const auto &line : m_lines) {
        painter.setFont(fontFor(line.weight));
        painter.setPen(line.weight == Weight::Quiet ? quiet : palette.color(QPalette::Text));
        painter.drawText(line.area.translated(place), line.flags, line.text);
    }
    painter.restore();
}

/// A stripe in the state's colour on the left; a fate that waits has a dashed frame, as its badge does.
void CardPainter::paintFrame(QPainter &painter, const QPoint &place, const QPalette &palette, const Marks &marks) const
{
    const auto scheme = schemeOf(palette);
    const auto ink = inkOf(m_look, scheme);
    const QRectF frame = QRectF(QPointF(place), QSizeF(m_width, m_height)).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath shape;
    shape.addRoundedRect(frame, corner, corner);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto chosen = toneOf(marks.hasFocus ? Tone::ChosenRow : Tone::ChosenRowAway, scheme);
    painter.fillPath(shape, marks.isChosen ? chosen : palette.color(QPalette::Base));
    painter.save();
    painter.setClipPath(shape);
    painter.fillRect(QRectF(frame.left(), frame.top(), edgeWidth, frame.height()),
                     mixed(ink.fill, palette.color(QPalette::Text), 0.8));
    painter.restore();
    QPen pen(isFilled(ink.pattern) ? mixed(ink.fill, palette.color(QPalette::Text), 0.6)
                                   : toneOf(Tone::Hairline, scheme),
             1);
    if (ink.pattern == FillPattern::DashedOutline) {
        pen = QPen(mixed(ink.fill, palette.color(QPalette::Text), 0.85), 1.5);
        pen.setDashPattern({3, 2});
    }
    painter.setPen(pen);
    painter.drawPath(shape);
    if (marks.isCurrent && marks.hasFocus) {
        painter.setPen(QPen(toneOf(Tone::Accent, scheme), 2));
        painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), corner, corner);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void CardPainter::paintChips(QPainter &painter, const QPoint &place, const QPalette &palette) const
{
    const StatePainter states(painter, palette, m_font);
    for (const auto &chip : m_chips)
        states.drawChip(QRectF(chip.area.translated(place)), {chip.look, chip.mark, chip.text});
}

} // namespace lockscope::ui
