// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

#include "ui/models/cursor.h"
#include "ui/shell/action_registry.h"

namespace lockscope::ui {

/// Says in the tool bar which moment is shown, and opens all the ways to another one.
class MomentButton : public QToolButton
{
    Q_OBJECT

public:
    /// Cursor and registry outlive it.
    MomentButton(const Cursor &cursor, const ActionRegistry &registry, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void fitWidth();

    const Cursor &m_cursor;
};

} // namespace lockscope::ui
