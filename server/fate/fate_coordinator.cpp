// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/fate/fate_coordinator.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace lockscope::server {

void FateCoordinator::arm(OpenSequence open, std::span<const Key> targets)
{
    assert(!m_armed.contains(open));
    assert(!isParked(open));
    auto &armed = m_armed[open];
    armed.reserve(targets.size());
    for (const auto &key : targets) {
        auto &watch = m_watches[key];
        ++watch.armedCount;
        armed.push_back({key, watch.generation});
    }
}

FateCoordinator::ParkVerdict FateCoordinator::park(OpenSequence open, std::span<const Key> refused)
{
    assert(!refused.empty());
    const auto armed = m_armed.find(open);
    assert(armed != m_armed.end());
    const bool moved = std::any_of(armed->second.begin(), armed->second.end(), [&](const Armed &target) {
        return m_watches.at(target.key).generation != target.generation
            && std::find(refused.begin(), refused.end(), target.key) != refused.end();
    });
    if (!moved) {
        for (const auto &key : refused)
            m_watches.at(key).parked.insert(open);
        m_parked.emplace(open, std::vector<Key>(refused.begin(), refused.end()));
        ++m_counters.connectionFateParked;
    }
    disarm(open);
    return moved ? ParkVerdict::Moved : ParkVerdict::Parked;
}

void FateCoordinator::laneDrained(const Key &key)
{
    const auto watch = m_watches.find(key);
    if (watch != m_watches.end())
        ++watch->second.generation;
}

std::optional<OpenSequence> FateCoordinator::unparkFirst(const Key &key)
{
    const auto watch = m_watches.find(key);
    if (watch == m_watches.end() || watch->second.parked.empty())
        return std::nullopt;
    const auto open = *watch->second.parked.begin();
    const auto node = m_parked.extract(open);
    for (const auto &refused : node.mapped()) {
        m_watches.at(refused).parked.erase(open);
        forgetIfUnused(refused);
    }
    ++m_counters.connectionFateUnparked;
    return open;
}

std::vector<OpenSequence> FateCoordinator::parked() const
{
    std::vector<OpenSequence> opens;
    opens.reserve(m_parked.size());
    for (const auto &[open, keys] : m_parked)
        opens.push_back(open);
    return opens;
}

std::vector<Key> FateCoordinator::awaitedKeys() const
{
    std::vector<Key> keys;
    for (const auto &[key, watch] : m_watches) {
        if (!watch.parked.empty())
            keys.push_back(key);
    }
    std::sort(keys.begin(), keys.end());
    return keys;
}

void FateCoordinator::disarm(OpenSequence open)
{
    auto armed = m_armed.extract(open);
    assert(!armed.empty());
    for (const auto &target : armed.mapped()) {
        --m_watches.at(target.key).armedCount;
        forgetIfUnused(target.key);
    }
}

void FateCoordinator::forgetIfUnused(const Key &key)
{
    const auto watch = m_watches.find(key);
    if (watch != m_watches.end() && watch->second.armedCount == 0 && watch->second.parked.empty())
        m_watches.erase(watch);
}

} // namespace lockscope::server
