// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/shell/action_registry.h"

class QLabel;

namespace lockscope::ui {

/// What the program begins with: one focused button that shows what it is about, and the ways to begin one's own work,
/// each with a sentence.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(const ActionRegistry &registry, QWidget *parent = nullptr);

signals:
    /// Esc.
    void leaveWanted();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeStory(const ActionRegistry &registry);
    QWidget *makeWays(const ActionRegistry &registry);
    void dress();

    QLabel *m_picture = nullptr;
    QLabel *m_name = nullptr;
    QLabel *m_what = nullptr;
    QWidget *m_story = nullptr;
};

} // namespace lockscope::ui
