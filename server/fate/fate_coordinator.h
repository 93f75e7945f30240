// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"
#include "core/vocabulary/server_snapshot.h"
#include "server/fate/fate_index.h"

#include <cstdint>
#include <mutex>
#include <span>
#include <vector>

namespace lockscope::server {

/// Why the coordinator did not do what it was asked for.
enum class CoordinatorError : std::uint8_t {
    /// An operation on the index did not come to its end and left it half changed. Nothing is read from it any more:
    /// its fates stay with their Opens, and only the next start completes them (F8, F10).
    IndexBroken,
};

/// Settles which fate is retried when (LIMINAL-FATE-1). It folds nothing and writes nothing. A fold goes
///
///     arm(targets) ──▶ try every target ──▶ park(refused)
///                                             ├─ Parked: a later drain of a refused key tells it
///                                             └─ Moved:  a refused key was drained meanwhile: fold again
///
/// so that a drain between a refusal and the park is never lost (F5): laneDrained() moves the key's generation and
/// looks at the index under one lock, park() compares and inserts under the same, and arm() comes before the fold looks
/// at any lane. Nothing here knows time: only a drain retries (F4).
///
/// Any thread may call anything. The lock is held inside each of these functions and nowhere else, so never across a
/// fold or a write; whoever commits a drain lets go of the key first, then calls laneDrained(), and folds what it gets
/// (F6). C++ has no poisoned mutex: what stands for it is the latched IndexBroken, which an operation leaves behind
/// when an exception ends it (std::bad_alloc is the one that can), and breakIndex() without one.
class FateCoordinator
{
public:
    /// `firstGeneration`: where the keys' generations begin; they wrap.
    explicit FateCoordinator(std::uint64_t firstGeneration = 0);
    /// What the other one knows at this moment, with a lock of its own.
    FateCoordinator(const FateCoordinator &other);
    FateCoordinator &operator=(const FateCoordinator &other);
    ~FateCoordinator() = default;

    /// The fold of `open` begins. `targets`: those that are not done.
    [[nodiscard]] Result<void, CoordinatorError> arm(OpenSequence open, std::span<const Key> targets);
    /// `refused`: the armed targets whose lane was occupied, sorted; not empty.
    [[nodiscard]] Result<ParkVerdict, CoordinatorError> park(OpenSequence open, std::span<const Key> refused);
    /// The fold was refused nowhere. A broken index has nothing to forget it from.
    void finish(OpenSequence open);
    /// A drain of `key` is committed: to be called once for each, before anything else happens to the key. The fates
    /// that it tells are not parked any more and must be folded now, in this order.
    [[nodiscard]] Result<std::vector<OpenSequence>, CoordinatorError> laneDrained(const Key &key);

    /// In Open order.
    [[nodiscard]] Result<std::vector<OpenSequence>, CoordinatorError> parked() const;
    /// The keys that parked fates wait for, sorted (F9).
    [[nodiscard]] Result<std::vector<Key>, CoordinatorError> awaitedKeys() const;
    /// F11. A broken index has the last numbers that were right.
    [[nodiscard]] CounterSnapshot counters() const;

    /// As if an operation had not come to its end, for those who want to see what that does.
    void breakIndex();
    [[nodiscard]] bool isBroken() const;

private:
    struct Content
    {
        FateIndex index;
        CounterSnapshot counters;
        bool isBroken = false;
    };

    [[nodiscard]] Content copyContent() const;
    template<typename Operation>
    auto change(Operation operation) -> Result<decltype(operation()), CoordinatorError>;

    mutable std::mutex m_mutex;
    Content m_content;
};

} // namespace lockscope::server
