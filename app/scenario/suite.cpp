// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/suite.h"

#include <QElapsedTimer>
#include <QTimer>

#include "core/scenario/program.h"

#include <algorithm>
#include <utility>

namespace lockscope::app {

struct Suite::Work
{
    std::size_t item = 0;
    ScenarioOutcome outcome;
    std::unique_ptr<ScenarioRun> run;
    QElapsedTimer clock;
};

Suite::Suite(std::vector<SuiteItem> items, std::size_t jobs)
    : m_items(std::move(items))
    , m_jobs(std::max<std::size_t>(jobs, 1))
{
}

Suite::~Suite() = default;

void Suite::start()
{
    beginMore();
}

void Suite::stop()
{
    m_isStopped = true;
    m_next = m_items.size();
    for (const auto &[item, work] : m_working)
        work->run->stop();
    tell();
}

void Suite::beginMore()
{
    while (m_working.size() < m_jobs && m_next < m_items.size()) {
        const auto item = m_next++;
        auto &work = *m_working.emplace(item, std::make_unique<Work>()).first->second;
        work.item = item;
        work.outcome.item = item;
        work.outcome.ordersMax = scenario::sizeOf(m_items[item].scenario->body).orders;
        work.clock.start();
        beginOrder(work);
    }
    tell();
}

void Suite::beginOrder(Work &work)
{
    const auto &item = m_items[work.item];
    auto program = scenario::programOf(item.scenario, work.outcome.orders++);
    work.run = makeRun(std::move(program), item.clock, item.seed);
    connect(work.run.get(), &ScenarioRun::finished, this, [this, number = work.item] { endOrder(number); });
    work.run->start();
}

void Suite::endOrder(std::size_t item)
{
    auto &work = *m_working.at(item);
    auto &outcome = work.outcome;
    const auto &runner = work.run->runner();
    outcome.verdict = runner.verdict();
    outcome.failure = runner.failure();
    outcome.events = runner.eventCount();
    outcome.elapsed = runner.now() - runner.begun();
    outcome.begun = runner.begun();
    outcome.entries = work.run->entries();
    outcome.results = runner.results();
    outcome.program = runner.program();
    outcome.took = std::chrono::milliseconds(work.clock.elapsed());
    // It is the one that is speaking.
    work.run.release()->deleteLater();
    if (outcome.verdict == scenario::RunVerdict::Passed && outcome.orders < outcome.ordersMax && !m_isStopped)
        return beginOrder(work);
    m_done.emplace(item, std::move(outcome));
    m_working.erase(item);
    beginMore();
}

void Suite::tell()
{
    while (!m_done.empty() && m_done.begin()->first == m_told) {
        const auto outcome = m_done.extract(m_done.begin());
        ++m_told;
        emit ended(outcome.mapped());
    }
    const bool isOver = m_working.empty() && m_next == m_items.size() && m_done.empty();
    if (isOver && !std::exchange(m_isOver, true))
        QTimer::singleShot(0, this, &Suite::finished);
}

} // namespace lockscope::app
