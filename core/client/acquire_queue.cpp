// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/client/acquire_queue.h"

#include <cassert>

namespace lockscope::client {

void AcquireQueue::add(Acquire acquire)
{
    if (const auto end = acquire.wait.end())
        m_waitEnds.emplace(*end, acquire.request);
    const auto request = acquire.request;
    const bool isNew = m_acquires.emplace(request, std::move(acquire)).second;
    assert(isNew);
}

std::optional<Acquire> AcquireQueue::take(RequestId request)
{
    auto node = m_acquires.extract(request);
    if (node.empty())
        return std::nullopt;
    if (const auto end = node.mapped().wait.end())
        m_waitEnds.erase({*end, request});
    return std::move(node.mapped());
}

std::optional<Acquire> AcquireQueue::takeFirst()
{
    if (m_acquires.empty())
        return std::nullopt;
    return take(m_acquires.begin()->first);
}

std::optional<Acquire> AcquireQueue::takeOverdue(TimePoint now)
{
    if (m_waitEnds.empty() || m_waitEnds.begin()->first > now)
        return std::nullopt;
    return take(m_waitEnds.begin()->second);
}

std::optional<TimePoint> AcquireQueue::deadline() const
{
    if (m_waitEnds.empty())
        return std::nullopt;
    return m_waitEnds.begin()->first;
}

} // namespace lockscope::client
