// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/recorder.h"
#include "app/recording_loader.h"
#include "ui/models/console_models.h"
#include "ui/shell/main_window.h"

namespace lockscope::app {

/// Joins a console's recorder to its window: how large the recording is, its bookmarks, and copies of it.
void joinRecorder(Recorder &recorder, ui::ConsoleModels &models, ui::MainWindow &window);
/// Joins what shows a recording to its window.
void joinLoader(RecordingLoader &loader, ui::MainWindow &window);
/// Recordings that a person opens in the window come in a program of their own: a console shows one history.
void openOthersFrom(ui::MainWindow &window);

} // namespace lockscope::app
