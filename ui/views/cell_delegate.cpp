// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/cell_delegate.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/models/roles.h"
#include "ui/style/mark_painter.h"
#include "ui/style/state_painter.h"
#include "ui/style/theme.h"
#include "ui/views/row_blink.h"
#include "ui/views/state_look.h"

#include <algorithm>
#include <climits>
#include <optional>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

constexpr int cellMargin = 6;
/// Behind a chip, whose word is followed by nothing that it could run into.
constexpr int chipMargin = 2;
constexpr int barWidthMin = 16;
constexpr int barWidthMax = 120;

/// What is left of the cell's span of time, 1 to 0; none: the cell has none, or it never ends.
std::optional<double> shareLeft(const QModelIndex &index)
{
    // Most cells have none, and every cell on screen is asked many times a second.
    const auto begin = index.data(SpanStartRole);
    if (!begin.isValid())
        return std::nullopt;
    const auto end = index.data(SpanEndRole);
    const auto now = index.data(SpanNowRole);
    if (!end.isValid() || !now.isValid())
        return std::nullopt;
    const auto whole = static_cast<double>(end.toLongLong() - begin.toLongLong());
    const auto left = static_cast<double>(end.toLongLong() - now.toLongLong());
    return whole > 0 ? std::clamp(left / whole, 0.0, 1.0) : 0.0;
}

/// The text first, as wide as any time is, so that all bars of a column begin below each other.
void drawTimeBar(QPainter &painter, const QStyleOptionViewItem &option, const TimeBar &bar)
{
    const auto area = option.rect.adjusted(cellMargin, 0, -cellMargin, 0);
    const auto textWidth = std::max(option.fontMetrics.horizontalAdvance(u"00 min 00 s"_s),
                                    option.fontMetrics.horizontalAdvance(option.text));
    painter.setPen(option.palette.color(QPalette::Text));
    painter.setFont(option.font);
    const QRect textArea(area.left(), area.top(), std::min(textWidth, area.width()), area.height());
    painter.drawText(textArea,
                     Qt::AlignRight | Qt::AlignVCenter,
                     option.fontMetrics.elidedText(option.text, Qt::ElideRight, textArea.width()));

    const auto room = area.right() - textArea.right() - gap;
    if (room < barWidthMin)
        return;
    const auto height = std::max(8, option.fontMetrics.ascent() - 2);
    const int top = area.center().y() - height / 2 + 1;
    const QRectF barArea(textArea.right() + gap, top, std::min(room, barWidthMax), height);
    StatePainter(painter, option.palette, option.font).drawBar(barArea, bar);
}

/// At the left, before everything else of the cell.
void drawCheck(QPainter &painter, QStyleOptionViewItem &option, const QStyle &style)
{
    auto check = option;
    check.rect = style.subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, option.widget);
    check.state.setFlag(QStyle::State_HasFocus, false);
    check.state.setFlag(option.checkState == Qt::Checked ? QStyle::State_On : QStyle::State_Off);
    style.drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &check, &painter, option.widget);
    option.rect.setLeft(check.rect.right());
}

QRect textArea(const QRect &cell)
{
    return cell.adjusted(cellMargin, rowPadding / 2, -cellMargin, -rowPadding / 2);
}

/// Between words, and within one only where it is longer than a line.
int wrapFlags(const QString &text, const QFontMetrics &metrics, int width)
{
    constexpr int flags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
    const auto words = text.split(u' ');
    const bool allFit = std::all_of(
        words.begin(), words.end(), [&](const QString &word) { return metrics.horizontalAdvance(word) <= width; });
    return allFit ? flags : flags | Qt::TextWrapAnywhere;
}

/// What a style would draw, without the text layout that it makes anew for each cell.
void drawLine(QPainter &painter, const QStyleOptionViewItem &option)
{
    painter.setPen(option.palette.color(QPalette::Text));
    painter.setFont(option.font);
    const auto area = option.rect.adjusted(cellMargin, 0, -cellMargin, 0);
    const auto alignment = QStyle::visualAlignment(option.direction, option.displayAlignment);
    painter.drawText(area,
                     static_cast<int>(alignment) | Qt::TextSingleLine,
                     option.fontMetrics.elidedText(option.text, option.textElideMode, area.width()));
}

void drawWrapped(QPainter &painter, const QStyleOptionViewItem &option)
{
    painter.setPen(option.palette.color(QPalette::Text));
    painter.setFont(option.font);
    const auto area = textArea(option.rect);
    painter.drawText(area, wrapFlags(option.text, option.fontMetrics, area.width()), option.text);
}

void drawFocus(QPainter &painter, const QStyleOptionViewItem &option, const QStyle &style)
{
    QStyleOptionFocusRect focus;
    focus.QStyleOption::operator=(option);
    style.drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, option.widget);
}

std::optional<RowMark> markOf(const QModelIndex &index)
{
    const auto mark = index.data(MarkRole);
    return mark.isValid() ? std::optional(static_cast<RowMark>(mark.toInt())) : std::nullopt;
}

StateChip chipOf(const QModelIndex &index, ShownState look, const QString &word)
{
    const auto place = index.data(PlaceRole);
    const auto own = index.data(BadgeRole).toString();
    const auto letter = own.isEmpty() ? QString(inkOf(look, ColourScheme::Light).letter) : own;
    return {.look = look, .mark = place.isValid() ? letter + place.toString() : letter, .word = word};
}

} // namespace

CellDelegate::CellDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
{
}

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    auto filled = option;
    initStyleOption(&filled, index);
    const auto *style = filled.widget != nullptr ? filled.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &filled, painter, filled.widget);
    if (filled.features.testFlag(QStyleOptionViewItem::HasCheckIndicator))
        drawCheck(*painter, filled, *style);
    if (const auto mark = m_markColumn == index.column() ? markOf(index) : std::nullopt) {
        drawMark(*painter, filled.rect.adjusted(cellMargin, 0, 0, 0), *mark, filled.palette, option.font);
        filled.rect.setLeft(filled.rect.left() + markWidth(option.font));
    }
    // A state or a span without a word is the one of another cell in this row.
    if (!filled.text.isEmpty())
        paintText(*painter, filled, index);
    if (m_marksTime)
        markCursor(*painter, filled, index);
    if (filled.state.testFlag(QStyle::State_HasFocus))
        drawFocus(*painter, filled, *style);
}

/// A line below what has happened, through all columns, that begins with an arrow head.
void CellDelegate::markCursor(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (index.data(EventTimeRole) != static_cast<int>(EventTime::Here))
        return;
    constexpr int lineWidth = 2;
    constexpr int arrowSide = 7;
    const auto colour = toneOf(Tone::PastEdge, schemeOf(option.palette));
    const auto &area = option.rect;
    painter.fillRect(QRect(area.left(), area.bottom() - lineWidth + 1, area.width(), lineWidth), colour);
    if (index.column() != 0)
        return;
    const QPolygon arrow({QPoint(area.left(), area.bottom() - arrowSide),
                          QPoint(area.left() + arrowSide, area.bottom()),
                          QPoint(area.left(), area.bottom())});
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(arrow);
}

void CellDelegate::paintText(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto look = lookOf(index.data(StateRole));
    const auto share = shareLeft(index);
    if (!look && !share)
        return m_wrapping == nullptr ? drawLine(painter, option) : drawWrapped(painter, option);

    painter.save();
    painter.setClipRect(option.rect, Qt::IntersectClip);
    if (share) {
        drawTimeBar(painter, option, {.look = look.value_or(ShownState::Held), .share = *share});
    } else {
        const QRectF area = option.rect.adjusted(cellMargin, 0, -chipMargin, 0);
        StatePainter(painter, option.palette, option.font).drawChip(area, chipOf(index, *look, option.text));
    }
    painter.restore();
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    auto filled = option;
    initStyleOption(&filled, index);
    auto size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(rowHeight(option.font));
    if (shareLeft(index))
        size.setWidth(filled.fontMetrics.horizontalAdvance(u"00 min 00 s"_s) + gap + barWidthMax / 2 + 2 * cellMargin);
    else if (const auto look = lookOf(index.data(StateRole)))
        size.setWidth(StatePainter::chipSize(chipOf(index, *look, filled.text), filled.font).width() + cellMargin
                      + chipMargin);
    else if (m_wrapping != nullptr)
        size.setHeight(wrappedHeight(filled, index.column()));
    return size;
}

int CellDelegate::wrappedHeight(const QStyleOptionViewItem &option, int column) const
{
    const QRect cell(0, 0, m_wrapping->sectionSize(column), 1);
    const QRect area(0, 0, textArea(cell).width(), INT_MAX);
    return option.fontMetrics.boundingRect(area, wrapFlags(option.text, option.fontMetrics, area.width()), option.text)
               .height()
        + rowPadding;
}

bool CellDelegate::helpEvent(QHelpEvent *event,
                             QAbstractItemView *view,
                             const QStyleOptionViewItem &option,
                             const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    auto text = index.data(FullTextRole).toString();
    if (text.isEmpty())
        text = index.data(Qt::ToolTipRole).toString();
    if (text.isEmpty() && sizeHint(option, index).width() > option.rect.width())
        text = index.data(Qt::DisplayRole).toString();
    // Escaped: a key may look like HTML, and a tool tip would believe it.
    const auto html = u"<p style='white-space:pre-wrap'>%1</p>"_s.arg(text.toHtmlEscaped());
    QToolTip::showText(event->globalPos(), text.isEmpty() ? QString() : html, view);
    return true;
}

void CellDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (m_fixedColumns.contains(index.column()))
        option->font = fixedFont(option->font);
    option->fontMetrics = QFontMetrics(option->font);
    if (m_keyColumns.contains(index.column()))
        option->textElideMode = Qt::ElideMiddle;
    if (const auto mark = m_markColumn ? markOf(index) : std::nullopt)
        option->backgroundBrush = inkOf(*mark, schemeOf(option->palette)).tint;
    if (m_marksTime && index.data(EventTimeRole) == static_cast<int>(EventTime::Later))
        option->palette.setColor(QPalette::Text, toneOf(Tone::Quiet, schemeOf(option->palette)));
    if (const auto colour = m_blink != nullptr ? m_blink->colour(index, option->palette) : std::nullopt)
        option->backgroundBrush = *colour;
}

} // namespace lockscope::ui
