// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/vocabulary/client_snapshot.h"
#include "core/vocabulary/shown_state.h"
#include "core/vocabulary/words.h"

#include <cstdint>

namespace lockscope {
enum class ServerPhase : std::uint8_t;
enum class DiskFault : std::uint8_t;
} // namespace lockscope

namespace lockscope::ui {

/// The words of the vocabulary for people: short, lower case, translated, made to stand in a cell or inside a sentence.
[[nodiscard]] QString phraseOf(CloseReason value);
[[nodiscard]] QString phraseOf(ClientConnectionState value);
[[nodiscard]] QString phraseOf(AcquireFailure value);
[[nodiscard]] QString phraseOf(ReleaseFailure value);
[[nodiscard]] QString phraseOf(OrphanAction value);
[[nodiscard]] QString phraseOf(ViolationRule value);
[[nodiscard]] QString phraseOf(FateClass value);
[[nodiscard]] QString phraseOf(FateState value);
[[nodiscard]] QString phraseOf(LaneState value);
[[nodiscard]] QString phraseOf(TransitionKind value);
[[nodiscard]] QString phraseOf(NodeRole value);
[[nodiscard]] QString phraseOf(ServerError value);
[[nodiscard]] QString phraseOf(CapacityLimit value);
[[nodiscard]] QString phraseOf(JournalFailure value);
[[nodiscard]] QString phraseOf(BeliefState value);
[[nodiscard]] QString phraseOf(ServerPhase value);
[[nodiscard]] QString phraseOf(DiskFault value);

/// What a request in that state looks like.
[[nodiscard]] ShownState shownState(BeliefState value);
[[nodiscard]] ShownState shownState(FateState value);

} // namespace lockscope::ui
