// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/scenario_director.h"

#include "app/scenario/complaint_text.h"
#include "app/scenario/run_progress.h"
#include "app/scenario/scenario_files.h"
#include "core/scenario/parser.h"
#include "core/scenario/program.h"

#include <algorithm>
#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

/// Between two pictures of a run that goes on.
constexpr int tellDistance = 50;

} // namespace

ScenarioDirector::ScenarioDirector()
    : m_tellTimer(this)
{
    m_tellTimer.setSingleShot(true);
    connect(&m_tellTimer, &QTimer::timeout, this, &ScenarioDirector::tell);
}

ScenarioDirector::~ScenarioDirector() = default;

void ScenarioDirector::begin(const ui::RunWish &wish, ui::RunReach reach, quint32 line)
{
    m_next = Next{wish, reach, line};
    if (!m_isAtWork)
        return beginNext();
    m_isStopped = true;
    m_run->stop();
}

void ScenarioDirector::beginNext()
{
    m_now = *std::exchange(m_next, std::nullopt);
    const auto file = scenarioFrom(m_now.wish.path, m_now.wish.text.toUtf8());
    auto reading = scenario::parse(file.sources);
    if (!reading.complaints.empty()) {
        const auto &first = reading.complaints.front();
        emit refused(tr("Line %1: %2").arg(first.place.line).arg(sentenceOf(first)));
        return;
    }
    const auto &setup = reading.scenario.setup;
    m_clock = m_now.wish.clock.value_or(setup.clock);
    if (setup.isClockFixed && m_clock != setup.clock) {
        emit refused(setup.clock == scenario::Clock::Virtual
                         ? tr("This scenario makes sense in virtual time only: its line 'clock' says so.")
                         : tr("This scenario makes sense in real time only: its line 'clock' says so."));
        return;
    }
    m_orders = scenario::sizeOf(reading.scenario.body).orders;
    m_scenario = std::make_shared<const scenario::Scenario>(std::move(reading.scenario));
    m_breakpoints = m_now.wish.breakpoints;
    m_order = 0;
    m_isStopped = false;
    m_took.start();
    beginOrder();
}

void ScenarioDirector::beginOrder()
{
    forgetCopy();
    if (m_run != nullptr) {
        // It may be the one that is speaking.
        m_run->disconnect(this);
        m_run.release()->deleteLater();
    }
    m_run = makeRun(scenario::programOf(m_scenario, m_order++), m_clock, m_scenario->setup.seed);
    m_isAtWork = true;
    m_run->runner().keepSeen(true);
    m_run->runner().obeyBreaks(true);
    connect(m_run.get(), &ScenarioRun::moved, this, &ScenarioDirector::noteMove);
    connect(m_run.get(), &ScenarioRun::finished, this, &ScenarioDirector::endOrder);
    // The first one goes as far as it was told; the others go to their end, unless something stops them.
    let(m_order == 1 ? m_now.reach : ui::RunReach::End, m_order == 1 ? m_now.line : 0, 0);
    m_run->start();
    tell();
}

void ScenarioDirector::endOrder()
{
    m_isAtWork = false;
    if (m_next) {
        tell();
        return beginNext();
    }
    const bool isPassed = m_run->runner().verdict() == scenario::RunVerdict::Passed;
    if (isPassed && m_order < m_orders && !m_isStopped)
        return beginOrder();
    tell();
}

void ScenarioDirector::goOn(ui::RunReach reach, quint32 line)
{
    if (!m_isAtWork || !isWaitingForPerson(m_run->runner()))
        return;
    forgetCopy();
    let(reach, line, 1);
    m_run->wake();
    tell();
}

void ScenarioDirector::runCopy(quint32 line)
{
    if (!m_isAtWork || !isWaitingForPerson(m_run->runner()))
        return;
    forgetCopy();
    m_copy = m_run->copy();
    const auto step = stepAt(line);
    if (m_copy == nullptr || !step) {
        emit refused(m_copy == nullptr ? tr("Only a run in virtual time has a state that can be copied.")
                                       : tr("No step stands in line %1 or behind it.").arg(line));
        return forgetCopy();
    }
    auto &runner = m_copy->runner();
    m_copyLine = runner.program().steps.at(*step).statement->place.line;
    runner.goOnWith(*step);
    connect(m_copy.get(), &ScenarioRun::finished, this, &ScenarioDirector::tellCopy);
    m_copy->wake();
}

std::optional<std::size_t> ScenarioDirector::stepAt(std::uint32_t line) const
{
    const auto &runner = m_run->runner();
    const auto &steps = runner.program().steps;
    std::optional<std::size_t> best;
    const auto lineOf = [&](std::size_t step) { return steps[step].statement->place.line; };
    for (std::size_t step = 0; step < steps.size(); ++step) {
        if (steps[step].statement->place.source != 0 || lineOf(step) < line)
            continue;
        const bool isNearer = !best || lineOf(step) < lineOf(*best);
        const bool isNext = best && lineOf(step) == lineOf(*best) && *best < runner.nextStep();
        if (isNearer || isNext)
            best = step;
    }
    return best;
}

void ScenarioDirector::forgetCopy()
{
    if (m_copy == nullptr)
        return;
    // It may be the one that is speaking.
    m_copy->disconnect(this);
    m_copy.release()->deleteLater();
}

/// What came of the copy, beside the run that is still held.
void ScenarioDirector::tellCopy()
{
    auto progress = progressOf(m_copy->runner());
    progress.state = ui::RunProgress::State::Held;
    progress.line = progressOf(m_run->runner()).line;
    progress.copiedFrom = static_cast<int>(m_copyLine);
    progress.clock = m_clock;
    progress.took = Duration(m_took.nsecsElapsed() / 1'000);
    progress.order = m_order;
    progress.orders = m_orders;
    emit progressed(progress);
}

void ScenarioDirector::stop()
{
    if (!m_isAtWork)
        return;
    forgetCopy();
    m_isStopped = true;
    m_run->stop();
}

void ScenarioDirector::setBreakpoints(const std::set<std::uint32_t> &lines)
{
    m_breakpoints = lines;
    if (m_isAtWork)
        setStops();
}

void ScenarioDirector::let(ui::RunReach reach, quint32 line, std::size_t steps)
{
    m_place = reach == ui::RunReach::Place ? line : 0;
    setStops();
    auto &runner = m_run->runner();
    runner.hold(reach == ui::RunReach::Line);
    runner.letThrough(steps);
}

/// A line that is no step stands for the next one that is.
void ScenarioDirector::setStops()
{
    std::set<std::uint32_t> lines;
    for (const auto &step : m_run->runner().program().steps) {
        if (step.statement->place.source == 0)
            lines.insert(step.statement->place.line);
    }
    std::set<std::uint32_t> stops;
    const auto add = [&](std::uint32_t line) {
        if (const auto found = lines.lower_bound(line); found != lines.end())
            stops.insert(*found);
    };
    std::for_each(m_breakpoints.begin(), m_breakpoints.end(), add);
    if (m_place != 0)
        add(m_place);
    m_run->runner().stopBefore(std::move(stops));
}

void ScenarioDirector::noteMove()
{
    if (isWaitingForPerson(m_run->runner()))
        return tell();
    const auto left = tellDistance - m_sinceTold.elapsed();
    if (!m_tellTimer.isActive())
        m_tellTimer.start(static_cast<int>(std::max<qint64>(left, 0)));
}

void ScenarioDirector::tell()
{
    if (m_run == nullptr)
        return;
    m_tellTimer.stop();
    m_sinceTold.start();
    auto progress = progressOf(m_run->runner());
    // Something of its stage is still at work, or another order follows.
    if (m_isAtWork && progress.state == ui::RunProgress::State::Over)
        progress.state = ui::RunProgress::State::Working;
    progress.clock = m_clock;
    progress.took = Duration(m_took.nsecsElapsed() / 1'000);
    progress.order = m_order;
    progress.orders = m_orders;
    emit progressed(progress);
}

void ScenarioDirector::takeEvents()
{
    if (m_run == nullptr)
        return;
    const auto &shown = m_copy != nullptr ? m_copy : m_run;
    emit taken({.entries = std::make_shared<const std::vector<Entry>>(shown->entries()),
                .title = QString::fromStdString(m_scenario->about.title),
                .isFailed = shown->runner().verdict() == scenario::RunVerdict::Failed});
}

} // namespace lockscope::app
