// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/list_area.h"

#include <QAbstractItemView>
#include <QApplication>

namespace lockscope::ui {

ListArea::ListArea(QAbstractItemView &list, const EmptyText &text, QWidget *parent)
    : QStackedWidget(parent)
    , m_list(list)
    , m_page(new EmptyPage(text, list.accessibleName(), this))
{
    addWidget(m_page);
    addWidget(&list);
    const auto *model = list.model();
    connect(model, &QAbstractItemModel::rowsInserted, this, &ListArea::choosePage);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &ListArea::choosePage);
    connect(model, &QAbstractItemModel::modelReset, this, &ListArea::choosePage);
    choosePage();
}

void ListArea::setSentence(const QString &sentence)
{
    m_page->setSentence(sentence);
}

void ListArea::choosePage()
{
    const bool isEmpty = m_list.model()->rowCount() == 0;
    // The application's focus: the widget's own focusWidget() is what would have it if the area had.
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    const bool isFilledNow = !isEmpty && currentIndex() == 0;
    setCurrentIndex(isEmpty ? 0 : 1);
    setFocusProxy(currentWidget());
    // The button that filled the list goes with its page: the keyboard goes on where the rows are.
    if (isFilledNow && hadFocus && isVisible())
        m_list.setFocus();
}

} // namespace lockscope::ui
