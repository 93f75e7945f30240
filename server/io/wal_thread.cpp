// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/io/wal_thread.h"

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <chrono>
#include <iterator>
#include <system_error>
#include <utility>

namespace lockscope::server {

namespace {

/// Where so much fits into the segment, no batch but a huge one begins another, which would take syncs.
constexpr std::size_t smallBatch = std::size_t{256} * 1024;

Duration since(std::chrono::steady_clock::time_point begin)
{
    return std::chrono::duration_cast<Duration>(std::chrono::steady_clock::now() - begin);
}

std::string systemWord(int number)
{
    return std::generic_category().message(number);
}

} // namespace

WalThread::WalThread(LogAppender appender, ReportHandler report)
    : m_appender(std::move(appender))
    , m_writer(m_appender.next())
    , m_report(std::move(report))
    , m_thread([this] { run(); })
{
}

WalThread::~WalThread()
{
    stop();
}

void WalThread::append(std::vector<LoggedRecord> records)
{
    if (records.empty())
        return;
    bool here = false;
    bool wake = false;
    {
        const std::lock_guard lock(m_mutex);
        assert(!m_stopping);
        if (m_latched)
            return;
        const bool isFaulty = m_fault || m_syncDelay > Duration::zero();
        here = m_appender.options().durability == Durability::None && m_idle && !isFaulty
            && !m_appender.beginsSegment(smallBatch);
        if (!here) {
            std::move(records.begin(), records.end(), std::back_inserter(m_pending));
            // A thread that is at the disk looks for more by itself.
            wake = std::exchange(m_idle, false);
        }
    }
    if (wake)
        m_work.notify_one();
    // The thread sleeps meanwhile: nothing but append() and stop() gives it work, and both are called here.
    if (here)
        static_cast<void>(commit(records));
}

void WalThread::inject(const DiskFaultCommand &command)
{
    const std::lock_guard lock(m_mutex);
    switch (command.fault) {
    case DiskFault::Slow:
        m_syncDelay = command.delay;
        m_faultChanged.notify_one();
        break;
    case DiskFault::FsyncError:
    case DiskFault::NoSpace:
        m_fault = command.fault;
        break;
    }
}

void WalThread::stop()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stopping = true;
    }
    m_work.notify_one();
    m_faultChanged.notify_one();
    if (m_thread.joinable())
        m_thread.join();
}

void WalThread::abandon()
{
    {
        const std::lock_guard lock(m_mutex);
        m_pending = {};
    }
    stop();
}

std::size_t WalThread::backlog() const
{
    const std::lock_guard lock(m_mutex);
    return m_pending.size();
}

void WalThread::run()
{
    std::vector<LoggedRecord> batch;
    while (takeBatch(batch)) {
        if (!commit(batch))
            return;
    }
    if (const auto synced = syncAtStop(); !synced)
        latch(synced.error());
}

/// False: nothing is left to write and nothing will come.
bool WalThread::takeBatch(std::vector<LoggedRecord> &batch)
{
    batch.clear();
    std::unique_lock lock(m_mutex);
    m_idle = m_pending.empty();
    m_work.wait(lock, [this] { return m_stopping || !m_pending.empty(); });
    m_idle = false;
    // The two change places for good: one is filled while the other is at the disk.
    batch.swap(m_pending);
    return !batch.empty() && !m_latched;
}

bool WalThread::commit(const std::vector<LoggedRecord> &batch)
{
    m_bytes.clear();
    for (const auto &record : batch)
        m_writer.append(record, m_bytes);
    const auto last = batch.back().lsn;
    const auto begin = std::chrono::steady_clock::now();
    if (const auto stored = store(last); !stored) {
        latch(stored.error());
        return false;
    }
    m_report(WalDurable{.upTo = last,
                        .recordCount = static_cast<std::uint32_t>(batch.size()),
                        .byteCount = static_cast<std::uint32_t>(m_bytes.size()),
                        .took = since(begin)});
    if (const auto first = m_appender.takeBegun())
        m_report(WalSegmentBegun{*first});
    return true;
}

Result<void, LogFailure> WalThread::store(Lsn last)
{
    if (injected(DiskFault::NoSpace))
        return failure(LogFailure{JournalFailure::DiskFull, systemWord(ENOSPC)});
    if (auto written = m_appender.write(m_bytes, last); !written)
        return written;
    waitForSlowDisk();
    if (injected(DiskFault::FsyncError))
        return failure(LogFailure{JournalFailure::SyncFailed, systemWord(EIO)});
    if (m_appender.options().durability == Durability::None)
        return {};
    return m_appender.sync();
}

/// Where writes counted as durable, a clean stop keeps that promise for a loss of power, too.
Result<void, LogFailure> WalThread::syncAtStop()
{
    const bool isLatched = [this] {
        const std::lock_guard lock(m_mutex);
        return m_latched;
    }();
    if (isLatched || m_appender.options().durability == Durability::Fsync)
        return {};
    if (injected(DiskFault::FsyncError))
        return failure(LogFailure{JournalFailure::SyncFailed, systemWord(EIO)});
    return m_appender.sync();
}

bool WalThread::injected(DiskFault fault)
{
    const std::lock_guard lock(m_mutex);
    return m_fault == fault;
}

/// The end of the fault and the stop end the delay, too.
void WalThread::waitForSlowDisk()
{
    std::unique_lock lock(m_mutex);
    if (m_syncDelay > Duration::zero())
        m_faultChanged.wait_for(lock, m_syncDelay, [this] { return m_stopping || m_syncDelay == Duration::zero(); });
}

void WalThread::latch(const LogFailure &failure)
{
    {
        const std::lock_guard lock(m_mutex);
        m_latched = true;
        m_pending = {};
    }
    m_report(WalFailed{failure.failure, failure.detail});
}

} // namespace lockscope::server
