// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"
#include "core/recording/client_event_layout.h"
#include "core/recording/enum_layout.h"
#include "core/recording/server_event_layout.h"

/// Of what persons ask for, and of whole events. Tags never change their meaning and are never used again.
namespace lockscope::recording {

// clang-format off
template<> struct LayoutOf<AcquireCommand> : TaggedLayout<1, &AcquireCommand::request, &AcquireCommand::key,
    &AcquireCommand::wait, &AcquireCommand::lease> {};
template<> struct LayoutOf<ReleaseAcquiredCommand> : TaggedLayout<2, &ReleaseAcquiredCommand::request,
    &ReleaseAcquiredCommand::acquire> {};
template<> struct LayoutOf<ReleaseTokenCommand> : TaggedLayout<3, &ReleaseTokenCommand::request,
    &ReleaseTokenCommand::key, &ReleaseTokenCommand::token> {};
template<> struct LayoutOf<CancelCommand> : TaggedLayout<4, &CancelCommand::acquire> {};
template<> struct LayoutOf<CutCommand> : TaggedLayout<5> {};
template<> struct LayoutOf<StopCommand> : TaggedLayout<6> {};
template<> struct LayoutOf<HoldLaneCommand> : TaggedLayout<1, &HoldLaneCommand::key, &HoldLaneCommand::throughStop> {};
template<> struct LayoutOf<DrainLaneCommand> : TaggedLayout<2, &DrainLaneCommand::key> {};
template<> struct LayoutOf<HandOverCommand> : TaggedLayout<3, &HandOverCommand::node> {};
template<> struct LayoutOf<CrashNodeCommand> : TaggedLayout<4, &CrashNodeCommand::node> {};
template<> struct LayoutOf<StartNodeCommand> : TaggedLayout<5, &StartNodeCommand::node> {};
template<> struct LayoutOf<NoLeaderCommand> : TaggedLayout<6, &NoLeaderCommand::length> {};
template<> struct LayoutOf<DiskFaultCommand> : TaggedLayout<7, &DiskFaultCommand::fault, &DiskFaultCommand::delay> {};
template<> struct LayoutOf<BreakFateIndexCommand> : TaggedLayout<8> {};
template<> struct LayoutOf<SnapshotCommand> : TaggedLayout<9> {};
template<> struct LayoutOf<StopServerCommand> : TaggedLayout<10> {};
template<> struct LayoutOf<CutFault> : TaggedLayout<1> {};
template<> struct LayoutOf<DelayFault> : TaggedLayout<2, &DelayFault::way, &DelayFault::by> {};
template<> struct LayoutOf<HalfOpenFault> : TaggedLayout<3, &HalfOpenFault::way> {};
template<> struct LayoutOf<DropFault> : TaggedLayout<4, &DropFault::way> {};
template<> struct LayoutOf<CorruptFault> : TaggedLayout<5, &CorruptFault::way> {};
template<> struct LayoutOf<FaultyLink> : TaggedLayout<1, &FaultyLink::client, &FaultyLink::fault> {};
template<> struct LayoutOf<BeginFaultCommand> : TaggedLayout<1, &BeginFaultCommand::fault, &BeginFaultCommand::link> {};
template<> struct LayoutOf<ArmFaultCommand> : TaggedLayout<2, &ArmFaultCommand::fault, &ArmFaultCommand::when,
    &ArmFaultCommand::action> {};
template<> struct LayoutOf<EndFaultCommand> : TaggedLayout<3, &EndFaultCommand::fault> {};
template<> struct LayoutOf<EndAllFaultsCommand> : TaggedLayout<4> {};
template<> struct LayoutOf<FaultArmed> : TaggedLayout<1, &FaultArmed::fault, &FaultArmed::when, &FaultArmed::action> {};
template<> struct LayoutOf<FaultFired> : TaggedLayout<2, &FaultFired::fault> {};
template<> struct LayoutOf<FaultBegan> : TaggedLayout<3, &FaultBegan::fault, &FaultBegan::link> {};
template<> struct LayoutOf<FaultEnded> : TaggedLayout<4, &FaultEnded::fault> {};
template<> struct LayoutOf<JournalOrigin> : TaggedLayout<3> {};
template<> struct LayoutOf<UserOrigin> : TaggedLayout<4> {};
template<> struct LayoutOf<CommandGiven> : TaggedLayout<3, &CommandGiven::command, &CommandGiven::client> {};
template<> struct LayoutOf<CommandRefused> : TaggedLayout<4, &CommandRefused::command, &CommandRefused::refusal> {};
template<> struct LayoutOf<EventsSkipped> : TaggedLayout<5, &EventsSkipped::count> {};
template<> struct LayoutOf<Moment> : Layout<&Moment::steady, &Moment::wall> {};
// clang-format on

template<>
inline constexpr std::uint64_t tagOf<ClientId> = 1;
template<>
inline constexpr std::uint64_t tagOf<NodeId> = 2;
template<>
inline constexpr std::uint64_t tagOf<ClientEvent> = 1;
template<>
inline constexpr std::uint64_t tagOf<ServerEvent> = 2;
template<>
inline constexpr std::uint64_t tagOf<FaultEvent> = 6;
/// Among what a person asks for, and among what an armed fault does.
template<>
inline constexpr std::uint64_t tagOf<ClientCommand> = 1;
template<>
inline constexpr std::uint64_t tagOf<ServerCommand> = 2;
template<>
inline constexpr std::uint64_t tagOf<FaultCommand> = 3;

} // namespace lockscope::recording
