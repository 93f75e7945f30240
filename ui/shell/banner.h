// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QString>
#include <QWidget>

#include <cstdint>

class QLabel;
class QToolButton;

namespace lockscope::ui {

/// What stands over everything until it is gone: icon, sentence and the command that may help.
class Banner : public QWidget
{
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { Error, Notice };

    Banner(Kind kind, QAction &remedy, QWidget *parent = nullptr);

    void showSentence(const QString &sentence);

protected:
    void changeEvent(QEvent *event) override;

private:
    void colour();

    const Kind m_kind;
    QLabel *m_icon;
    QLabel *m_text;
    QToolButton *m_remedy;
};

} // namespace lockscope::ui
