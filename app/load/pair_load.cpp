// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/load/pair_load.h"

#include "app/load/resources.h"

#include <algorithm>
#include <string>

namespace lockscope::load {

PairLoad::PairLoad(const PairPlan &plan, Crowd &crowd, LoadWatch &watch)
    : m_plan(plan)
    , m_crowd(crowd)
    , m_watch(watch)
    , m_wishes(std::size_t{plan.connections} * plan.inFlight)
{
    const auto count = plan.keys.value_or(static_cast<std::uint32_t>(m_wishes.size()));
    m_keys.reserve(count);
    for (std::uint32_t i = 0; i < count; ++i)
        m_keys.push_back(Key::parse("bench/" + std::to_string(i)).value());
}

Result<PairReport, LoadProblem> PairLoad::run()
{
    if (const auto opened = m_crowd.open(m_plan.connections); !opened)
        return failure(opened.error());
    const auto processorBefore = threadProcessorTime();
    const auto begin = readNow();
    if (m_plan.timeMax)
        m_end = begin + *m_plan.timeMax;
    if (!m_watch.stopWanted) {
        for (std::uint32_t i = 0; i < m_wishes.size(); ++i)
            beginPair(Worker(i), begin);
    }
    auto now = begin;
    auto lastAnswer = begin;
    while (m_busy > 0 && !m_watch.stopWanted) {
        const auto answers = m_crowd.turn(patience(now));
        if (!answers)
            return failure(answers.error());
        now = readNow();
        if (!(*answers)->empty() || !m_retries.empty())
            lastAnswer = now;
        if (now - lastAnswer > answerPatience + m_plan.longestWait)
            return failure(LoadProblem{LoadFailure::Silent, {}});
        for (const auto &answer : **answers)
            take(answer, now);
        retryDue(now);
        m_watch.doneCount.store(m_report.pairs, std::memory_order_relaxed);
    }
    m_report.took = now - begin;
    m_report.processorTime = threadProcessorTime() - processorBefore;
    return m_report;
}

void PairLoad::beginPair(Worker worker, TimePoint now)
{
    if (m_begun == m_plan.pairs || (m_end && now >= *m_end))
        return;
    ++m_begun;
    ++m_busy;
    m_wishes[worker.value()].since = now;
    acquire(worker);
}

void PairLoad::acquire(Worker worker)
{
    const auto writing = m_crowd.writeTo(connectionOf(worker));
    writing.dialogue.acquire(worker, keyOf(worker), writing.out);
}

void PairLoad::take(const Answer &answer, TimePoint now)
{
    switch (answer.kind) {
    case AnswerKind::Granted: {
        m_report.acquire.add(now - m_wishes[answer.worker.value()].since);
        const auto writing = m_crowd.writeTo(connectionOf(answer.worker));
        writing.dialogue.release(answer.worker, keyOf(answer.worker), writing.out);
        return;
    }
    case AnswerKind::Taken:
        ++m_report.retries;
        m_retries.push_back({now + m_plan.retryPause, answer.worker});
        return;
    case AnswerKind::Released:
        ++m_report.pairs;
        break;
    case AnswerKind::Refused:
        ++m_report.refused;
        break;
    case AnswerKind::NotFound:
        ++m_report.lost;
        break;
    }
    --m_busy;
    beginPair(answer.worker, now);
}

void PairLoad::retryDue(TimePoint now)
{
    while (!m_retries.empty() && m_retries.front().at <= now) {
        acquire(m_retries.front().worker);
        m_retries.pop_front();
    }
}

Duration PairLoad::patience(TimePoint now) const
{
    if (m_retries.empty())
        return stopLookInterval;
    return std::clamp(m_retries.front().at - now, Duration::zero(), stopLookInterval);
}

} // namespace lockscope::load
