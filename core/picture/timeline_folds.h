// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/picture/timeline_fold.h"

namespace lockscope::picture {

/// What one client's event means to the timeline. An overload for each alternative and none that takes them all (HT3).
struct TimelineFold::ClientFold
{
    TimelineFold &fold;
    const Entry &entry;
    ClientId client;

    void operator()(const ClientStarted & /*e*/) const { }
    void operator()(const ClientStopped & /*e*/) const { forget(); }
    void operator()(const ConnectionChanged & /*e*/) const { }
    void operator()(const LeaderHinted & /*e*/) const { }
    void operator()(const AcquireQueued &e) const;
    void operator()(const AcquireSent &e) const { fold.know(e.owner, cause()); }
    void operator()(const AcquireEnded &e) const;
    void operator()(const ReleaseQueued & /*e*/) const { }
    void operator()(const ReleaseSent &e) const;
    void operator()(const ReleaseEnded &e) const;
    void operator()(const OrphanSeen & /*e*/) const { }
    void operator()(const PeerViolated & /*e*/) const { }
    void operator()(const DeadlinePassed &e) const;
    void operator()(const ClientResumed &e) const;

private:
    [[nodiscard]] RequestRef ref(RequestId request) const { return {client, request}; }
    [[nodiscard]] SpanBoard::Cause cause(TimePoint sure = openEnd) const
    {
        return {entry.at.steady, entry.number, sure};
    }
    void begin(RequestId request, const std::string &key, ShownState look, TimePoint sure) const;
    void forget() const;
};

/// What one event of a server means to the timeline.
struct TimelineFold::ServerFold
{
    TimelineFold &fold;
    const Entry &entry;
    const Parties &parties;

    void operator()(const ServerStarted & /*e*/) const { endVolatile(); }
    void operator()(const WallClockWentBack & /*e*/) const { }
    void operator()(const NodeListening & /*e*/) const { }
    void operator()(const NodeRoleChanged & /*e*/) const { }
    void operator()(const HandOverBegan & /*e*/) const { }
    void operator()(const TermBegan & /*e*/) const { }
    void operator()(const ServerStopping & /*e*/) const { }
    void operator()(const ServerStopped & /*e*/) const { endVolatile(); }
    void operator()(const ConnectionAccepted & /*e*/) const { }
    void operator()(const ConnectionReady & /*e*/) const { }
    void operator()(const ConnectionRefused & /*e*/) const { }
    void operator()(const ConnectionMoved & /*e*/) const { }
    void operator()(const ConnectionEnded & /*e*/) const { }
    void operator()(const WaiterQueued &e) const;
    void operator()(const WaiterTimedOut &e) const { leave(e.key, e.owner, e.connection); }
    void operator()(const WaiterMoved &e) const { leave(e.key, std::nullopt, e.connection); }
    void operator()(const WaiterRemoved &e) const { leave(e.key, e.owner, e.connection); }
    void operator()(const AcquireTurnedAway & /*e*/) const { }
    void operator()(const ReleaseMissed & /*e*/) const { }
    void operator()(const LaneOccupied & /*e*/) const { }
    void operator()(const LaneHeld & /*e*/) const { }
    void operator()(const LaneDrained & /*e*/) const { }
    void operator()(const Granted &e) const;
    void operator()(const Released &e) const { fold.endGrant(e.token, cause()); }
    void operator()(const Expired &e) const { fold.endGrant(e.token, cause()); }
    void operator()(const GrantOrphaned &e) const;
    void operator()(const FateOpened & /*e*/) const { }
    void operator()(const FateFolded & /*e*/) const { }
    void operator()(const FateRefused & /*e*/) const { }
    void operator()(const FateParked &e) const { park(e.fate.open, e.fate.connection, e.fate.targets); }
    void operator()(const FateUnparked &e) const { fold.unpark(e.fate.open, cause()); }
    void operator()(const FateCompleted & /*e*/) const { }
    void operator()(const JournalSynced & /*e*/) const { }
    void operator()(const JournalFailed & /*e*/) const { }
    void operator()(const StateResumed &e) const;

private:
    [[nodiscard]] SpanBoard::Cause cause(TimePoint sure = openEnd) const
    {
        return {entry.at.steady, entry.number, sure};
    }
    void join(const Key &key, const std::optional<Owner> &owner, const ConnectionId &connection, TimePoint until) const;
    void leave(const Key &key, const std::optional<Owner> &owner, const ConnectionId &connection) const;
    void hold(const Key &key, const HolderSnapshot &holder) const;
    void park(OpenSequence open, const ConnectionId &connection, const std::vector<Key> &targets) const;
    void endVolatile() const;
    void endAll(SpanBoard &board, ShownState look) const;
    void resume(const KeySnapshot &key) const;
};

} // namespace lockscope::picture
