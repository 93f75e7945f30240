// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "ui/models/cursor.h"
#include "ui/shell/action_registry.h"

namespace lockscope::ui {

class StatusStrip;
class WindowViews;

/// Where clients connect: in the status bar, in the areas that are empty until somebody does, and to be copied.
class ServerAddress : public QObject
{
    Q_OBJECT

public:
    /// Everything outlives it.
    ServerAddress(const Cursor &cursor, ActionRegistry &registry, WindowViews &views, StatusStrip &status);

    /// The servers are not of this process: what they hold is not visible, and that is said wherever it would stand.
    void setOutside(const QString &addresses);

private:
    void follow();
    void offer(const QString &address);

    const Cursor &m_cursor;
    ActionRegistry &m_registry;
    WindowViews &m_views;
    StatusStrip &m_status;
    QString m_address;
    bool m_isOutside = false;
};

} // namespace lockscope::ui
