// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/result.h"
#include "core/history/event_source.h"
#include "core/history/world.h"
#include "ui/models/selection.h"

namespace lockscope::ui {

/// The selected thing as lines of a scenario (docs/scenario_language.md): what was asked for as a step, with the
/// declarations that it needs above it. Failure: a sentence for people, where no line says it.
[[nodiscard]] Result<QString, QString>
scenarioLinesOf(const Selection &selection, const World &world, const EventSource &history);

/// The name that a scenario gives to a key: what is left of it when only letters, digits and '_' are.
[[nodiscard]] QString scenarioNameOf(const std::string &key);

} // namespace lockscope::ui
