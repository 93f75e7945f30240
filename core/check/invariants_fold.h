// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/invariants.h"

namespace lockscope::check {

/// One event's step. An overload for each alternative and none that takes them all, so that a new event breaks the
/// build here (HT3).
struct Invariants::ServerFold
{
    Invariants &all;
    Step &step;

    void operator()(const ServerStarted &e) const;
    void operator()(const WallClockWentBack & /*e*/) const { }
    void operator()(const NodeListening &e) const { all.m_addresses.insert(e.address); }
    void operator()(const NodeRoleChanged & /*e*/) const { }
    void operator()(const HandOverBegan & /*e*/) const { }
    void operator()(const TermBegan &e) const;
    void operator()(const ServerStopping & /*e*/) const { all.m_isStopping = true; }
    void operator()(const ServerStopped &e) const;

    void operator()(const ConnectionAccepted & /*e*/) const { }
    void operator()(const ConnectionReady & /*e*/) const { }
    void operator()(const ConnectionRefused & /*e*/) const { }
    void operator()(const ConnectionMoved & /*e*/) const { }
    void operator()(const ConnectionEnded &e) const { all.m_queues.connectionEnded(e.connection); }

    void operator()(const WaiterQueued &e) const { all.m_queues.queued(step, e); }
    void operator()(const WaiterTimedOut &e) const { all.m_queues.left(e.key, e.owner, e.connection); }
    void operator()(const WaiterMoved &e) const { all.m_queues.left(e.key, std::nullopt, e.connection); }
    void operator()(const WaiterRemoved &e) const { all.m_queues.left(e.key, e.owner, e.connection); }
    void operator()(const AcquireTurnedAway & /*e*/) const { }
    void operator()(const ReleaseMissed & /*e*/) const { }
    void operator()(const LaneOccupied &e) const { all.takeLane(step, e.key, e.kind, e.lsn); }
    void operator()(const LaneHeld &e) const { all.takeLane(step, e.key, TransitionKind::Hold, std::nullopt); }
    void operator()(const LaneDrained &e) const { all.freeLane(step, e.key); }
    void operator()(const Granted &e) const;
    void operator()(const Released &e) const;
    void operator()(const Expired &e) const;
    void operator()(const GrantOrphaned & /*e*/) const { }

    void operator()(const FateOpened &e) const { all.m_fates.opened(step, e.fate); }
    void operator()(const FateFolded &e) const;
    void operator()(const FateRefused & /*e*/) const { }
    void operator()(const FateParked &e) const { all.m_fates.parked(step, e.fate, all.m_lanes); }
    void operator()(const FateUnparked &e) const { all.m_fates.unparked(e.fate); }
    void operator()(const FateCompleted &e) const;

    void operator()(const JournalSynced &e) const { all.m_durableLsn = e.durableLsn; }
    void operator()(const JournalFailed & /*e*/) const { all.m_isFatal = true; }
    void operator()(const StateResumed &e) const;

private:
    /// The transition that ends here has given its lane back, whether a drain of its own was told before or not.
    std::optional<TimePoint> drained(const Key &key, Lsn lsn) const;
};

struct Invariants::ClientFold
{
    Invariants &all;
    Step &step;
    ClientId client;

    void operator()(const ClientStarted & /*e*/) const { all.m_requests.started(client); }
    void operator()(const ClientStopped & /*e*/) const { all.m_requests.stopped(step, client); }
    void operator()(const ConnectionChanged &e) const { all.m_endpoints[client] = e.endpoint; }
    void operator()(const LeaderHinted & /*e*/) const { }
    void operator()(const AcquireQueued &e) const { all.m_requests.acquireQueued(step, client, e); }
    void operator()(const AcquireSent &e) const;
    void operator()(const AcquireEnded &e) const;
    void operator()(const ReleaseQueued &e) const { all.m_requests.releaseQueued(step, client, e); }
    void operator()(const ReleaseSent &e) const { all.m_requests.releaseSent(step, client, e); }
    void operator()(const ReleaseEnded &e) const;
    void operator()(const OrphanSeen & /*e*/) const { }
    void operator()(const PeerViolated & /*e*/) const { }
    void operator()(const DeadlinePassed & /*e*/) const { }
    void operator()(const ClientResumed &e) const;
};

} // namespace lockscope::check
