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
#include <vector>

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
/// append() and stop() belong to the server thread, the rest to any. Reports are made in LSN order, with no lock held;
/// a report holds for all earlier records, too. They come on the journal's own thread; only where durability asks for
/// no sync, where a write is a copy into the system's memory and not worth two changes of threads, append() itself
/// writes and reports while the journal's thread has nothing to do and no fault is injected.
///
/// What is appended and not yet written is bounded by the server: each key has at most one transition in flight, and
/// each connection one fate; backlog() shows it. After the latch appends are dropped.
class WalThread
{
public:
    using ReportHandler = std::function<void(const WalReport &report)>;

    WalThread(LogAppender appender, ReportHandler report);
    WalThread(const WalThread &) = delete;
    WalThread &operator=(const WalThread &) = delete;
    /// Stops.
    ~WalThread();

    /// Takes records, those with the next LSNs: all of one turn at once, since the first alone would have a sync of its
    /// own and keep the others waiting. Never waits for a sync.
    void append(std::vector<LoggedRecord> records);
    /// A fault for the syncs and writes to come; FsyncError and NoSpace latch with the next batch.
    void inject(const DiskFaultCommand &command);
    /// Writes and syncs what was appended, also where durability asks for no sync, reports it, and ends the thread. No
    /// report comes afterwards.
    void stop();

    /// As when the process dies: what was appended and is not being written never will be. Then as stop().
    void abandon();

    /// Records that were appended and not yet taken up by a write.
    [[nodiscard]] std::size_t backlog() const;

private:
    void run();
    [[nodiscard]] bool takeBatch(std::vector<LoggedRecord> &batch);
    /// Writes the batch, syncs it where that is asked for, and reports. False: it is latched.
    [[nodiscard]] bool commit(const std::vector<LoggedRecord> &batch);
    [[nodiscard]] Result<void, LogFailure> store(Lsn last);
    [[nodiscard]] bool injected(DiskFault fault);
    void waitForSlowDisk();
    [[nodiscard]] Result<void, LogFailure> syncAtStop();
    void latch(const LogFailure &failure);

    /// These three belong to whoever commits: the journal's thread, or append() while that one is idle.
    LogAppender m_appender;
    LogWriter m_writer;
    Bytes m_bytes;
    const ReportHandler m_report;

    mutable std::mutex m_mutex;
    std::condition_variable m_work;
    std::condition_variable m_faultChanged;
    std::vector<LoggedRecord> m_pending;
    std::optional<DiskFault> m_fault;
    Duration m_syncDelay{};
    bool m_idle = false;
    bool m_stopping = false;
    bool m_latched = false;

    std::thread m_thread;
};

} // namespace lockscope::server
