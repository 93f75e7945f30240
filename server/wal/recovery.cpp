// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/wal/recovery.h"

#include "core/base/planted_fault.h"
#include "server/wal/log_format.h"
#include "server/wal/storage_problem.h"

#include <utility>

namespace lockscope::server {

namespace {

Result<JournalEnd, JournalProblem> replay(JournalScan &scan, const ReplayVisitor &visit)
{
    for (;;) {
        auto scanned = scan.next();
        if (!scanned)
            return failure(scanned.error());
        if (!*scanned)
            return scan.end();
        auto &at = (*scanned)->at;
        if (at.record && !visit({at.lsn, *std::move(at.record)}))
            return failure(JournalProblem(Damaged{(*scanned)->file, at.offset, DamageKind::Contradiction}));
    }
}

using OpenedPlace = Result<LogAppender::Place, JournalProblem>;

/// Makes the empty `file` the segment whose first record is `first`.
OpenedPlace begin(Storage &storage, std::unique_ptr<SegmentFile> file, Lsn first)
{
    auto place = LogAppender::beginSegment(storage, std::move(file), first, Durability::Fsync);
    if (!place)
        return failure(JournalProblem(IoError{segmentName(first), place.error().detail}));
    return *std::move(place);
}

OpenedPlace beginJournal(Storage &storage)
{
    constexpr Lsn first(1);
    auto file = storage.create(segmentName(first));
    if (!file)
        return failure(problemOf(segmentName(first), file.error()));
    return begin(storage, *std::move(file), first);
}

/// Shortens a file, durably: what is cut off must not come back behind records that are written later.
Result<std::unique_ptr<SegmentFile>, JournalProblem>
openAndCut(Storage &storage, const std::string &name, std::optional<std::uint64_t> size)
{
    auto file = storage.open(name, Storage::Access::ReadWrite);
    if (!file)
        return failure(problemOf(name, file.error()));
    if (!size || planted(PlantedFault::TornTailKept))
        return *std::move(file);
    if (auto cut = resultOf(name, (*file)->cut(*size)); !cut)
        return failure(cut.error());
    if (auto synced = resultOf(name, (*file)->sync()); !synced)
        return failure(synced.error());
    return *std::move(file);
}

/// Where the next record goes; the tail, if any, is cut off.
OpenedPlace goOn(Storage &storage, const JournalEnd &end)
{
    const bool tornBefore = end.torn && end.torn->file != end.file;
    if (tornBefore) {
        if (auto cut = openAndCut(storage, end.torn->file, end.torn->offset); !cut)
            return failure(cut.error());
    }
    const bool tornHere = end.torn && !tornBefore;
    auto file = openAndCut(storage, end.file, tornHere || end.headerTorn ? std::optional(end.offset) : std::nullopt);
    if (!file)
        return failure(file.error());
    if (end.headerTorn)
        return begin(storage, *std::move(file), end.next);
    const auto size = (*file)->size();
    if (!size)
        return failure(problemOf(end.file, size.error()));
    return LogAppender::Place{*std::move(file), end.offset, *size, end.next};
}

} // namespace

Result<Recovered, JournalProblem>
recoverJournal(Storage &storage, const LogOptions &options, const ReplayVisitor &visit)
{
    auto scan = JournalScan::open(storage);
    if (!scan && std::holds_alternative<NotAJournal>(scan.error())) {
        auto place = beginJournal(storage);
        if (!place)
            return failure(place.error());
        return Recovered{.last = Lsn(0),
                         .segment = Lsn(1),
                         .recordCount = 0,
                         .torn = {},
                         .appender = LogAppender(storage, *std::move(place), options)};
    }
    if (!scan)
        return failure(scan.error());
    const auto end = replay(*scan, visit);
    if (!end)
        return failure(end.error());
    auto place = goOn(storage, *end);
    if (!place)
        return failure(place.error());
    return Recovered{.last = Lsn(end->next.value() - 1),
                     .segment = *firstLsnOf(end->file),
                     .recordCount = end->recordCount,
                     .torn = end->torn,
                     .appender = LogAppender(storage, *std::move(place), options)};
}

} // namespace lockscope::server
