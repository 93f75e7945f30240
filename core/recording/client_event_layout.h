// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/layout.h"
#include "core/vocabulary/client_event.h"

/// Of what clients say and are told. Tags never change their meaning and are never used again.
namespace lockscope::recording {

// clang-format off
template<> struct LayoutOf<ClientStarted> : TaggedLayout<1, &ClientStarted::name, &ClientStarted::endpoints> {};
template<> struct LayoutOf<ClientStopped> : TaggedLayout<2> {};
template<> struct LayoutOf<ConnectionChanged> : TaggedLayout<3, &ConnectionChanged::state, &ConnectionChanged::endpoint,
    &ConnectionChanged::reason, &ConnectionChanged::retryIn> {};
template<> struct LayoutOf<LeaderHinted> : TaggedLayout<4, &LeaderHinted::address, &LeaderHinted::source,
    &LeaderHinted::accepted> {};
template<> struct LayoutOf<AcquireQueued> : TaggedLayout<5, &AcquireQueued::request, &AcquireQueued::key,
    &AcquireQueued::wait, &AcquireQueued::lease> {};
template<> struct LayoutOf<AcquireSent> : TaggedLayout<6, &AcquireSent::request, &AcquireSent::key, &AcquireSent::owner,
    &AcquireSent::wait, &AcquireSent::lease> {};
template<> struct LayoutOf<AcquireEnded> : TaggedLayout<7, &AcquireEnded::request, &AcquireEnded::key,
    &AcquireEnded::outcome> {};
template<> struct LayoutOf<ReleaseQueued> : TaggedLayout<8, &ReleaseQueued::request, &ReleaseQueued::key,
    &ReleaseQueued::token> {};
template<> struct LayoutOf<ReleaseSent> : TaggedLayout<9, &ReleaseSent::request, &ReleaseSent::key,
    &ReleaseSent::token> {};
template<> struct LayoutOf<ReleaseEnded> : TaggedLayout<10, &ReleaseEnded::request, &ReleaseEnded::key,
    &ReleaseEnded::outcome> {};
template<> struct LayoutOf<OrphanSeen> : TaggedLayout<11, &OrphanSeen::key, &OrphanSeen::token, &OrphanSeen::action> {};
template<> struct LayoutOf<PeerViolated> : TaggedLayout<12, &PeerViolated::rule, &PeerViolated::detail> {};
template<> struct LayoutOf<DeadlinePassed> : TaggedLayout<13, &DeadlinePassed::request, &DeadlinePassed::key,
    &DeadlinePassed::deadline> {};
template<> struct LayoutOf<ClientResumed> : TaggedLayout<14, &ClientResumed::snapshot> {};
template<> struct LayoutOf<OutcomeGranted> : TaggedLayout<1, &OutcomeGranted::token, &OutcomeGranted::holdsUntil,
    &OutcomeGranted::overBy> {};
template<> struct LayoutOf<OutcomeTimedOut> : TaggedLayout<2> {};
template<> struct LayoutOf<OutcomeBusy> : TaggedLayout<3> {};
template<> struct LayoutOf<OutcomeIndeterminate> : TaggedLayout<4, &OutcomeIndeterminate::reason,
    &OutcomeIndeterminate::reclaimBy> {};
template<> struct LayoutOf<OutcomeCancelled> : TaggedLayout<5> {};
template<> struct LayoutOf<OutcomeFailed> : TaggedLayout<6, &OutcomeFailed::reason> {};
template<> struct LayoutOf<OutcomeReleased> : TaggedLayout<7> {};
template<> struct LayoutOf<OutcomeNotFound> : TaggedLayout<8> {};
template<> struct LayoutOf<OutcomeUnknown> : TaggedLayout<9> {};
template<> struct LayoutOf<OutcomeReleaseFailed> : TaggedLayout<10, &OutcomeReleaseFailed::reason> {};
template<> struct LayoutOf<RequestBelief> : Layout<&RequestBelief::request, &RequestBelief::kind, &RequestBelief::key,
    &RequestBelief::state, &RequestBelief::owner, &RequestBelief::token, &RequestBelief::wait, &RequestBelief::lease,
    &RequestBelief::queuedAt, &RequestBelief::sentAt, &RequestBelief::endedAt, &RequestBelief::holdsUntil,
    &RequestBelief::overBy, &RequestBelief::reclaimBy, &RequestBelief::closeReason, &RequestBelief::acquireFailure,
    &RequestBelief::releaseFailure> {};
template<> struct LayoutOf<ClientSnapshot> : Layout<&ClientSnapshot::name, &ClientSnapshot::endpoints,
    &ClientSnapshot::connection, &ClientSnapshot::endpoint, &ClientSnapshot::closeReason, &ClientSnapshot::retryAt,
    &ClientSnapshot::leaderHint, &ClientSnapshot::requests> {};
// clang-format on

} // namespace lockscope::recording
