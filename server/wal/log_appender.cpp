// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/wal/log_appender.h"

#include "core/base/match.h"
#include "core/base/planted_fault.h"
#include "server/wal/log_format.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace lockscope::server {

namespace {

LogFailure failureOf(const StorageFailure &cause, JournalFailure otherwise)
{
    return {cause.error == StorageError::NoSpace ? JournalFailure::DiskFull : otherwise, cause.detail};
}

Result<void, LogFailure> resultOf(const Outcome &outcome, JournalFailure otherwise)
{
    return match<Result<void, LogFailure>>(
        outcome,
        [](const Done &) { return Result<void, LogFailure>(); },
        [&](const NotAttempted &o) { return failure(failureOf(o.failure, otherwise)); },
        [&](const Ambiguous &o) { return failure(failureOf(o.failure, otherwise)); });
}

} // namespace

LogAppender::LogAppender(Storage &storage, Place place, const LogOptions &options)
    : m_storage(&storage)
    , m_place(std::move(place))
    , m_options(options)
{
    assert(m_place.file != nullptr);
    assert(m_place.offset >= segmentHeaderSize);
    assert(m_place.offset % recordAlignment == 0);
}

Result<LogAppender::Place, LogFailure>
LogAppender::beginSegment(Storage &storage, std::unique_ptr<SegmentFile> file, Lsn first, Durability durability)
{
    const auto header = segmentHeader(first);
    if (auto written = resultOf(file->write(0, header), JournalFailure::WriteFailed); !written)
        return failure(written.error());
    if (durability == Durability::Fsync) {
        // The contents before the name: a name that survives a crash has its header.
        if (auto synced = resultOf(file->sync(), JournalFailure::SyncFailed); !synced)
            return failure(synced.error());
        const bool syncsNames = !planted(PlantedFault::NamesNotSynced);
        if (auto synced =
                syncsNames ? resultOf(storage.syncNames(), JournalFailure::SyncFailed) : Result<void, LogFailure>();
            !synced)
            return failure(synced.error());
    }
    return Place{std::move(file), segmentHeaderSize, segmentHeaderSize, first};
}

LogAppender LogAppender::onto(Storage &storage, std::unique_ptr<SegmentFile> file) const
{
    LogAppender copy(storage, {std::move(file), m_place.offset, m_place.laidOut, m_place.next}, m_options);
    copy.m_begun = m_begun;
    return copy;
}

Result<void, LogFailure> LogAppender::write(ByteView batch, Lsn last)
{
    assert(!batch.empty());
    assert(batch.size() % recordAlignment == 0);
    assert(last >= m_place.next);
    if (beginsSegment(batch.size())) {
        if (auto rotated = rotate(); !rotated)
            return rotated;
    }
    const auto end = m_place.offset + batch.size();
    if (auto laidOut = layOut(end); !laidOut)
        return laidOut;
    if (auto written = resultOf(m_place.file->write(m_place.offset, batch), JournalFailure::WriteFailed); !written)
        return written;
    m_place.offset = end;
    m_place.laidOut = std::max(m_place.laidOut, end);
    m_place.next = Lsn(last.value() + 1);
    return {};
}

bool LogAppender::beginsSegment(std::size_t size) const
{
    return m_place.offset + size > m_options.segmentBytes && m_place.offset > segmentHeaderSize;
}

Result<void, LogFailure> LogAppender::sync()
{
    if (planted(PlantedFault::SyncSkipped))
        return {};
    const auto synced = resultOf(m_place.file->sync(), JournalFailure::SyncFailed);
    if (planted(PlantedFault::SyncErrorIgnored))
        return {};
    // Where nothing is synced on the way, the file's name was not either.
    if (!synced || m_options.durability == Durability::Fsync)
        return synced;
    return resultOf(m_storage->syncNames(), JournalFailure::SyncFailed);
}

/// The old segment is durable already, or becomes so here: nobody comes back to it for the sync at a stop.
Result<void, LogFailure> LogAppender::rotate()
{
    if (m_options.durability == Durability::None) {
        if (auto synced = sync(); !synced)
            return synced;
    }
    auto file = m_storage->create(segmentName(m_place.next));
    if (!file)
        return failure(failureOf(file.error(), JournalFailure::WriteFailed));
    auto place = beginSegment(*m_storage, *std::move(file), m_place.next, m_options.durability);
    if (!place)
        return failure(place.error());
    m_place = *std::move(place);
    m_begun = m_place.next;
    return {};
}

/// Room for a batch that ends at `end`, and for some to come.
Result<void, LogFailure> LogAppender::layOut(std::uint64_t end)
{
    if (m_options.layOutBytes == 0 || end <= m_place.laidOut)
        return {};
    static constexpr std::array<std::byte, std::size_t{64} << 10U> zeros{};
    const auto goal = std::max(end, std::min(m_place.offset + m_options.layOutBytes, m_options.segmentBytes));
    while (m_place.laidOut < goal) {
        const auto size = std::min<std::uint64_t>(zeros.size(), goal - m_place.laidOut);
        const auto outcome = m_place.file->write(m_place.laidOut, ByteView(zeros).first(size));
        if (const auto written = resultOf(outcome, JournalFailure::WriteFailed); !written) {
            // Zeros are a gain of time and no more; the batch itself may still find room.
            if (written.error().failure == JournalFailure::DiskFull)
                return {};
            return written;
        }
        m_place.laidOut += size;
    }
    return {};
}

} // namespace lockscope::server
