// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QObject>

#include "ui/models/console_models.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/window_views.h"

class QToolBar;

namespace lockscope::ui {

class BookmarkCommands;
class OverviewStrip;

/// What finds places in a long history: the list of bookmarks, the overview, and the commands about them.
class WindowMarks : public QObject
{
    Q_OBJECT

public:
    /// It becomes a child of `window`; everything outlives it.
    WindowMarks(ConsoleModels &models, ActionRegistry &registry, WindowViews &views, QMainWindow &window);

    [[nodiscard]] QWidget *list() const { return m_list; }
    [[nodiscard]] QWidget *overview() const;
    /// Below everything, above the status bar.
    void addOverview();

signals:
    /// A whole sentence: why a step led nowhere.
    void said(const QString &sentence);

private:
    void buildList(WindowViews &views);

    ConsoleModels &m_models;
    ActionRegistry &m_registry;
    QMainWindow &m_window;
    BookmarkCommands *m_commands;
    QWidget *m_list = nullptr;
    OverviewStrip *m_overview;
};

} // namespace lockscope::ui
