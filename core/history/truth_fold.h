// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/truth.h"

#include <optional>

namespace lockscope {

/// One event's step. An overload for each alternative and none that takes them all, so that a new event breaks the
/// build here (HT3).
struct Truth::Fold
{
    Truth &truth;
    TimePoint at;
    Touched &touched;

    void operator()(const ServerStarted &e) const;
    void operator()(const WallClockWentBack & /*e*/) const { }
    void operator()(const NodeListening &e) const;
    void operator()(const NodeRoleChanged &e) const;
    void operator()(const HandOverBegan & /*e*/) const { }
    void operator()(const TermBegan &e) const;
    void operator()(const ServerStopping &e) const;
    void operator()(const ServerStopped &e) const;

    void operator()(const ConnectionAccepted &e) const;
    void operator()(const ConnectionReady &e) const;
    void operator()(const ConnectionRefused &e) const;
    void operator()(const ConnectionMoved & /*e*/) const { }
    void operator()(const ConnectionEnded &e) const;

    void operator()(const WaiterQueued &e) const;
    void operator()(const WaiterTimedOut &e) const { removeWaiter(e.key, e.owner, e.connection); }
    void operator()(const WaiterMoved &e) const { removeWaiter(e.key, std::nullopt, e.connection); }
    void operator()(const WaiterRemoved &e) const { removeWaiter(e.key, e.owner, e.connection); }
    void operator()(const AcquireTurnedAway & /*e*/) const { }
    void operator()(const ReleaseMissed & /*e*/) const { }
    void operator()(const LaneOccupied &e) const;
    void operator()(const LaneHeld &e) const;
    void operator()(const LaneDrained &e) const;
    void operator()(const Granted &e) const;
    void operator()(const Released &e) const { endGrant(e.key, e.token); }
    void operator()(const Expired &e) const { endGrant(e.key, e.token); }
    void operator()(const GrantOrphaned &e) const;

    void operator()(const FateOpened &e) const;
    void operator()(const FateFolded &e) const;
    void operator()(const FateRefused &e) const;
    void operator()(const FateParked &e) const;
    void operator()(const FateUnparked &e) const;
    void operator()(const FateCompleted &e) const;

    void operator()(const JournalSynced &e) const;
    void operator()(const JournalFailed &e) const;
    void operator()(const StateResumed &e) const;

private:
    template<typename Change>
    void changeKey(const Key &key, Change change) const;
    void settle(const Key &key, KeyTruth &state) const;
    void removeWaiter(const Key &key, const std::optional<Owner> &owner, ConnectionId connection) const;
    void takeWaiter(KeyTruth &state, const std::optional<Owner> &owner, ConnectionId connection) const;
    void occupyLane(KeyTruth &state, LaneState lane, TransitionKind occupant, std::optional<Lsn> lsn) const;
    void emptyLane(KeyTruth &state) const;
    void setHolder(KeyTruth &state, std::optional<Holder> holder) const;
    void endGrant(const Key &key, Token token) const;

    void bind(ConnectionId connection, int count) const;

    FateTruth &fate(const FateIntent &intent) const;
    void setFateState(FateTruth &fate, FateState state) const;
    [[nodiscard]] bool isRecovering(const FateTruth *fate) const;
    [[nodiscard]] std::optional<Key> tellerOf(const FateTruth &fate) const;
    void keepCompleted(OpenSequence open) const;
    void keepRecovered(Truth &before, StartNumber start) const;

    void resumeKey(const KeySnapshot &key, const Truth &before) const;
    void resumeFates(const ServerSnapshot &snapshot, Truth &before) const;
    void resumeFate(const FateSnapshot &fate, const Truth &before) const;
    void resumeConnection(const ConnectionSnapshot &connection, const Truth &before) const;
};

} // namespace lockscope
