// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QString>
#include <QWidget>

class QLabel;
class QToolButton;

namespace lockscope::ui {

/// What stands over everything until it is gone, an error or something to know: icon, sentence and the command that may
/// help.
class Banner : public QWidget
{
    Q_OBJECT

public:
    explicit Banner(QAction &remedy, QWidget *parent = nullptr);

    /// An error.
    void showSentence(const QString &sentence);
    /// Nothing is wrong.
    void showNote(const QString &sentence);

protected:
    void changeEvent(QEvent *event) override;

private:
    void put(const QString &name, const QString &sentence);
    void colour();

    bool m_isError = true;
    QLabel *m_icon;
    QLabel *m_text;
    QToolButton *m_remedy;
};

} // namespace lockscope::ui
