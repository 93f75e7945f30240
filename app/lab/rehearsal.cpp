// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/rehearsal.h"

#include <algorithm>
#include <utility>

namespace lockscope::lab {

namespace {

using namespace std::chrono_literals;

/// The longest chain that has to come to its end by itself: waiters without limit behind leases of ten seconds.
constexpr Duration settleStep = 5s;
constexpr int settleStepsMax = 80;
constexpr Duration stopTimeMax = 60s;

} // namespace

Rehearsal::Rehearsal(const LabShape &shape, const Listeners &listeners)
    : m_lab(shape)
    , m_judges(shape)
    , m_listeners(listeners)
{
}

void Rehearsal::start()
{
    m_lab.start();
    judge();
}

void Rehearsal::perform(const Step &step)
{
    runFor(step.after);
    if (!isClean())
        return;
    if (m_listeners.coverage != nullptr)
        m_listeners.coverage->note(step, m_lab);
    m_lab.perform(step);
    judge();
}

void Rehearsal::runFor(Duration span)
{
    const auto until = m_lab.now() + span;
    while (isClean() && m_lab.advance(until))
        judge();
}

bool Rehearsal::advance(TimePoint until)
{
    if (!isClean())
        return false;
    const bool isMore = m_lab.advance(until);
    judge();
    return isMore && isClean();
}

void Rehearsal::doTo(const std::function<void(VirtualLab &lab)> &deed)
{
    if (!isClean())
        return;
    deed(m_lab);
    judge();
}

void Rehearsal::judge()
{
    auto &recorder = m_lab.recorder();
    auto mark = recorder.marks().begin();
    for (const auto &entry : recorder.entries()) {
        for (; mark != recorder.marks().end() && entry.number > mark->after; ++mark)
            m_judges.apply(*mark);
        m_judges.apply(entry);
        if (m_listeners.coverage != nullptr)
            m_listeners.coverage->note(entry);
        if (m_listeners.recording != nullptr)
            m_listeners.recording->push_back(entry);
    }
    m_eventCount += recorder.entries().size();
    recorder.entries().clear();
    recorder.marks().erase(recorder.marks().begin(), mark);
    const auto &judged = m_judges.findings();
    m_findings.insert(m_findings.end(), judged.begin(), judged.end());
    m_findings.insert(m_findings.end(), recorder.findings().begin(), recorder.findings().end());
}

void Rehearsal::find(LabBreach breach, std::string detail)
{
    m_findings.push_back({breach, m_lab.recorder().last(), std::move(detail)});
}

void Rehearsal::conclude()
{
    for (int step = 0; step < settleStepsMax && isClean(); ++step) {
        m_lab.heal();
        judge();
        if (step > 0 && isSettled())
            break;
        runFor(settleStep);
    }
    if (isClean())
        blameUnsettled();
    if (isClean())
        stopAll();
    if (!isClean())
        return;
    judgeOrder();
}

void Rehearsal::judgeOrder()
{
    m_judges.conclude();
    judge();
}

bool Rehearsal::isSettled() const
{
    const auto *const brain = m_lab.server().brain();
    if (brain == nullptr || !m_lab.server().accepts())
        return false;
    const auto &shape = m_lab.shape();
    for (std::uint32_t client = 0; client < shape.clients; ++client) {
        // Who does not know every node may never find the one that leads.
        const bool knowsAll = endpointsOf(shape, client).size() == shape.nodes;
        if (knowsAll && !m_lab.clients()[client].pending().empty())
            return false;
    }
    const auto snapshot = brain->snapshot();
    const bool anyLane = std::any_of(snapshot.keys.begin(), snapshot.keys.end(), [](const KeySnapshot &key) {
        return key.lane != LaneState::Empty;
    });
    return brain->state().fates().open().empty() && !anyLane && m_lab.server().unansweredCount() == 0;
}

void Rehearsal::blameUnsettled()
{
    if (isSettled())
        return;
    const auto &shape = m_lab.shape();
    for (std::uint32_t client = 0; client < shape.clients; ++client) {
        const bool knowsAll = endpointsOf(shape, client).size() == shape.nodes;
        if (knowsAll && !m_lab.clients()[client].pending().empty())
            return find(LabBreach::RequestLeft, m_lab.clients()[client].name());
    }
    const auto *const brain = m_lab.server().brain();
    if (brain == nullptr)
        return find(LabBreach::StopHangs, "start");
    if (!brain->state().fates().open().empty())
        return find(LabBreach::FateLeft, {});
    if (m_lab.server().unansweredCount() > 0)
        return find(LabBreach::CommandUnanswered, {});
    find(LabBreach::LaneLeft, {});
}

void Rehearsal::stopAll()
{
    m_lab.stopClients();
    judge();
    runFor(1s);
    Step stop;
    stop.kind = StepKind::StopServer;
    stop.length = 1ms;
    m_lab.perform(stop);
    judge();
    const auto deadline = m_lab.now() + stopTimeMax;
    while (isClean() && m_lab.server().brain() != nullptr && m_lab.advance(deadline))
        judge();
    if (!isClean())
        return;
    const auto &stopped = m_lab.server().lastStop();
    if (!stopped)
        return find(LabBreach::StopHangs, "stop");
    // The next start finds what this one knew.
    runFor(1s);
}

} // namespace lockscope::lab
