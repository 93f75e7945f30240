// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "app/scenario/scenario_run.h"
#include "core/scenario/scenario.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace lockscope::app {

/// One scenario that is to be run, in all of its orders.
struct SuiteItem
{
    QString name;
    /// Of each of its files, as people call it.
    std::vector<QString> files;
    std::shared_ptr<const scenario::Scenario> scenario;
    scenario::Clock clock = scenario::Clock::Virtual;
    std::uint64_t seed = 1;
};

/// What became of it: of its last run, which is the one that failed where one did.
struct ScenarioOutcome
{
    std::size_t item = 0;
    scenario::RunVerdict verdict = scenario::RunVerdict::Running;
    std::optional<scenario::RunFailure> failure;
    /// Runs so far and in all.
    std::uint64_t orders = 0;
    std::uint64_t ordersMax = 1;
    /// Of the last run: events, its time as its clock counts, and when that began.
    std::uint64_t events = 0;
    Duration elapsed{};
    TimePoint begun;
    std::vector<Entry> entries;
    std::vector<scenario::StepResult> results;
    scenario::Program program;
    /// Of all runs, as the person's clock counts.
    std::chrono::milliseconds took{};
};

/// Runs scenarios, some at a time, and tells of each in the order in which they were given.
class Suite : public QObject
{
    Q_OBJECT

public:
    Suite(std::vector<SuiteItem> items, std::size_t jobs);
    ~Suite() override;

    void start();
    /// What runs is stopped, and nothing more begins.
    void stop();
    [[nodiscard]] const std::vector<SuiteItem> &items() const { return m_items; }

signals:
    void ended(const lockscope::app::ScenarioOutcome &outcome);
    void finished();

private:
    struct Work;

    void beginMore();
    void beginOrder(Work &work);
    void endOrder(std::size_t item);
    void tell();

    const std::vector<SuiteItem> m_items;
    const std::size_t m_jobs;
    std::size_t m_next = 0;
    std::size_t m_told = 0;
    bool m_isStopped = false;
    bool m_isOver = false;
    std::map<std::size_t, std::unique_ptr<Work>> m_working;
    std::map<std::size_t, ScenarioOutcome> m_done;
};

} // namespace lockscope::app
