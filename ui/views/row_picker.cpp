// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/row_picker.h"

#include <QItemSelectionModel>
#include <QScopedValueRollback>
#include <QTreeView>

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

/// Whether the key is to move to another row and there is none in that direction.
bool leadsNowhere(const QAbstractItemView &view, const QKeyEvent &event)
{
    const auto current = view.currentIndex();
    const auto *const tree = qobject_cast<const QTreeView *>(&view);
    const auto isThere = [&](int step) {
        if (tree != nullptr)
            return (step < 0 ? tree->indexAbove(current) : tree->indexBelow(current)).isValid();
        return current.siblingAtRow(current.row() + step).isValid();
    };
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Home:
    case Qt::Key_PageUp:
        return !isThere(-1);
    case Qt::Key_Down:
    case Qt::Key_End:
    case Qt::Key_PageDown:
        return !isThere(1);
    default:
        return false;
    }
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
    if (event->type() == QEvent::KeyPress && chooseCurrent(*static_cast<QKeyEvent *>(event)))
        return true;
    return QObject::eventFilter(watched, event);
}

/// Whether the key only chose the row that it was pressed on.
bool RowPicker::chooseCurrent(const QKeyEvent &event)
{
    auto &selection = *m_view.selectionModel();
    if (selection.hasSelection() || !selection.currentIndex().isValid() || !leadsNowhere(m_view, event))
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

void RowPicker::tell()
{
    const auto rows = m_view.selectionModel()->selectedRows();
    if (m_quiet || rows.isEmpty())
        return;
    emit picked(rows.first().data(SelectionRole).value<Selection>());
}

} // namespace lockscope::ui
