// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/picture/sequence_fold.h"

namespace lockscope::picture {

/// What one event of a server means to the picture; see ClientFold. `node` is who said it.
struct SequenceFold::ServerFold
{
    SequenceFold &fold;
    const Entry &entry;
    NodeId node;

    void operator()(const ServerStarted & /*e*/) const { fold.endNodeStays(at()); }
    void operator()(const WallClockWentBack & /*e*/) const { }
    void operator()(const NodeListening &e) const;
    void operator()(const NodeRoleChanged &e) const;
    void operator()(const HandOverBegan &e) const { notice(fold.m_parties.idOf(e.from)); }
    void operator()(const TermBegan &e) const
    {
        if (e.leader)
            fold.moveGrants(fold.m_parties.idOf(*e.leader), at());
    }
    void operator()(const ServerStopping & /*e*/) const { }
    void operator()(const ServerStopped & /*e*/) const { fold.endNodeStays(at()); }

    void operator()(const ConnectionAccepted &e) const { fold.m_parties.setNode(e.connection, e.node); }
    void operator()(const ConnectionReady & /*e*/) const { }
    void operator()(const ConnectionRefused & /*e*/) const { }
    void operator()(const ConnectionMoved &e) const { notice(serverOf(e.connection)); }
    void operator()(const ConnectionEnded &e) const { mark(ItemKind::ConnectionEnded, serverOf(e.connection)); }

    void operator()(const WaiterQueued &e) const;
    void operator()(const WaiterTimedOut &e) const;
    void operator()(const WaiterMoved & /*e*/) const { }
    void operator()(const WaiterRemoved & /*e*/) const { }
    void operator()(const AcquireTurnedAway &e) const;
    void operator()(const ReleaseMissed &e) const;
    void operator()(const LaneOccupied &e) const { fold.m_laneStarts.put(e.lsn, {at(), entry.number}); }
    void operator()(const LaneHeld & /*e*/) const { }
    void operator()(const LaneDrained & /*e*/) const { }
    void operator()(const Granted &e) const;
    void operator()(const Released &e) const;
    void operator()(const Expired &e) const;
    void operator()(const GrantOrphaned &e) const;

    void operator()(const FateOpened & /*e*/) const { mark(ItemKind::FateOpened, self()); }
    void operator()(const FateFolded & /*e*/) const { }
    void operator()(const FateRefused & /*e*/) const { }
    void operator()(const FateParked &e) const;
    void operator()(const FateUnparked &e) const;
    void operator()(const FateCompleted & /*e*/) const { mark(ItemKind::FateCompleted, self()); }

    void operator()(const JournalSynced & /*e*/) const { }
    void operator()(const JournalFailed & /*e*/) const { mark(ItemKind::JournalFailed, self()); }
    void operator()(const StateResumed &e) const;

private:
    /// Whose request it is, and which key it is about.
    struct Heeded
    {
        const ConnectionId &connection;
        const Key &key;
    };

    [[nodiscard]] TimePoint at() const { return entry.at.steady; }
    [[nodiscard]] PartyId self() const { return fold.m_parties.idOf(node); }
    [[nodiscard]] PartyId serverOf(const ConnectionId &id) const { return fold.m_parties.nodeOf(id, node); }
    void mark(ItemKind kind, PartyId party) const { fold.addMark(kind, party, entry); }
    void mark(ItemKind kind, PartyId party, const Key &key) const
    {
        fold.addMark(kind, party, entry, {{}, hashOf(key.text())});
    }
    void notice(PartyId party) const { fold.m_notices[party] = {at(), entry.number}; }

    /// The request of a client of this history that `owner` names.
    [[nodiscard]] std::pair<const RequestRef *, Asked *> askedBy(const std::optional<Owner> &owner,
                                                                 const ConnectionId &connection) const;
    [[nodiscard]] LaneStart startOf(Lsn lsn) const;
    [[nodiscard]] SequenceItem fromStranger(ItemKind kind, const Heeded &who) const;
    [[nodiscard]] SequenceItem toStranger(ItemKind kind, const Heeded &who) const;
    /// The acquire came, and where `reply` is one, it is answered now.
    ItemNumber hear(const std::optional<Owner> &owner,
                    const Heeded &who,
                    const LaneStart &came,
                    std::optional<ItemKind> reply) const;
    void hearRelease(Token token, const Heeded &who, const LaneStart &came, ItemKind reply) const;
    ItemNumber sendReply(Asked &asked, const RequestRef &ref, ItemKind kind, const ConnectionId &connection) const;
    void beginGrant(const HolderSnapshot &holder, const Key &key) const;
    void endGrant(Token token) const;
};

} // namespace lockscope::picture
