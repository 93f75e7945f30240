// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/finding.h"
#include "core/check/wait_cycles.h"
#include "core/history/entry.h"

#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

namespace lockscope::check {

/// What is wrong, or worth knowing, without an invariant being broken: a fold over the one stream of events.
///
/// A copyable value. Memory follows what is live: grants, waiters, parked fates, requests without an answer.
class RemarkRules
{
public:
    /// A sync that takes so long holds everybody up.
    static constexpr Duration slowSync = std::chrono::seconds(1);
    static constexpr Duration longPark = std::chrono::seconds(10);
    /// A client whose connection closed so often within that time flaps.
    static constexpr std::size_t flapCount = 5;
    static constexpr Duration flapTime = std::chrono::seconds(10);

    /// The next event in order. Mostly there is nothing to return.
    [[nodiscard]] std::vector<Finding> apply(const Entry &entry);

private:
    struct ServerFold;
    struct ClientFold;

    struct Held
    {
        std::optional<Owner> owner;
        ConnectionId connection;
        EventNumber granted;
        bool isOrphan = false;
    };
    struct Sent
    {
        Owner owner;
        EventNumber number;
    };
    struct Parked
    {
        EventNumber number;
        TimePoint since;
    };
    struct Close
    {
        EventNumber number;
        TimePoint at;
    };

    std::unordered_map<Key, Held> m_holders;
    WaitCycles m_cycles;
    std::map<OpenSequence, Parked> m_parked;
    /// Requests that went out and have no answer, by client.
    std::map<ClientId, std::unordered_map<RequestId, Sent>> m_sent;
    std::map<ClientId, std::deque<Close>> m_closes;
    /// Between the end of a server and the beginning of the next one, what is told is told by the one that starts.
    bool m_isServing = false;
};

} // namespace lockscope::check
