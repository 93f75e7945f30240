// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scenario/suite.h"
#include "core/picture/drawing.h"

#include <cstdint>

namespace lockscope::app {

enum class PictureLines : std::uint8_t { Shown, LeftOut };

/// A run as a sequence picture for reading: its lines at the left, a column for each client and node, and a row for
/// each thing that happened, so that a wait of ten seconds takes no more room than a reply. Without its lines it is
/// narrow.
[[nodiscard]] picture::Drawing pictureOf(const ScenarioOutcome &outcome, PictureLines lines = PictureLines::Shown);

} // namespace lockscope::app
