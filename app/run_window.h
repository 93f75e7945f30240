// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

#include "app/findings_thread.h"
#include "app/scenario/scenario_thread.h"
#include "core/history/entry.h"
#include "ui/models/console_models.h"
#include "ui/shell/main_window.h"
#include "ui/shell/settings.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace lockscope::app {

/// What happened in the run of a scenario, as a recording in a window of its own: every view over its events, with no
/// server behind it. It goes with its window.
class RunWindow : public QObject
{
    Q_OBJECT

public:
    /// Stands at its last event where the run failed there, else at its first one. The settings outlive it.
    RunWindow(const TakenRun &run, ui::Settings &settings, QObject *parent);
    ~RunWindow() override;

    void close();

signals:
    /// Another run, of a scenario in this window, is to have a window.
    void runTaken(const lockscope::app::TakenRun &run);

private:
    void goOn();
    void takeMore();
    void showAll();

    const TakenRun m_run;
    std::size_t m_next = 0;
    bool m_isShown = false;
    ui::ConsoleModels m_models;
    FindingsThread m_findings;
    QTimer m_slice;
    std::unique_ptr<ScenarioThread> m_scenarios;
    QPointer<ui::MainWindow> m_window;
};

} // namespace lockscope::app
