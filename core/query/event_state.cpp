// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/event_state.h"

#include "core/base/match.h"

#include <array>

namespace lockscope::query {

namespace {

using StateAfter = std::optional<ShownState>;

/// In the order of ShownState.
constexpr auto stateWords =
    std::to_array<std::string_view>({"held", "orphaned", "waiting", "indeterminate", "parked", "refused", "done"});
static_assert(stateWords.size() == static_cast<std::size_t>(ShownState::Done) + 1);

ShownState stateAfter(const AcquireOutcome &outcome)
{
    return match<ShownState>(
        outcome,
        [](const OutcomeGranted &) { return ShownState::Held; },
        [](const OutcomeTimedOut &) { return ShownState::Done; },
        [](const OutcomeBusy &) { return ShownState::Refused; },
        [](const OutcomeIndeterminate &) { return ShownState::Indeterminate; },
        [](const OutcomeCancelled &) { return ShownState::Done; },
        [](const OutcomeFailed &) { return ShownState::Refused; });
}

ShownState stateAfter(const ReleaseOutcome &outcome)
{
    return match<ShownState>(
        outcome,
        [](const OutcomeReleased &) { return ShownState::Done; },
        [](const OutcomeNotFound &) { return ShownState::Done; },
        [](const OutcomeUnknown &) { return ShownState::Indeterminate; },
        [](const OutcomeReleaseFailed &) { return ShownState::Refused; });
}

StateAfter stateAfterDeadline(RequestDeadline deadline)
{
    switch (deadline) {
    case RequestDeadline::SurelyHeld:
        return std::nullopt;
    case RequestDeadline::SurelyOver:
    case RequestDeadline::ReclaimBy:
        return ShownState::Done;
    }
    return std::nullopt;
}

/// An overload for each alternative and none that takes them all, so that a new event breaks the build here (HT3).
struct ClientStates
{
    StateAfter operator()(const ClientStarted &) const { return std::nullopt; }
    StateAfter operator()(const ClientStopped &) const { return std::nullopt; }
    StateAfter operator()(const ConnectionChanged &) const { return std::nullopt; }
    StateAfter operator()(const LeaderHinted &) const { return std::nullopt; }
    StateAfter operator()(const AcquireQueued &) const { return ShownState::Waiting; }
    StateAfter operator()(const AcquireSent &) const { return ShownState::Waiting; }
    StateAfter operator()(const AcquireEnded &e) const { return stateAfter(e.outcome); }
    StateAfter operator()(const ReleaseQueued &) const { return std::nullopt; }
    StateAfter operator()(const ReleaseSent &) const { return std::nullopt; }
    StateAfter operator()(const ReleaseEnded &e) const { return stateAfter(e.outcome); }
    StateAfter operator()(const OrphanSeen &) const { return ShownState::Orphaned; }
    StateAfter operator()(const PeerViolated &) const { return ShownState::Refused; }
    StateAfter operator()(const DeadlinePassed &e) const { return stateAfterDeadline(e.deadline); }
    StateAfter operator()(const ClientResumed &) const { return std::nullopt; }
};

struct ServerStates
{
    StateAfter operator()(const ServerStarted &) const { return std::nullopt; }
    StateAfter operator()(const WallClockWentBack &) const { return std::nullopt; }
    StateAfter operator()(const NodeListening &) const { return std::nullopt; }
    StateAfter operator()(const NodeRoleChanged &) const { return std::nullopt; }
    StateAfter operator()(const HandOverBegan &) const { return std::nullopt; }
    StateAfter operator()(const TermBegan &) const { return std::nullopt; }
    StateAfter operator()(const ServerStopping &) const { return std::nullopt; }
    StateAfter operator()(const ServerStopped &) const { return std::nullopt; }
    StateAfter operator()(const ConnectionAccepted &) const { return std::nullopt; }
    StateAfter operator()(const ConnectionReady &) const { return std::nullopt; }
    StateAfter operator()(const ConnectionRefused &) const { return ShownState::Refused; }
    StateAfter operator()(const ConnectionMoved &) const { return std::nullopt; }
    StateAfter operator()(const ConnectionEnded &) const { return std::nullopt; }
    StateAfter operator()(const WaiterQueued &) const { return ShownState::Waiting; }
    StateAfter operator()(const WaiterTimedOut &) const { return ShownState::Done; }
    StateAfter operator()(const WaiterMoved &) const { return ShownState::Done; }
    StateAfter operator()(const WaiterRemoved &) const { return ShownState::Done; }
    StateAfter operator()(const AcquireTurnedAway &) const { return ShownState::Refused; }
    StateAfter operator()(const ReleaseMissed &) const { return ShownState::Refused; }
    StateAfter operator()(const LaneOccupied &) const { return std::nullopt; }
    StateAfter operator()(const LaneHeld &) const { return std::nullopt; }
    StateAfter operator()(const LaneDrained &) const { return std::nullopt; }
    StateAfter operator()(const Granted &) const { return ShownState::Held; }
    StateAfter operator()(const Released &) const { return ShownState::Done; }
    StateAfter operator()(const Expired &) const { return ShownState::Done; }
    StateAfter operator()(const GrantOrphaned &) const { return ShownState::Orphaned; }
    StateAfter operator()(const FateOpened &) const { return ShownState::Waiting; }
    StateAfter operator()(const FateFolded &) const { return std::nullopt; }
    StateAfter operator()(const FateRefused &) const { return ShownState::Parked; }
    StateAfter operator()(const FateParked &) const { return ShownState::Parked; }
    StateAfter operator()(const FateUnparked &) const { return ShownState::Waiting; }
    StateAfter operator()(const FateCompleted &) const { return ShownState::Done; }
    StateAfter operator()(const JournalSynced &) const { return std::nullopt; }
    StateAfter operator()(const JournalFailed &) const { return ShownState::Refused; }
    StateAfter operator()(const StateResumed &) const { return std::nullopt; }
};

} // namespace

StateAfter stateAfter(const Event &event)
{
    return match<StateAfter>(
        event,
        [](const ClientEvent &said) { return std::visit(ClientStates{}, said); },
        [](const ServerEvent &said) { return std::visit(ServerStates{}, said); },
        [](const CommandGiven &) { return StateAfter(); },
        [](const CommandRefused &) { return StateAfter(ShownState::Refused); },
        [](const EventsSkipped &) { return StateAfter(); },
        [](const FaultEvent &) { return StateAfter(); });
}

std::string_view wordOf(ShownState state)
{
    return stateWords.at(static_cast<std::size_t>(state));
}

std::span<const std::string_view> shownWords()
{
    return stateWords;
}

} // namespace lockscope::query
