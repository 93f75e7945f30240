// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"

#include <unordered_set>

namespace lockscope {

/// What a run of events changed in a World, so that whoever shows it looks at nothing else.
struct Touched
{
    /// The server half was begun anew: every key, fate, node and connection.
    bool server = false;
    /// A node, the term or the server's phase.
    bool cluster = false;
    bool journal = false;
    /// A fault was armed, began or ended.
    bool faults = false;
    std::unordered_set<Key> keys;
    std::unordered_set<ConnectionId> connections;
    std::unordered_set<OpenSequence> fates;
    /// The clients themselves and their requests.
    std::unordered_set<ClientId> clients;
};

} // namespace lockscope
