// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include "app/findings_thread.h"
#include "app/scenario/scenario_run.h"
#include "app/scenario/scenario_thread.h"
#include "app/story/story_player.h"
#include "ui/models/console_models.h"
#include "ui/shell/main_window.h"
#include "ui/shell/settings.h"

#include <memory>
#include <optional>

namespace lockscope::app {

/// A window that tells the story of a lost reply: the run of a scenario in the simulation, slowed down, with captions.
/// Whoever goes back in time stops it there, and it goes on when they come back. It goes with its window.
class StoryWindow : public QObject
{
    Q_OBJECT

public:
    /// The settings outlive it; nothing in them is changed by the layout of this window.
    StoryWindow(ui::Settings &settings, QObject *parent);
    ~StoryWindow() override;

    void close();
    /// So much time went by for the person. A timer calls it.
    void pass(Duration time);
    /// Null: it is closed.
    [[nodiscard]] ui::MainWindow *window() const { return m_window; }
    [[nodiscard]] ui::ConsoleModels &models() { return m_models; }

signals:
    /// The scenario has run, and the story begins.
    void begun();
    /// The run of a scenario in this window is to have a window.
    void runTaken(const lockscope::app::TakenRun &run);

private:
    void run();
    void begin();
    void tick();
    void show();
    void showPace();
    void tell(std::size_t chapter);
    void stage(std::size_t chapter);
    void choose(std::size_t chapter);
    void follow();
    void goOn();
    void goBack();
    void travelTo(std::size_t chapter);
    [[nodiscard]] std::size_t shownChapter() const;
    [[nodiscard]] std::size_t turningChapter() const;
    [[nodiscard]] ui::Selection subjectOf(std::size_t chapter) const;

    ui::ConsoleModels m_models;
    FindingsThread m_findings;
    std::unique_ptr<ScenarioRun> m_run;
    std::optional<StoryPlayer> m_player;
    /// The chapter that is in front, and what of it was selected.
    std::optional<std::size_t> m_staged;
    ui::Selection m_subject;
    /// Entries that the models have.
    std::size_t m_taken = 0;
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
    std::unique_ptr<ScenarioThread> m_scenarios;
    QPointer<ui::MainWindow> m_window;
    ui::WindowStory *m_story = nullptr;
};

} // namespace lockscope::app
