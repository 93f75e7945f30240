// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/event_list.h"

#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>

namespace lockscope::ui {

EventList::EventList(QWidget *parent)
    : TableList(parent)
{
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
        if (!m_scrolling)
            setFrozen(value < verticalScrollBar()->maximum());
    });
}

void EventList::setModel(QAbstractItemModel *model)
{
    TableList::setModel(model);
    connect(model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &, int first, int last) {
        take(first, last);
    });
    connect(model, &QAbstractItemModel::rowsRemoved, this, [this](const QModelIndex &, int first, int last) {
        drop(first, last);
    });
}

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

void EventList::resizeEvent(QResizeEvent *event)
{
    const QScopedValueRollback moving(m_scrolling, true);
    TableList::resizeEvent(event);
    if (!m_frozen)
        follow();
}

void EventList::showEvent(QShowEvent *event)
{
    const QScopedValueRollback moving(m_scrolling, true);
    TableList::showEvent(event);
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

} // namespace lockscope::ui
