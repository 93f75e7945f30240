// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QMainWindow>
#include <QObject>

#include "ui/shell/action_specs.h"

#include <map>

namespace lockscope::ui {

class ActionRegistry;

/// The areas around the centre of a window, each in a dock that a command shows and hides.
class WindowDocks : public QObject
{
    Q_OBJECT

public:
    struct Place
    {
        /// Checked while the dock is shown.
        ActionId toggle;
        /// Never translated: saved layouts know the dock by it.
        const char *name;
        QString title;
        Qt::DockWidgetArea area;
        QWidget *content;
    };

    /// Both outlive it.
    WindowDocks(QMainWindow &window, ActionRegistry &registry);

    void add(const Place &place);
    /// One of those that were added.
    [[nodiscard]] QDockWidget &of(ActionId toggle) const { return *m_docks.at(toggle); }
    /// The first one is a tab in front of the others.
    void stack(std::initializer_list<ActionId> toggles);

private:
    QMainWindow &m_window;
    ActionRegistry &m_registry;
    std::map<ActionId, QDockWidget *> m_docks;
};

} // namespace lockscope::ui
