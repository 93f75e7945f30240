// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/board.h"
#include "core/scenario/deed.h"
#include "core/scenario/facts.h"
#include "core/scenario/program.h"
#include "core/scenario/run_report.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace lockscope::scenario {

/// Bounds of one run.
struct RunnerOptions
{
    /// Added to each window of time that something has to come within: a real machine may be busy.
    Duration slack{};
    std::uint64_t eventsMax = 2'000'000;
    Duration elapsedMax = std::chrono::hours(24 * 366);
};

/// Runs one program: events go in, deeds come out, and each line gets its verdict.
///
///     stage ── apply(entry), tick(now) ──▶ runner ── nextDeed() ──▶ stage
///
/// After each input ask nextDeed() until there is none, carry out each deed and tell what comes of it before the next;
/// call tick() no later than deadline(). It has no clock and no thread, and a copy is a run of its own with the same
/// past. An acquire that waits holds nothing up; only `expect`, `+time` and `->` wait, each no longer than it says.
class Runner
{
public:
    Runner(Program program, const RunnerOptions &options);

    /// Once, before the first reply; a real server's first events may come before it.
    void begin(TimePoint now);
    /// The next event. Numbers do not matter.
    void apply(const Entry &entry);
    /// A reply for this owner is at its client's door, and can still be kept from it.
    void replyComes(const Owner &owner, TimePoint now);
    void replyComes(Token token, TimePoint now);
    void tick(TimePoint now);
    /// The stage found something that must never be, or cannot go on.
    void breach(Breach found);
    void fail(StageFailed failed);
    /// The same when all seemed well to the last step.
    void refute(Breach found);
    /// Somebody wants it to end, at once.
    void stop();

    [[nodiscard]] std::optional<Deed> nextDeed();
    [[nodiscard]] std::optional<TimePoint> deadline() const;
    [[nodiscard]] bool isOver() const { return m_verdict != RunVerdict::Running; }
    [[nodiscard]] RunVerdict verdict() const { return m_verdict; }
    [[nodiscard]] const std::optional<RunFailure> &failure() const { return m_failure; }

    /// For whoever watches: the steps, their verdicts, and the one that comes next.
    [[nodiscard]] const Program &program() const { return m_program; }
    [[nodiscard]] const std::vector<StepResult> &results() const { return m_results; }
    [[nodiscard]] std::size_t nextStep() const { return m_next; }
    [[nodiscard]] const Board &board() const { return m_board; }
    [[nodiscard]] TimePoint now() const { return m_now; }
    [[nodiscard]] TimePoint begun() const { return m_begun; }
    [[nodiscard]] std::uint64_t eventCount() const { return m_eventCount; }
    /// What the conditions of a step would be asked of now.
    [[nodiscard]] BoardFacts factsFor(std::size_t step) const;

    /// No step begins while it is held. Whoever steps by hand sets it, and lets single steps through.
    void hold(bool isHeld) { m_isHeld = isHeld; }
    void letThrough(std::size_t steps) { m_allowance = steps; }
    /// A `break` holds it.
    void obeyBreaks(bool obeys) { m_obeysBreaks = obeys; }
    /// It is held before each step that stands in one of these lines of the scenario itself, unless it is let through.
    void stopBefore(std::set<std::uint32_t> lines) { m_stops = std::move(lines); }
    /// Keeps for each line what was seen there; it costs a little.
    void keepSeen(bool keeps) { m_keepsSeen = keeps; }
    [[nodiscard]] bool isHeld() const { return m_isHeld && m_allowance == 0; }
    /// Lets a run that is held go on with this step, whatever lies between, to its end: for a copy, which tries out
    /// another way.
    void goOnWith(std::size_t step);

private:
    enum class Phase : std::uint8_t { Connecting, Stepping };
    struct Waiting
    {
        std::size_t step = 0;
        TimePoint since;
        TimePoint until;
        /// Of an Act: the request whose outcome is waited for.
        Handle request = 0;
        bool isMet = false;
        Rises rises{};
    };
    struct Armed
    {
        std::size_t step = 0;
        bool isKnown = false;
        bool isDone = false;
        Rises rises{};
    };

    /// What is to be asked of the stage, and the step that asks for it.
    struct Wish
    {
        Deed deed;
        std::size_t step = 0;
    };
    /// What was asked of the server, and the last step that asked for it.
    struct Asked
    {
        ServerCommand command;
        std::size_t step = 0;
    };

    void execute(std::size_t step);
    void noteAsked(const Wish &wish);
    void noteRefusal(const Entry &event, const ServerCommand &command);
    void wait(std::size_t step, Duration window, Handle request);
    /// Makes a deed of an action; the request that it makes, or 0.
    Handle perform(const Action &action, std::size_t step);
    Handle performRequest(const Action &action, std::size_t step);
    /// The acquire that the action is about; a name that no line has made yet is about none.
    [[nodiscard]] const Booked *aboutOf(const Action &action, const Values &values) const;
    [[nodiscard]] std::optional<Token> tokenOf(const Action &action, std::size_t step);
    void performOnServer(const Action &action, std::size_t step);
    void performOnMachine(const Action &action, std::size_t step);
    void conclude();

    void look(const Entry *event);
    void look(Armed &armed, const Entry *event);
    void lookAtWaiting();
    void keepSeen(const Waiting &waiting);
    [[nodiscard]] bool isStop(std::size_t step) const;
    [[nodiscard]] bool areAllConnected() const;
    [[nodiscard]] query::Verdict
    judge(const Condition &condition, std::size_t step, const Entry *event, Rises *rises) const;
    [[nodiscard]] BoardFacts factsAt(std::size_t step, const Entry *event, Rises *rises) const;
    [[nodiscard]] std::vector<Sighting>
    seenOf(const Condition &condition, std::size_t step, const Entry *event = nullptr) const;
    void failAt(std::size_t step, std::string expected, RunReason reason);
    void end(RunVerdict verdict);
    void spend();

    [[nodiscard]] ClientId clientOf(const NameRef &ref, const Values &values) const;
    [[nodiscard]] const std::string &keyOf(const NameRef &ref, const Values &values) const;
    [[nodiscard]] std::pair<std::uint32_t, std::uint64_t> nameOf(const RequestRef &ref, const Values &values) const;
    [[nodiscard]] const Statement &statement(std::size_t step) const { return *m_program.steps.at(step).statement; }

    Program m_program;
    RunnerOptions m_options;
    SchemaShape m_shape;
    Board m_board;
    Bound m_bound;
    Phase m_phase = Phase::Connecting;
    RunVerdict m_verdict = RunVerdict::Running;
    std::optional<RunFailure> m_failure;
    std::vector<StepResult> m_results;
    std::vector<Armed> m_armed;
    std::optional<Waiting> m_waiting;
    std::size_t m_next = 0;
    std::deque<Wish> m_wishes;
    std::vector<Asked> m_asked;
    std::map<ClientId, std::uint64_t> m_requestCounts;
    bool m_isBegun = false;
    TimePoint m_begun;
    TimePoint m_now;
    std::uint64_t m_eventCount = 0;
    bool m_isHeld = false;
    bool m_obeysBreaks = false;
    bool m_keepsSeen = false;
    std::size_t m_allowance = 0;
    std::set<std::uint32_t> m_stops;
};

} // namespace lockscope::scenario
