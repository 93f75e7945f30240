// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/fate_pane.h"

#include <QVBoxLayout>

#include "ui/views/action_row.h"
#include "ui/views/list_area.h"
#include "ui/views/tree_list.h"

namespace lockscope::ui {

FatePane::FatePane(TreeList &list, const QList<QAction *> &actions, QWidget *parent)
    : QWidget(parent)
    , m_list(list)
    , m_buttons(new ActionRow(actions, this))
{
    auto *area = new ListArea(list,
                              {.sentence = tr("When a connection ends that waited for a lock or held one, what it "
                                              "leaves behind will stand here, with what became of it.")},
                              this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(area, 1);
    column->addWidget(m_buttons);
    setFocusProxy(area);
    const auto *model = list.model();
    connect(model, &QAbstractItemModel::rowsInserted, this, &FatePane::describe);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &FatePane::describe);
    connect(model, &QAbstractItemModel::modelReset, this, &FatePane::describe);
    describe();
}

void FatePane::describe()
{
    m_buttons->setVisible(m_list.model()->rowCount() > 0);
}

} // namespace lockscope::ui
