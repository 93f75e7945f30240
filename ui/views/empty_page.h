// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QString>
#include <QWidget>

class QLabel;

namespace lockscope::ui {

/// What stands where there is nothing to show yet.
struct EmptyText
{
    /// One or two sentences: what will appear here.
    QString sentence = {};
    /// The command that makes it appear, as a button; null: no command does.
    QAction *action = nullptr;
    QString actionText = {};
};

/// A page that says what will be here, and offers the button that makes it appear.
class EmptyPage : public QWidget
{
    Q_OBJECT

public:
    /// It is reached by the keyboard and read out under `name`, like what it stands for.
    EmptyPage(const EmptyText &text, const QString &name, QWidget *parent);

    void setSentence(const QString &sentence);

private:
    QLabel *m_sentence;
};

} // namespace lockscope::ui
