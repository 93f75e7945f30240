// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fault_traps.h"

#include "core/query/evaluation.h"
#include "core/query/event_facts.h"

#include <utility>

namespace lockscope::app {

void FaultTraps::set(FaultTrap trap)
{
    const std::lock_guard lock(m_mutex);
    const auto fault = trap.fault;
    m_traps.insert_or_assign(fault, std::move(trap));
    m_count = m_traps.size();
}

bool FaultTraps::remove(FaultId fault)
{
    const std::lock_guard lock(m_mutex);
    const bool waited = m_traps.erase(fault) > 0;
    m_count = m_traps.size();
    return waited;
}

std::vector<FaultId> FaultTraps::removeAll()
{
    const std::lock_guard lock(m_mutex);
    std::vector<FaultId> removed;
    for (const auto &[fault, trap] : m_traps)
        removed.push_back(fault);
    m_traps.clear();
    m_count = 0;
    return removed;
}

std::vector<FaultTrap> FaultTraps::sprungBy(const UnnumberedEntry &entry)
{
    if (m_count == 0)
        return {};
    const std::lock_guard lock(m_mutex);
    return takeSprung(entry);
}

void FaultTraps::spring(const UnnumberedEntry &entry, const std::function<void(const FaultTrap &trap)> &tell)
{
    if (m_count == 0)
        return;
    const std::lock_guard lock(m_mutex);
    for (const auto &trap : takeSprung(entry))
        tell(trap);
}

std::vector<FaultTrap> FaultTraps::takeSprung(const UnnumberedEntry &entry)
{
    const query::EventFacts facts(entry);
    std::vector<FaultTrap> sprung;
    for (auto it = m_traps.begin(); it != m_traps.end();) {
        if (query::evaluate(it->second.when, facts) != query::Verdict::Yes) {
            ++it;
            continue;
        }
        sprung.push_back(std::move(it->second));
        it = m_traps.erase(it);
    }
    m_count = m_traps.size();
    return sprung;
}

} // namespace lockscope::app
