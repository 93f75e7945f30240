// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/remark_rules.h"

#include <utility>

namespace lockscope::check {

/// One event's step. An overload for each alternative and none that takes them all, so that a new event breaks the
/// build here (HT3).
struct RemarkRules::ServerFold
{
    RemarkRules &all;
    const Entry &entry;
    std::vector<Finding> &found;

    void operator()(const ServerStarted &e) const;
    void operator()(const WallClockWentBack &e) const;
    void operator()(const NodeListening & /*e*/) const { }
    void operator()(const NodeRoleChanged & /*e*/) const { }
    void operator()(const HandOverBegan & /*e*/) const { }
    void operator()(const TermBegan & /*e*/) const { }
    void operator()(const ServerStopping & /*e*/) const { }
    void operator()(const ServerStopped &e) const;

    void operator()(const ConnectionAccepted & /*e*/) const { }
    void operator()(const ConnectionReady & /*e*/) const { }
    void operator()(const ConnectionRefused &e) const;
    void operator()(const ConnectionMoved & /*e*/) const { }
    void operator()(const ConnectionEnded &e) const { all.m_cycles.ended(e.connection); }

    void operator()(const WaiterQueued &e) const;
    void operator()(const WaiterTimedOut &e) const { all.m_cycles.left(e.key, e.connection); }
    void operator()(const WaiterMoved &e) const { all.m_cycles.left(e.key, e.connection); }
    void operator()(const WaiterRemoved &e) const { all.m_cycles.left(e.key, e.connection); }
    void operator()(const AcquireTurnedAway &e) const;
    void operator()(const ReleaseMissed &e) const;
    void operator()(const LaneOccupied & /*e*/) const { }
    void operator()(const LaneHeld & /*e*/) const { }
    void operator()(const LaneDrained & /*e*/) const { }
    void operator()(const Granted &e) const;
    void operator()(const Released &e) const { end(e.key); }
    void operator()(const Expired &e) const;
    void operator()(const GrantOrphaned &e) const;

    void operator()(const FateOpened & /*e*/) const { }
    void operator()(const FateFolded & /*e*/) const { }
    void operator()(const FateRefused & /*e*/) const { }
    void operator()(const FateParked &e) const;
    void operator()(const FateUnparked &e) const;
    void operator()(const FateCompleted &e) const;

    void operator()(const JournalSynced &e) const;
    void operator()(const JournalFailed & /*e*/) const;
    void operator()(const StateResumed &e) const;

private:
    void note(Remark remark, Concern about, std::vector<EventNumber> evidence = {}) const;
    void noteRing(const WaitCycles::Ring &ring) const;
    void end(const Key &key) const;
};

struct RemarkRules::ClientFold
{
    RemarkRules &all;
    const Entry &entry;
    ClientId client;
    std::vector<Finding> &found;

    void operator()(const ClientStarted & /*e*/) const { }
    void operator()(const ClientStopped & /*e*/) const;
    void operator()(const ConnectionChanged &e) const;
    void operator()(const LeaderHinted &e) const;
    void operator()(const AcquireQueued & /*e*/) const { }
    void operator()(const AcquireSent &e) const;
    void operator()(const AcquireEnded &e) const;
    void operator()(const ReleaseQueued & /*e*/) const { }
    void operator()(const ReleaseSent & /*e*/) const { }
    void operator()(const ReleaseEnded &e) const;
    void operator()(const OrphanSeen &e) const;
    void operator()(const PeerViolated &e) const;
    void operator()(const DeadlinePassed &e) const;
    void operator()(const ClientResumed &e) const;

private:
    void note(Remark remark, Concern about, std::vector<EventNumber> evidence = {}) const;
};

/// A finding of this one event; `evidence` comes before it.
[[nodiscard]] inline Finding
remarkAt(const Entry &entry, Remark remark, Concern about, std::vector<EventNumber> evidence)
{
    evidence.push_back(entry.number);
    return {.number = {},
            .what = remark,
            .about = std::move(about),
            .evidence = std::move(evidence),
            .first = entry.number,
            .last = entry.number,
            .at = entry.at.steady,
            .count = 1,
            .took = std::nullopt,
            .amount = 0};
}

} // namespace lockscope::check
