// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "server/wal/journal_problem.h"
#include "server/wal/journal_scan.h"

namespace lockscope::app {

/// One sentence or two for a person: what is wrong with the journal in `folder`, where, and what to do about it.
[[nodiscard]] QString sentenceOf(const server::JournalProblem &problem, const QString &folder);

/// Where the torn tail begins and how long it is; the caller says what becomes of it.
[[nodiscard]] QString sentenceOf(const server::JournalEnd::Torn &torn);

} // namespace lockscope::app
