// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include "server/io/file_descriptor.h"

#include <optional>
#include <utility>

namespace lockscope::app {

/// A few neighbouring TCP ports of this host for the servers of one run, also while none of them listens: no other run
/// takes them, in this process or in another one. They lie below those that the system gives out by itself, so that
/// nobody else gets one by chance, and no client can connect to itself.
class PortReservation
{
public:
    /// More than a scenario has nodes.
    static constexpr quint32 size = 16;

    /// None: another run has those that were drawn.
    [[nodiscard]] static std::optional<PortReservation> draw();

    [[nodiscard]] quint32 first() const { return m_first; }

private:
    PortReservation(quint32 first, server::FileDescriptor mark)
        : m_first(first)
        , m_mark(std::move(mark))
    {
    }

    quint32 m_first;
    /// A socket by the name of these ports; nobody connects to it.
    server::FileDescriptor m_mark;
};

} // namespace lockscope::app
