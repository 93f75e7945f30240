// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/virtual_lab.h"

#include "core/base/match.h"

#include <algorithm>
#include <utility>

namespace lockscope::lab {

namespace {

/// Dials of one client within one second: the slowest answers come back in half of the time that so many would need.
constexpr std::uint32_t dialsMax = 400;
constexpr Duration dialWindow = std::chrono::seconds(1);

server::PeerEnd endOf(bool isAbrupt)
{
    return isAbrupt ? server::PeerEnd::Reset : server::PeerEnd::Orderly;
}

} // namespace

VirtualLab::VirtualLab(const LabShape &shape)
    : m_shape(shape)
    , m_server(shape)
    , m_dials(shape.clients)
    , m_delays(shape.clients)
{
    m_clients.reserve(shape.clients);
    for (std::uint32_t client = 0; client < shape.clients; ++client)
        m_clients.emplace_back(shape, client);
}

void VirtualLab::start()
{
    m_server.start(m_now, m_recorder);
    for (auto &client : m_clients)
        client.start(m_now, m_recorder);
    settle();
}

Wire *VirtualLab::wireOf(std::uint32_t client)
{
    const auto found = std::find_if(
        m_wires.begin(), m_wires.end(), [&](const Wire &wire) { return wire.hasClient && wire.client == client; });
    return found == m_wires.end() ? nullptr : &*found;
}

Wire *VirtualLab::wireOf(server::LinkNumber link)
{
    const auto found = std::find_if(
        m_wires.begin(), m_wires.end(), [&](const Wire &wire) { return wire.hasServer && wire.link == link; });
    return found == m_wires.end() ? nullptr : &*found;
}

VirtualLab::Next VirtualLab::next() const
{
    Next best;
    const auto offer = [&](Source source, std::size_t place, std::optional<TimePoint> at) {
        if (at && (best.source == Source::None || *at < best.at))
            best = {source, place, *at};
    };
    offer(Source::Server, 0, m_server.due());
    for (std::size_t place = 0; place < m_clients.size(); ++place)
        offer(Source::Client, place, m_clients[place].due());
    for (std::size_t place = 0; place < m_wires.size(); ++place) {
        offer(Source::Dial, place, m_wires[place].dialedAt);
        offer(Source::Up, place, m_wires[place].up.due());
        offer(Source::Down, place, m_wires[place].down.due());
    }
    return best;
}

bool VirtualLab::advance(TimePoint until)
{
    const auto next = this->next();
    if (next.source == Source::None || next.at > until) {
        m_now = std::max(m_now, until);
        return false;
    }
    m_now = std::max(m_now, next.at);
    switch (next.source) {
    case Source::None:
        break;
    case Source::Server:
        m_server.advance(m_now, m_recorder);
        break;
    case Source::Client:
        tickClient(next.place);
        break;
    case Source::Dial:
        reachNode(m_wires[next.place]);
        break;
    case Source::Up:
        deliverUp(m_wires[next.place]);
        break;
    case Source::Down:
        deliverDown(m_wires[next.place]);
        break;
    }
    settle();
    return true;
}

void VirtualLab::tickClient(std::size_t place)
{
    m_clients[place].tick(m_now, m_recorder);
    actFor(static_cast<std::uint32_t>(place));
}

void VirtualLab::reachNode(Wire &wire)
{
    const auto client = wire.client;
    if (m_clients[client].isPaused(m_now)) {
        wire.dialedAt = m_clients[client].pausedUntil();
        return;
    }
    wire.dialedAt.reset();
    if (!m_server.listensAt(wire.node)) {
        wire.hasClient = false;
        m_clients[client].disconnected(m_now, m_recorder);
        return;
    }
    wire.hasServer = true;
    wire.link = m_server.accepted(wire.node, m_clients[client].name(), m_now, m_recorder);
    m_clients[client].connected(m_now, m_recorder);
    actFor(client);
}

void VirtualLab::deliverUp(Wire &wire)
{
    const auto parcel = wire.up.take();
    if (!wire.hasServer)
        return;
    if (!parcel.end) {
        m_server.received(*wire.link, parcel.bytes, m_now, m_recorder);
        return;
    }
    wire.hasServer = false;
    m_server.closed(*wire.link, *parcel.end, m_now, m_recorder);
}

void VirtualLab::deliverDown(Wire &wire)
{
    const auto parcel = wire.down.take();
    if (!wire.hasClient)
        return;
    const auto client = wire.client;
    if (parcel.end) {
        wire.hasClient = false;
        m_clients[client].disconnected(m_now, m_recorder);
    } else {
        m_clients[client].received(parcel.bytes, m_now, m_recorder);
    }
    actFor(client);
}

void VirtualLab::settle()
{
    while (m_server.hasLinkEffects()) {
        m_linkEffects.clear();
        m_server.takeLinkEffects(m_linkEffects);
        for (auto &effect : m_linkEffects) {
            match(
                effect,
                [&](server::Send &send) { act(send); },
                [&](const server::Close &closing) { act(closing); },
                [&](const server::Abort &aborted) { act(aborted); },
                [&](const LabServer::AllDead &dead) { act(dead); });
        }
    }
    for (std::uint32_t client = 0; client < m_shape.clients; ++client) {
        if (m_clients[client].hasActions())
            actFor(client);
    }
    sweep();
}

void VirtualLab::actFor(std::uint32_t client)
{
    while (const auto action = m_clients[client].nextAction()) {
        match(
            *action,
            [&](const client::Dial &dialing) { dial(client, dialing.endpoint); },
            [&](const client::Send &send) {
                auto *const wire = wireOf(client);
                if (wire == nullptr)
                    return;
                hearRequests(*wire, send.bytes);
                wire->up.send(send.bytes, m_now, m_shape.weather);
            },
            [&](const client::HangUp &hanging) { hangUp(client, hanging.farewell == client::Farewell::Reset); },
            [](const client::ComputeDigest &) {});
    }
}

void VirtualLab::hearRequests(Wire &wire, ByteView bytes)
{
    if (wire.v1) {
        for (auto &key : wire.v1->hearRequests(bytes, m_server.facts()))
            m_recorder.mark(Recorder::Mark::V1Release, std::move(key));
        return;
    }
    if (const auto breach = wire.requests.hear(bytes, m_owners))
        m_recorder.find(*breach, m_clients[wire.client].name());
}

void VirtualLab::dial(std::uint32_t client, const Endpoint &endpoint)
{
    const auto &known = m_clients[client].endpoints();
    if (std::find(known.begin(), known.end(), endpoint) == known.end())
        m_recorder.find(LabBreach::StrangerDialed, endpoint.text());
    auto &[since, count] = m_dials[client];
    if (m_now - since > dialWindow)
        since = m_now, count = 0;
    if (++count == dialsMax)
        m_recorder.find(LabBreach::RedialsWithoutPause, m_clients[client].name());

    const auto number = m_wireCount++;
    const auto seed = mixed(mixed(m_shape.seed, client), number);
    m_wires.push_back({.number = number,
                       .client = client,
                       .node = nodeOf(endpoint),
                       .dialedAt = m_now + Dice(seed).between(Weather::delayMin, m_shape.weather.delayMax),
                       .up = Pipe(mixed(seed, 1)),
                       .down = Pipe(mixed(seed, 2))});
    m_wires.back().up.setDelay(m_delays[client].up);
    m_wires.back().down.setDelay(m_delays[client].down);
    if (m_clients[client].isV1())
        m_wires.back().v1.emplace();
}

void VirtualLab::hangUp(std::uint32_t client, bool isAbrupt)
{
    auto *const wire = wireOf(client);
    if (wire == nullptr)
        return;
    wire->hasClient = false;
    if (isAbrupt)
        wire->up.tear();
    wire->up.end(endOf(isAbrupt), m_now, m_shape.weather);
}

void VirtualLab::act(server::Send &send)
{
    auto *const wire = wireOf(send.link);
    if (wire == nullptr)
        return;
    const auto durable = m_server.journal().durable();
    const auto breach = wire->v1 ? wire->v1->hearReplies(send.bytes, m_server.facts(), durable)
                                 : wire->replies.hear(send.bytes, m_server.facts(), durable);
    if (breach)
        m_recorder.find(*breach, m_clients[wire->client].name());
    wire->down.send(std::move(send.bytes), m_now, m_shape.weather);
}

void VirtualLab::act(const server::Close &closing)
{
    if (auto *const wire = wireOf(closing.link)) {
        wire->hasServer = false;
        wire->down.end(server::PeerEnd::Orderly, m_now, m_shape.weather);
    }
}

void VirtualLab::act(const server::Abort &aborted)
{
    if (auto *const wire = wireOf(aborted.link)) {
        wire->hasServer = false;
        wire->down.tear();
        wire->down.end(server::PeerEnd::Reset, m_now, m_shape.weather);
    }
}

void VirtualLab::act(const LabServer::AllDead & /*dead*/)
{
    for (auto &wire : m_wires) {
        if (wire.hasServer)
            act(server::Abort{*wire.link});
    }
}

/// A connection of which neither half is there is forgotten, whatever is still on its way.
void VirtualLab::sweep()
{
    std::erase_if(m_wires, [](const Wire &wire) { return !wire.hasClient && !wire.hasServer; });
}

void VirtualLab::cut(Wire &wire, bool isAbrupt)
{
    for (auto *const pipe : {&wire.up, &wire.down}) {
        pipe->tear();
        pipe->end(endOf(isAbrupt), m_now, m_shape.weather);
    }
}

void VirtualLab::heal()
{
    for (auto &wire : m_wires) {
        const bool isLame = wire.up.isSevered() || wire.down.isSevered();
        if (!isLame)
            continue;
        if (std::exchange(wire.hasServer, false))
            m_server.closed(*wire.link, server::PeerEnd::Reset, m_now, m_recorder);
        if (!wire.dialedAt && std::exchange(wire.hasClient, false)) {
            m_clients[wire.client].disconnected(m_now, m_recorder);
        }
    }
    m_server.heal(m_now, m_recorder);
    settle();
}

void VirtualLab::stopClients()
{
    for (auto &client : m_clients)
        client.stop(m_now, m_recorder);
    settle();
}

} // namespace lockscope::lab
