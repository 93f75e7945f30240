// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/table_list.h"

#include <QEvent>
#include <QHeaderView>

#include "ui/style/theme.h"
#include "ui/views/row_list.h"

namespace lockscope::ui {

TableList::TableList(QWidget *parent)
    : QTableView(parent)
{
    setUpRowList(*this);
    setShowGrid(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setStretchLastSection(true);
    fitRows();
}

void TableList::keyboardSearch(const QString & /*search*/) { }

void TableList::initViewItemOption(QStyleOptionViewItem *option) const
{
    QTableView::initViewItemOption(option);
    softenSelection(*option, *this);
}

void TableList::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitRows();
}

void TableList::fitRows()
{
    verticalHeader()->setMinimumSectionSize(ui::rowHeight(font()));
    verticalHeader()->setDefaultSectionSize(ui::rowHeight(font()));
}

} // namespace lockscope::ui
