// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTabWidget>

#include "ui/editor/scenario_pane.h"
#include "ui/models/console_models.h"
#include "ui/shell/action_registry.h"

#include <functional>

namespace lockscope::ui {

/// The tab of scenarios, and the commands for what is in its editor: files, runs, and what a person is asked before a
/// text is lost.
class WindowScenarios : public QObject
{
    Q_OBJECT

public:
    /// Adds its tab to `tabs`. Everything outlives it.
    WindowScenarios(ConsoleModels &models, ActionRegistry &registry, QTabWidget &tabs);

    [[nodiscard]] ScenarioPane &pane() const { return *m_pane; }
    /// Where something would be lost a person is asked, and `then` follows when it is saved or given up.
    [[nodiscard]] bool losesNothing(std::function<void()> then);
    void loseText();

signals:
    /// For some seconds, where the window says such things.
    void said(const QString &sentence);

private:
    void connectFiles();
    void connectRuns();
    void connectDesk();
    void showTab();
    void newScenario();
    void open();
    void save();
    void saveAs();
    void write(const QString &path);
    /// The events up to, not including, `end`, and of those the ones that are not behind the span.
    void record(EventNumber end, const picture::TimeSpan &span);
    void afterAsking(std::function<void()> then);
    void askBeforeLosing();
    void refresh();
    void judgeRecording();
    void judge(ActionId id, const QString &reason);

    ConsoleModels &m_models;
    ScenarioDesk &m_desk;
    ActionRegistry &m_registry;
    QTabWidget &m_tabs;
    ScenarioPane *m_pane;
    /// What was written last, or is being written.
    QString m_saved;
    /// What waits until the text is saved or given up.
    std::function<void()> m_then;
};

} // namespace lockscope::ui
