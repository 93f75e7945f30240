// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/client/lease_window.h"

#include "core/base/planted_fault.h"

#include <cassert>

namespace lockscope::client {

LeaseWindow leaseWindow(const Exchange &exchange, Seconds lease)
{
    assert(exchange.sentAt <= exchange.receivedAt);
    const auto from = planted(PlantedFault::HoldsFromReceipt) ? exchange.receivedAt : exchange.sentAt;
    const auto until = planted(PlantedFault::OverFromSending) ? exchange.sentAt : exchange.receivedAt;
    return {from + lease, until + lease};
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
    if (!wait && planted(PlantedFault::UnlimitedWaitReclaimed))
        return at + lease + clockMargin;
    if (!wait)
        return std::nullopt;
    if (planted(PlantedFault::ReclaimWithoutLease))
        return at + *wait + clockMargin;
    if (planted(PlantedFault::ReclaimWithoutWait))
        return at + lease + clockMargin;
    return at + *wait + lease + clockMargin;
}

std::optional<TimePoint> Sending::replyBy() const
{
    if (!wait)
        return std::nullopt;
    return at + *wait + replyGrace;
}

} // namespace lockscope::client
