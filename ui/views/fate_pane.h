// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QWidget>

namespace lockscope::ui {

class ActionRow;
class TreeList;

/// The fates, and what can be done about the lane that keeps one of them waiting.
class FatePane : public QWidget
{
    Q_OBJECT

public:
    /// `list` shows its model already.
    FatePane(TreeList &list, const QList<QAction *> &actions, QWidget *parent);

private:
    void describe();

    TreeList &m_list;
    ActionRow *m_buttons;
};

} // namespace lockscope::ui
