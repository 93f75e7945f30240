// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/editor/scenario_pane.h"
#include "ui/models/scenario_desk.h"

namespace lockscope::app {

/// A scenario of the library, opened and run in the tab of scenarios: what a picture of it shows.
class ScenarioScene : public QObject
{
    Q_OBJECT

public:
    /// Both outlive it.
    ScenarioScene(ui::ScenarioDesk &desk, ui::ScenarioPane &pane, QObject *parent = nullptr);

    /// Its tab is on screen already.
    void play();

signals:
    void ready();

private:
    void look();

    ui::ScenarioDesk &m_desk;
    ui::ScenarioPane &m_pane;
    bool m_isDrawn = false;
    bool m_isOver = false;
};

} // namespace lockscope::app
