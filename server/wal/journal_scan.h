// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "server/wal/journal_problem.h"
#include "server/wal/log_reader.h"
#include "server/wal/storage.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lockscope::server {

struct ScannedRecord
{
    /// Its segment's name.
    std::string file;
    ReadRecord at;
};

/// How a sound journal ends.
struct JournalEnd
{
    /// The LSN of the next record.
    Lsn next;
    std::uint64_t recordCount = 0;
    std::uint64_t segmentCount = 0;
    /// The last segment, and where its next record goes.
    std::string file;
    std::uint64_t offset = 0;
    /// The last segment's header is not whole: a crash came between its creation and its first sync.
    bool headerTorn = false;
    /// What a start cuts off (J4): usually in the last segment, or in the one before an empty last one.
    struct Torn
    {
        std::string file;
        std::uint64_t offset = 0;
        std::uint64_t bytes = 0;
    };
    std::optional<Torn> torn;
};

/// Reads a whole journal in LSN order, one window of bytes at a time. Changes nothing, takes no lock, and may run
/// beside the server that writes it.
class JournalScan
{
public:
    /// The storage must outlive it.
    [[nodiscard]] static Result<JournalScan, JournalProblem> open(Storage &storage);

    /// None: that was the last record, and end() says how the journal ends. After a problem there is nothing more.
    [[nodiscard]] Result<std::optional<ScannedRecord>, JournalProblem> next();
    /// Only after next() gave none.
    [[nodiscard]] const JournalEnd &end() const;

private:
    struct Segment
    {
        std::string name;
        Lsn first;
    };
    JournalScan(Storage &storage, std::vector<Segment> segments);

    [[nodiscard]] const Segment &segment() const { return m_segments[m_index]; }
    [[nodiscard]] bool inLast() const { return m_index + 1 == m_segments.size(); }
    [[nodiscard]] Result<void, JournalProblem> enter();
    [[nodiscard]] Result<void, JournalProblem> feed();
    [[nodiscard]] Result<void, JournalProblem> judge(const SegmentVerdict &verdict);
    [[nodiscard]] Result<void, JournalProblem> leave(std::uint64_t offset);
    [[nodiscard]] Result<void, JournalProblem> leaveTorn(const TornTail &tail);
    [[nodiscard]] Result<void, JournalProblem> lookAgain(const DamagedAt &damage);
    [[nodiscard]] tl::unexpected<JournalProblem> stop(const JournalProblem &problem);
    [[nodiscard]] JournalProblem damaged(const DamagedAt &damage) const;
    [[nodiscard]] JournalProblem tornEarlier() const;

    Storage *m_storage;
    std::vector<Segment> m_segments;
    std::size_t m_index = 0;
    std::unique_ptr<SegmentFile> m_file;
    LogReader m_reader;
    Bytes m_buffer;
    std::uint64_t m_readOffset = 0;
    /// Where damage was seen already.
    std::optional<std::uint64_t> m_lookedAgainAt;
    bool m_over = false;
    JournalEnd m_end;
};

} // namespace lockscope::server
