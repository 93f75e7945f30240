// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/explore_crew.h"

#include <algorithm>

namespace lockscope::app {

namespace {

/// Seeds that a worker takes at a time.
constexpr std::uint64_t shareSize = 32;
/// Violations that are kept with what was found; more of them are counted.
constexpr std::size_t foundMax = 10'000;

} // namespace

ExploreCrew::ExploreCrew(const Plan &plan)
    : m_plan(plan)
    , m_busyCount(plan.workers)
{
    for (std::uint32_t worker = 0; worker < plan.workers; ++worker)
        m_threads.emplace_back([this] { work(); });
}

ExploreCrew::~ExploreCrew()
{
    stop();
    for (auto &thread : m_threads)
        thread.join();
}

bool ExploreCrew::waitFor(std::chrono::milliseconds patience)
{
    std::unique_lock lock(m_mutex);
    if (!m_ended.wait_for(lock, patience, [this] { return m_busyCount == 0; }))
        return false;
    std::sort(m_found.begin(), m_found.end(), [](const FoundViolation &a, const FoundViolation &b) {
        return a.seed < b.seed;
    });
    return true;
}

std::optional<ExploreCrew::Share> ExploreCrew::takeShare()
{
    if (m_isStopped)
        return std::nullopt;
    const auto from = m_next.fetch_add(shareSize);
    if (!m_plan.runs)
        return Share{from, from + shareSize};
    if (from >= *m_plan.runs)
        return std::nullopt;
    return Share{from, std::min(from + shareSize, *m_plan.runs)};
}

void ExploreCrew::work()
{
    lab::Explorer explorer(m_plan.lab);
    while (const auto share = takeShare()) {
        for (auto place = share->from; place < share->to && !m_isStopped; ++place) {
            const auto seed = m_plan.seed + place;
            if (const auto report = explorer.run(seed); report.finding)
                note({seed, *report.finding});
            m_runCount.fetch_add(1, std::memory_order_relaxed);
        }
    }
    const std::lock_guard lock(m_mutex);
    m_totals.add(explorer.totals());
    --m_busyCount;
    m_ended.notify_all();
}

void ExploreCrew::note(const FoundViolation &found)
{
    ++m_foundCount;
    if (m_plan.untilViolation)
        stop();
    const std::lock_guard lock(m_mutex);
    if (m_found.size() < foundMax)
        m_found.push_back(found);
}

} // namespace lockscope::app
