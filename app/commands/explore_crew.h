// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/explorer.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace lockscope::app {

/// A seed whose schedule fails.
struct FoundViolation
{
    std::uint64_t seed = 0;
    lab::Finding finding;
};

/// Workers that share out the seeds from one number on. Everything is the caller's thread's, but for the runs.
class ExploreCrew
{
public:
    struct Plan
    {
        lab::ExploreOptions lab;
        std::uint64_t seed = 0;
        /// None: until a violation is found.
        std::optional<std::uint64_t> runs;
        bool untilViolation = false;
        std::uint32_t workers = 1;
    };

    /// Begins at once.
    explicit ExploreCrew(const Plan &plan);
    ExploreCrew(const ExploreCrew &) = delete;
    ExploreCrew &operator=(const ExploreCrew &) = delete;
    /// Stops.
    ~ExploreCrew();

    /// False: the workers are still at it after `patience`.
    [[nodiscard]] bool waitFor(std::chrono::milliseconds patience);
    /// No worker begins another schedule.
    void stop() { m_isStopped = true; }

    [[nodiscard]] std::uint64_t runCount() const { return m_runCount; }
    [[nodiscard]] std::uint64_t foundCount() const { return m_foundCount; }
    /// After waitFor() said so; violations by their seeds.
    [[nodiscard]] const lab::ExploreTotals &totals() const { return m_totals; }
    [[nodiscard]] const std::vector<FoundViolation> &found() const { return m_found; }

private:
    void work();
    /// The next seeds; none: enough was done.
    struct Share
    {
        std::uint64_t from = 0;
        std::uint64_t to = 0;
    };
    [[nodiscard]] std::optional<Share> takeShare();
    void note(const FoundViolation &found);

    const Plan m_plan;
    std::atomic<std::uint64_t> m_next = 0;
    std::atomic<std::uint64_t> m_runCount = 0;
    std::atomic<std::uint64_t> m_foundCount = 0;
    std::atomic<bool> m_isStopped = false;

    std::mutex m_mutex;
    std::condition_variable m_ended;
    std::size_t m_busyCount;
    lab::ExploreTotals m_totals;
    std::vector<FoundViolation> m_found;
    std::vector<std::thread> m_threads;
};

} // namespace lockscope::app
