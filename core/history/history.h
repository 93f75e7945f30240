// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/event_source.h"

#include <cstddef>
#include <deque>
#include <memory>
#include <vector>

namespace lockscope {

/// What happened, once and in order, with the world after the last event.
///
/// Append-only and bounded: when it is full, the oldest events go and the world before the first one that is left
/// stands for them. Numbers never change and never start again.
class History final : public EventSource
{
public:
    struct Limits
    {
        /// An event takes about 250 bytes, so that a full history takes about 250 MB.
        std::size_t events = 1'000'000;
        /// Events that go at once when it is full; also the least distance of two keyframes.
        std::size_t chunk = 16'384;
    };

    History()
        : History(Limits{})
    {
    }
    explicit History(Limits limits);

    /// What the event changed is added to `touched`.
    EventNumber append(UnnumberedEntry entry, Touched &touched);

    /// The world after the last event.
    [[nodiscard]] const World &live() const override { return m_live; }
    /// The world after event `number`, which is among the kept ones or the one before them.
    [[nodiscard]] World worldAt(EventNumber number) const;
    /// The way to that world from the last keyframe before it: for another thread, where it may be long.
    [[nodiscard]] std::optional<WorldRoute> routeTo(EventNumber number) const override;

    [[nodiscard]] EventNumber first() const override { return EventNumber(m_droppedCount + 1); }
    [[nodiscard]] EventNumber end() const override { return EventNumber(m_droppedCount + m_size + 1); }
    [[nodiscard]] const Entry *find(EventNumber number) const override;
    [[nodiscard]] EventNumber beginOfRun(EventNumber /*number*/) const override { return first(); }
    [[nodiscard]] std::vector<EventPage> pages(EventNumber begin, EventNumber end) const override;

private:
    struct Chunk
    {
        /// The world before the first entry; null: no keyframe. The first chunk always has it.
        std::shared_ptr<const World> before;
        /// Room for a whole chunk is there from the beginning: entries never move, and other threads read them.
        std::shared_ptr<std::vector<Entry>> entries;
    };

    [[nodiscard]] std::size_t offsetOf(EventNumber number) const;

    void beginChunk();
    void dropOldest();

    Limits m_limits;
    std::deque<Chunk> m_chunks;
    World m_live;
    std::uint64_t m_droppedCount = 0;
    std::size_t m_size = 0;
    std::size_t m_sinceKeyframe = 0;
};

} // namespace lockscope
