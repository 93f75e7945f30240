// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/client/backoff.h"

#include "core/base/planted_fault.h"

#include <algorithm>
#include <cassert>

namespace lockscope::client {

Duration backoffStep(Duration min, Duration max, std::size_t failures)
{
    assert(min > Duration::zero());
    assert(min <= max);
    auto step = min;
    for (std::size_t i = 0; i < failures && step < max; ++i)
        step *= 2;
    return std::min(step, max);
}

Backoff::Backoff(BackoffOptions options, std::size_t endpointCount, Random random)
    : m_options(options)
    , m_endpointCount(endpointCount)
    , m_random(random)
{
    assert(endpointCount > 0);
}

void Backoff::ready()
{
    m_redirects = 0;
    m_notActives = 0;
}

Duration Backoff::pauseAfter(const Ending &ending)
{
    if (ending.readyFor && *ending.readyFor >= m_options.healthy) {
        m_failures = 0;
        m_refusals = 0;
    }
    if (ending.reason != CloseReason::NotActive)
        m_notActives = 0;
    switch (ending.reason) {
    case CloseReason::NoLeader:
        return m_random.between(m_options.noLeaderMin, m_options.noLeaderMax);
    case CloseReason::NotActive:
        return notActive();
    case CloseReason::Moved:
        return redirected(ending);
    case CloseReason::AuthFailed:
    case CloseReason::V1OnlyServer:
        return refused();
    case CloseReason::PeerClosed:
    case CloseReason::ConnectFailed:
    case CloseReason::TlsFailed:
    case CloseReason::HandshakeFailed:
    case CloseReason::ServerError:
    case CloseReason::Malformed:
    case CloseReason::Oversized:
    case CloseReason::UnknownReply:
    case CloseReason::UnmatchedReply:
    case CloseReason::CancelledAfterSend:
    case CloseReason::IdleTimeout:
        return failed();
    case CloseReason::Shutdown:
        break;
    }
    assert(ending.reason != CloseReason::Shutdown);
    return Duration::zero();
}

Duration Backoff::failed()
{
    if (planted(PlantedFault::RedialAtOnce))
        return Duration::zero();
    // Full jitter: clients that failed together do not come back together.
    return m_random.between(Duration::zero(), backoffStep(m_options.min, m_options.max, m_failures++));
}

Duration Backoff::refused()
{
    return backoffStep(m_options.refusedMin, m_options.refusedMax, m_refusals++);
}

Duration Backoff::redirected(const Ending &ending)
{
    if (ending.readyFor || ++m_redirects > m_options.redirectsMax)
        return failed();
    return Duration::zero();
}

Duration Backoff::notActive()
{
    if (++m_notActives < m_endpointCount)
        return Duration::zero();
    m_notActives = 0;
    return failed();
}

} // namespace lockscope::client
