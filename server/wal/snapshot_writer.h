// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/base/result.h"
#include "server/wal/journal_problem.h"
#include "server/wal/record.h"
#include "server/wal/storage.h"

#include <cstdint>
#include <memory>

namespace lockscope::server {

/// Writes a snapshot aside and gives it its name only when all of it is durable (J5). After a problem it may not be
/// used again; what it wrote is under a name that no journal is read from.
class SnapshotWriter
{
public:
    /// A file that an earlier one left behind is removed. The storage must outlive it.
    [[nodiscard]] static Result<SnapshotWriter, JournalProblem> begin(Storage &storage, Lsn asOf);

    [[nodiscard]] Result<void, JournalProblem> add(const LoggedRecord &record);
    /// The last record, then: the file is synced, renamed, and its name is synced.
    [[nodiscard]] Result<void, JournalProblem> finish(Token lastToken);

private:
    SnapshotWriter(Storage &storage, std::unique_ptr<SegmentFile> file, Lsn asOf);

    [[nodiscard]] Result<void, JournalProblem> flush();

    Storage *m_storage;
    std::unique_ptr<SegmentFile> m_file;
    Lsn m_asOf;
    /// What is not written yet, and where it goes.
    Bytes m_pending;
    std::uint64_t m_offset = 0;
    std::uint64_t m_count = 0;
};

} // namespace lockscope::server
