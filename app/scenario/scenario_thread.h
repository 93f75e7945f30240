// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThread>

#include "app/scenario/scenario_director.h"
#include "ui/models/scenario_desk.h"

namespace lockscope::app {

/// Does what a desk of scenarios wants, on a thread of its own: files, judgements and runs, in virtual and in real
/// time. Copies of values go out and come back; the window never waits, but for the destructor, which ends a run that
/// goes on.
class ScenarioThread : public QObject
{
    Q_OBJECT

public:
    /// The desk outlives it.
    explicit ScenarioThread(ui::ScenarioDesk &desk, QObject *parent = nullptr);
    ~ScenarioThread() override;

signals:
    /// The events of the last run are wanted where events are looked at.
    void runTaken(const lockscope::app::TakenRun &run);

private:
    void connectClerk(ui::ScenarioDesk &desk);
    void connectDirector(ui::ScenarioDesk &desk);

    QThread m_thread;
};

} // namespace lockscope::app
