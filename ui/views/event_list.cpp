// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/event_list.h"

#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QScrollBar>

#include "ui/style/theme.h"
#include "ui/views/row_list.h"

#include <algorithm>

namespace lockscope::ui {

EventList::EventList(QWidget *parent)
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
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
        if (!m_scrolling)
            setFrozen(value < verticalScrollBar()->maximum());
    });
}

void EventList::setModel(QAbstractItemModel *model)
{
    QTableView::setModel(model);
    connect(model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &, int first, int last) {
        take(first, last);
    });
    connect(model, &QAbstractItemModel::rowsRemoved, this, [this](const QModelIndex &, int first, int last) {
        drop(first, last);
    });
}

void EventList::keyboardSearch(const QString & /*search*/) { }

void EventList::setFrozen(bool frozen)
{
    if (m_frozen == frozen)
        return;
    m_frozen = frozen;
    m_newCount = 0;
    if (!frozen)
        follow();
    emit followingChanged();
}

void EventList::standAt(const QModelIndex &row)
{
    setFrozen(true);
    const QScopedValueRollback moving(m_scrolling, true);
    scrollTo(row);
}

void EventList::initViewItemOption(QStyleOptionViewItem *option) const
{
    QTableView::initViewItemOption(option);
    softenSelection(*option, *this);
}

void EventList::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitRows();
}

void EventList::resizeEvent(QResizeEvent *event)
{
    const QScopedValueRollback moving(m_scrolling, true);
    QTableView::resizeEvent(event);
    if (!m_frozen)
        follow();
}

void EventList::showEvent(QShowEvent *event)
{
    const QScopedValueRollback moving(m_scrolling, true);
    QTableView::showEvent(event);
    if (!m_frozen)
        follow();
}

/// Nobody sees a hidden list, and a million rows are not measured for nobody.
void EventList::follow()
{
    if (!isVisible())
        return;
    const QScopedValueRollback moving(m_scrolling, true);
    scrollToBottom();
}

void EventList::take(int first, int last)
{
    // Older ones were found: they are no news, and what is looked at stays where it is.
    if (m_frozen && last + 1 < model()->rowCount())
        return shift(last - first + 1);
    if (m_frozen) {
        m_newCount += last - first + 1;
        emit followingChanged();
        return;
    }
    follow();
}

void EventList::drop(int first, int last)
{
    // The oldest rows went: what is looked at stays where it is on screen.
    if (m_frozen)
        shift(first - last - 1);
}

void EventList::shift(int rows)
{
    const QScopedValueRollback moving(m_scrolling, true);
    const auto value = verticalScrollBar()->value();
    updateGeometries();
    verticalScrollBar()->setValue(std::max(0, value + rows));
}

void EventList::fitRows()
{
    verticalHeader()->setMinimumSectionSize(ui::rowHeight(font()));
    verticalHeader()->setDefaultSectionSize(ui::rowHeight(font()));
}

} // namespace lockscope::ui
