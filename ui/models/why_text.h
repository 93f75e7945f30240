// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/why/reason.h"
#include "ui/models/answer.h"
#include "ui/models/cursor.h"

#include <optional>

namespace lockscope::ui {

/// What can be asked about; none: nothing is selected, or it is a finding, which answers for itself.
[[nodiscard]] std::optional<why::Subject> subjectOf(const Selection &selection);
[[nodiscard]] Selection selectionOf(const why::Subject &subject);
/// "orders/17", "Open 12", "acquire 41 of w1": how a sentence names it.
[[nodiscard]] QString nameOf(const Selection &selection, const World &world);

/// "10:22:04.120 - w1: acquire 3 is sent (orders/17)."
[[nodiscard]] QString eventSentence(EventNumber number, const Cursor &cursor);

/// The chain in sentences.
[[nodiscard]] Answer answerOf(const Selection &selection, const why::Chain &chain, const Cursor &cursor);

} // namespace lockscope::ui
