// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/engine/server_core.h"

#include <cassert>
#include <utility>

namespace lockscope::server {

Lsn Turn::persist(Record record, std::optional<KeySlot> slot)
{
    assert(!isFatal());
    core.lastAppended = Lsn(core.lastAppended.value() + 1);
    core.inFlight.push_back({{core.lastAppended, std::move(record)}, slot});
    core.out.add(Persist{core.inFlight.back().logged});
    return core.lastAppended;
}

void Turn::reply(ConnectionId connection, const wire::Reply &reply)
{
    const auto found = core.sessions.find(connection);
    if (found == core.sessions.end())
        return;
    auto &session = found->second;
    const auto *serving = std::get_if<Serving>(&session.phase);
    core.out.send(linkOf(connection), reply, serving == nullptr ? WireVersion::V1 : serving->version);
    session.lastOutput = now.steady;
}

} // namespace lockscope::server
