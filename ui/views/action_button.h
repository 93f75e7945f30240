// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QPushButton>

namespace lockscope::ui {

/// A push button for a command, with a text of its own: enabled when the command is, and it explains itself as that
/// does.
class ActionButton : public QPushButton
{
    Q_OBJECT

public:
    ActionButton(QAction &action, const QString &text, QWidget *parent);

protected:
    /// Enter presses it too, as in a dialog.
    void keyPressEvent(QKeyEvent *event) override;

private:
    void follow();

    QAction &m_action;
};

} // namespace lockscope::ui
