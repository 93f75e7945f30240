// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/vocabulary/fate_event.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"
#include "core/vocabulary/words.h"

#include <cstdint>
#include <map>
#include <optional>

namespace lockscope {

/// A target that is done (F2).
struct FoldedTarget
{
    /// Its durable row. None: nothing of the connection was left on the key, or nobody told how it was done.
    std::optional<Lsn> row;
    /// A snapshot or a start says that it is done, not how.
    bool isUntold = false;

    friend bool operator==(const FoldedTarget &, const FoldedTarget &) = default;
};

/// A target whose candidate lane refused the fold (F3).
struct FateRefusal
{
    TransitionKind occupant = TransitionKind::Grant;
    /// When the fold met it.
    TimePoint since;

    friend bool operator==(const FateRefusal &, const FateRefusal &) = default;
};

/// One fate as the server has it.
struct FateTruth
{
    FateIntent intent;
    FateState state = FateState::OpenDurable;
    std::map<Key, FoldedTarget> folded;
    /// Of the last fold that met an occupied lane.
    std::map<Key, FateRefusal> refusals;
    /// When it came into its state.
    TimePoint since;
    TimePoint openedAt;
    std::uint32_t parkCount = 0;
    /// Folds that a drain brought about (F4).
    std::uint32_t retryCount = 0;
    /// The key whose drain brought the last one about.
    std::optional<Key> toldBy;
    /// A start completed it before it let anybody in (F10); which one is known once that has begun.
    bool isRecovered = false;
    std::optional<StartNumber> recoveredBy;

    friend bool operator==(const FateTruth &, const FateTruth &) = default;
};

/// Where a fate stands, more finely than its durable state.
enum class FateStage : std::uint8_t {
    /// Its first fold is under way.
    Folding,
    Parked,
    /// A drain brought it back; it folds what is left.
    Retrying,
    /// Every target is done; its Complete is being written (F7).
    Completing,
    Complete,
    /// A start completed it (F10).
    Recovered,
    /// The server stopped with it; the next start completes it (F9, F10).
    LeftForNextStart,
    /// The journal failed under it, so that nothing goes on with it before a restart (F8, J3).
    Stuck,
};

/// Where one target of a fate stands.
enum class TargetStage : std::uint8_t {
    NotTried,
    /// Its lane refused the fold.
    Refused,
    /// A fate's row is being written on it; when several fates name the key, it may be another's.
    Writing,
    /// Its row is durable.
    Recorded,
    /// The connection had left nothing on it.
    NothingHere,
    /// It was done before this history looked.
    DoneBefore,
};

class Truth;

[[nodiscard]] FateStage stageOf(const FateTruth &fate, const Truth &truth);
/// `target` is one of the fate's.
[[nodiscard]] TargetStage stageOf(const FateTruth &fate, const Key &target, const Truth &truth);
/// A target whose drain the fate waits for; null: it waits for none.
[[nodiscard]] const Key *refusedTarget(const FateTruth &fate);

} // namespace lockscope
