// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/vocabulary/ids.h"
#include "server/wal/journal_problem.h"
#include "server/wal/storage.h"

#include <cstdint>
#include <functional>

namespace lockscope::server {

/// A journal that is no longer than this stays whole, so that a person can read a short history from its beginning.
inline constexpr std::uint64_t wholeHistoryBytes = std::uint64_t{256} << 10U;

enum class CompactionResult : std::uint8_t {
    /// A new snapshot stands for everything before `before`, and the files that it stands for are gone.
    Taken,
    /// Nothing stood there that the newest snapshot does not stand for already, or the history is short.
    NotNeeded,
    /// `goOn` said so.
    Abandoned,
};

/// Asked now and then; false: leave it.
using GoOn = std::function<bool()>;

/// Turns the newest snapshot and all segments before the one that begins with `before` into one snapshot, and removes
/// what it stands for once it is durable (J5). Those segments must not be written any more; the journal goes on beside
/// this. The result depends on nothing but the records, and so does the cost: it grows with the live state and with the
/// segments, and nobody waits for it.
///
/// A crash at any point leaves a journal that starts. After a problem nothing that anybody needs was removed.
/// `wholeBytes`: a history without a snapshot that is shorter stays as it is.
[[nodiscard]] Result<CompactionResult, JournalProblem>
compactJournal(Storage &storage, Lsn before, const GoOn &goOn, std::uint64_t wholeBytes = wholeHistoryBytes);

} // namespace lockscope::server
