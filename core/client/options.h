// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/client/backoff.h"
#include "core/client/random.h"
#include "core/vocabulary/endpoint.h"

#include <cstddef>
#include <string>
#include <vector>

namespace lockscope::client {

/// What one engine is given. Whatever it keeps is bounded by the numbers here.
struct EngineOptions
{
    std::string name;
    /// At least one; also the allowlist for leader hints (C10).
    std::vector<Endpoint> endpoints;
    /// Owners and jitter follow from it.
    Seed seed{};
    BackoffOptions backoff;
    /// Acquires without an outcome (C12): at 153 bytes a frame, some 10 MB that may wait for a slow socket.
    std::size_t pendingMax = 65'536;
    /// Places of the release lane, callers' and orphans' together (C8).
    std::size_t releaseLanePlaces = 1'024;
    /// Grants that are kept until their lease is over, and acquires that are kept until their `reclaim_by`, each.
    std::size_t rememberedMax = 65'536;
    /// Answers to releases that one connection may owe; a peer that owes more does not answer at all (C13).
    std::size_t releaseAnswersMax = 4'096;
    /// From the dial to the first `L`.
    Duration handshakeLimit = std::chrono::seconds(5);
    /// Without a byte (C13).
    Duration idleLimit = std::chrono::seconds(30);
};

} // namespace lockscope::client
