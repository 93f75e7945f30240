// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/action_button.h"

#include <QKeyEvent>

namespace lockscope::ui {

ActionButton::ActionButton(QAction &action, const QString &text, QWidget *parent)
    : QPushButton(action.icon(), text, parent)
    , m_action(action)
{
    connect(&action, &QAction::changed, this, &ActionButton::follow);
    connect(this, &QPushButton::clicked, &action, &QAction::trigger);
    follow();
}

void ActionButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return click();
    QPushButton::keyPressEvent(event);
}

void ActionButton::follow()
{
    setEnabled(m_action.isEnabled());
    setToolTip(m_action.toolTip());
    setStatusTip(m_action.statusTip());
    setAccessibleDescription(m_action.statusTip());
}

} // namespace lockscope::ui
