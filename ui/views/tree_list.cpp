// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/tree_list.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>

#include "ui/views/row_blink.h"
#include "ui/views/row_list.h"

namespace lockscope::ui {

TreeList::TreeList(QWidget *parent)
    : QTreeView(parent)
{
    setUpRowList(*this);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setExpandsOnDoubleClick(true);
    header()->setHighlightSections(false);
    header()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header()->setStretchLastSection(true);
}

void TreeList::keyboardSearch(const QString & /*search*/) { }

void TreeList::initViewItemOption(QStyleOptionViewItem *option) const
{
    QTreeView::initViewItemOption(option);
    softenSelection(*option, *this);
}

void TreeList::drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const
{
    const auto colour = m_blink != nullptr ? m_blink->colour(index, palette()) : std::nullopt;
    if (colour && !selectionModel()->isRowSelected(index.row(), index.parent()))
        painter->fillRect(rect, *colour);
    QTreeView::drawBranches(painter, rect, index);
}

void TreeList::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    // The height of all rows was measured once, in the old font.
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        scheduleDelayedItemsLayout();
}

} // namespace lockscope::ui
