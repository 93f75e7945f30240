// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/picture/sequence_fold.h"

namespace lockscope::picture {

/// What one client's event means to the picture. An overload for each alternative and none that takes them all, so that
/// a new event breaks the build here (HT3).
struct SequenceFold::ClientFold
{
    SequenceFold &fold;
    const Entry &entry;
    ClientId client;
    PartyId party;

    void operator()(const ClientStarted &e) const { fold.m_parties.setName(client, e.name); }
    void operator()(const ClientStopped & /*e*/) const
    {
        fold.addMark(ItemKind::Stopped, party, entry);
        fold.m_parties.setEnded(party, at());
    }
    void operator()(const ConnectionChanged &e) const;
    void operator()(const LeaderHinted &e) const;
    void operator()(const AcquireQueued &e) const;
    void operator()(const AcquireSent &e) const;
    void operator()(const AcquireEnded &e) const;
    void operator()(const ReleaseQueued &e) const;
    void operator()(const ReleaseSent &e) const;
    void operator()(const ReleaseEnded &e) const;
    void operator()(const OrphanSeen &e) const;
    void operator()(const PeerViolated & /*e*/) const { fold.addMark(ItemKind::Violation, party, entry); }
    void operator()(const DeadlinePassed &e) const;
    void operator()(const ClientResumed &e) const;

private:
    [[nodiscard]] TimePoint at() const { return entry.at.steady; }
    [[nodiscard]] RequestRef ref(RequestId request) const { return {client, request}; }
    [[nodiscard]] SequenceItem request(ItemKind kind, RequestId request, std::uint32_t keyHash) const;
    void adopt(Asked &asked, const Heard &heard, RequestId request) const;
    void answer(Asked &asked, RequestId request, ItemKind kind) const;
    void giveUp(Asked &asked) const;
    void hold(Asked &asked, RequestId request, const OutcomeGranted &granted) const;
    void resume(const RequestBelief &belief) const;
};

} // namespace lockscope::picture
