// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/history/entry.h"

#include <cstdint>
#include <span>

namespace lockscope {

/// What a run of events looks like from far away: enough for a picture of a whole history without reading it.
struct RunSummary
{
    EventNumber first;
    std::uint64_t count = 0;
    /// When the first one and the last one happened.
    TimePoint begin;
    TimePoint end;
    /// Faults that struck, and what a person did to nodes, lanes and the disk.
    std::uint32_t faults = 0;
    /// Terms that began with a leader.
    std::uint32_t leaders = 0;
    /// Acquires that became Indeterminate.
    std::uint32_t indeterminate = 0;
    /// Fates that parked.
    std::uint32_t parked = 0;
    /// Peers that broke the protocol, a journal that failed, events that were not kept.
    std::uint32_t troubles = 0;

    friend bool operator==(const RunSummary &, const RunSummary &) = default;
};

/// Of one event at least.
[[nodiscard]] RunSummary summaryOf(std::span<const Entry> entries);
/// The event comes right behind what `summary` covers; an empty one begins with it.
void addTo(RunSummary &summary, const Entry &entry);
/// `next` comes right behind `summary`.
void join(RunSummary &summary, const RunSummary &next);

} // namespace lockscope
