// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/same_command.h"

#include "core/base/match.h"

namespace lockscope::scenario {

bool isSame(const ServerCommand &left, const ServerCommand &right)
{
    if (left.index() != right.index())
        return false;
    const auto asOther = [&]<typename Command>(const Command &) -> const Command & { return std::get<Command>(right); };
    return match<bool>(
        left,
        [&](const HoldLaneCommand &c) { return c.key == asOther(c).key && c.throughStop == asOther(c).throughStop; },
        [&](const DrainLaneCommand &c) { return c.key == asOther(c).key; },
        [&](const HandOverCommand &c) { return c.node == asOther(c).node; },
        [&](const CrashNodeCommand &c) { return c.node == asOther(c).node; },
        [&](const StartNodeCommand &c) { return c.node == asOther(c).node; },
        [&](const NoLeaderCommand &c) { return c.length == asOther(c).length; },
        [&](const DiskFaultCommand &c) { return c.fault == asOther(c).fault && c.delay == asOther(c).delay; },
        [](const BreakFateIndexCommand &) { return true; },
        [](const SnapshotCommand &) { return true; },
        [](const StopServerCommand &) { return true; });
}

} // namespace lockscope::scenario
