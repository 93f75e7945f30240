// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/fate/fate_index.h"

#include "core/base/planted_fault.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace lockscope::server {

void FateIndex::arm(OpenSequence open, std::span<const Key> targets)
{
    assert(!m_armed.contains(open));
    assert(!m_parked.contains(open));
    auto &armed = m_armed[open];
    armed.reserve(targets.size());
    for (const auto &key : targets) {
        auto &watch = m_watches.try_emplace(key, Watch{.generation = m_firstGeneration, .parked = {}}).first->second;
        ++watch.armedCount;
        armed.push_back({key, watch.generation});
    }
}

ParkVerdict FateIndex::park(OpenSequence open, std::span<const Key> refused)
{
    assert(!refused.empty());
    assert(std::is_sorted(refused.begin(), refused.end()));
    const auto armed = m_armed.find(open);
    assert(armed != m_armed.end());
    const bool moved = std::any_of(armed->second.begin(), armed->second.end(), [&](const Armed &target) {
        return m_watches.at(target.key).generation != target.generation
            && std::binary_search(refused.begin(), refused.end(), target.key);
    });
    if (!moved || planted(PlantedFault::ParkWithoutGeneration)) {
        for (const auto &key : refused)
            m_watches.at(key).parked.insert(open);
        m_parked.emplace(open, std::vector<Key>(refused.begin(), refused.end()));
    }
    disarm(open);
    return moved && !planted(PlantedFault::ParkWithoutGeneration) ? ParkVerdict::Moved : ParkVerdict::Parked;
}

std::vector<OpenSequence> FateIndex::takeDrained(const Key &key)
{
    const auto watch = m_watches.find(key);
    if (watch == m_watches.end())
        return {};
    ++watch->second.generation;
    std::vector<OpenSequence> told(watch->second.parked.begin(), watch->second.parked.end());
    for (const auto open : told) {
        const auto node = m_parked.extract(open);
        for (const auto &refused : node.mapped()) {
            m_watches.at(refused).parked.erase(open);
            forgetIfUnused(refused);
        }
    }
    return told;
}

std::vector<OpenSequence> FateIndex::parked() const
{
    std::vector<OpenSequence> opens;
    opens.reserve(m_parked.size());
    for (const auto &[open, keys] : m_parked)
        opens.push_back(open);
    return opens;
}

std::vector<Key> FateIndex::awaitedKeys() const
{
    std::vector<Key> keys;
    for (const auto &[key, watch] : m_watches) {
        if (!watch.parked.empty())
            keys.push_back(key);
    }
    std::sort(keys.begin(), keys.end());
    return keys;
}

void FateIndex::disarm(OpenSequence open)
{
    auto armed = m_armed.extract(open);
    assert(!armed.empty());
    for (const auto &target : armed.mapped()) {
        --m_watches.at(target.key).armedCount;
        forgetIfUnused(target.key);
    }
}

void FateIndex::forgetIfUnused(const Key &key)
{
    const auto watch = m_watches.find(key);
    if (watch != m_watches.end() && watch->second.armedCount == 0 && watch->second.parked.empty())
        m_watches.erase(watch);
}

} // namespace lockscope::server
