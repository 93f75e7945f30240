// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/base/result.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/words.h"
#include "server/wal/storage.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace lockscope::server {

/// Whether a record counts as durable after its sync, or already after its write.
enum class Durability : std::uint8_t { Fsync, None };

struct LogOptions
{
    Durability durability = Durability::Fsync;
    /// A batch that would make the segment longer begins a new one; a batch never straddles two.
    std::uint64_t segmentBytes = std::uint64_t{64} << 20U;
    /// Zeros are written so far ahead of the records, since a sync that need not change the file's size and extents is
    /// cheaper. 0: never.
    std::uint64_t layOutBytes = std::uint64_t{1} << 20U;
};

/// Why the journal takes nothing any more (J3, J7).
struct LogFailure
{
    JournalFailure failure = JournalFailure::WriteFailed;
    std::string detail;
};

/// Puts batches onto the storage: in which segment, at which place, with which syncs (J2).
///
/// After the first failure it may not be used again; what it wrote is then for the next recovery to judge (J3).
class LogAppender
{
public:
    /// Where the next batch goes: the segment's open file, and behind the last record in it.
    struct Place
    {
        std::unique_ptr<SegmentFile> file;
        std::uint64_t offset = 0;
        /// The file's size: zeros from `offset` on.
        std::uint64_t laidOut = 0;
        Lsn next;
    };

    /// The storage must outlive it.
    LogAppender(Storage &storage, Place place, const LogOptions &options);

    /// Makes the empty `file` the segment whose first record will be `first`, durably: its header and its name.
    [[nodiscard]] static Result<Place, LogFailure>
    beginSegment(Storage &storage, std::unique_ptr<SegmentFile> file, Lsn first, Durability durability);

    /// Writes a batch whose last record is `last`; it is not durable yet.
    [[nodiscard]] Result<void, LogFailure> write(ByteView batch, Lsn last);
    /// All that was written is durable.
    [[nodiscard]] Result<void, LogFailure> sync();

    /// The same place on a copy of the storage; `file` is the segment there.
    [[nodiscard]] LogAppender onto(Storage &storage, std::unique_ptr<SegmentFile> file) const;

    /// Whether a batch of `size` bytes begins a new segment, which takes syncs in any case.
    [[nodiscard]] bool beginsSegment(std::size_t size) const;

    [[nodiscard]] Lsn next() const { return m_place.next; }
    /// The first LSN of the segment that was begun since the last call, if any; what stands before it is not written
    /// any more.
    [[nodiscard]] std::optional<Lsn> takeBegun() { return std::exchange(m_begun, std::nullopt); }
    [[nodiscard]] const LogOptions &options() const { return m_options; }

private:
    [[nodiscard]] Result<void, LogFailure> rotate();
    [[nodiscard]] Result<void, LogFailure> layOut(std::uint64_t end);

    Storage *m_storage;
    Place m_place;
    LogOptions m_options;
    std::optional<Lsn> m_begun;
};

} // namespace lockscope::server
