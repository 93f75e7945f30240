// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <unordered_map>
#include <vector>

namespace lockscope::server {

/// What a fold that was refused somewhere has to do next (F5).
enum class ParkVerdict : std::uint8_t {
    /// A later drain of a refused key tells it.
    Parked,
    /// A refused key was drained meanwhile, and its tell found nothing: fold again.
    Moved,
};

/// The parked fates and the drain generations of the keys that they name, as a plain value. FateCoordinator puts the
/// lock around it, and says what the operations mean together.
class FateIndex
{
public:
    /// Every key's generation begins with `firstGeneration`; a generation wraps, and is only compared for equality.
    explicit FateIndex(std::uint64_t firstGeneration = 0)
        : m_firstGeneration(firstGeneration)
    {
    }

    /// Remembers the generations of `targets`. Each arm() ends in one park() or finish().
    void arm(OpenSequence open, std::span<const Key> targets);
    /// `refused`: the armed targets whose lane was occupied, sorted; not empty.
    [[nodiscard]] ParkVerdict park(OpenSequence open, std::span<const Key> refused);
    void finish(OpenSequence open) { disarm(open); }
    /// Moves the key's generation and takes out the fates that were refused there, in Open order.
    [[nodiscard]] std::vector<OpenSequence> takeDrained(const Key &key);

    [[nodiscard]] std::size_t parkedCount() const { return m_parked.size(); }
    /// In Open order.
    [[nodiscard]] std::vector<OpenSequence> parked() const;
    /// The keys that parked fates wait for, sorted.
    [[nodiscard]] std::vector<Key> awaitedKeys() const;

private:
    struct Watch
    {
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

    std::uint64_t m_firstGeneration;
    /// A key that nobody armed and on which nobody is parked has no generation to move.
    std::unordered_map<Key, Watch> m_watches;
    std::unordered_map<OpenSequence, std::vector<Armed>> m_armed;
    /// The refused keys of each parked fate.
    std::map<OpenSequence, std::vector<Key>> m_parked;
};

} // namespace lockscope::server
