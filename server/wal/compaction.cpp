// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/wal/compaction.h"

#include "core/base/planted_fault.h"
#include "server/wal/journal_files.h"
#include "server/wal/journal_scan.h"
#include "server/wal/live_records.h"
#include "server/wal/log_format.h"
#include "server/wal/snapshot_writer.h"
#include "server/wal/storage_problem.h"

#include <optional>
#include <utility>

namespace lockscope::server {

namespace {

/// Removes what the newest snapshot stands for. That its name is durable may be the work of a process that died first.
Result<void, JournalProblem> tidy(Storage &storage)
{
    const auto files = listJournal(storage);
    if (!files)
        return failure(problemOf({}, files.error()));
    if (files->superseded.empty())
        return {};
    if (auto synced = resultOf({}, storage.syncNames()); !synced)
        return synced;
    for (const auto &name : files->superseded) {
        if (auto removed = resultOf(name, storage.remove(name)); !removed)
            return removed;
    }
    return {};
}

/// None: `goOn` said so.
using Folded = Result<std::optional<JournalEnd>, JournalProblem>;

/// Every record of the scan into `live`.
Folded fold(JournalScan &scan, LiveRecords &live, const GoOn &goOn)
{
    while (goOn()) {
        const auto scanned = scan.next();
        if (!scanned)
            return failure(scanned.error());
        if (!*scanned)
            return scan.end();
        if (const auto &at = (*scanned)->at; at.record)
            live.apply({at.lsn, *at.record});
    }
    return std::nullopt;
}

/// False: `goOn` said so, and an unfinished file is left.
Result<bool, JournalProblem> write(Storage &storage, const LiveRecords &live, Lsn asOf, const GoOn &goOn)
{
    auto writer = SnapshotWriter::begin(storage, asOf);
    if (!writer)
        return failure(writer.error());
    Result<void, JournalProblem> added;
    const bool isWhole = live.write([&](const LoggedRecord &record) {
        added = writer->add(record);
        return added && goOn();
    });
    if (!added)
        return failure(added.error());
    if (!isWhole)
        return false;
    const auto lastToken = planted(PlantedFault::SnapshotForgetsTokens) ? Token(0) : live.lastToken();
    if (auto finished = writer->finish(lastToken); !finished)
        return failure(finished.error());
    return true;
}

} // namespace

Result<CompactionResult, JournalProblem>
compactJournal(Storage &storage, Lsn before, const GoOn &goOn, std::uint64_t wholeBytes)
{
    const auto files = listJournal(storage);
    if (!files)
        return failure(problemOf({}, files.error()));
    auto result = CompactionResult::NotNeeded;
    if (!files->segments.empty() && files->segments.front() < before) {
        auto scan = JournalScan::open(storage, before);
        if (!scan)
            return failure(scan.error());
        LiveRecords live;
        const auto end = fold(*scan, live, goOn);
        if (!end)
            return failure(end.error());
        if (!*end)
            return CompactionResult::Abandoned;
        if ((*end)->torn || (*end)->next != before)
            return failure(JournalProblem(Damaged{(*end)->file, (*end)->offset, DamageKind::MissingSegment}));
        if (files->snapshot || (*end)->byteCount >= wholeBytes) {
            const auto written = write(storage, live, Lsn(before.value() - 1), goOn);
            if (!written) {
                // The room that it took is worth more than it is; where this fails, the next one does it.
                static_cast<void>(storage.remove(unfinishedSnapshotName));
                return failure(written.error());
            }
            result = *written ? CompactionResult::Taken : CompactionResult::Abandoned;
        }
    }
    if (auto tidied = tidy(storage); !tidied)
        return failure(tidied.error());
    return result;
}

} // namespace lockscope::server
