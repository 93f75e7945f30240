// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/vocabulary/rule.h"
#include "ui/models/selection.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockscope::ui {

/// What a line of an answer is there for.
enum class AnswerPart : std::uint8_t {
    /// How things stand.
    Statement,
    /// An event that led to it.
    Cause,
    /// What a person can do about it.
    Advice,
};

/// One sentence of an answer, with what it rests on and where one can go from it. All texts are plain.
struct AnswerLine
{
    AnswerPart part = AnswerPart::Statement;
    QString sentence;
    /// "P5"; empty: no rule.
    QString rule;
    /// The event that made it so.
    std::optional<EventNumber> event;
    /// Another thing that it speaks of, and its name.
    Selection thing;
    QString thingName;

    friend bool operator==(const AnswerLine &, const AnswerLine &) = default;
};

/// A rule that the answer cites, in one sentence.
struct CitedRule
{
    QString name;
    QString meaning;

    friend bool operator==(const CitedRule &, const CitedRule &) = default;
};

/// Why something is as it is: a few sentences, each with its links and its rule.
struct Answer
{
    QString title;
    std::vector<AnswerLine> lines;
    /// Each once, in the order in which they are cited.
    std::vector<CitedRule> rules;

    void cite(const QString &name, const QString &meaning);
    /// All of it as lines of text, for copying and for those who hear it.
    [[nodiscard]] QString plainText() const;

    friend bool operator==(const Answer &, const Answer &) = default;
};

} // namespace lockscope::ui
