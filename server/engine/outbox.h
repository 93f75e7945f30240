// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/message.h"
#include "server/engine/effect.h"

#include <cstddef>
#include <unordered_map>
#include <vector>

namespace lockscope::server {

/// Collects the effects and events of one turn, in order. What is sent to one link in a turn becomes one Send.
class Outbox
{
public:
    explicit Outbox(bool tellsEvents)
        : m_tellsEvents(tellsEvents)
    {
    }

    void add(Effect effect) { m_effects.push_back(std::move(effect)); }
    void send(LinkNumber link, const wire::Reply &reply, WireVersion version);
    void send(LinkNumber link, ByteView bytes);

    /// Whether anybody listens. Build no event where nobody does.
    [[nodiscard]] bool tellsEvents() const { return m_tellsEvents; }
    template<typename Event>
    void tell(Event event, Rule rule, NodeId node)
    {
        if (m_tellsEvents)
            m_events.push_back({std::move(event), rule, node});
    }

    /// Hands everything over; both vectors must come empty, and give their room for the next turn.
    void drain(std::vector<Effect> &effects, std::vector<ToldEvent> &events);

private:
    [[nodiscard]] Bytes &sendBuffer(LinkNumber link);

    bool m_tellsEvents;
    std::vector<Effect> m_effects;
    std::vector<ToldEvent> m_events;
    /// Where the Send of a link stands among the effects of this turn.
    std::unordered_map<LinkNumber, std::size_t> m_sends;
};

} // namespace lockscope::server
