// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/scenario/run_report.h"

namespace lockscope::app {

/// What a run that did not pass expected, and what was there instead and why: a sentence each, without its full stop.
struct VerdictText
{
    QString expected;
    QString actual;
};

/// `begun` is when the run began: times are told from there.
[[nodiscard]] VerdictText textOf(const scenario::RunFailure &failure, TimePoint begun);

} // namespace lockscope::app
