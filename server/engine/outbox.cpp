// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/engine/outbox.h"

#include <cassert>

namespace lockscope::server {

void Outbox::send(LinkNumber link, const wire::Reply &reply, WireVersion version)
{
    wire::append(sendBuffer(link), reply, version);
}

void Outbox::send(LinkNumber link, ByteView bytes)
{
    auto &buffer = sendBuffer(link);
    buffer.insert(buffer.end(), bytes.begin(), bytes.end());
}

void Outbox::drain(std::vector<Effect> &effects, std::vector<ToldEvent> &events)
{
    assert(effects.empty());
    assert(events.empty());
    effects.swap(m_effects);
    events.swap(m_events);
    m_sends.clear();
}

Bytes &Outbox::sendBuffer(LinkNumber link)
{
    const auto [place, isNew] = m_sends.emplace(link, m_effects.size());
    if (isNew)
        m_effects.push_back(Send{link, {}});
    return std::get<Send>(m_effects[place->second]).bytes;
}

} // namespace lockscope::server
