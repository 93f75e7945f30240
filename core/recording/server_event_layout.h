// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/layout.h"
#include "core/vocabulary/server_event.h"

/// Of what servers say. Tags never change their meaning and are never used again.
namespace lockscope::recording {

// clang-format off
template<> struct LayoutOf<ServerStarted> : TaggedLayout<1, &ServerStarted::start, &ServerStarted::durableLsn,
    &ServerStarted::recordCount, &ServerStarted::tornBytes> {};
template<> struct LayoutOf<WallClockWentBack> : TaggedLayout<2, &WallClockWentBack::by> {};
template<> struct LayoutOf<NodeListening> : TaggedLayout<3, &NodeListening::node, &NodeListening::address> {};
template<> struct LayoutOf<NodeRoleChanged> : TaggedLayout<4, &NodeRoleChanged::node, &NodeRoleChanged::role> {};
template<> struct LayoutOf<HandOverBegan> : TaggedLayout<5, &HandOverBegan::from, &HandOverBegan::to> {};
template<> struct LayoutOf<TermBegan> : TaggedLayout<6, &TermBegan::term, &TermBegan::leader, &TermBegan::until> {};
template<> struct LayoutOf<ServerStopping> : TaggedLayout<7> {};
template<> struct LayoutOf<ServerStopped> : TaggedLayout<8, &ServerStopped::unsettled> {};
template<> struct LayoutOf<ConnectionAccepted> : TaggedLayout<9, &ConnectionAccepted::connection,
    &ConnectionAccepted::node, &ConnectionAccepted::peer> {};
template<> struct LayoutOf<ConnectionReady> : TaggedLayout<10, &ConnectionReady::connection,
    &ConnectionReady::version> {};
template<> struct LayoutOf<ConnectionRefused> : TaggedLayout<11, &ConnectionRefused::connection,
    &ConnectionRefused::error> {};
template<> struct LayoutOf<ConnectionMoved> : TaggedLayout<12, &ConnectionMoved::connection,
    &ConnectionMoved::leader> {};
template<> struct LayoutOf<ConnectionEnded> : TaggedLayout<13, &ConnectionEnded::connection,
    &ConnectionEnded::cause> {};
template<> struct LayoutOf<WaiterQueued> : TaggedLayout<14, &WaiterQueued::key, &WaiterQueued::owner,
    &WaiterQueued::connection, &WaiterQueued::until> {};
template<> struct LayoutOf<WaiterTimedOut> : TaggedLayout<15, &WaiterTimedOut::key, &WaiterTimedOut::owner,
    &WaiterTimedOut::connection> {};
template<> struct LayoutOf<WaiterMoved> : TaggedLayout<16, &WaiterMoved::key, &WaiterMoved::connection> {};
template<> struct LayoutOf<WaiterRemoved> : TaggedLayout<17, &WaiterRemoved::key, &WaiterRemoved::owner,
    &WaiterRemoved::connection, &WaiterRemoved::fate> {};
template<> struct LayoutOf<AcquireTurnedAway> : TaggedLayout<18, &AcquireTurnedAway::key, &AcquireTurnedAway::owner,
    &AcquireTurnedAway::connection, &AcquireTurnedAway::limit> {};
template<> struct LayoutOf<ReleaseMissed> : TaggedLayout<19, &ReleaseMissed::key, &ReleaseMissed::token,
    &ReleaseMissed::connection> {};
template<> struct LayoutOf<LaneOccupied> : TaggedLayout<20, &LaneOccupied::key, &LaneOccupied::kind,
    &LaneOccupied::lsn> {};
template<> struct LayoutOf<LaneHeld> : TaggedLayout<21, &LaneHeld::key> {};
template<> struct LayoutOf<LaneDrained> : TaggedLayout<22, &LaneDrained::key> {};
template<> struct LayoutOf<Granted> : TaggedLayout<23, &Granted::key, &Granted::owner, &Granted::token,
    &Granted::connection, &Granted::deadline, &Granted::lsn, &Granted::waited> {};
template<> struct LayoutOf<Released> : TaggedLayout<24, &Released::key, &Released::token, &Released::connection,
    &Released::lsn> {};
template<> struct LayoutOf<Expired> : TaggedLayout<25, &Expired::key, &Expired::token, &Expired::lsn> {};
template<> struct LayoutOf<GrantOrphaned> : TaggedLayout<26, &GrantOrphaned::key, &GrantOrphaned::token,
    &GrantOrphaned::connection, &GrantOrphaned::fate> {};
template<> struct LayoutOf<FateOpened> : TaggedLayout<27, &FateOpened::fate> {};
template<> struct LayoutOf<FateFolded> : TaggedLayout<28, &FateFolded::open, &FateFolded::key, &FateFolded::lsn> {};
template<> struct LayoutOf<FateRefused> : TaggedLayout<29, &FateRefused::open, &FateRefused::key,
    &FateRefused::occupant> {};
template<> struct LayoutOf<FateParked> : TaggedLayout<30, &FateParked::fate> {};
template<> struct LayoutOf<FateUnparked> : TaggedLayout<31, &FateUnparked::fate> {};
template<> struct LayoutOf<FateCompleted> : TaggedLayout<32, &FateCompleted::fate> {};
template<> struct LayoutOf<JournalSynced> : TaggedLayout<33, &JournalSynced::durableLsn, &JournalSynced::recordCount,
    &JournalSynced::byteCount, &JournalSynced::took> {};
template<> struct LayoutOf<JournalFailed> : TaggedLayout<34, &JournalFailed::failure, &JournalFailed::detail> {};
template<> struct LayoutOf<StateResumed> : TaggedLayout<35, &StateResumed::snapshot> {};
template<> struct LayoutOf<ConnectionId> : Layout<&ConnectionId::start, &ConnectionId::number> {};
template<> struct LayoutOf<FateIntent> : Layout<&FateIntent::open, &FateIntent::connection, &FateIntent::cause,
    &FateIntent::targets> {};
template<> struct LayoutOf<NodeSnapshot> : Layout<&NodeSnapshot::node, &NodeSnapshot::address, &NodeSnapshot::role> {};
template<> struct LayoutOf<ConnectionSnapshot> : Layout<&ConnectionSnapshot::connection, &ConnectionSnapshot::node,
    &ConnectionSnapshot::peer, &ConnectionSnapshot::version> {};
template<> struct LayoutOf<HolderSnapshot> : Layout<&HolderSnapshot::token, &HolderSnapshot::owner,
    &HolderSnapshot::connection, &HolderSnapshot::deadline, &HolderSnapshot::orphan, &HolderSnapshot::since> {};
template<> struct LayoutOf<WaiterSnapshot> : Layout<&WaiterSnapshot::owner, &WaiterSnapshot::connection,
    &WaiterSnapshot::since, &WaiterSnapshot::until> {};
template<> struct LayoutOf<KeySnapshot> : Layout<&KeySnapshot::key, &KeySnapshot::lane, &KeySnapshot::occupant,
    &KeySnapshot::holder, &KeySnapshot::waiters> {};
template<> struct LayoutOf<FateSnapshot> : Layout<&FateSnapshot::open, &FateSnapshot::connection, &FateSnapshot::cause,
    &FateSnapshot::state, &FateSnapshot::targets, &FateSnapshot::folded> {};
template<> struct LayoutOf<CounterSnapshot> : Layout<&CounterSnapshot::connectionFateParked,
    &CounterSnapshot::connectionFateUnparked> {};
template<> struct LayoutOf<ServerSnapshot> : Layout<&ServerSnapshot::term, &ServerSnapshot::leader,
    &ServerSnapshot::fatal, &ServerSnapshot::fatalDetail, &ServerSnapshot::durableLsn, &ServerSnapshot::nodes,
    &ServerSnapshot::connections, &ServerSnapshot::keys, &ServerSnapshot::fates, &ServerSnapshot::counters,
    &ServerSnapshot::isFateIndexBroken> {};
// clang-format on

} // namespace lockscope::recording
