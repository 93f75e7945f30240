// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "server/io/file_descriptor.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockscope::server {

/// Which of many descriptors are ready (epoll). The Qt event loop watches its one descriptor, so that ten thousand idle
/// connections cost a turn of the loop nothing.
class Poller
{
public:
    Poller();

    /// Becomes readable when anything here is ready.
    [[nodiscard]] int descriptor() const { return m_epoll.number(); }

    /// `name` comes back with what is ready. Readability is always watched.
    void add(int descriptor, std::uint64_t name);
    void watchWrites(int descriptor, std::uint64_t name, bool watch);
    void remove(int descriptor);

    struct Ready
    {
        std::uint64_t name = 0;
        /// Readable, ended or broken: a read tells which.
        bool readable = false;
        bool writable = false;
    };
    /// What is ready, at most a few hundred of them; the rest the next time. Waits for at most `patience`, in whole
    /// milliseconds, where nothing is. Valid until the next call.
    [[nodiscard]] std::span<const Ready> poll(Duration patience = Duration::zero());

private:
    FileDescriptor m_epoll;
    std::vector<Ready> m_ready;
};

} // namespace lockscope::server
