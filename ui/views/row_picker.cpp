// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/row_picker.h"

#include <QFocusEvent>
#include <QItemSelectionModel>
#include <QScopedValueRollback>

#include "ui/models/roles.h"

namespace lockscope::ui {

namespace {

/// Whether `index` goes when the rows `first` to `last` of `parent` do: it is one of them or stands below one.
bool goesWith(QModelIndex index, const QModelIndex &parent, int first, int last)
{
    for (; index.isValid(); index = index.parent()) {
        if (index.parent() == parent && index.row() >= first && index.row() <= last)
            return true;
    }
    return false;
}

bool movesBetweenRows(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return event.modifiers() == Qt::NoModifier || event.modifiers() == Qt::KeypadModifier;
    default:
        return false;
    }
}

/// Whether a list was come to by keyboard; a mouse chooses by itself, and a menu or another window only gives back.
bool isByKeyboard(const QFocusEvent &event)
{
    switch (event.reason()) {
    case Qt::TabFocusReason:
    case Qt::BacktabFocusReason:
    case Qt::ShortcutFocusReason:
    case Qt::OtherFocusReason:
        return true;
    case Qt::MouseFocusReason:
    case Qt::ActiveWindowFocusReason:
    case Qt::PopupFocusReason:
    case Qt::MenuBarFocusReason:
    case Qt::NoFocusReason:
        return false;
    }
    return false;
}

} // namespace

RowPicker::RowPicker(QAbstractItemView &view, QAbstractItemModel &model)
    : QObject(&view)
    , m_view(view)
{
    connect(&model,
            &QAbstractItemModel::rowsAboutToBeRemoved,
            this,
            [this](const QModelIndex &parent, int first, int last) {
                m_quiet = true;
                m_losing = goesWith(m_view.currentIndex(), parent, first, last);
            });
    view.setModel(&model);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, [this] {
        if (m_losing)
            m_view.selectionModel()->clearSelection();
        m_losing = false;
        m_quiet = false;
    });
    connect(view.selectionModel(), &QItemSelectionModel::selectionChanged, this, &RowPicker::tell);
    connect(&view, &QAbstractItemView::clicked, this, &RowPicker::tell);
    view.installEventFilter(this);
}

bool RowPicker::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn && isByKeyboard(*static_cast<QFocusEvent *>(event)))
        enter();
    if (event->type() == QEvent::KeyPress && chooseCurrent(*static_cast<QKeyEvent *>(event)))
        return true;
    return QObject::eventFilter(watched, event);
}

/// Whether the key only chose the row that it was pressed on.
bool RowPicker::chooseCurrent(const QKeyEvent &event)
{
    auto &selection = *m_view.selectionModel();
    if (selection.hasSelection() || !selection.currentIndex().isValid() || !movesBetweenRows(event))
        return false;
    selection.select(selection.currentIndex(), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    return true;
}

void RowPicker::show(const QModelIndex &index)
{
    const QScopedValueRollback quietly(m_quiet, true);
    auto *selection = m_view.selectionModel();
    if (!index.isValid())
        return selection->clearSelection();
    if (selection->isRowSelected(index.row(), index.parent()))
        return;
    const auto current = selection->currentIndex();
    m_view.setCurrentIndex(index.siblingAtColumn(current.isValid() ? current.column() : 0));
}

void RowPicker::enter()
{
    const auto rows = m_view.selectionModel()->selectedRows();
    if (!rows.isEmpty())
        emit entered(rows.first().data(SelectionRole).value<Selection>());
}

void RowPicker::tell()
{
    const auto rows = m_view.selectionModel()->selectedRows();
    if (m_quiet || rows.isEmpty())
        return;
    emit picked(rows.first().data(SelectionRole).value<Selection>());
}

} // namespace lockscope::ui
