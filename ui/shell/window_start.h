// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMainWindow>
#include <QObject>
#include <QStackedWidget>

#include "ui/shell/action_registry.h"

namespace lockscope::ui {

class Settings;
class StartPage;

/// The page that the program begins with, in the place of everything else in the window: its areas and bars go while it
/// is there, and come back as they were. Any command of the window that has to do with them makes it leave.
class WindowStart : public QObject
{
    Q_OBJECT

public:
    /// `centre` has the window's own page as its first one. Everything outlives it.
    WindowStart(ActionRegistry &registry, Settings &settings, QStackedWidget &centre, QMainWindow &window);

    /// From now on nothing of it is shown by itself.
    void show();
    void leave();
    [[nodiscard]] bool isShown() const;
    /// The layout of the areas, also of those that stand behind the page.
    [[nodiscard]] QByteArray layout() const;

signals:
    /// The page left, and the bars are back.
    void left();

private:
    void leaveAt(ActionId id);
    void hideAreas();

    ActionRegistry &m_registry;
    Settings &m_settings;
    QStackedWidget &m_centre;
    QMainWindow &m_window;
    StartPage *m_page;
    QByteArray m_behind;
};

} // namespace lockscope::ui
