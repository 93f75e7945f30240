// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/list_area.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/style/theme.h"
#include "ui/views/action_button.h"

namespace lockscope::ui {

ListArea::ListArea(QAbstractItemView &list, const EmptyText &text, QWidget *parent)
    : QStackedWidget(parent)
    , m_list(list)
    , m_sentence(new QLabel(text.sentence, this))
{
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignHCenter);
    m_sentence->setForegroundRole(QPalette::PlaceholderText);

    auto *page = new QWidget(this);
    // Reached by the keyboard and read out like the list that it stands for.
    page->setFocusPolicy(text.action == nullptr ? Qt::StrongFocus : Qt::NoFocus);
    page->setAccessibleName(list.accessibleName());
    page->setAccessibleDescription(text.sentence);
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(largeGap, largeGap, largeGap, largeGap);
    column->setSpacing(gap + smallGap);
    column->addStretch(2);
    column->addWidget(m_sentence);
    if (text.action != nullptr) {
        auto *button = new ActionButton(*text.action, text.actionText, page);
        column->addWidget(button, 0, Qt::AlignHCenter);
        page->setFocusProxy(button);
    }
    column->addStretch(3);

    addWidget(page);
    addWidget(&list);
    const auto *model = list.model();
    connect(model, &QAbstractItemModel::rowsInserted, this, &ListArea::choosePage);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &ListArea::choosePage);
    connect(model, &QAbstractItemModel::modelReset, this, &ListArea::choosePage);
    choosePage();
}

void ListArea::setSentence(const QString &sentence)
{
    m_sentence->setText(sentence);
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
