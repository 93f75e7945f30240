// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/client_event.h"
#include "core/vocabulary/rule.h"

#include <deque>
#include <optional>
#include <utility>

namespace lockscope::client {

/// What happened and was not drained yet, in order.
class EventLog
{
public:
    void tell(ClientEvent event, Rule rule) { m_events.push_back({std::move(event), rule}); }

    [[nodiscard]] std::optional<Told<ClientEvent>> takeNext()
    {
        if (m_events.empty())
            return std::nullopt;
        auto next = std::move(m_events.front());
        m_events.pop_front();
        return next;
    }

private:
    std::deque<Told<ClientEvent>> m_events;
};

} // namespace lockscope::client
