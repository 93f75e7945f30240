// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/wal/recovery.h"

#include "core/base/planted_fault.h"
#include "server/wal/log_format.h"
#include "server/wal/storage_problem.h"

#include <algorithm>
#include <array>
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

OpenedPlace beginJournal(Storage &storage)
{
    constexpr Lsn first(1);
    auto file = storage.create(segmentName(first));
    if (!file)
        return failure(problemOf(segmentName(first), file.error()));
    auto place = LogAppender::beginSegment(storage, *std::move(file), first, Durability::Fsync);
    if (!place)
        return failure(JournalProblem(IoError{segmentName(first), place.error().detail}));
    return *std::move(place);
}

/// Writes `bytes` once more where they were read, and zeros over all that stands behind them. Returns the file's size.
Result<std::uint64_t, JournalProblem>
overwrite(SegmentFile &file, const std::string &name, std::uint64_t offset, ByteView bytes)
{
    static constexpr std::array<std::byte, std::size_t{64} << 10U> zeros{};
    const auto size = file.size();
    if (!size)
        return failure(problemOf(name, size.error()));
    auto end = offset + bytes.size();
    if (!bytes.empty()) {
        if (auto written = resultOf(name, file.write(offset, bytes)); !written)
            return failure(written.error());
    }
    while (end < *size && !planted(PlantedFault::TornTailKept)) {
        const auto count = std::min<std::uint64_t>(zeros.size(), *size - end);
        if (auto written = resultOf(name, file.write(end, ByteView(zeros).first(count))); !written)
            return failure(written.error());
        end += count;
    }
    if (auto synced = resultOf(name, file.sync()); !synced)
        return failure(synced.error());
    return std::max(end, *size);
}

/// The tail in the segment before the last one, which holds no record.
Result<void, JournalProblem> cutOff(Storage &storage, const JournalEnd::Torn &torn)
{
    const auto file = storage.open(torn.file, Storage::Access::ReadWrite);
    if (!file)
        return failure(problemOf(torn.file, file.error()));
    const auto cut = overwrite(**file, torn.file, torn.offset, {});
    return cut ? Result<void, JournalProblem>() : failure(JournalProblem(cut.error()));
}

/// Where the next record goes. Before it may be written, all that was replayed is durable, whatever became of the last
/// process: its last batch was perhaps never synced, or its sync failed and left pages that only look written. So that
/// batch is written again, and so are the zeros behind it, since what a crash left of a batch must not come back behind
/// later records.
OpenedPlace goOn(Storage &storage, const JournalEnd &end)
{
    if (end.torn && end.torn->file != end.file) {
        if (auto cut = cutOff(storage, *end.torn); !cut)
            return failure(cut.error());
    }
    auto file = storage.open(end.file, Storage::Access::ReadWrite);
    if (!file)
        return failure(problemOf(end.file, file.error()));
    const bool trustsTail = planted(PlantedFault::TailNotWrittenAgain);
    const auto offset = end.tail.offset + end.tail.bytes.size();
    const auto size = overwrite(
        **file, end.file, trustsTail ? offset : end.tail.offset, trustsTail ? ByteView() : ByteView(end.tail.bytes));
    if (!size)
        return failure(JournalProblem(size.error()));
    const bool trustsNames = planted(PlantedFault::NamesNotSyncedAgain);
    if (auto synced = trustsNames ? Result<void, JournalProblem>() : resultOf(end.file, storage.syncNames()); !synced)
        return failure(synced.error());
    return LogAppender::Place{*std::move(file), offset, *size, end.next};
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
