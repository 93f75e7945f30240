// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/lab_shape.h"

namespace lockscope::lab {

std::string addressOf(NodeId node)
{
    return "n" + std::to_string(node.value()) + ":5225";
}

NodeId nodeOf(const Endpoint &endpoint)
{
    const auto &host = endpoint.host();
    const bool isOurs = host.size() == 2 && host[0] == 'n';
    return NodeId(isOurs ? static_cast<std::uint32_t>(host[1] - '0') : 0U);
}

Key keyOf(std::uint32_t key)
{
    return *Key::parse("k" + std::to_string(key + 1));
}

std::string nameOf(const LabShape &shape, std::uint32_t client)
{
    return client < shape.names.size() ? shape.names[client] : "w" + std::to_string(client + 1);
}

std::vector<Endpoint> endpointsOf(const LabShape &shape, std::uint32_t client)
{
    std::vector<Endpoint> endpoints;
    for (std::uint32_t node = 0; node < shape.nodes; ++node) {
        const bool isKnown = client >= shape.endpoints.size() || (shape.endpoints[client] >> node & 1U) != 0;
        if (isKnown)
            endpoints.push_back(*Endpoint::parse(addressOf(NodeId(node + 1))));
    }
    return endpoints;
}

} // namespace lockscope::lab
