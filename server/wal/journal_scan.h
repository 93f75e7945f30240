// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "server/wal/journal_files.h"
#include "server/wal/journal_problem.h"
#include "server/wal/log_reader.h"
#include "server/wal/snapshot_scan.h"
#include "server/wal/storage.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lockscope::server {

struct ScannedRecord
{
    /// Its segment's or its snapshot's name.
    std::string file;
    ReadRecord at;
    /// It stands for records that are gone (J5); its LSN is 0, unless it is an Open's or the snapshot's own.
    bool inSnapshot = false;
};

/// How a sound journal ends.
struct JournalEnd
{
    /// The LSN of the next record.
    Lsn next;
    /// The snapshot that it begins with stands for the records up to this one.
    std::optional<Lsn> snapshot;
    std::uint64_t snapshotRecordCount = 0;
    /// In the segments; their bytes with headers, without what was only laid out.
    std::uint64_t recordCount = 0;
    std::uint64_t segmentCount = 0;
    std::uint64_t byteCount = 0;
    /// The last segment, and where its records end; 0: not even its header is whole.
    std::string file;
    std::uint64_t offset = 0;
    /// What may be in the cache and on no disk, since nothing behind it bears witness: the last batch of the last
    /// segment as it was read, or its header where it has no record. The next record goes behind it.
    Stretch tail;
    /// What a start cuts off (J4): usually in the last segment, or in the one before an empty last one.
    struct Torn
    {
        std::string file;
        std::uint64_t offset = 0;
        std::uint64_t bytes = 0;
    };
    std::optional<Torn> torn;
};

/// Reads a whole journal, one window of bytes at a time: the newest snapshot, then the segments that go on from it, in
/// LSN order. Changes nothing, takes no lock, and may run beside the server that writes it and removes files: it has
/// all of them open before it reads the first.
class JournalScan
{
public:
    /// `before`: only the segments that begin before this LSN.
    [[nodiscard]] static Result<JournalScan, JournalProblem> open(Storage &storage,
                                                                  std::optional<Lsn> before = std::nullopt);

    /// None: that was the last record, and end() says how the journal ends. After a problem there is nothing more.
    [[nodiscard]] Result<std::optional<ScannedRecord>, JournalProblem> next();
    /// Only after next() gave none.
    [[nodiscard]] const JournalEnd &end() const;

private:
    struct Segment
    {
        std::string name;
        Lsn first;
        std::unique_ptr<SegmentFile> file;
    };
    JournalScan(std::optional<SnapshotScan> snapshot, std::vector<Segment> segments);

    [[nodiscard]] static Result<JournalScan, JournalProblem> openListed(Storage &storage, const JournalFiles &files);
    [[nodiscard]] Result<std::optional<ScannedRecord>, JournalProblem> nextOfSnapshot();
    [[nodiscard]] const Segment &segment() const { return m_segments[m_index]; }
    [[nodiscard]] bool inLast() const { return m_index + 1 == m_segments.size(); }
    void enter();
    [[nodiscard]] Result<void, JournalProblem> feed();
    [[nodiscard]] Result<void, JournalProblem> judge(const SegmentVerdict &verdict);
    [[nodiscard]] Result<void, JournalProblem> leave(std::uint64_t offset);
    [[nodiscard]] Result<void, JournalProblem> leaveTorn(const TornTail &tail);
    [[nodiscard]] Result<void, JournalProblem> lookAgain(const DamagedAt &damage);
    [[nodiscard]] tl::unexpected<JournalProblem> stop(const JournalProblem &problem);
    [[nodiscard]] JournalProblem damaged(const DamagedAt &damage) const;
    [[nodiscard]] JournalProblem tornEarlier() const;

    /// Until all of it was read.
    std::optional<SnapshotScan> m_snapshot;
    std::vector<Segment> m_segments;
    std::size_t m_index = 0;
    LogReader m_reader;
    Bytes m_buffer;
    std::uint64_t m_readOffset = 0;
    /// Where damage was seen already.
    std::optional<std::uint64_t> m_lookedAgainAt;
    bool m_over = false;
    JournalEnd m_end;
};

} // namespace lockscope::server
