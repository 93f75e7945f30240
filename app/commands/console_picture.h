// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

#include "app/command_line.h"
#include "app/demo_scene.h"
#include "app/session.h"
#include "ui/shell/settings.h"

#include <optional>

namespace lockscope::app {

/// A picture to be taken, instead of a window for a person.
struct Picture
{
    QString file;
    QSize size;
    Scene scene = Scene::Demo;
    /// Place of the tab in the centre that it shows.
    int tab = 0;
};

/// How a picture comes about.
struct PictureRun
{
    Session::Options session;
    Picture picture;
    ui::ThemeChoice theme = ui::ThemeChoice::Light;
    ui::LanguageChoice language = ui::LanguageChoice::English;
};

/// The flags --screenshot, --size, --scene and --tab.
void describePicture(CommandLine &line);
/// None: the window is for a person.
[[nodiscard]] Result<std::optional<Picture>, UsageError> pictureOf(const CommandLine &line);
/// A scene of its own: a free port, a folder that goes with it, and none of the person's settings. The exit code.
[[nodiscard]] int runForPicture(PictureRun run);

} // namespace lockscope::app
