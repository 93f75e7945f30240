// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"

#include <optional>
#include <variant>

namespace lockscope {

/// An acquire or release as all sides name it: its client by number, the server by the owner or the token, as far as
/// these are known.
struct RequestSubject
{
    ClientId client;
    RequestId request;
    std::optional<Owner> owner;
    std::optional<Token> token;
};

/// Something that events happen to.
using EventSubject = std::variant<Key, RequestSubject, ClientId, NodeId, ConnectionId, OpenSequence>;

/// Whether the event names the subject. Whole states name nothing, since they name everything.
[[nodiscard]] bool isAbout(const Entry &entry, const EventSubject &subject);

} // namespace lockscope
