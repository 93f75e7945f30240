// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/fate/fate_coordinator.h"

#include <type_traits>

namespace lockscope::server {

FateCoordinator::FateCoordinator(std::uint64_t firstGeneration)
    : m_content{.index = FateIndex(firstGeneration), .counters = {}}
{
}

FateCoordinator::FateCoordinator(const FateCoordinator &other)
    : m_content(other.copyContent())
{
}

FateCoordinator &FateCoordinator::operator=(const FateCoordinator &other)
{
    // Never both locks at once: two that are assigned to each other would wait for each other.
    auto content = other.copyContent();
    const std::lock_guard lock(m_mutex);
    m_content = std::move(content);
    return *this;
}

/// Marked as broken until the operation is over, so that one that an exception ends leaves the mark behind.
template<typename Operation>
auto FateCoordinator::change(Operation operation) -> Result<decltype(operation()), CoordinatorError>
{
    const std::lock_guard lock(m_mutex);
    if (m_content.isBroken)
        return failure(CoordinatorError::IndexBroken);
    m_content.isBroken = true;
    if constexpr (std::is_void_v<decltype(operation())>) {
        operation();
        m_content.isBroken = false;
        return {};
    } else {
        auto result = operation();
        m_content.isBroken = false;
        return result;
    }
}

Result<void, CoordinatorError> FateCoordinator::arm(OpenSequence open, std::span<const Key> targets)
{
    return change([&] { m_content.index.arm(open, targets); });
}

Result<ParkVerdict, CoordinatorError> FateCoordinator::park(OpenSequence open, std::span<const Key> refused)
{
    return change([&] {
        const auto verdict = m_content.index.park(open, refused);
        if (verdict == ParkVerdict::Parked)
            ++m_content.counters.connectionFateParked;
        return verdict;
    });
}

void FateCoordinator::finish(OpenSequence open)
{
    static_cast<void>(change([&] { m_content.index.finish(open); }));
}

Result<std::vector<OpenSequence>, CoordinatorError> FateCoordinator::laneDrained(const Key &key)
{
    return change([&] {
        auto told = m_content.index.takeDrained(key);
        m_content.counters.connectionFateUnparked += told.size();
        return told;
    });
}

Result<std::vector<OpenSequence>, CoordinatorError> FateCoordinator::parked() const
{
    const std::lock_guard lock(m_mutex);
    if (m_content.isBroken)
        return failure(CoordinatorError::IndexBroken);
    return m_content.index.parked();
}

Result<std::vector<Key>, CoordinatorError> FateCoordinator::awaitedKeys() const
{
    const std::lock_guard lock(m_mutex);
    if (m_content.isBroken)
        return failure(CoordinatorError::IndexBroken);
    return m_content.index.awaitedKeys();
}

CounterSnapshot FateCoordinator::counters() const
{
    const std::lock_guard lock(m_mutex);
    return m_content.counters;
}

void FateCoordinator::breakIndex()
{
    const std::lock_guard lock(m_mutex);
    m_content.isBroken = true;
}

bool FateCoordinator::isBroken() const
{
    const std::lock_guard lock(m_mutex);
    return m_content.isBroken;
}

FateCoordinator::Content FateCoordinator::copyContent() const
{
    const std::lock_guard lock(m_mutex);
    return m_content;
}

} // namespace lockscope::server
