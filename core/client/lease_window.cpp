// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/client/lease_window.h"

#include <cassert>

namespace lockscope::client {

LeaseWindow leaseWindow(const Exchange &exchange, Seconds lease)
{
    assert(exchange.sentAt <= exchange.receivedAt);
    return {exchange.sentAt + lease, exchange.receivedAt + lease};
}

std::optional<TimePoint> Wait::end() const
{
    if (!length)
        return std::nullopt;
    return askedAt + *length;
}

std::optional<Seconds> Wait::leftAt(TimePoint now) const
{
    const auto over = end();
    if (!over)
        return std::nullopt;
    assert(now < *over);
    return std::chrono::ceil<Seconds>(*over - now);
}

std::optional<TimePoint> Sending::reclaimBy() const
{
    if (!wait)
        return std::nullopt;
    return at + *wait + lease + clockMargin;
}

std::optional<TimePoint> Sending::replyBy() const
{
    if (!wait)
        return std::nullopt;
    return at + *wait + replyGrace;
}

} // namespace lockscope::client
