// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QString>
#include <QWidget>

class QLabel;
class QToolButton;

namespace lockscope::ui {

/// An error that stands over everything until it is gone: icon, sentence and the command that may help.
class Banner : public QWidget
{
    Q_OBJECT

public:
    explicit Banner(QAction &remedy, QWidget *parent = nullptr);

    void showSentence(const QString &sentence);

protected:
    void changeEvent(QEvent *event) override;

private:
    void colour();

    QLabel *m_icon;
    QLabel *m_text;
    QToolButton *m_remedy;
};

} // namespace lockscope::ui
