// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/fault_pane.h"

#include <QVBoxLayout>

#include "ui/views/action_row.h"
#include "ui/views/fault_form.h"
#include "ui/views/list_area.h"
#include "ui/views/tree_list.h"

namespace lockscope::ui {

FaultPane::FaultPane(FaultForm &form, TreeList &list, const QList<QAction *> &actions, QWidget *parent)
    : QWidget(parent)
{
    auto *area =
        new ListArea(list,
                     {.sentence = tr("Nothing is broken on purpose. What you break above will stand here, with "
                                     "what waits for an event, until it is mended.")},
                     this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(&form);
    column->addWidget(area, 1);
    column->addWidget(new ActionRow(actions, this));
    setFocusProxy(&form);
}

} // namespace lockscope::ui
