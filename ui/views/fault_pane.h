// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QWidget>

namespace lockscope::ui {

class FaultForm;
class TreeList;

/// How to break things on purpose, what is broken, and how to mend it.
class FaultPane : public QWidget
{
    Q_OBJECT

public:
    /// Both become children; `list` shows its model already.
    FaultPane(FaultForm &form, TreeList &list, const QList<QAction *> &actions, QWidget *parent = nullptr);
};

} // namespace lockscope::ui
