// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/drained_queue.h"
#include "core/vocabulary/client_event.h"
#include "core/vocabulary/rule.h"

#include <optional>
#include <utility>

namespace lockscope::client {

/// What happened and was not drained yet, in order.
class EventLog
{
public:
    void tell(ClientEvent event, Rule rule) { m_events.push(Told<ClientEvent>{std::move(event), rule}); }

    [[nodiscard]] std::optional<Told<ClientEvent>> takeNext() { return m_events.takeNext(); }

private:
    DrainedQueue<Told<ClientEvent>> m_events;
};

} // namespace lockscope::client
