// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "app/file_writer.h"
#include "app/scenario/scenario_thread.h"
#include "app/session.h"
#include "app/story/story_window.h"
#include "ui/shell/main_window.h"
#include "ui/shell/settings.h"

#include <optional>

namespace lockscope::app {

/// Joins a window to a session: what it asks for is done, and how the server fares is said in it. Both outlive this.
class ConsoleWindow : public QObject
{
    Q_OBJECT

public:
    /// The settings are those of the window.
    ConsoleWindow(Session &session, ui::MainWindow &window, ui::Settings &settings, QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /// The window was closed, and those that it opened go with it.
    void closed();

private:
    void openRun(const TakenRun &run);
    void openStory();
    void acquire(std::optional<ClientId> client, const AcquireCommand &command);

    Session &m_session;
    ui::Settings &m_settings;
    FileWriter m_files;
    ScenarioThread m_scenarios;
    /// Null: none is told.
    QPointer<StoryWindow> m_story;
};

} // namespace lockscope::app
