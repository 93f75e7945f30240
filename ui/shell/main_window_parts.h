// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStackedWidget>
#include <QString>
#include <QTabWidget>

#include "ui/shell/acquire_bar.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/appearance.h"
#include "ui/shell/banner.h"
#include "ui/shell/filter_bar.h"
#include "ui/shell/main_window.h"
#include "ui/shell/outside_guard.h"
#include "ui/shell/recording_commands.h"
#include "ui/shell/server_address.h"
#include "ui/shell/status_strip.h"
#include "ui/shell/time_commands.h"
#include "ui/shell/window_commands.h"
#include "ui/shell/window_docks.h"
#include "ui/shell/window_faults.h"
#include "ui/shell/window_help.h"
#include "ui/shell/window_log.h"
#include "ui/shell/window_marks.h"
#include "ui/shell/window_pictures.h"
#include "ui/shell/window_scenarios.h"
#include "ui/shell/window_settings.h"
#include "ui/shell/window_start.h"
#include "ui/shell/window_story.h"
#include "ui/shell/window_views.h"

namespace lockscope::ui {

/// Everything in the window, built in this order.
struct MainWindow::Parts
{
    Parts(ConsoleModels &shown, Settings &kept, MainWindow &window)
        : models(shown)
        , settings(kept)
        , appearance(kept)
        , views(new WindowViews(shown, registry, window))
        , guard(new OutsideGuard(registry, window))
        , commands(new WindowCommands(shown, registry, *guard, window))
        , faults(new WindowFaults(shown, {registry, *guard, *views, window}))
        , savedFilters(kept.filters())
        , filterBar(new FilterBar(shown.filter, shown.events, savedFilters, registry, &window))
        , acquireBar(new AcquireBar(shown.cursor, kept, &window))
        , time(new TimeCommands(shown, registry, window))
        , banner(new Banner(*registry.action(ActionId::StartServer), &window))
        , status(new StatusStrip(shown.cursor, shown.status, *registry.action(ActionId::CopyServerAddress), &window))
        , address(new ServerAddress(shown.cursor, registry, *views, *status))
        , docks(window, registry)
        , log(new WindowLog(shown, *views, *guard, window))
        , help(new WindowHelp(registry, window))
        , remembered(new WindowSettings({registry, kept, appearance, *acquireBar, window}))
        , recording(new RecordingCommands(registry, *status, kept, window))
        , marks(new WindowMarks(shown, registry, *views, window))
    {
    }

    ConsoleModels &models;
    Settings &settings;
    Appearance appearance;
    ActionRegistry registry;
    WindowViews *views;
    WindowPictures *pictures = nullptr;
    OutsideGuard *guard;
    WindowScenarios *scenarios = nullptr;
    WindowCommands *commands;
    WindowFaults *faults;
    SavedFilters savedFilters;
    FilterBar *filterBar;
    AcquireBar *acquireBar;
    TimeCommands *time;
    Banner *banner;
    StatusStrip *status;
    ServerAddress *address;
    WindowDocks docks;
    WindowLog *log;
    WindowHelp *help;
    WindowSettings *remembered;
    RecordingCommands *recording;
    WindowMarks *marks;
    QStackedWidget *pages = nullptr;
    QTabWidget *tabs = nullptr;
    WindowStart *start = nullptr;
    /// Null: this window tells none.
    WindowStory *story = nullptr;
    QString dataDirectory;
    QByteArray firstLayout;
};

} // namespace lockscope::ui
