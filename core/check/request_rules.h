// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/recent_map.h"
#include "core/check/number_set.h"
#include "core/check/violation.h"
#include "core/vocabulary/client_event.h"
#include "core/vocabulary/client_snapshot.h"

#include <map>
#include <optional>
#include <string>
#include <unordered_map>

namespace lockscope::check {

/// The requests of every client: each gets exactly one outcome (I4), of a kind that its sending allows (I5), and keeps
/// its key and token (I7); none goes out twice (I6).
///
/// Bounded by the requests without an outcome: the numbers of those that have one are kept as runs.
class RequestRules
{
public:
    void started(ClientId client);
    void stopped(Step &step, ClientId client);

    void acquireQueued(const Step &step, ClientId client, const AcquireQueued &e);
    void acquireSent(Step &step, ClientId client, const AcquireSent &e);
    /// The owner that it went out with, if it is known.
    std::optional<Owner> acquireEnded(Step &step, ClientId client, const AcquireEnded &e);
    void releaseQueued(const Step &step, ClientId client, const ReleaseQueued &e);
    void releaseSent(Step &step, ClientId client, const ReleaseSent &e);
    /// The token that it was for, if it is known.
    std::optional<Token> releaseEnded(Step &step, ClientId client, const ReleaseEnded &e);

    /// Events of this client are missing; of all where none is named.
    void forget(std::optional<ClientId> client);
    void resumed(const Step &step, ClientId client, const ClientSnapshot &snapshot);

private:
    struct Request
    {
        RequestKind kind = RequestKind::Acquire;
        std::string key;
        EventNumber asked;
        std::optional<EventNumber> sent;
        std::optional<Owner> owner;
        std::optional<Token> token;
    };
    struct Client
    {
        std::unordered_map<RequestId, Request> pending;
        NumberSet ended;
    };
    /// When requests ended, for the evidence only.
    struct Ends
    {
        RecentMap<std::uint64_t, EventNumber> last{1'024};
    };

    /// Takes the request out and judges what every outcome must keep. None: it was not asked for, as far as is known.
    std::optional<Request> end(Step &step, RequestRef ref, const std::string &key);
    static void judgeKey(Step &step, RequestRef ref, const Request &request, const std::string &key);

    std::map<ClientId, Client> m_clients;
    std::map<ClientId, Ends> m_ends;
};

} // namespace lockscope::check
