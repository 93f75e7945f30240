// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "server/wal/journal_problem.h"
#include "server/wal/storage.h"

#include <string_view>

/// What a failure of the storage is for somebody who opens or reads a journal.
namespace lockscope::server {

[[nodiscard]] JournalProblem problemOf(std::string_view file, const StorageFailure &cause);
[[nodiscard]] Result<void, JournalProblem> resultOf(std::string_view file, const Outcome &outcome);

} // namespace lockscope::server
