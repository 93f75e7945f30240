// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "app/commands/explore_crew.h"
#include "core/base/time.h"

#include <string>

namespace lockscope::app {

/// What `lockscope explore` prints.

/// A violation with the files that tell of it; no file: it was not written.
struct WrittenViolation
{
    FoundViolation found;
    std::size_t steps = 0;
    QString scenario;
    QString recording;
    /// Its events as JSON lines.
    QString events;
};

struct ExploreSummary
{
    std::uint64_t seed = 0;
    std::uint32_t workers = 1;
    Duration took{};
    std::uint64_t violations = 0;
    const lab::ExploreTotals &totals;
};

/// For a person.
[[nodiscard]] QString violationText(const WrittenViolation &violation);
[[nodiscard]] QStringList summaryText(const ExploreSummary &summary);
/// One object each, without LF.
[[nodiscard]] std::string violationJson(const WrittenViolation &violation);
[[nodiscard]] std::string summaryJson(const ExploreSummary &summary);

} // namespace lockscope::app
