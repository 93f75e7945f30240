// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/why/event_search.h"

#include <optional>

namespace lockscope::why {

using Cause = std::optional<EventNumber>;

[[nodiscard]] inline bool isGrantOf(const Entry &entry, Token token)
{
    const auto *granted = told<Granted>(entry);
    return granted != nullptr && granted->token == token;
}

/// What brought a server's event about. An overload for each alternative and none that takes them all, so that a new
/// event breaks the build here (HT3).
struct ServerCause
{
    const EventSearch &search;
    EventNumber number;

    Cause operator()(const ServerStarted & /*e*/) const { return std::nullopt; }
    Cause operator()(const WallClockWentBack & /*e*/) const;
    Cause operator()(const NodeListening & /*e*/) const;
    Cause operator()(const NodeRoleChanged &e) const;
    Cause operator()(const HandOverBegan & /*e*/) const;
    Cause operator()(const TermBegan & /*e*/) const;
    Cause operator()(const ServerStopping & /*e*/) const;
    Cause operator()(const ServerStopped & /*e*/) const;

    Cause operator()(const ConnectionAccepted & /*e*/) const { return std::nullopt; }
    Cause operator()(const ConnectionReady &e) const { return accepted(e.connection); }
    Cause operator()(const ConnectionRefused &e) const;
    Cause operator()(const ConnectionMoved &e) const { return accepted(e.connection); }
    Cause operator()(const ConnectionEnded &e) const;

    Cause operator()(const WaiterQueued &e) const { return sent(e.owner); }
    Cause operator()(const WaiterTimedOut &e) const { return queued(e.key, e.owner, e.connection); }
    Cause operator()(const WaiterMoved & /*e*/) const;
    Cause operator()(const WaiterRemoved &e) const { return opened(e.fate); }
    Cause operator()(const AcquireTurnedAway &e) const { return sent(e.owner); }
    Cause operator()(const ReleaseMissed &e) const;

    Cause operator()(const LaneOccupied &e) const;
    Cause operator()(const LaneHeld &e) const;
    Cause operator()(const LaneDrained &e) const;
    Cause operator()(const Granted &e) const;
    Cause operator()(const Released &e) const;
    Cause operator()(const Expired &e) const;
    Cause operator()(const GrantOrphaned &e) const;

    Cause operator()(const FateOpened &e) const;
    Cause operator()(const FateFolded &e) const;
    Cause operator()(const FateRefused &e) const;
    Cause operator()(const FateParked &e) const;
    Cause operator()(const FateUnparked &e) const;
    Cause operator()(const FateCompleted &e) const;

    Cause operator()(const JournalSynced & /*e*/) const { return std::nullopt; }
    Cause operator()(const JournalFailed & /*e*/) const;
    Cause operator()(const StateResumed & /*e*/) const;

private:
    template<typename Wanted>
    [[nodiscard]] Cause before(const Wanted &wanted) const
    {
        return search.lastBefore(number, wanted);
    }
    [[nodiscard]] Cause accepted(const ConnectionId &connection) const;
    [[nodiscard]] Cause sent(const std::optional<Owner> &owner) const;
    [[nodiscard]] Cause queued(const Key &key, const std::optional<Owner> &owner, const ConnectionId &connection) const;
    [[nodiscard]] Cause opened(OpenSequence open) const;
    [[nodiscard]] Cause clientSideOf(const ConnectionId &connection) const;
};

/// What brought a client's event about.
struct ClientCause
{
    const EventSearch &search;
    EventNumber number;
    ClientId client;

    Cause operator()(const ClientStarted & /*e*/) const { return std::nullopt; }
    Cause operator()(const ClientStopped & /*e*/) const;
    Cause operator()(const ConnectionChanged &e) const;
    Cause operator()(const LeaderHinted & /*e*/) const;
    Cause operator()(const AcquireQueued &e) const;
    Cause operator()(const AcquireSent &e) const;
    Cause operator()(const AcquireEnded &e) const;
    Cause operator()(const ReleaseQueued &e) const;
    Cause operator()(const ReleaseSent &e) const;
    Cause operator()(const ReleaseEnded &e) const;
    Cause operator()(const OrphanSeen &e) const;
    Cause operator()(const PeerViolated & /*e*/) const { return std::nullopt; }
    Cause operator()(const DeadlinePassed &e) const;
    Cause operator()(const ClientResumed & /*e*/) const;

private:
    /// Of this client's own events, or of what was asked of it.
    template<typename Wanted>
    [[nodiscard]] Cause mine(const Wanted &wanted) const
    {
        return search.lastBefore(number, [&](const Entry &entry) { return isMine(entry) && wanted(entry); });
    }
    template<typename Wanted>
    [[nodiscard]] Cause before(const Wanted &wanted) const
    {
        return search.lastBefore(number, wanted);
    }
    [[nodiscard]] bool isMine(const Entry &entry) const;
    [[nodiscard]] Cause closed() const;
    [[nodiscard]] std::optional<Owner> ownerOf(RequestId request) const;
};

} // namespace lockscope::why
