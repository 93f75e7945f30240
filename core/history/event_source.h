// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"
#include "core/history/event_page.h"
#include "core/history/world.h"
#include "core/history/world_route.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockscope {

/// What happened, by its numbers, wherever it is kept: in memory, or in a file of which a part is at hand.
///
/// Belongs to one thread; the pages that it gives out may be read by any.
class EventSource
{
public:
    virtual ~EventSource() = default;

    /// The events have the numbers from `first` up to, not including, `end`.
    [[nodiscard]] virtual EventNumber first() const = 0;
    [[nodiscard]] virtual EventNumber end() const = 0;
    [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(end().value() - first().value()); }
    /// Events that went and live on in the world before the first one only.
    [[nodiscard]] std::uint64_t summarisedCount() const { return first().value() - 1; }

    /// Null: it went, it did not happen yet, or it is not at hand just now.
    [[nodiscard]] virtual const Entry *find(EventNumber number) const = 0;
    /// The first of the events up to `number`, one of them, that are all at hand; behind `number`: it is not itself.
    [[nodiscard]] virtual EventNumber beginOfRun(EventNumber number) const = 0;
    /// The events from `begin` to, not including, `end`, without copying them: for another thread. None of them, where
    /// not all are at hand.
    [[nodiscard]] virtual std::vector<EventPage> pages(EventNumber begin, EventNumber end) const = 0;

    /// The world after the last event.
    [[nodiscard]] virtual const World &live() const = 0;
    /// The way to the world after event `number`, which is one of them or the one before the first. None: what it needs
    /// is not at hand.
    [[nodiscard]] virtual std::optional<WorldRoute> routeTo(EventNumber number) const = 0;

protected:
    EventSource() = default;
    EventSource(const EventSource &) = default;
    EventSource(EventSource &&) = default;
    EventSource &operator=(const EventSource &) = default;
    EventSource &operator=(EventSource &&) = default;
};

} // namespace lockscope
