// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/check/finding.h"
#include "core/vocabulary/shown_state.h"
#include "ui/models/answer.h"
#include "ui/models/cursor.h"

#include <vector>

namespace lockscope::ui {

/// A finding for people: what it is, what it means, and what to do.
struct FindingText
{
    /// A few words: "Two holders of one lock".
    QString title;
    QString meaning;
    QString advice;
};

[[nodiscard]] FindingText textOf(const check::Finding &finding);
[[nodiscard]] FindingText textOf(check::Breach breach);
[[nodiscard]] FindingText textOf(check::Remark remark);

/// "error", "warning", "note".
[[nodiscard]] QString phraseOf(check::Severity severity);
[[nodiscard]] ShownState shownState(check::Severity severity);
/// "!", "?", "i": its mark in a chip.
[[nodiscard]] QString markOf(check::Severity severity);
/// "I1" or "C9"; empty: it is about no rule.
[[nodiscard]] QString ruleNameOf(const check::Finding &finding);

/// Whom it concerns, the narrowest thing first.
[[nodiscard]] std::vector<Selection> thingsOf(const check::Finding &finding);
/// The first of them by name; empty: it concerns all.
[[nodiscard]] QString aboutText(const check::Finding &finding, const World &world);

/// The finding as an answer: what it means, what to do, and the events that show it.
[[nodiscard]] Answer answerOf(const check::Finding &finding, const Cursor &cursor);

} // namespace lockscope::ui
