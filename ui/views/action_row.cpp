// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/action_row.h"

#include <QToolButton>

#include "ui/style/theme.h"
#include "ui/views/flow_layout.h"

namespace lockscope::ui {

ActionRow::ActionRow(const QList<QAction *> &actions, QWidget *parent)
    : QWidget(parent)
{
    auto *row = new FlowLayout(this);
    row->setContentsMargins(gap, smallGap, gap, smallGap);
    row->setSpacing(smallGap);
    for (auto *action : actions) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        row->addWidget(button);
    }
}

} // namespace lockscope::ui
