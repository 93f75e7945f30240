// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/io/snapshot_thread.h"

#include "server/wal/compaction.h"

#include <sys/resource.h>
#include <utility>

namespace lockscope::server {

namespace {

constexpr int niceness = 10;

} // namespace

SnapshotThread::SnapshotThread(Storage &storage, FailureHandler failed)
    : m_storage(&storage)
    , m_failed(std::move(failed))
    , m_thread([this] { run(); })
{
}

SnapshotThread::~SnapshotThread()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stopping = true;
    }
    m_changed.notify_one();
    m_thread.join();
}

void SnapshotThread::request(Lsn before)
{
    {
        const std::lock_guard lock(m_mutex);
        m_requested = before;
    }
    m_changed.notify_one();
}

void SnapshotThread::run()
{
    // On Linux of this thread alone: those who are waited for go first.
    static_cast<void>(::setpriority(PRIO_PROCESS, 0, niceness));
    while (const auto before = takeRequest()) {
        if (const auto taken = compactJournal(*m_storage, *before, [this] { return mayGoOn(); }); !taken) {
            m_failed(taken.error());
            return;
        }
    }
}

std::optional<Lsn> SnapshotThread::takeRequest()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_stopping || m_requested; });
    return m_stopping ? std::nullopt : std::exchange(m_requested, std::nullopt);
}

bool SnapshotThread::mayGoOn()
{
    const std::lock_guard lock(m_mutex);
    return !m_stopping;
}

} // namespace lockscope::server
