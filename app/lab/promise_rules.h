// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/lab_breach.h"
#include "core/history/beliefs.h"
#include "core/history/entry.h"

#include <map>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace lockscope::lab {

/// Promises that need every client of the server, its leader and its tokens in one place, as a lab has them: what was
/// refused is not granted (P3), a token ends by its own release or its lease (P4, P5), the window that a client is told
/// surrounds the lease (C14), nothing is granted to who is gone (F2a), and nothing begins while nobody leads (N4).
class PromiseRules
{
public:
    /// `slack`: by so much a client's clock and the server's may come to differ within a lease.
    explicit PromiseRules(Duration slack)
        : m_slack(slack)
    {
    }

    /// The next event in order.
    [[nodiscard]] std::optional<LabBreach> apply(const Entry &entry);
    /// The process died without a word.
    void serverLost() { m_isServing = false; }
    /// A v1 client asked for the release of whatever v1 grant the key has.
    void releaseAsked(const std::string &key) { ++m_askedOverV1[key]; }

private:
    struct Attempt
    {
        bool isRefused = false;
        bool isGranted = false;
    };

    void note(const ServerEvent &event);
    void note(ClientId client, const ClientEvent &event);
    void decide(const LaneOccupied &occupied);
    void grant(const Granted &granted);
    void end(ClientId client, const AcquireEnded &ended);
    void release(const Released &released);

    Duration m_slack;
    EventNumber m_number;
    std::optional<LabBreach> m_breach;
    std::unordered_map<Owner, Attempt> m_attempts;
    std::map<RequestRef, Owner> m_sent;
    /// When leases end, as the server told.
    std::unordered_map<Token, TimePoint> m_deadlines;
    /// Tokens that somebody wanted to give back.
    std::unordered_set<Token> m_asked;
    /// Those that a v1 release must leave alone (P6), and how often each key's release was asked for over v1.
    std::unordered_set<Token> m_v2Grants;
    std::unordered_map<std::string, std::uint32_t> m_askedOverV1;
    /// When connections ended, and when the transitions that are under way were decided.
    std::unordered_map<ConnectionId, EventNumber> m_ended;
    std::unordered_map<Key, EventNumber> m_decided;
    bool m_isServing = false;
    bool m_isLed = false;
};

} // namespace lockscope::lab
