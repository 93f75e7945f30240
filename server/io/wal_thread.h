// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/base/time.h"
#include "core/vocabulary/command.h"
#include "server/wal/log_appender.h"
#include "server/wal/log_writer.h"
#include "server/wal/record.h"

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <variant>

namespace lockscope::server {

/// One group commit: every record up to `upTo` is durable. `took` is the time of the write and the sync.
struct WalDurable
{
    Lsn upTo;
    std::uint32_t recordCount = 0;
    std::uint32_t byteCount = 0;
    Duration took{};
};
/// The fatal state latched (J3, J7): nothing is ever reported as durable any more.
struct WalFailed
{
    JournalFailure failure = JournalFailure::WriteFailed;
    std::string detail;
};
/// A new segment begins with `first`, durably; those before it are not written any more.
struct WalSegmentBegun
{
    Lsn first;
};
using WalReport = std::variant<WalDurable, WalFailed, WalSegmentBegun>;

/// The journal's thread: one write and one sync for all that was appended meanwhile (J2).
///
/// append() and stop() belong to the server thread, the rest to any. Reports are made on the journal's own thread, in
/// LSN order, with no lock held; the receiver queues them over. A report holds for all earlier records, too.
///
/// What is appended and not yet written is bounded by the server: each key has at most one transition in flight, and
/// each connection one fate; backlogBytes() shows it. After the latch appends are dropped.
class WalThread
{
public:
    using ReportHandler = std::function<void(const WalReport &report)>;

    WalThread(LogAppender appender, ReportHandler report);
    WalThread(const WalThread &) = delete;
    WalThread &operator=(const WalThread &) = delete;
    /// Stops.
    ~WalThread();

    /// Takes the record with the next LSN. Never waits for the disk.
    void append(const LoggedRecord &record);
    /// A fault for the syncs and writes to come; FsyncError and NoSpace latch with the next batch.
    void inject(const DiskFaultCommand &command);
    /// Writes and syncs what was appended, also where durability asks for no sync, reports it, and ends the thread. No
    /// report comes afterwards.
    void stop();

    /// Bytes that were appended and not yet taken up by a write.
    [[nodiscard]] std::size_t backlogBytes() const;

private:
    /// What one write carries.
    struct Batch
    {
        Bytes bytes;
        std::uint32_t recordCount = 0;
        Lsn last;
    };

    void run();
    [[nodiscard]] bool takeBatch(Batch &batch);
    [[nodiscard]] Result<void, LogFailure> commit(const Batch &batch);
    [[nodiscard]] bool injected(DiskFault fault);
    void waitForSlowDisk();
    [[nodiscard]] Result<void, LogFailure> syncAtStop();
    void latch(const LogFailure &failure);

    LogAppender m_appender;
    const ReportHandler m_report;

    mutable std::mutex m_mutex;
    std::condition_variable m_work;
    std::condition_variable m_faultChanged;
    LogWriter m_writer;
    Batch m_pending;
    std::optional<DiskFault> m_fault;
    Duration m_syncDelay{};
    bool m_idle = false;
    bool m_stopping = false;
    bool m_latched = false;

    std::thread m_thread;
};

} // namespace lockscope::server
