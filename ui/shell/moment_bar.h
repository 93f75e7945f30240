// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QWidget>

#include "ui/models/cursor.h"

class QLabel;
class QToolButton;

namespace lockscope::ui {

/// Stands over the whole window while it shows a past moment: which one, how far back, and that commands still act now.
class MomentBar : public QWidget
{
    Q_OBJECT

public:
    /// The cursor outlives it; `goLive` is what its button does.
    MomentBar(const Cursor &cursor, QAction &goLive, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();
    void colour();

    const Cursor &m_cursor;
    QLabel *m_icon;
    QLabel *m_mode;
    QLabel *m_place;
    QLabel *m_behind;
    QLabel *m_warning;
    QToolButton *m_live;
};

} // namespace lockscope::ui
