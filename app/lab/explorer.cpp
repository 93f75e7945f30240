// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/explorer.h"

#include "app/lab/planner.h"
#include "app/lab/rehearsal.h"

namespace lockscope::lab {

namespace {

RunReport reportOf(const Rehearsal &rehearsal)
{
    RunReport report{.events = rehearsal.eventCount(), .finding = {}, .unsure = rehearsal.unsureCount()};
    if (!rehearsal.isClean())
        report.finding = rehearsal.findings().front();
    return report;
}

/// Steps until enough was told; they are kept where somebody asks for them.
std::uint64_t rehearse(Rehearsal &rehearsal, Planner &planner, const ExploreOptions &options, std::vector<Step> *steps)
{
    std::uint64_t count = 0;
    rehearsal.start();
    const auto goesOn = [&] {
        return rehearsal.isClean() && rehearsal.eventCount() < options.events && count < 2 * options.events;
    };
    for (; goesOn(); ++count) {
        const auto step = planner.next(rehearsal.lab());
        if (steps != nullptr)
            steps->push_back(step);
        rehearsal.perform(step);
    }
    return count;
}

} // namespace

void ExploreTotals::add(const ExploreTotals &other)
{
    schedules += other.schedules;
    steps += other.steps;
    events += other.events;
    unsure += other.unsure;
    coverage.add(other.coverage);
}

RunReport Explorer::run(std::uint64_t seed)
{
    Rehearsal rehearsal(shapeOf(seed, m_options.plan), {.coverage = &m_totals.coverage, .recording = nullptr});
    Planner planner(seed, m_options.plan);
    m_totals.steps += rehearse(rehearsal, planner, m_options, nullptr);
    if (rehearsal.isClean())
        rehearsal.conclude();
    const auto report = reportOf(rehearsal);
    ++m_totals.schedules;
    m_totals.events += report.events;
    m_totals.unsure += report.unsure;
    return report;
}

Schedule scheduleOf(std::uint64_t seed, const ExploreOptions &options)
{
    Schedule schedule{.shape = shapeOf(seed, options.plan), .steps = {}};
    Rehearsal rehearsal(schedule.shape, {});
    Planner planner(seed, options.plan);
    rehearse(rehearsal, planner, options, &schedule.steps);
    return schedule;
}

RunReport replay(const Schedule &schedule, std::vector<Entry> *recording)
{
    Rehearsal rehearsal(schedule.shape, {.coverage = nullptr, .recording = recording});
    rehearsal.start();
    for (const auto &step : schedule.steps) {
        if (!rehearsal.isClean())
            break;
        rehearsal.perform(step);
    }
    if (rehearsal.isClean())
        rehearsal.conclude();
    return reportOf(rehearsal);
}

} // namespace lockscope::lab
