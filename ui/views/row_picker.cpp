// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/row_picker.h"

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
