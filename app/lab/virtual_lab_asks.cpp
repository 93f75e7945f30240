// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/virtual_lab.h"

/// What is done to a lab from outside its steps.
namespace lockscope::lab {

void VirtualLab::ask(std::uint32_t client, const ClientCommand &command)
{
    m_clients.at(client).perform(command, m_now, m_recorder);
    settle();
}

void VirtualLab::ask(const ServerCommand &command)
{
    m_server.ask(command, m_now, m_recorder);
    settle();
}

void VirtualLab::cutBare(std::uint32_t client, bool isAbrupt)
{
    auto *const wire = wireOf(client);
    if (wire == nullptr || wire->dialedAt)
        return;
    const auto end = isAbrupt ? server::PeerEnd::Reset : server::PeerEnd::Orderly;
    for (auto *const pipe : {&wire->up, &wire->down}) {
        pipe->lose();
        pipe->end(end, m_now, m_shape.weather);
    }
    settle();
}

void VirtualLab::dropNext(std::uint32_t client, Way way)
{
    auto *const wire = wireOf(client);
    if (wire != nullptr)
        (way == Way::Up ? wire->up : wire->down).dropNext();
}

void VirtualLab::setDelay(std::uint32_t client, Way way, Duration delay)
{
    auto &delays = m_delays.at(client);
    (way == Way::Up ? delays.up : delays.down) = delay;
    if (auto *const wire = wireOf(client))
        (way == Way::Up ? wire->up : wire->down).setDelay(delay);
}

void VirtualLab::startServer()
{
    if (m_server.brain() != nullptr)
        return;
    m_server.start(m_now, m_recorder);
    settle();
}

} // namespace lockscope::lab
