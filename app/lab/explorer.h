// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/coverage.h"
#include "app/lab/lab_breach.h"
#include "app/lab/schedule.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockscope::lab {

struct ExploreOptions
{
    PlanOptions plan;
    /// Requests and faults go on until so many events were told, or twice as many steps taken: where a server has
    /// failed for good and nobody stops it, hardly anything is told, and requests would pile up higher than any time to
    /// settle takes down. Then all heals and comes to its end.
    std::uint64_t events = 200;
};

/// What one schedule came to.
struct RunReport
{
    std::uint64_t events = 0;
    /// None: nothing is wrong.
    std::optional<Finding> finding;
    /// Keys whose order was too much for the budget.
    std::uint32_t unsure = 0;
};

/// What many schedules came to.
struct ExploreTotals
{
    std::uint64_t schedules = 0;
    std::uint64_t steps = 0;
    std::uint64_t events = 0;
    std::uint64_t unsure = 0;
    Coverage coverage;

    void add(const ExploreTotals &other);
};

/// Runs seeds, one after the other, on one thread.
class Explorer
{
public:
    explicit Explorer(const ExploreOptions &options)
        : m_options(options)
    {
    }

    [[nodiscard]] RunReport run(std::uint64_t seed);
    [[nodiscard]] const ExploreTotals &totals() const { return m_totals; }

private:
    ExploreOptions m_options;
    ExploreTotals m_totals;
};

/// The steps that the seed takes, for a closer look.
[[nodiscard]] Schedule scheduleOf(std::uint64_t seed, const ExploreOptions &options);
/// Runs given steps; the events go to `recording` where one is given.
[[nodiscard]] RunReport replay(const Schedule &schedule, std::vector<Entry> *recording = nullptr);

} // namespace lockscope::lab
