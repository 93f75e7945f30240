// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/io/recording_problem.h"
#include "core/io/recording_schema.h"

namespace lockscope::app {

/// One sentence without its full stop: what is wrong with which file, and what to do.
[[nodiscard]] QString sentenceOf(const io::RecordingProblem &problem);
/// What this program writes into its recordings. `source` is "console", "run" or "explore".
[[nodiscard]] io::RecordingAbout aboutThis(const QString &source);

} // namespace lockscope::app
