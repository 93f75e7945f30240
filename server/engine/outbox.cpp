// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/engine/outbox.h"

#include <cassert>

namespace lockscope::server {

namespace {

/// One reply with a key of usual length; without it a buffer would grow to that in five steps.
constexpr std::size_t usualSize = 64;

} // namespace

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
    if (isNew) {
        auto &send = std::get<Send>(m_effects.emplace_back(Send{link, {}}));
        send.bytes.reserve(usualSize);
    }
    return std::get<Send>(m_effects[place->second]).bytes;
}

} // namespace lockscope::server
