// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "server/wal/journal_problem.h"
#include "server/wal/journal_scan.h"
#include "server/wal/log_appender.h"
#include "server/wal/record.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace lockscope::server {

/// Takes one replayed record; false: it contradicts the ones before it, and the start stops with file and offset.
using ReplayVisitor = std::function<bool(const LoggedRecord &record)>;

struct Recovered
{
    /// 0: the journal is empty.
    Lsn last;
    /// The first LSN of the segment that takes the next record; compactJournal() may have those before it.
    Lsn segment;
    /// Replayed from segments.
    std::uint64_t recordCount = 0;
    /// The tail that was cut off (J4), to be told to a person.
    std::optional<JournalEnd::Torn> torn;
    /// Goes on where the journal ends.
    LogAppender appender;
};

/// Replays a journal and makes it ready for more (J4): the records of the newest snapshot go to `visit` in its order,
/// the last one with the LSN that it stands for (J5), and those behind it in LSN order; then a torn tail is cut off.
/// Before anything can be appended, the cut is durable, and so is every record that was replayed, even where a sync of
/// the process before failed: what only the cache has is written again. An empty folder gets its first segment.
///
/// On a problem nothing was changed, and what `visit` has seen must be thrown away. The storage must outlive the
/// appender. Call it under the data directory's lock.
[[nodiscard]] Result<Recovered, JournalProblem>
recoverJournal(Storage &storage, const LogOptions &options, const ReplayVisitor &visit);

} // namespace lockscope::server
