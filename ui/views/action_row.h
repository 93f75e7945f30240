// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QWidget>

namespace lockscope::ui {

/// Buttons for what can be done with the thing that is shown above them.
class ActionRow : public QWidget
{
    Q_OBJECT

public:
    ActionRow(const QList<QAction *> &actions, QWidget *parent);
};

} // namespace lockscope::ui
