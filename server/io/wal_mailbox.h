// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/io/file_descriptor.h"
#include "server/io/wal_thread.h"

#include <mutex>
#include <vector>

namespace lockscope::server {

/// Carries the journal thread's reports over to the server's thread.
class WalMailbox
{
public:
    WalMailbox();

    /// On the journal's thread.
    void post(const WalReport &report);
    /// On the server's thread: all that came since the last call.
    [[nodiscard]] std::vector<WalReport> take();
    /// Readable while there is something to take.
    [[nodiscard]] int descriptor() const { return m_event.number(); }

private:
    FileDescriptor m_event;
    std::mutex m_mutex;
    std::vector<WalReport> m_reports;
};

} // namespace lockscope::server
