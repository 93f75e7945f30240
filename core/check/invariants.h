// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/fate_rules.h"
#include "core/check/grant_rules.h"
#include "core/check/lanes.h"
#include "core/check/owner_rules.h"
#include "core/check/queue_rules.h"
#include "core/check/request_rules.h"
#include "core/check/violation.h"
#include "core/history/entry.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace lockscope::check {

/// Judges the one stream of events by the invariants I1 to I13 of the whole system: a fold that says, at each event,
/// what is broken by it.
///
/// What can be judged is what events carry:
///
/// * I1, I2, I8 to I12 need the server's events, I4 to I6 the clients', I3, I7 (token) and I13 both.
/// * I3 is seen from its two ends only: when the client was told, and when the record was durable. That the bytes left
/// in
///   between, and not before, is not in the stream. A belief without any record is found for clients that are connected
///   to one of the server's own addresses.
/// * Order in the stream says nothing between a client and the server, whose events cross a thread; both read the same
///   steady clock, so their times do. Within the server, a *turn* is a run of its events of one moment: it is complete
///   when the first event of a later one comes, and what must happen within a turn (I9, I11) is judged then.
/// * I6 remembers the last 65,536 owners. A second outcome (I4) is found however late it comes.
/// * After a gap (EventsSkipped) and before the first ServerStarted or StateResumed, what is missing proves nothing:
/// only
///   what two known events contradict is judged. A snapshot makes the server's half whole again.
/// * Over a restart I1, I2, I8 and I11 go on, except for what was being written when the server ended. A start whose
///   number or LSN is not above the last ones belongs to another journal, and all begins anew.
///
/// A copyable value without a clock. Memory follows what is live, and the named limits of the rules; an event costs no
/// more than the logarithm of that, but for a snapshot, a stop and a fate's targets, which cost what they name.
class Invariants
{
public:
    /// The next event in order. Mostly there is nothing to return.
    [[nodiscard]] std::vector<Violation> apply(const Entry &entry);
    /// The server is over without a word: the next event of one is the next start's, which recovers before it says that
    /// it began.
    void serverLost();
    /// Before the next event the server's machine booted anew: leases are judged by what it says of them then (S5).
    void rebooted() { m_grants.forgetDeadlines(); }

private:
    struct ServerFold;
    struct ClientFold;

    void beginTurn(Step &step);
    void takeLane(Step &step, const Key &key, TransitionKind kind, std::optional<Lsn> lsn);
    void freeLane(const Step &step, const Key &key);
    void endServer();
    void skip(const Step &step, const Origin &origin);
    [[nodiscard]] bool isEmbedded(ClientId client) const;
    void endGrant(Step &step, Token token, const std::optional<GrantRules::Grant> &grant);

    GrantRules m_grants;
    QueueRules m_queues;
    FateRules m_fates;
    RequestRules m_requests;
    OwnerRules m_owners;

    Lanes m_lanes;
    /// The occupant of the lane that was freed last: the transition that ended is told right after it.
    std::optional<std::pair<Key, Occupant>> m_drained;
    std::optional<TimePoint> m_turn;
    std::optional<StartNumber> m_start;
    Lsn m_durableLsn;
    bool m_hasLeader = false;
    bool m_isFatal = false;
    bool m_isStopping = false;
    /// A gap was not closed by a snapshot yet.
    bool m_hasGap = false;
    /// The server has ended and the next one has not said yet that it began.
    bool m_isBetweenServers = false;
    TimePoint m_servesSince;
    std::set<std::string> m_addresses;
    std::map<ClientId, std::string> m_endpoints;
};

} // namespace lockscope::check
