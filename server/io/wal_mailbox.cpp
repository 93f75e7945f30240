// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/io/wal_mailbox.h"

#include <cassert>
#include <cstdint>
#include <sys/eventfd.h>
#include <utility>

namespace lockscope::server {

WalMailbox::WalMailbox()
    : m_event(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
    assert(m_event);
}

void WalMailbox::post(const WalReport &report)
{
    // Both under the lock, so that the descriptor is readable exactly while something is in the box.
    const std::lock_guard lock(m_mutex);
    if (m_reports.empty())
        eventfd_write(m_event.number(), 1);
    m_reports.push_back(report);
}

std::vector<WalReport> WalMailbox::take()
{
    const std::lock_guard lock(m_mutex);
    std::uint64_t count = 0;
    if (!m_reports.empty())
        eventfd_read(m_event.number(), &count);
    return std::exchange(m_reports, {});
}

} // namespace lockscope::server
