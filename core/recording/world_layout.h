// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/world.h"
#include "core/recording/entry_layout.h"

/// Of the world: all that a fold goes on with.
namespace lockscope::recording {

// clang-format off
template<> struct LayoutOf<FaultyDisk> : TaggedLayout<2, &FaultyDisk::fault, &FaultyDisk::delay> {};
template<> struct LayoutOf<HeldLane> : TaggedLayout<3, &HeldLane::key> {};
template<> struct LayoutOf<DownNode> : TaggedLayout<4, &DownNode::node> {};
template<> struct LayoutOf<NoLeader> : TaggedLayout<5> {};
template<> struct LayoutOf<FaultWindow> : Layout<&FaultWindow::what, &FaultWindow::id, &FaultWindow::begin,
    &FaultWindow::beganBy, &FaultWindow::end, &FaultWindow::endedBy> {};
template<> struct LayoutOf<ArmedFault> : Layout<&ArmedFault::when, &ArmedFault::action, &ArmedFault::since> {};
template<> struct LayoutOf<Waiter> : Layout<&Waiter::owner, &Waiter::connection, &Waiter::since, &Waiter::until> {};
template<> struct LayoutOf<Holder> : Layout<&Holder::token, &Holder::owner, &Holder::connection, &Holder::since,
    &Holder::deadline, &Holder::orphan> {};
template<> struct LayoutOf<LaneTrack> : Layout<&LaneTrack::lsn, &LaneTrack::since, &LaneTrack::drainCount,
    &LaneTrack::drained, &LaneTrack::drainedAt> {};
template<> struct LayoutOf<KeyTruth> : Layout<&KeyTruth::lane, &KeyTruth::occupant, &KeyTruth::laneTrack,
    &KeyTruth::holder, &KeyTruth::waiters, &KeyTruth::idleSince> {};
template<> struct LayoutOf<NodeTruth> : Layout<&NodeTruth::address, &NodeTruth::role> {};
template<> struct LayoutOf<ConnectionTruth> : Layout<&ConnectionTruth::node, &ConnectionTruth::peer,
    &ConnectionTruth::version, &ConnectionTruth::refusal, &ConnectionTruth::since, &ConnectionTruth::endedAt,
    &ConnectionTruth::cause, &ConnectionTruth::boundCount, &ConnectionTruth::fate> {};
template<> struct LayoutOf<FoldedTarget> : Layout<&FoldedTarget::row, &FoldedTarget::isUntold> {};
template<> struct LayoutOf<FateRefusal> : Layout<&FateRefusal::occupant, &FateRefusal::since> {};
template<> struct LayoutOf<FateTruth> : Layout<&FateTruth::intent, &FateTruth::state, &FateTruth::folded,
    &FateTruth::refusals, &FateTruth::since, &FateTruth::openedAt, &FateTruth::parkCount, &FateTruth::retryCount,
    &FateTruth::toldBy, &FateTruth::isRecovered, &FateTruth::recoveredBy> {};
template<> struct LayoutOf<JournalTruth> : Layout<&JournalTruth::durableLsn, &JournalTruth::syncCount,
    &JournalTruth::lastSyncTook, &JournalTruth::slowestSyncTook, &JournalTruth::fatal, &JournalTruth::fatalDetail> {};
template<> struct LayoutOf<ClientOrphan> : Layout<&ClientOrphan::key, &ClientOrphan::token, &ClientOrphan::action,
    &ClientOrphan::at> {};
template<> struct LayoutOf<RequestRef> : Layout<&RequestRef::client, &RequestRef::request> {};
template<> struct LayoutOf<ClientBelief> : Layout<&ClientBelief::name, &ClientBelief::endpoints,
    &ClientBelief::connection, &ClientBelief::endpoint, &ClientBelief::closeReason, &ClientBelief::retryAt,
    &ClientBelief::leaderHint, &ClientBelief::lastViolation, &ClientBelief::stopped, &ClientBelief::requests,
    &ClientBelief::finished, &ClientBelief::orphans, &ClientBelief::grants> {};
template<> struct LayoutOf<Truth> : Layout<&Truth::m_phase, &Truth::m_start, &Truth::m_term, &Truth::m_leader,
    &Truth::m_journal, &Truth::m_nodes, &Truth::m_connections, &Truth::m_endedConnections, &Truth::m_keys,
    &Truth::m_idleKeys, &Truth::m_fates, &Truth::m_completedFates, &Truth::m_unsettled, &Truth::m_arrivalCount,
    &Truth::m_idleCount, &Truth::m_heldCount, &Truth::m_orphanCount, &Truth::m_waiterCount, &Truth::m_parkedCount,
    &Truth::m_recoveredCount> {};
template<> struct LayoutOf<Beliefs> : Layout<&Beliefs::m_clients, &Beliefs::m_stopped, &Beliefs::m_owners,
    &Beliefs::m_indeterminateCount, &Beliefs::m_liveCount> {};
template<> struct LayoutOf<Faults> : Layout<&Faults::m_standing, &Faults::m_ended, &Faults::m_armed> {};
template<> struct LayoutOf<World> : Layout<&World::m_truth, &World::m_beliefs, &World::m_faults, &World::m_at,
    &World::m_skippedCount> {};
// clang-format on

} // namespace lockscope::recording
