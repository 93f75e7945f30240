// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/scenario_shape.h"

#include <algorithm>

namespace lockscope::lab {

namespace {

template<typename Said, typename Own>
void take(const std::optional<Said> &said, Own &own)
{
    if (said)
        own = static_cast<Own>(*said);
}

} // namespace

LabShape shapeOf(const scenario::Setup &setup, std::uint64_t seed)
{
    const auto &lab = setup.lab;
    LabShape shape{.seed = seed,
                   .clients = static_cast<std::uint32_t>(setup.clients.size()),
                   .keys = static_cast<std::uint32_t>(setup.keys.size()),
                   .nodes = setup.nodes};
    shape.isSwift = lab.isSwift;
    shape.driftMax = lab.driftMax;
    for (const auto client : setup.v1Clients)
        shape.v1Clients |= 1U << client;
    shape.hasShakyPorts = lab.hasShakyPorts;
    shape.names = setup.clients;
    shape.wrongSecrets = setup.wrongSecrets;
    take(lab.delayMax, shape.weather.delayMax);
    shape.weather.delayMax = std::max(shape.weather.delayMax, Weather::delayMin);
    take(lab.splitPercent, shape.weather.splitPercent);
    take(lab.joinPercent, shape.weather.joinPercent);
    take(lab.syncMax, shape.journal.syncMax);
    take(lab.segmentBytes, shape.journal.segmentBytes);
    take(lab.layOutBytes, shape.journal.layOutBytes);
    take(lab.wholeBytes, shape.journal.wholeBytes);
    take(lab.sectorBytes, shape.journal.sectorBytes);
    take(setup.waitersPerKeyMax, shape.limits.waitersPerKeyMax);
    take(setup.waitersMax, shape.limits.waitersMax);
    take(setup.keysMax, shape.limits.keysMax);
    take(setup.connectionsMax, shape.limits.connectionsMax);
    take(setup.pendingMax, shape.pendingMax);
    take(setup.releaseLanePlaces, shape.releaseLanePlaces);
    const auto all = (1U << setup.nodes) - 1;
    for (const auto &known : setup.reach)
        shape.endpoints.push_back(known.value_or(all) & all);
    return shape;
}

} // namespace lockscope::lab
