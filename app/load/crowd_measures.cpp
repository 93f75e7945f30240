// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/load/crowd_measures.h"

#include <algorithm>

namespace lockscope::load {

namespace {

std::optional<ProcessUse> useOf(std::optional<std::int64_t> process)
{
    return process ? readProcessUse(*process) : std::nullopt;
}

/// Turns until `count` grants have come.
Result<void, LoadProblem> awaitGrants(std::uint64_t count, Crowd &crowd, LoadWatch &watch)
{
    auto lastAnswer = readNow();
    while (count > 0 && !watch.stopWanted) {
        const auto answers = crowd.turn(stopLookInterval);
        if (!answers)
            return failure(answers.error());
        if (!(*answers)->empty())
            lastAnswer = readNow();
        if (readNow() - lastAnswer > answerPatience)
            return failure(LoadProblem{LoadFailure::Silent, {}});
        for (const auto &answer : **answers) {
            if (answer.kind != AnswerKind::Granted)
                return failure(LoadProblem{LoadFailure::Refused, {}});
            --count;
        }
    }
    return {};
}

} // namespace

Result<IdleReport, LoadProblem> measureIdle(const IdlePlan &plan, Crowd &crowd, LoadWatch &watch)
{
    IdleReport report{.before = useOf(plan.serverProcess)};
    const auto begin = readNow();
    if (const auto opened = crowd.open(plan.connections); !opened)
        return failure(opened.error());
    const auto allThere = readNow();
    report.connections = crowd.readyCount();
    report.opening = allThere - begin;
    report.opened = useOf(plan.serverProcess);
    const auto end = allThere + plan.watch;
    for (auto now = allThere; now < end && !watch.stopWanted; now = readNow()) {
        if (const auto turned = crowd.turn(std::min(end - now, stopLookInterval)); !turned)
            return failure(turned.error());
    }
    report.watched = readNow() - allThere;
    report.idled = useOf(plan.serverProcess);
    const auto closingBegin = readNow();
    if (const auto closed = crowd.close(); !closed)
        return failure(closed.error());
    report.closing = readNow() - closingBegin;
    report.closed = useOf(plan.serverProcess);
    return report;
}

Result<WaiterReport, LoadProblem> measureWaiters(const WaiterPlan &plan, Crowd &crowd, LoadWatch &watch)
{
    const auto wanted = Key::parse("bench/wanted").value();
    if (const auto opened = crowd.open(plan.connections); !opened)
        return failure(opened.error());
    const auto first = crowd.writeTo(0);
    first.dialogue.acquire(Worker(0), wanted, first.out);
    if (const auto held = awaitGrants(1, crowd, watch); !held)
        return failure(held.error());

    WaiterReport report{.waiters = plan.waiters, .before = useOf(plan.serverProcess)};
    const auto begin = readNow();
    for (std::uint32_t i = 0; i < plan.waiters; ++i) {
        const auto writing = crowd.writeTo(i % plan.connections);
        writing.dialogue.acquire(Worker(1 + i), wanted, writing.out);
    }
    // Nobody answers a waiter; a grant that was asked for behind it tells that the server has read all before.
    for (std::uint32_t i = 0; i < plan.connections; ++i) {
        const auto writing = crowd.writeTo(i);
        const auto key = Key::parse("bench/behind/" + std::to_string(i)).value();
        writing.dialogue.acquire(Worker(1 + plan.waiters + i), key, writing.out);
    }
    if (const auto read = awaitGrants(plan.connections, crowd, watch); !read)
        return failure(read.error());
    report.queueing = readNow() - begin;
    report.queued = useOf(plan.serverProcess);
    return report;
}

} // namespace lockscope::load
