// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/vocabulary/fault.h"

#include "core/base/match.h"

namespace lockscope {

std::string_view nameOf(const LinkFault &fault)
{
    return match<std::string_view>(
        fault,
        [](const CutFault &) { return "cut"; },
        [](const DelayFault &) { return "delay"; },
        [](const HalfOpenFault &) { return "half-open"; },
        [](const DropFault &) { return "drop"; },
        [](const CorruptFault &) { return "corrupt"; });
}

std::string_view nameOf(FaultWay value)
{
    switch (value) {
    case FaultWay::Both:
        return "both";
    case FaultWay::ToServer:
        return "to-server";
    case FaultWay::ToClient:
        return "to-client";
    }
    return {};
}

std::string_view nameOf(DiskFault value)
{
    switch (value) {
    case DiskFault::FsyncError:
        return "fsync_error";
    case DiskFault::NoSpace:
        return "enospc";
    case DiskFault::Slow:
        return "slow";
    }
    return {};
}

FaultWay wayOf(const LinkFault &fault)
{
    return match<FaultWay>(
        fault,
        [](const CutFault &) { return FaultWay::Both; },
        [](const DelayFault &f) { return f.way; },
        [](const HalfOpenFault &f) { return f.way; },
        [](const DropFault &f) { return f.way; },
        [](const CorruptFault &f) { return f.way; });
}

} // namespace lockscope
