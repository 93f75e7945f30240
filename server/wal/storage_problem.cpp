// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/wal/storage_problem.h"

#include "core/base/match.h"

#include <string>

namespace lockscope::server {

JournalProblem problemOf(std::string_view file, const StorageFailure &cause)
{
    if (cause.error == StorageError::Denied)
        return NotWritable{cause.detail};
    return IoError{std::string(file), cause.detail};
}

Result<void, JournalProblem> resultOf(std::string_view file, const Outcome &outcome)
{
    return match<Result<void, JournalProblem>>(
        outcome,
        [](const Done &) { return Result<void, JournalProblem>(); },
        [&](const NotAttempted &o) { return failure(problemOf(file, o.failure)); },
        [&](const Ambiguous &o) { return failure(problemOf(file, o.failure)); });
}

} // namespace lockscope::server
