// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include "ui/shell/action_registry.h"

class QLabel;
class QPushButton;

namespace lockscope::ui {

/// What is said about a part of a story.
struct StoryCaption
{
    /// From 1 to `count`.
    int number = 1;
    int count = 1;
    /// A few words.
    QString title = {};
    /// What is to be seen, where, and why.
    QString text = {};
    /// What the button says that goes on.
    QString next = {};
};

/// Stands over a window that tells a story: what is to be seen, how the story goes on, and the buttons that go on, back
/// and away. Enter goes on, Esc ends it; the keys that step through time are heard on its buttons, too.
class StoryBar : public QWidget
{
    Q_OBJECT

public:
    explicit StoryBar(const ActionRegistry &registry, QWidget *parent = nullptr);

    void tell(const StoryCaption &caption);
    /// How it goes on by itself: a few words.
    void setPace(const QString &words);
    /// Whether there is something before, and something to go on with.
    struct Ways
    {
        bool back = false;
        bool next = false;
    };
    void setWays(Ways ways);

signals:
    void nextWanted();
    void backWanted();
    void endWanted();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void dress();
    void makeRoom();

    QLabel *m_number;
    QLabel *m_title;
    QLabel *m_text;
    QLabel *m_pace;
    QPushButton *m_back;
    QPushButton *m_next;
    QPushButton *m_end;
};

} // namespace lockscope::ui
