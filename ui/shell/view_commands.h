// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QWidget>

#include "ui/shell/action_registry.h"
#include "ui/shell/appearance.h"
#include "ui/shell/settings.h"
#include "ui/shell/window_views.h"

#include <vector>

namespace lockscope::ui {

/// The commands that only change what is seen: copy, open and close rows, follow, move about, colours, text size.
class ViewCommands : public QObject
{
    Q_OBJECT

public:
    /// `areas` are what F6 goes round, in their order on screen. Everything outlives the commands.
    ViewCommands(const ActionRegistry &registry, WindowViews &views, std::vector<QWidget *> areas);

    void connectLook(Appearance &appearance, Settings &settings);

private:
    void connectRows();
    void connectPages();
    void connectFollowing();
    void offerRowMenu(const QAbstractItemView &view, const QPoint &place);
    void moveArea(int step);

    const ActionRegistry &m_registry;
    WindowViews &m_views;
    std::vector<QWidget *> m_areas;
};

} // namespace lockscope::ui
