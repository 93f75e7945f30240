// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/base/result.h"
#include "server/wal/journal_problem.h"
#include "server/wal/log_format.h"
#include "server/wal/log_reader.h"
#include "server/wal/storage.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace lockscope::server {

/// Reads a snapshot (J5), one window of bytes at a time. It was made durable before it got its name: whatever is wrong
/// with it is damage, and nothing of it is ever taken for torn (J4).
class SnapshotScan
{
public:
    /// `asOf` is the LSN in the file's name.
    SnapshotScan(std::unique_ptr<SegmentFile> file, Lsn asOf);

    /// The last record is a SnapshotEndRecord; None: that was it, and the snapshot is whole. After a problem there is
    /// nothing more.
    [[nodiscard]] Result<std::optional<ReadRecord>, JournalProblem> next();

    [[nodiscard]] Lsn asOf() const { return m_asOf; }
    [[nodiscard]] const std::string &name() const { return m_name; }
    /// So many records were read, the last one included.
    [[nodiscard]] std::uint64_t recordCount() const { return m_count; }

private:
    enum class State : std::uint8_t { Header, Records, Over };

    [[nodiscard]] Result<void, JournalProblem> readHeader();
    [[nodiscard]] Result<std::optional<ReadRecord>, JournalProblem> readRecord();
    [[nodiscard]] Result<std::optional<ReadRecord>, JournalProblem> accept(const RecordHeader &header);
    [[nodiscard]] Result<void, JournalProblem> expectEnd();
    /// Whether there are `size` bytes more, all of them in the window.
    [[nodiscard]] Result<bool, JournalProblem> has(std::size_t size);
    [[nodiscard]] ByteView window() const { return ByteView(m_window).subspan(m_taken); }
    [[nodiscard]] JournalProblem bad() const;

    std::unique_ptr<SegmentFile> m_file;
    Lsn m_asOf;
    std::string m_name;
    State m_state = State::Header;
    Bytes m_window;
    /// Where the window begins in the file, and how much of it is done with.
    std::uint64_t m_base = 0;
    std::size_t m_taken = 0;
    std::uint64_t m_count = 0;
};

} // namespace lockscope::server
