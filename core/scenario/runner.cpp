// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/runner.h"

#include "core/base/match.h"
#include "core/query/evaluation.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace lockscope::scenario {

namespace {

using namespace std::chrono_literals;

/// Where a line says no time: for a condition, for an outcome, and for clients to connect.
constexpr Duration expectWindow = 1s;
constexpr Duration outcomeWindow = 60s;
constexpr Duration connectWindow = 10s;

const Condition *conditionOf(const Statement &statement)
{
    if (const auto *const expect = std::get_if<Expect>(&statement.what))
        return &expect->condition;
    if (const auto *const when = std::get_if<When>(&statement.what))
        return &when->condition;
    if (const auto *const always = std::get_if<Always>(&statement.what))
        return &always->condition;
    if (const auto *const breaking = std::get_if<Break>(&statement.what))
        return &breaking->condition;
    return nullptr;
}

} // namespace

Runner::Runner(Program program, const RunnerOptions &options)
    : m_program(std::move(program))
    , m_options(options)
    , m_shape(shapeOf(*m_program.scenario))
    , m_results(m_program.steps.size())
{
}

void Runner::begin(TimePoint now)
{
    m_isBegun = true;
    m_begun = now;
    m_now = now;
    if (m_program.scenario->setup.isCold)
        m_phase = Phase::Stepping;
}

void Runner::apply(const Entry &entry)
{
    if (isOver())
        return;
    m_now = std::max(m_now, entry.at.steady);
    m_board.apply(entry);
    spend();
    look(&entry);
    if (const auto *const refused = std::get_if<CommandRefused>(&entry.event))
        noteRefusal(entry, refused->command);
}

void Runner::replyComes(const Owner &owner, TimePoint now)
{
    m_now = std::max(m_now, now);
    m_board.book().replySent(owner);
    look(nullptr);
}

void Runner::replyComes(Token token, TimePoint now)
{
    m_now = std::max(m_now, now);
    m_board.book().replySent(token);
    look(nullptr);
}

void Runner::tick(TimePoint now)
{
    if (isOver() || !m_isBegun)
        return;
    m_now = std::max(m_now, now);
    look(nullptr);
    if (m_phase == Phase::Connecting && m_now >= *deadline() && !areAllConnected())
        return failAt(0, {}, NotConnected{});
    if (!m_waiting || m_waiting->isMet || m_now < m_waiting->until)
        return;
    const auto waiting = *m_waiting;
    const auto &what = statement(waiting.step);
    if (std::holds_alternative<Pause>(what.what)) {
        m_waiting->isMet = true;
        return;
    }
    CheckFailed reason{.seen = {}, .waited = m_now - waiting.since};
    if (const auto *const condition = conditionOf(what)) {
        reason.seen = seenOf(*condition, waiting.step);
        return failAt(waiting.step, condition->text, std::move(reason));
    }
    const auto &act = std::get<Act>(what.what);
    if (act.isToBeRefused())
        return failAt(waiting.step, *act.result, NotRefused{});
    reason.seen = sightingsOf(m_board.book().at(waiting.request));
    failAt(waiting.step, *act.result, std::move(reason));
}

void Runner::breach(Breach found)
{
    const auto step = m_waiting ? m_waiting->step : std::min(m_next, m_program.steps.size()) - (m_next > 0 ? 1 : 0);
    failAt(step, {}, std::move(found));
}

void Runner::refute(Breach found)
{
    m_verdict = RunVerdict::Running;
    breach(std::move(found));
}

void Runner::fail(StageFailed failed)
{
    const auto step = m_waiting ? m_waiting->step : m_next - (m_next > 0 ? 1 : 0);
    failAt(step, {}, std::move(failed));
}

void Runner::stop()
{
    if (!isOver())
        end(RunVerdict::Stopped);
}

std::optional<TimePoint> Runner::deadline() const
{
    if (isOver() || !m_isBegun)
        return std::nullopt;
    if (m_phase == Phase::Connecting)
        return m_begun + connectWindow + m_options.slack;
    return m_waiting ? std::optional(m_waiting->until) : std::nullopt;
}

bool Runner::areAllConnected() const
{
    const auto &clients = m_program.scenario->setup.clients;
    for (std::uint32_t client = 1; client <= clients.size(); ++client) {
        const auto *const belief = m_board.world().beliefs().find(ClientId(client));
        if (belief == nullptr || belief->connection != ClientConnectionState::Ready)
            return false;
    }
    return true;
}

std::optional<Deed> Runner::nextDeed()
{
    if (!isOver() && m_phase == Phase::Connecting && areAllConnected())
        m_phase = Phase::Stepping;
    while (!isOver()) {
        if (!m_wishes.empty()) {
            auto wish = std::move(m_wishes.front());
            m_wishes.pop_front();
            noteAsked(wish);
            return std::move(wish.deed);
        }
        if (m_phase == Phase::Connecting || (m_waiting && !m_waiting->isMet))
            break;
        if (m_waiting) {
            auto &result = m_results[m_waiting->step];
            result.mark = StepMark::Passed;
            result.ended = m_now;
            if (m_keepsSeen)
                keepSeen(*m_waiting);
            m_waiting.reset();
        }
        if (m_next == m_program.steps.size()) {
            conclude();
            break;
        }
        m_isHeld = m_isHeld || isStop(m_next);
        if (isHeld())
            break;
        if (m_allowance > 0)
            --m_allowance;
        execute(m_next++);
    }
    return std::nullopt;
}

void Runner::goOnWith(std::size_t step)
{
    for (auto between = std::min(step, m_next); between < m_results.size(); ++between)
        m_results[between] = {.mark = between < step ? StepMark::Skipped : StepMark::Ahead};
    // What is armed there is armed anew.
    std::erase_if(m_armed, [&](const Armed &armed) { return armed.step >= step; });
    m_next = step;
    m_stops.clear();
    m_isHeld = false;
    m_obeysBreaks = false;
}

bool Runner::isStop(std::size_t step) const
{
    const auto &place = statement(step).place;
    return m_allowance == 0 && place.source == 0 && m_stops.contains(place.line);
}

void Runner::keepSeen(const Waiting &waiting)
{
    if (const auto *const condition = conditionOf(statement(waiting.step)))
        m_results[waiting.step].seen = seenOf(*condition, waiting.step);
    else if (waiting.request != 0)
        m_results[waiting.step].seen = sightingsOf(m_board.book().at(waiting.request));
}

void Runner::execute(std::size_t step)
{
    auto &result = m_results[step];
    result.began = m_now;
    const auto arm = [&] {
        result.mark = StepMark::Armed;
        look(m_armed.emplace_back(Armed{.step = step}), nullptr);
    };
    const auto &what = statement(step).what;
    if (const auto *const act = std::get_if<Act>(&what)) {
        result.mark = StepMark::Passed;
        result.ended = m_now;
        const auto request = perform(act->action, step);
        if (act->result && !isOver())
            wait(step, act->within.value_or(outcomeWindow) + m_options.slack, request);
    } else if (const auto *const expect = std::get_if<Expect>(&what)) {
        wait(step, expect->within.value_or(expectWindow) + m_options.slack, 0);
    } else if (const auto *const pause = std::get_if<Pause>(&what)) {
        wait(step, pause->span, 0);
    } else {
        arm();
    }
}

void Runner::wait(std::size_t step, Duration window, Handle request)
{
    m_results[step].mark = StepMark::Waiting;
    m_results[step].ended.reset();
    m_waiting = Waiting{.step = step, .since = m_now, .until = m_now + window, .request = request};
    lookAtWaiting();
}

/// The last step is done: what should have happened by now and did not, never will.
void Runner::conclude()
{
    for (const auto &armed : m_armed) {
        const auto &what = statement(armed.step);
        const bool isWhen = std::holds_alternative<When>(what.what);
        const bool isAlways = std::holds_alternative<Always>(what.what);
        const auto &condition = *conditionOf(what);
        if (isWhen && !armed.isDone)
            return failAt(armed.step, condition.text, NeverFired{seenOf(condition, armed.step)});
        if (isAlways && !armed.isKnown)
            return failAt(armed.step, condition.text, NeverKnown{seenOf(condition, armed.step)});
    }
    for (const auto &armed : m_armed) {
        m_results[armed.step].mark = StepMark::Passed;
        m_results[armed.step].ended = m_now;
    }
    end(RunVerdict::Passed);
}

void Runner::look(const Entry *event)
{
    // By place: what is done may arm nothing more, but what fails ends it all.
    for (std::size_t i = 0; i < m_armed.size() && !isOver(); ++i)
        look(m_armed[i], event);
    if (!isOver())
        lookAtWaiting();
}

void Runner::look(Armed &armed, const Entry *event)
{
    if (armed.isDone)
        return;
    const auto step = armed.step;
    const auto &what = statement(step).what;
    const auto &condition = *conditionOf(statement(step));
    const auto verdict = judge(condition, step, event, &armed.rises);
    armed.isKnown = armed.isKnown || verdict != query::Verdict::NotKnown;
    if (std::holds_alternative<Always>(what)) {
        if (verdict == query::Verdict::No)
            failAt(step,
                   condition.text,
                   AlwaysBroken{seenOf(condition, step, event), event ? std::optional(*event) : std::nullopt});
        return;
    }
    if (verdict != query::Verdict::Yes)
        return;
    armed.isDone = true;
    m_results[step].mark = StepMark::Passed;
    m_results[step].ended = m_now;
    if (const auto *const when = std::get_if<When>(&what))
        perform(when->action, step);
    else
        m_isHeld = m_isHeld || m_obeysBreaks;
}

void Runner::lookAtWaiting()
{
    if (!m_waiting || m_waiting->isMet)
        return;
    const auto &what = statement(m_waiting->step);
    if (const auto *const expect = std::get_if<Expect>(&what.what)) {
        m_waiting->isMet = judge(expect->condition, m_waiting->step, nullptr, &m_waiting->rises) == query::Verdict::Yes;
    } else if (const auto *const act = std::get_if<Act>(&what.what); act != nullptr && !act->isToBeRefused()) {
        const auto &request = m_board.book().at(m_waiting->request);
        m_waiting->isMet = request.outcome == *act->result;
        // A request has one outcome: another one than this will not come.
        if (!request.outcome.empty() && !m_waiting->isMet)
            failAt(m_waiting->step, *act->result, CheckFailed{sightingsOf(request), std::nullopt});
    }
}

BoardFacts Runner::factsAt(std::size_t step, const Entry *event, Rises *rises) const
{
    return BoardFacts({.scenario = *m_program.scenario,
                       .shape = m_shape,
                       .board = m_board,
                       .bound = m_bound,
                       .values = *m_program.steps.at(step).values,
                       .now = m_now,
                       .event = event,
                       .rises = rises});
}

BoardFacts Runner::factsFor(std::size_t step) const
{
    return factsAt(step, nullptr, nullptr);
}

query::Verdict Runner::judge(const Condition &condition, std::size_t step, const Entry *event, Rises *rises) const
{
    return query::evaluate(condition.expression, factsAt(step, event, rises));
}

std::vector<Sighting> Runner::seenOf(const Condition &condition, std::size_t step, const Entry *event) const
{
    return sightingsOf(condition, factsAt(step, event, nullptr));
}

void Runner::spend()
{
    ++m_eventCount;
    // A real server tells of its start before anything begins.
    const auto elapsed = m_isBegun ? m_now - m_begun : Duration::zero();
    if (m_eventCount <= m_options.eventsMax && elapsed <= m_options.elapsedMax)
        return;
    failAt(m_next > 0 ? m_next - 1 : 0, {}, OutOfBudget{m_eventCount, elapsed});
    m_verdict = RunVerdict::Unsure;
}

void Runner::failAt(std::size_t step, std::string expected, RunReason reason)
{
    if (isOver())
        return;
    Place place;
    if (step < m_program.steps.size()) {
        place = statement(step).place;
        m_results[step].mark = StepMark::Failed;
        m_results[step].ended = m_now;
    }
    m_failure = RunFailure{place, std::move(expected), std::move(reason), m_now};
    end(RunVerdict::Failed);
}

void Runner::end(RunVerdict verdict)
{
    m_verdict = verdict;
    m_wishes.clear();
    m_waiting.reset();
    for (auto &result : m_results) {
        if (result.mark == StepMark::Ahead || result.mark == StepMark::Waiting)
            result.mark = StepMark::Skipped;
    }
}

} // namespace lockscope::scenario
