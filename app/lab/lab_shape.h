// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/lab_journal.h"
#include "app/lab/wire.h"
#include "core/vocabulary/endpoint.h"
#include "core/vocabulary/key.h"
#include "server/engine/limits.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace lockscope::lab {

/// What a lab is made of. Everything that happens in it follows from this and from its steps.
struct LabShape
{
    /// Of the network, the disk, the clocks, and of what the client engines draw.
    std::uint64_t seed = 1;
    std::uint32_t clients = 5;
    std::uint32_t keys = 3;
    std::uint32_t nodes = 3;
    Weather weather{};
    LabJournal::Options journal{};
    server::ServerLimits limits{};
    /// Nothing keeps a request or a record for long, so that `reclaim_by` can be held to (I13).
    bool isSwift = true;
    /// Of every client engine (C8, C12).
    std::size_t pendingMax = 65'536;
    std::size_t releaseLanePlaces = 1'024;
    /// A bit for each client that is a v1 program.
    std::uint32_t v1Clients = 0;
    /// Of every client's clock, in millionths, one way or the other.
    std::uint32_t driftMax = 0;
    /// For each client a bit for each node that is one of its endpoints; empty: all of them.
    std::vector<std::uint32_t> endpoints{};
    /// Of the clients; those without one are "w1", "w2", ...
    std::vector<std::string> names{};
    /// Clients with another shared token than the server's.
    std::vector<std::uint32_t> wrongSecrets{};
    /// A node that comes back may find its port taken.
    bool hasShakyPorts = true;

    [[nodiscard]] bool isV1(std::uint32_t client) const { return client < 32 && (v1Clients >> client & 1U) != 0; }

    friend bool operator==(const LabShape &, const LabShape &) = default;
};

/// "n1:5225"
[[nodiscard]] std::string addressOf(NodeId node);
/// The other way round; a stranger's is 0.
[[nodiscard]] NodeId nodeOf(const Endpoint &endpoint);
/// "k1", "k2", ...
[[nodiscard]] Key keyOf(std::uint32_t key);
/// "w1", or what the shape says.
[[nodiscard]] std::string nameOf(const LabShape &shape, std::uint32_t client);
/// The client's endpoints, which are also its allowlist (C10).
[[nodiscard]] std::vector<Endpoint> endpointsOf(const LabShape &shape, std::uint32_t client);

} // namespace lockscope::lab
