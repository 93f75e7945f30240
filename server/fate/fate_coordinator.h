// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"
#include "core/vocabulary/server_snapshot.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <unordered_map>
#include <vector>

namespace lockscope::server {

/// The live index of parked fates and the drain generations of the keys that they name (LIMINAL-FATE-1).
///
/// It folds nothing and writes nothing; it only settles who is retried when. A fold goes
///
///     arm(targets) ──▶ try every target ──▶ park(refused)
///                                             ├─ Parked: a later drain of a refused key tells it
///                                             └─ Moved:  a refused key was drained meanwhile: fold again
///
/// so that a drain between a refusal and the park is never lost (F5): laneDrained() moves the key's generation and
/// looks at the index in one step, park() compares and inserts in one step, and arm() comes before the fold looks at
/// any lane. A key whose generation nobody armed and on which nobody is parked has none to move. Nothing here knows
/// time: only a drain retries (F4).
class FateCoordinator
{
public:
    /// Remembers the generations of `targets`. Each arm() ends in one park() or finish().
    void arm(OpenSequence open, std::span<const Key> targets);

    enum class ParkVerdict : std::uint8_t { Parked, Moved };
    /// `refused`: the armed targets whose lane was occupied; not empty.
    [[nodiscard]] ParkVerdict park(OpenSequence open, std::span<const Key> refused);
    /// The fold was not refused anywhere.
    void finish(OpenSequence open) { disarm(open); }

    /// A drain of `key` is committed: to be called once for each, before anything else happens to the key.
    void laneDrained(const Key &key);
    /// The parked fate with the lowest Open that was refused at `key`: it is taken out and must be folded now.
    [[nodiscard]] std::optional<OpenSequence> unparkFirst(const Key &key);

    [[nodiscard]] bool isParked(OpenSequence open) const { return m_parked.contains(open); }
    [[nodiscard]] std::size_t parkedCount() const { return m_parked.size(); }
    /// In Open order.
    [[nodiscard]] std::vector<OpenSequence> parked() const;
    /// The keys that parked fates wait for, sorted (F9).
    [[nodiscard]] std::vector<Key> awaitedKeys() const;
    /// F11.
    [[nodiscard]] const CounterSnapshot &counters() const { return m_counters; }

private:
    struct Watch
    {
        /// Wraps; only compared for equality.
        std::uint64_t generation = 0;
        std::uint32_t armedCount = 0;
        std::set<OpenSequence> parked;
    };
    struct Armed
    {
        Key key;
        std::uint64_t generation = 0;
    };

    void disarm(OpenSequence open);
    void forgetIfUnused(const Key &key);

    std::unordered_map<Key, Watch> m_watches;
    std::unordered_map<OpenSequence, std::vector<Armed>> m_armed;
    /// The refused keys of each parked fate.
    std::map<OpenSequence, std::vector<Key>> m_parked;
    CounterSnapshot m_counters;
};

} // namespace lockscope::server
