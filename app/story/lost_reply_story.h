// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/story/story_player.h"

#include <vector>

namespace lockscope::app {

/// The scenario of the library that the story is a run of.
[[nodiscard]] QString lostReplyScenario();
/// A grant's reply is lost, its connection dies, the fate of that is parked and completes, and the next client gets the
/// lock: thirty seconds in all.
[[nodiscard]] std::vector<StoryChapter> lostReplyChapters();

} // namespace lockscope::app
