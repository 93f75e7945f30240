// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/truth.h"
#include "core/recording/layout.h"
#include "core/vocabulary/client_event.h"
#include "core/vocabulary/command.h"
#include "core/vocabulary/command_answer.h"
#include "core/vocabulary/fault.h"
#include "core/vocabulary/rule.h"
#include "core/vocabulary/server_event.h"

/// An enum is written as its number, so new values go behind these, and the last one is named here.
namespace lockscope::recording {

template<>
inline constexpr auto enumLast<WireVersion> = WireVersion::V2;
template<>
inline constexpr auto enumFirst<WireVersion> = WireVersion::V1;
template<>
inline constexpr auto enumLast<CloseReason> = CloseReason::Shutdown;
template<>
inline constexpr auto enumLast<ClientConnectionState> = ClientConnectionState::Closed;
template<>
inline constexpr auto enumLast<AcquireFailure> = AcquireFailure::Stopped;
template<>
inline constexpr auto enumLast<ReleaseFailure> = ReleaseFailure::Stopped;
template<>
inline constexpr auto enumLast<OrphanAction> = OrphanAction::Dropped;
template<>
inline constexpr auto enumLast<ViolationRule> = ViolationRule::UnmatchedReply;
template<>
inline constexpr auto enumLast<HintSource> = HintSource::M;
template<>
inline constexpr auto enumLast<FateClass> = FateClass::LeadershipLost;
template<>
inline constexpr auto enumLast<FateState> = FateState::CompleteDurable;
template<>
inline constexpr auto enumLast<LaneState> = LaneState::Held;
template<>
inline constexpr auto enumLast<TransitionKind> = TransitionKind::Hold;
template<>
inline constexpr auto enumLast<NodeRole> = NodeRole::Down;
template<>
inline constexpr auto enumLast<ServerError> = ServerError::ShuttingDown;
template<>
inline constexpr auto enumLast<CapacityLimit> = CapacityLimit::Keys;
template<>
inline constexpr auto enumLast<JournalFailure> = JournalFailure::DiskFull;
template<>
inline constexpr auto enumLast<CommandRefusal> = CommandRefusal::Stopping;
template<>
inline constexpr auto enumLast<DiskFault> = DiskFault::Slow;
template<>
inline constexpr auto enumLast<FaultWay> = FaultWay::ToClient;
template<>
inline constexpr auto enumLast<RequestDeadline> = RequestDeadline::ReclaimBy;
template<>
inline constexpr auto enumLast<RequestKind> = RequestKind::Release;
template<>
inline constexpr auto enumLast<BeliefState> = BeliefState::Reclaimed;
template<>
inline constexpr auto enumLast<ServerPhase> = ServerPhase::Stopped;
template<>
inline constexpr auto enumLast<Rule> = Rule::N6;

} // namespace lockscope::recording
