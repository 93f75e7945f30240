// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"

#include <cstdint>
#include <vector>

namespace lockscope::test {

/// An endless stream of events from a seed: the same seed gives the same events.
///
/// What comes is drawn from small pools of keys, connections, clients and requests, so that every state of every one of
/// them is met often, and also events that no engine or server would say: a fold must take them all.
class EventStream
{
public:
    struct Pools
    {
        std::uint32_t keys = 12;
        std::uint32_t connections = 6;
        std::uint32_t clients = 3;
        std::uint32_t requests = 30;
        std::uint32_t fates = 8;
    };

    explicit EventStream(std::uint64_t seed)
        : EventStream(seed, Pools{})
    {
    }
    EventStream(std::uint64_t seed, Pools pools)
        : m_state(seed)
        , m_pools(pools)
    {
    }

    [[nodiscard]] UnnumberedEntry next();

    /// What a lock taken and given back looks like from all sides, in order: 12 events. `turn` makes its ids unique.
    [[nodiscard]] static std::vector<UnnumberedEntry>
    cycle(std::uint64_t turn, ClientId client, const Key &key, const Moment &at);

private:
    std::uint32_t below(std::uint32_t limit);
    bool oneIn(std::uint32_t count) { return below(count) == 0; }
    Key key();
    ConnectionId connection();
    std::optional<Owner> owner();
    RequestId request();
    Token token();
    FateIntent fate();
    TimePoint soon();
    Event faultEvent();
    ServerEvent serverEvent();
    ServerEvent keyEvent();
    ServerEvent fateEvent();
    ClientEvent clientEvent();
    ClientEvent releaseEvent();
    AcquireOutcome outcome();
    ServerSnapshot snapshot();

    std::uint64_t m_state;
    Pools m_pools;
    Moment m_now{TimePoint(Duration(1'000'000)), WallTime(Duration(1'700'000'000'000'000))};
};

} // namespace lockscope::test
