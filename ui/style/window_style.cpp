// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/window_style.h"

#include <QApplication>
#include <QPainter>
#include <QStyleOption>

#include "ui/style/theme.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

QColor tone(Tone which, const QStyleOption &option)
{
    return toneOf(which, schemeOf(option.palette));
}

void drawLineBelow(QPainter &painter, const QStyleOption &option)
{
    painter.fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1, tone(Tone::Hairline, option));
}

void drawHeaderSection(QPainter &painter, const QStyleOptionHeader &option)
{
    painter.fillRect(option.rect, option.palette.color(QPalette::Window));
    drawLineBelow(painter, option);
    const bool isLast =
        option.position == QStyleOptionHeader::End || option.position == QStyleOptionHeader::OnlyOneSection;
    if (!isLast && option.orientation == Qt::Horizontal) {
        const auto inset = option.rect.height() / 4;
        painter.fillRect(option.rect.right(),
                         option.rect.top() + inset,
                         1,
                         option.rect.height() - 2 * inset,
                         tone(Tone::Hairline, option));
    }
}

/// The title of the area that has the focus stands out.
void drawDockTitle(QPainter &painter, const QStyleOptionDockWidget &option, const QWidget *dock)
{
    const auto *focus = QApplication::focusWidget();
    const bool hasFocus = dock != nullptr && focus != nullptr && dock->isAncestorOf(focus);
    painter.fillRect(option.rect, option.palette.color(QPalette::Window));
    painter.save();
    auto font = painter.font();
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(tone(hasFocus ? Tone::Accent : Tone::Quiet, option));
    const auto area = option.rect.adjusted(gap, 0, -gap, 0);
    const auto title = painter.fontMetrics().elidedText(option.title, Qt::ElideRight, area.width());
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextHideMnemonic, title);
    painter.restore();
}

void drawFocus(QPainter &painter, const QStyleOption &option)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tone(Tone::Accent, option), 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 2, 2);
    painter.restore();
}

/// A chosen tab is part of the page below it, with a line in the accent colour on top; the others stand back.
void drawTab(QPainter &painter, const QStyleOptionTab &option)
{
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    painter.fillRect(option.rect, option.palette.color(isChosen ? QPalette::Base : QPalette::Window));
    if (isChosen)
        painter.fillRect(option.rect.left(), option.rect.top(), option.rect.width(), 2, tone(Tone::Accent, option));
    else
        drawLineBelow(painter, option);
}

} // namespace

WindowStyle::WindowStyle()
    : QProxyStyle(u"fusion"_s)
{
}

int WindowStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (static_cast<int>(metric)) {
    case PM_ToolBarIconSize:
        return 20;
    case PM_ToolBarItemSpacing:
        return 2;
    case PM_ToolBarItemMargin:
    case PM_ToolBarFrameWidth:
        return 2;
    case PM_DockWidgetTitleMargin:
        return smallGap;
    case PM_DockWidgetSeparatorExtent:
        return 5;
    case PM_SplitterWidth:
        return 5;
    case PM_HeaderMargin:
        return 6;
    case PM_FocusFrameHMargin:
        return 5;
    case PM_TabBarTabHSpace:
        return 28;
    case PM_TabBarTabVSpace:
        return 10;
    case PM_TreeViewIndentation:
        return 16;
    case PM_ScrollBarExtent:
        return 13;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int WindowStyle::styleHint(StyleHint hint,
                           const QStyleOption *option,
                           const QWidget *widget,
                           QStyleHintReturn *returned) const
{
    switch (static_cast<int>(hint)) {
    case SH_DockWidget_ButtonsHaveFrame:
        return 0;
    case SH_ToolTip_WakeUpDelay:
        return 500;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

QRect WindowStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    const auto rect = QProxyStyle::subElementRect(element, option, widget);
    const bool isDockButton = element == SE_DockWidgetCloseButton || element == SE_DockWidgetFloatButton;
    return isDockButton ? rect.translated(-smallGap, 0) : rect;
}

void WindowStyle::drawControl(ControlElement element,
                              const QStyleOption *option,
                              QPainter *painter,
                              const QWidget *widget) const
{
    if (element == CE_HeaderSection) {
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option))
            return drawHeaderSection(*painter, *header);
    }
    if (element == CE_HeaderEmptyArea) {
        painter->fillRect(option->rect, option->palette.color(QPalette::Window));
        return drawLineBelow(*painter, *option);
    }
    if (element == CE_DockWidgetTitle) {
        if (const auto *dock = qstyleoption_cast<const QStyleOptionDockWidget *>(option))
            return drawDockTitle(*painter, *dock, widget);
    }
    if (element == CE_ToolBar) {
        painter->fillRect(option->rect, option->palette.color(QPalette::Window));
        return drawLineBelow(*painter, *option);
    }
    if (element == CE_TabBarTabShape) {
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option))
            return drawTab(*painter, *tab);
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void WindowStyle::drawPrimitive(PrimitiveElement element,
                                const QStyleOption *option,
                                QPainter *painter,
                                const QWidget *widget) const
{
    if (element == PE_FrameFocusRect)
        return drawFocus(*painter, *option);
    if (element == PE_FrameTabBarBase)
        return drawLineBelow(*painter, *option);
    if (element == PE_FrameStatusBarItem)
        return;
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

} // namespace lockscope::ui
