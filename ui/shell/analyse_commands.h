// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QObject>

#include "ui/models/console_models.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/settings.h"
#include "ui/shell/window_views.h"

namespace lockscope::ui {

class StatusStrip;

/// The commands that explain what is seen: why, as a line of a scenario, fates as a table; and the number of findings
/// in the title of their area.
class AnalyseCommands : public QObject
{
    Q_OBJECT

public:
    struct Docks
    {
        QDockWidget &inspector;
        QDockWidget &findings;
    };

    /// Everything outlives the commands.
    AnalyseCommands(ConsoleModels &models, ActionRegistry &registry, WindowViews &views, const Docks &docks);

    void keepIn(Settings &settings);
    /// Where what was copied is said.
    void sayIn(StatusStrip &status) { m_status = &status; }

private:
    void askWhy();
    void copyAsScenario();
    void judge();
    void nameFindings();

    ConsoleModels &m_models;
    ActionRegistry &m_registry;
    WindowViews &m_views;
    Docks m_docks;
    StatusStrip *m_status = nullptr;
};

} // namespace lockscope::ui
