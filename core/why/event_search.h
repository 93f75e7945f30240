// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/event_source.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace lockscope::why {

/// The entry's event of that kind; null: it is another one.
template<typename Event>
[[nodiscard]] const Event *told(const Entry &entry)
{
    const auto *event = std::get_if<ServerEvent>(&entry.event);
    return event == nullptr ? nullptr : std::get_if<Event>(event);
}
template<typename Event>
[[nodiscard]] const Event *believed(const Entry &entry)
{
    const auto *event = std::get_if<ClientEvent>(&entry.event);
    return event == nullptr ? nullptr : std::get_if<Event>(event);
}
/// The command of that kind that a person gave.
template<typename Command, typename Half>
[[nodiscard]] const Command *asked(const Entry &entry)
{
    const auto *given = std::get_if<CommandGiven>(&entry.event);
    const auto *half = given == nullptr ? nullptr : std::get_if<Half>(&given->command);
    return half == nullptr ? nullptr : std::get_if<Command>(half);
}

/// Finds events around the places where they must be, and gives up after so many steps: a long history costs no more
/// than a short one.
class EventSearch
{
public:
    static constexpr std::uint64_t stepsMax = 50'000;

    /// What comes after `last` is not seen, nor is what is not at hand and all before it. The history outlives the
    /// search.
    EventSearch(const EventSource &history, EventNumber last);

    /// Null: it went, or it is not seen.
    [[nodiscard]] const Entry *find(EventNumber number) const;
    [[nodiscard]] EventNumber last() const { return m_last; }

    /// The last one before `from` that is wanted.
    template<typename Wanted>
    [[nodiscard]] std::optional<EventNumber>
    lastBefore(EventNumber from, const Wanted &wanted, std::uint64_t steps = stepsMax) const
    {
        auto at = std::min(from.value(), m_last.value() + 1);
        for (; at > m_first.value() && steps > 0; --steps) {
            const auto *entry = m_history.find(EventNumber(--at));
            if (entry != nullptr && wanted(*entry))
                return entry->number;
        }
        return std::nullopt;
    }

    /// The one of exactly that time that is wanted. What several threads tell is in order only nearly.
    template<typename Wanted>
    [[nodiscard]] std::optional<EventNumber> at(TimePoint time, const Wanted &wanted) const
    {
        const auto isIt = [&](const Entry *entry) {
            return entry != nullptr && entry->at.steady == time && wanted(*entry);
        };
        auto down = firstNotBefore(time);
        auto up = down;
        for (auto steps = stepsMax; steps > 0; --steps) {
            const bool canGoUp = up <= m_last.value();
            const bool canGoDown = down > m_first.value();
            if (!canGoUp && !canGoDown)
                return std::nullopt;
            if (canGoUp && isIt(m_history.find(EventNumber(up++))))
                return EventNumber(up - 1);
            if (canGoDown && isIt(m_history.find(EventNumber(--down))))
                return EventNumber(down);
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] std::uint64_t firstNotBefore(TimePoint time) const;

    const EventSource &m_history;
    EventNumber m_first;
    EventNumber m_last;
};

} // namespace lockscope::why
