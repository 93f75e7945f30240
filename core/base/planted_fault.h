// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// Faults that a build can be given on purpose, to prove that the simulation finds them (docs/planted_faults.md).
namespace lockscope {

/// One mistake each, named by what it does. The closed list.
enum class PlantedFault : std::uint8_t {
    None,

    // The client engine.
    MatchByOrder,
    SettleFirstRelease,
    ResendOwner,
    ReuseOwner,
    LostIsTimedOut,
    LostIsFailed,
    QueuedIsIndeterminate,
    QueueForgottenAtClose,
    CancelledAfterSend,
    TimedOutTwice,
    BusyIgnored,
    OtherTokenTold,
    ReclaimWithoutLease,
    ReclaimWithoutWait,
    UnlimitedWaitReclaimed,
    HoldsFromReceipt,
    OverFromSending,
    AcquireBeforeRelease,
    LaneForgottenAtClose,
    LiveGrantIsOrphan,
    StrangerFollowed,
    RedialAtOnce,

    // The server.
    GrantBeforeDurable,
    ReleaseBeforeDurable,
    DeadWaiterGranted,
    LastWaiterGranted,
    TimedOutStaysQueued,
    ExpireEarly,
    ExpireNever,
    CloseReleases,
    AnyTokenReleases,
    V1ReleasesAny,
    LiveTokenNotFound,
    MissIsReleased,
    BeginWithoutLeader,
    ClientsKeptAfterHandOver,
    TokenReuseAfterRestart,

    // Its fates.
    ParkWithoutGeneration,
    DrainNotTold,
    HoldDrainNotTold,
    CompleteBeforeLastTarget,
    NextBeforeFates,
    FoldKeepsWaiters,
    OrphanRunsAgain,
    UnsettledNotNamed,
    StopDrainsNothing,
    OpenNotResumed,

    // Its journal.
    SyncSkipped,
    NamesNotSynced,
    TornTailKept,
    TailNotWrittenAgain,
    NamesNotSyncedAgain,
    SnapshotForgetsGrants,
    SnapshotForgetsFates,
    SnapshotForgetsTokens,
    LeaseRunsAgainAtStart,
    RebootIsNoReboot,
    SyncErrorIgnored,
};

#ifdef LOCKSCOPE_PLANTED_FAULTS
/// Set before anything runs.
inline PlantedFault activePlantedFault = PlantedFault::None;
[[nodiscard]] inline bool planted(PlantedFault fault)
{
    return activePlantedFault == fault;
}
#else
/// No fault is planted, and no trace of one is compiled.
[[nodiscard]] constexpr bool planted(PlantedFault /*fault*/)
{
    return false;
}
#endif

} // namespace lockscope
