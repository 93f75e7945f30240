// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "server/wal/journal_problem.h"
#include "server/wal/log_format.h"
#include "server/wal/record.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace lockscope::server {

/// A whole, checksummed record and where it stands in its segment.
struct ReadRecord
{
    Lsn lsn;
    std::uint64_t offset = 0;
    /// With header and checksum, without padding.
    std::uint32_t length = 0;
    std::uint16_t type = 0;
    /// None: of an unknown type that may be skipped.
    std::optional<Record> record;
};

/// Bytes of a segment and where they stand in it.
struct Stretch
{
    std::uint64_t offset = 0;
    Bytes bytes;
};

/// The records end here; zeros or nothing follow.
struct CleanEnd
{
    std::uint64_t offset = 0;
};
/// The records end here; what follows is a write that a crash cut short (J4), of `bytes` bytes.
struct TornTail
{
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0;
    /// Not even the segment's header is whole.
    bool inHeader = false;
};
struct DamagedAt
{
    std::uint64_t offset = 0;
    DamageKind kind = DamageKind::BadRecord;
};
struct UnknownVersionAt
{
    std::uint32_t version = 0;
};
/// What stands behind the last good record of a segment.
using SegmentVerdict = std::variant<CleanEnd, TornTail, DamagedAt, UnknownVersionAt>;

/// The bytes of one segment in, its records out. Knows no file; holds no more than one record and what was fed last.
///
///     Header ──▶ Records ──▶ Searching ──▶ Over
///        └──────────────────────▲
///
/// 1. A record counts when length, checksum, LSN and payload are right; a right checksum with anything else wrong is
///    damage at once.
/// 2. Where no record stands, the rest is searched in steps of 8 bytes for whole records.
/// 3. Nothing but zeros: the clean end.
/// 4. One that is the first of its batch: what stands before it was durable, hence damage (J4).
/// 5. Otherwise a torn tail: a batch of which a crash left some sectors and not others is one, too.
/// 6. A header counts like a record, and any whole record bears witness for it.
class LogReader
{
public:
    /// `first` is the LSN in the segment's name.
    explicit LogReader(Lsn first)
        : m_next(first)
    {
    }
    /// Goes on in a segment whose header and first records are known to be good.
    LogReader(Lsn next, std::uint64_t offset)
        : m_next(next)
        , m_base(offset)
        , m_state(State::Records)
    {
    }

    /// The bytes that follow those fed before.
    void feed(ByteView bytes);
    /// No bytes follow.
    void finish() { m_finished = true; }
    /// None: feed it more, or, after finish(), there is a verdict.
    [[nodiscard]] std::optional<ReadRecord> next();

    [[nodiscard]] const std::optional<SegmentVerdict> &verdict() const { return m_verdict; }
    /// The LSN that the next record will have.
    [[nodiscard]] Lsn nextLsn() const { return m_next; }
    /// The last batch so far, as it was read; empty: there is none.
    [[nodiscard]] const Stretch &lastBatch() const { return m_batch; }
    /// One that goes on behind the last good record with bytes that are read once more, from `offset` on.
    [[nodiscard]] LogReader goingOn(std::uint64_t offset) const;

private:
    enum class State : std::uint8_t { Header, Records, Searching, Over };

    [[nodiscard]] ByteView window() const;
    [[nodiscard]] std::uint64_t offset() const { return m_base + m_taken; }
    /// Whether there are `size` bytes to look at.
    [[nodiscard]] bool has(std::size_t size) const { return m_window.size() - m_taken >= size; }
    /// A step that has to wait for more bytes says false.
    [[nodiscard]] bool readHeader();
    [[nodiscard]] bool search();
    [[nodiscard]] std::optional<ReadRecord> readRecord();
    [[nodiscard]] std::optional<ReadRecord> accept(const RecordHeader &header);
    void searchFromHere();
    void conclude(const SegmentVerdict &verdict);
    void concludeSearch();

    Lsn m_next;
    Stretch m_batch;
    Bytes m_window;
    /// Where the window begins in the segment, and how much of it is done with.
    std::uint64_t m_base = 0;
    std::size_t m_taken = 0;
    State m_state = State::Header;
    bool m_finished = false;
    bool m_headerBad = false;
    std::uint64_t m_badOffset = 0;
    /// Behind the last byte from m_badOffset on that is not zero.
    std::uint64_t m_dirtyEnd = 0;
    std::optional<SegmentVerdict> m_verdict;
};

} // namespace lockscope::server
