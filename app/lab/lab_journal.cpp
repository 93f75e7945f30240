// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/lab_journal.h"

#include "server/wal/compaction.h"
#include "server/wal/log_format.h"

#include <cassert>
#include <utility>

namespace lockscope::lab {

using namespace server;

LabJournal::LabJournal(const LabJournal &other)
    : m_options(other.m_options)
    , m_dice(other.m_dice)
    , m_disk(other.m_disk)
    , m_segment(other.m_segment)
    , m_writer(other.m_writer)
    , m_pending(other.m_pending)
    , m_batch(other.m_batch)
    , m_bytes(other.m_bytes)
    , m_begun(other.m_begun)
    , m_due(other.m_due)
    , m_durable(other.m_durable)
    , m_fault(other.m_fault)
    , m_delay(other.m_delay)
    , m_failure(other.m_failure)
    , m_snapshotCount(other.m_snapshotCount)
{
    if (other.m_appender)
        m_appender.emplace(
            other.m_appender->onto(m_disk, *m_disk.open(segmentName(m_segment), Storage::Access::ReadWrite)));
}

LogOptions LabJournal::logOptions() const
{
    return {
        .durability = Durability::Fsync, .segmentBytes = m_options.segmentBytes, .layOutBytes = m_options.layOutBytes};
}

Result<LabJournal::Opened, JournalProblem> LabJournal::open(const ReplayVisitor &visit)
{
    auto recovered = recoverJournal(m_disk, logOptions(), visit);
    if (!recovered)
        return failure(recovered.error());
    m_failure.reset();
    m_segment = recovered->segment;
    m_appender.emplace(std::move(recovered->appender));
    m_writer.emplace(m_appender->next());
    m_durable = recovered->last;
    compact();
    return Opened{recovered->recordCount, recovered->torn ? recovered->torn->bytes : 0};
}

void LabJournal::goOn(TimePoint now)
{
    if (m_due || m_pending.empty() || m_failure)
        return;
    m_batch.clear();
    m_batch.swap(m_pending);
    m_begun = now;
    m_due = now + m_dice.between(Duration(50), m_options.syncMax) + m_delay;
    write();
}

void LabJournal::write()
{
    if (m_fault == DiskFault::NoSpace) {
        m_failure = LogFailure{JournalFailure::DiskFull, "injected"};
        return;
    }
    m_bytes.clear();
    for (const auto &record : m_batch)
        m_writer->append(record, m_bytes);
    if (const auto written = m_appender->write(m_bytes, m_batch.back().lsn); !written)
        m_failure = written.error();
}

LabJournal::Report LabJournal::finish()
{
    assert(m_due);
    const auto took = *std::exchange(m_due, std::nullopt) - m_begun;
    if (!m_failure && m_fault == DiskFault::FsyncError)
        m_failure = LogFailure{JournalFailure::SyncFailed, "injected"};
    if (!m_failure) {
        if (const auto synced = m_appender->sync(); !synced)
            m_failure = synced.error();
    }
    if (m_failure) {
        m_pending.clear();
        return JournalFailed{m_failure->failure, m_failure->detail};
    }
    m_durable = m_batch.back().lsn;
    if (const auto begun = m_appender->takeBegun()) {
        m_segment = *begun;
        compact();
    }
    return JournalSynced{.durableLsn = m_durable,
                         .recordCount = static_cast<std::uint32_t>(m_batch.size()),
                         .byteCount = static_cast<std::uint32_t>(m_bytes.size()),
                         .took = took};
}

/// A snapshot that does not come off leaves a journal that is whole; the next segment asks again (J5).
void LabJournal::compact()
{
    if (m_segment <= Lsn(1))
        return;
    const auto result = compactJournal(
        m_disk, m_segment, [] { return true; }, m_options.wholeBytes);
    if (result && *result == CompactionResult::Taken)
        ++m_snapshotCount;
}

void LabJournal::inject(const DiskFaultCommand &command)
{
    switch (command.fault) {
    case DiskFault::Slow:
        m_delay = command.delay;
        return;
    case DiskFault::FsyncError:
    case DiskFault::NoSpace:
        m_fault = command.fault;
        return;
    }
}

/// The folder is synced too rarely to be met by counting calls: one fault in four lies in wait for it.
void LabJournal::failDisk(LabDisk::Fault fault)
{
    if (!fault.tears && m_dice.oneIn(4)) {
        fault.isFolders = true;
        fault.callsLeft = 0;
    }
    m_disk.fail(fault);
}

void LabJournal::kill()
{
    m_pending.clear();
    m_due.reset();
    m_appender.reset();
    m_fault.reset();
    m_delay = Duration::zero();
    m_disk.heal();
}

void LabJournal::losePower()
{
    kill();
    m_disk.losePower();
}

} // namespace lockscope::lab
