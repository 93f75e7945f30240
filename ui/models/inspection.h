// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/vocabulary/shown_state.h"
#include "ui/models/cursor.h"
#include "ui/models/selection.h"

#include <optional>
#include <vector>

namespace lockscope::ui {

/// A time that runs off: from when, until when.
struct Countdown
{
    TimePoint start;
    TimePoint end;

    friend bool operator==(const Countdown &, const Countdown &) = default;
};

/// One line about a thing. Both texts are whole and plain.
struct Property
{
    QString name;
    /// The only value where the thing has one side.
    QString belief;
    QString truth;
    /// What the value looks like, where it is a state.
    std::optional<ShownState> state;
    std::optional<ShownState> truthState = {};
    /// Where the value is what is left of a time.
    std::optional<Countdown> countdown = {};
    std::optional<Countdown> truthCountdown = {};
    /// The event that it is about, which one can go to.
    std::optional<EventNumber> event = {};

    friend bool operator==(const Property &, const Property &) = default;
};

/// Everything that can be said about one thing at the cursor's moment.
struct Inspection
{
    QString title;
    bool twoSides = false;
    /// A sentence, where belief and truth differ, and what follows from that.
    QString difference;
    QString consequence = {};
    std::vector<Property> properties = {};
};

class FindingModel;

[[nodiscard]] Inspection inspect(const Selection &selection, const Cursor &cursor, const FindingModel &findings);
/// The part of inspect() with two sides.
[[nodiscard]] Inspection inspectRequest(const RequestRef &ref, const Cursor &cursor);
[[nodiscard]] Inspection inspectKey(const Key &key, const Cursor &cursor);
[[nodiscard]] Inspection inspectFate(OpenSequence open, const Cursor &cursor);
[[nodiscard]] Inspection inspectConnection(const ConnectionId &id, const Cursor &cursor);
[[nodiscard]] Inspection
inspectFinding(check::FindingNumber number, const Cursor &cursor, const FindingModel &findings);
/// What is said about a time: when, and how long ago, or how long after the cursor's moment.
[[nodiscard]] QString sinceText(TimePoint time, const Cursor &cursor);

} // namespace lockscope::ui
