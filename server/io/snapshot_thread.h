// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/ids.h"
#include "server/wal/journal_problem.h"
#include "server/wal/storage.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace lockscope::server {

/// Takes snapshots (J5) from the files alone, beside the threads that serve and that write: nobody waits for it.
///
/// After a problem it takes none any more: a failed sync must not be tried again on the same files, and the journal is
/// safe without.
class SnapshotThread
{
public:
    /// Called on this thread, at most once.
    using FailureHandler = std::function<void(const JournalProblem &problem)>;

    /// The storage must outlive it, and stand calls from several threads.
    SnapshotThread(Storage &storage, FailureHandler failed);
    SnapshotThread(const SnapshotThread &) = delete;
    SnapshotThread &operator=(const SnapshotThread &) = delete;
    /// Leaves a snapshot that is on its way; the next start takes it.
    ~SnapshotThread();

    /// The segments before the one that begins with `before` are not written any more. Never waits for the disk; of
    /// several requests the last one counts.
    void request(Lsn before);

private:
    void run();
    /// None: it is over.
    [[nodiscard]] std::optional<Lsn> takeRequest();
    [[nodiscard]] bool mayGoOn();

    Storage *m_storage;
    const FailureHandler m_failed;

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::optional<Lsn> m_requested;
    bool m_stopping = false;

    std::thread m_thread;
};

} // namespace lockscope::server
